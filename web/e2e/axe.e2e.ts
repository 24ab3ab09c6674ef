/** Every screen of a game without a violation, light and dark, at desktop and phone size: waiting room, board, lists, planner, menu, scores, trouble. */
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, inject } from 'vitest';
import { accessible, DESKTOP, launch, PHONE, startGame, visit } from './browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const ways = inject('games').flatMap((game) => [
  { game, theme: 'light', viewport: DESKTOP, size: 'desktop' },
  { game, theme: 'dark', viewport: DESKTOP, size: 'desktop' },
  { game, theme: 'light', viewport: PHONE, size: 'phone' },
  { game, theme: 'dark', viewport: PHONE, size: 'phone' },
]);

test.each(ways)('$game, $theme, $size', async ({ game, theme, viewport }) => {
  const { page, complaints } = await visit(browser, { settings: { theme }, viewport });
  await page.locator('button[type=submit]').waitFor();
  await accessible(page);
  await page.locator(`label:has(input[name=game][value=${game}])`).click();
  await page.getByRole('button', { name: 'Table for friends' }).click();
  await page.locator('#link').waitFor();
  await accessible(page);

  await page.goto(new URL('/', page.url()).href);
  await startGame(page, game, 3);
  await page.waitForSelector('.playing[data-my="true"]', { timeout: 60_000 });
  await accessible(page);
  for (const tab of await page.locator('.tabs button').filter({ visible: true }).all()) {
    await tab.click();
    await accessible(page);
  }
  await page.keyboard.press('a');
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Advice' }).click();
  await page.waitForLoadState('networkidle');
  await accessible(page);
  await page.keyboard.press('Escape');
  await page.reload();
  await page.getByRole('button', { name: 'Table', exact: true }).click();
  await page.locator('dialog[open]').waitFor();
  await accessible(page);

  await page.goto(new URL('/replay', page.url()).href);
  await page.locator('input[type=file]').setInputFiles(join(import.meta.dirname, '..', 'src', 'games', game, 'tutorial.json'));
  await page.locator('.playing').waitFor();
  await page.locator('input[type=range]').press('End');
  await page.getByRole('button', { name: 'Scores' }).click();
  await page.locator('dialog[open] table').waitFor();
  await accessible(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});
