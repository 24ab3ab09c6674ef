/** After a server update the page reloads itself, but not in anybody's hands: when nothing is being done, or with the next page. */

const SCRIPT = /\/assets\/index-[\w-]+\.js/;
let outdated = false;

export const isOutdated = (): boolean => outdated;

/** Does the server have other pages than these? Worth asking whenever it was away. */
export async function lookForUpdate(): Promise<void> {
  const mine = SCRIPT.exec(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '')?.[0];
  if (!mine) return;
  const page = await fetch('/', { cache: 'no-store' })
    .then((answer) => (answer.ok ? answer.text() : ''))
    .catch(() => '');
  const theirs = SCRIPT.exec(page)?.[0];
  outdated = theirs !== undefined && theirs !== mine;
}

/** Nothing is lost by it: the table is on the server. */
export function reloadIfQuiet(): void {
  if (outdated && quiet()) location.reload();
}

/** Nobody is writing, choosing or reading a sheet. */
function quiet(): boolean {
  const writing = [...document.querySelectorAll<HTMLInputElement>('input[type=text], input:not([type]), textarea')].some(
    (field) => field === document.activeElement || (field.defaultValue === '' && field.value !== '' && !field.readOnly),
  );
  return document.hidden || (!writing && !document.querySelector('dialog[open]'));
}
