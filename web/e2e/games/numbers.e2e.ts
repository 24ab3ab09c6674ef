/** The numbers of an owner's box: a file is chosen, checked, remembered, played with and taken away again; a wrong one is explained. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, launch, PHONE, picture, startGame, visit } from '../browser';
import { myTurn } from '../turns';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const options = async (page: Page): Promise<void> => {
  await page.locator('label:has(input[name=game][value=zwergar])').click();
  await page.locator('summary').click();
};
const choose = (page: Page, name: string, text: string) =>
  page.locator('.numbers input').setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('corrected numbers are chosen, remembered, played with and removed', async () => {
  const { page, complaints } = await visit(browser);
  await options(page);
  await choose(page, 'my-box.json', '{"turn": {"actions": 2}, "furnaces": {}}');
  await page.locator('.numbers', { hasText: 'my-box.json 1 number corrected' }).waitFor();
  await accessible(page);
  await page.reload();
  await page.locator('summary', { hasText: 'my-box.json' }).waitFor();
  await startGame(page, 'zwergar', 1);
  await myTurn(page);
  await page.locator('.asked', { hasText: '2 actions left' }).waitFor();

  await page.goto(new URL('/', page.url()).href);
  await options(page);
  await page.getByRole('button', { name: 'Play without my-box.json' }).click();
  await expect.poll(() => page.locator('summary').textContent()).not.toContain('my-box.json');
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('all numbers can be saved, corrected and chosen again', async () => {
  const { page, complaints } = await visit(browser);
  await options(page);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save all numbers' }).click()]);
  expect(saved.suggestedFilename()).toBe('zwergar.json');
  await page.locator('.numbers input').setInputFiles(await saved.path());
  await page.locator('.numbers', { hasText: 'nothing in it differs from the rules' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['en', 'turn.actions is a whole number from', 'line 2, column 12: this is not JSON'],
  ['de', 'turn.actions', 'Zeile 2, Spalte 12: Das ist kein JSON'],
  ['nl', 'turn.actions', 'regel 2, kolom 12: dit is geen JSON'],
])('a wrong file is refused with its place in %s', async (language, wrong, broken) => {
  const { page } = await visit(browser, { language, viewport: PHONE });
  await options(page);
  const alert = page.locator('.numbers [role=alert]');
  await choose(page, 'wrong.json', '{"turn": {"actions": "many"}}');
  await expect.poll(() => alert.textContent()).toContain(`wrong.json: ${wrong}`);
  await accessible(page);
  await picture(page, `numbers-${language}`);
  await choose(page, 'broken.json', '{"turn":\n{"actions":}}');
  await expect.poll(() => alert.textContent()).toContain(`broken.json: ${broken}`);
  expect(await page.locator('summary').textContent()).not.toContain('.json');
  await choose(page, 'broken.toml', '[turn');
  await expect.poll(() => alert.textContent()).toContain('TOML');
  await choose(page, 'right.toml', '[turn]\nactions = 2');
  await page.locator('.numbers .own', { hasText: 'right.toml' }).waitFor();
  await choose(page, 'right.json', '{"turn": {"actions": 2}}');
  await page.locator('.numbers .own', { hasText: 'right.json' }).waitFor();
  expect(await alert.textContent()).toBe('');
  await choose(page, 'wrong.json', '{"turn": {"actions": "many"}}');
  await expect.poll(() => alert.textContent()).toContain('wrong.json');
  expect(await page.locator('.numbers .own').textContent()).toContain('right.json'); // what was chosen before is kept
  await page.context().close();
});
