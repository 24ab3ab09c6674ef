/** Addresses of the pages. The server answers every one of them with the same index.html. */
import { isOutdated } from './update';

export type Page =
  | { name: 'start' }
  | { name: 'lobby' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string | null; ply: number | null }
  | { name: 'help'; topic: string }
  | { name: 'tutorial'; game: string }
  | { name: 'settings' };

export function pageOf(url: URL): Page {
  const [head = '', tail = ''] = url.pathname.split('/').filter(Boolean);
  const ply = url.searchParams.get('ply');
  switch (head) {
    case 'lobby':
      return { name: 'lobby' };
    case 'table':
      return { name: 'table', id: tail };
    case 'game':
      return { name: 'replay', id: tail, ply: ply === null ? null : Number(ply) };
    case 'replay':
      return { name: 'replay', id: null, ply: null };
    case 'help': // as it was called before
    case 'rules':
      return { name: 'help', topic: tail };
    case 'tutorial':
      return { name: 'tutorial', game: tail };
    case 'settings':
      return { name: 'settings' };
    default:
      return { name: 'start' };
  }
}

const state = $state({ page: pageOf(new URL(location.href)) });

export const route = {
  get page(): Page {
    return state.page;
  },
};

export function go(path: string): void {
  if (isOutdated()) return location.assign(path);
  history.pushState(null, '', path);
  state.page = pageOf(new URL(location.href));
  scrollTo(0, 0);
}

/** Change the address without a new step in the history. */
export function replace(path: string): void {
  history.replaceState(null, '', path);
  state.page = pageOf(new URL(location.href));
}

addEventListener('popstate', () => {
  state.page = pageOf(new URL(location.href));
});

/** For `<a href onclick={follow}>`: stays in the page for plain clicks. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
