/** Work that nobody waits for: it is done once what has just changed is to be seen. */
const UNSEEN = 100; // milliseconds: a page that nobody sees paints nothing

export function afterPaint(deed: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) deed();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, UNSEEN);
}
