/** Work that nobody waits for: it is done once what has just changed is to be seen. */
export const afterPaint = (deed: () => void): void => void requestAnimationFrame(() => setTimeout(deed));
