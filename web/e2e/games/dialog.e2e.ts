/** Sheets over the page: as modal as the browser's own, without styling a whole board anew. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, inject } from 'vitest';
import { DESKTOP, launch, PHONE, startGame, visit } from '../browser';
import { myTurn } from '../turns';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const menu = (page: Page) => page.getByRole('button', { name: 'Table', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Table' });
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() || document.activeElement?.getAttribute('aria-label'));

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('a sheet keeps the focus, hears the keys and gives both back, at %s', async (_, viewport) => {
  const { page, complaints } = await visit(browser, { viewport });
  await startGame(page, 'zwergar', 1);
  await myTurn(page);
  await menu(page).focus();
  await page.keyboard.press('Enter');
  await sheet(page).waitFor();
  expect(await sheet(page).getAttribute('aria-modal')).toBe('true');

  const stops: unknown[] = [];
  do {
    await page.keyboard.press('Tab');
    stops.push(await focused(page));
    expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  } while (stops.length < 2 || (stops.at(-1) !== stops[0] && stops.length < 30));
  expect(stops.length).toBeGreaterThan(4); // round and back at the first
  expect(stops.at(-1)).toBe('Close');
  await page.keyboard.press('Shift+Tab');
  expect(await focused(page)).toBe('New game');

  const at = await page.getAttribute('.playing', 'data-at');
  for (const key of ['a', 'u']) await page.keyboard.press(key);
  await page
    .locator('.bar .btn')
    .first()
    .evaluate((button: HTMLElement) => button.focus());
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG');
  expect([await page.locator('.choices').count(), await page.getAttribute('.playing', 'data-at')]).toEqual([0, at]);

  await page.keyboard.press('Escape');
  await sheet(page).waitFor({ state: 'detached' });
  expect(await focused(page)).toBe('Table');

  await menu(page).click();
  await sheet(page).waitFor();
  await page.mouse.click(viewport.width / 2, 10); // on the header behind it
  await sheet(page).waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** How many elements the browser styles while something is done: a count, the same on every machine. */
async function styled(page: Page, deed: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await deed();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; args?: { elementCount?: number } }[];
  };
  return traceEvents.filter(({ name }) => name === 'UpdateLayoutTree').reduce((sum, { args }) => sum + (args?.elementCount ?? 0), 0);
}

test.each(inject('games'))('opening and closing a sheet over %s styles little else', async (game) => {
  const { page } = await visit(browser);
  await startGame(page, game, 3);
  await myTurn(page);
  await page.mouse.move(0, 0);
  const all = await page.evaluate(() => document.querySelectorAll('.playing *').length);
  expect(all).toBeGreaterThan(800);
  const opened = await styled(page, () => menu(page).press('Enter'));
  expect(opened).toBeGreaterThan(10);
  expect(opened).toBeLessThan(all / 4);
  expect(await styled(page, () => page.keyboard.press('Escape'))).toBeLessThan(all / 4);
  await page.context().close();
});
