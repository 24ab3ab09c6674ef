/** After a server update the page reloads itself. Nothing is lost by it: the table is on the server. */

const SCRIPT = /\/assets\/index-[\w-]+\.js/;

export async function reloadIfOutdated(): Promise<void> {
  const mine = SCRIPT.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[0];
  if (!mine) return;
  const page = await fetch('/', { cache: 'no-store' }).then((answer) => (answer.ok ? answer.text() : '')).catch(() => '');
  const theirs = SCRIPT.exec(page)?.[0];
  if (theirs && theirs !== mine) location.reload();
}
