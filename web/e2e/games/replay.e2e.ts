/** Records opened, looked at and played on: by file dialog, by dropping, by a link to a step. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accessible, byPointer, fits, launch, PHONE, picture, visit } from '../browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const fileOf = (game: string) => join(import.meta.dirname, '..', '..', 'src', 'games', game, 'tutorial.json');
const recordOf = (game: string) => JSON.parse(readFileSync(fileOf(game), 'utf8')) as { actions: string[] } & Record<string, unknown>;
const at = (page: Page, ply: number) => page.waitForSelector(`.playing[data-at*="/${ply}/"]`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const dialog = page.waitForEvent('filechooser');
  await press(page, 'Open a record');
  await (await dialog).setFiles(file);
}

async function drop(page: Page, name: string, text: string): Promise<void> {
  const files = await page.evaluateHandle(
    ([name, text]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], name, { type: 'application/json' }));
      return transfer;
    },
    [name, text] as const,
  );
  await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
  await page.getByText('Let go to open the record').waitFor();
  await page.dispatchEvent('main', 'drop', { dataTransfer: files });
}

describe.each([
  ['glueckauf', 'Shift 1', 'Shift 2'],
  ['zwergar', 'Round 1 of', 'Round 2 of'],
])('a record of %s', (game, stage, next) => {
  test('is opened from a file, stepped through, shared, saved and played on', async () => {
    const { page, complaints } = await visit(browser, { path: '/replay' });
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await choose(page, fileOf(game));
    await at(page, 0);
    await press(page, 'One step on');
    await at(page, 1);
    await page.waitForURL(/ply=1$/);
    await page.keyboard.press('ArrowRight');
    await at(page, 2);
    await press(page, 'One step back');
    await at(page, 1);
    await press(page, 'Play');
    await page.waitForFunction(() => Number(document.querySelector('.playing')?.getAttribute('data-at')?.split('/')[1]) > 3);
    await press(page, 'Pause');
    await page.locator('.log li button').nth(6).click();
    await at(page, 7);
    await page.getByText(stage).first().waitFor();
    await press(page, 'On to the next stage');
    await page.getByText(next).first().waitFor();
    await press(page, 'Back to the previous stage');
    await page.getByText(stage).first().waitFor();
    await fits(page);
    await accessible(page);
    await picture(page, `replay-${game}`);

    await page.locator('.log li button').nth(29).click();
    await at(page, 30);
    await page.getByLabel('Seen by').selectOption({ index: 1 });
    await at(page, 30);
    await press(page, 'Copy link to this step');
    await page.getByText('Copied').waitFor({ state: 'attached' });
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/\/game\/[^?]+\?ply=30$/);

    const saving = page.waitForEvent('download');
    await press(page, 'Save record');
    const saved = JSON.parse(readFileSync(await (await saving).path(), 'utf8')) as { actions: string[] };
    expect(saved.actions).toEqual(recordOf(game).actions);

    const friend = await visit(browser, {
      path: new URL(link).pathname + new URL(link).search,
      viewport: PHONE,
      settings: { theme: 'dark' },
    });
    await at(friend.page, 30);
    await fits(friend.page);
    await accessible(friend.page);
    await friend.page.context().close();

    await press(page, 'Play on from here');
    await page.locator('main select').first().selectOption('random');
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await page.waitForSelector('.playing[data-my="true"]', { timeout: 60_000 });
    await byPointer(page, () => 0.5);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is opened by dropping it on the first page, and its scores are shown', async () => {
    const { page, complaints } = await visit(browser);
    await page.locator('button[type=submit]').waitFor();
    await drop(page, 'game.json', readFileSync(fileOf(game), 'utf8'));
    await at(page, 0);
    await page.locator('.log li button').last().click();
    await press(page, 'Scores');
    await page.locator('dialog[open] table').waitFor();
    await accessible(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is scored to the last row at the pace of a new visitor', async () => {
    const { page, complaints } = await visit(browser, { settings: { pace: 'normal' } });
    await page.locator('button[type=submit]').waitFor();
    await drop(page, 'game.json', readFileSync(fileOf(game), 'utf8'));
    await at(page, 0);
    await page.locator('.log li button').last().click();
    await press(page, 'Scores');
    await page.locator('dialog h2', { hasText: /wins?$|share the win/ }).waitFor();
    expect(await page.locator('dialog tbody tr.waiting').count()).toBe(0);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test.each([
  ['not JSON', 'holiday.json', 'no record at all', '“holiday.json” is not a game record'],
  ['no record', 'list.json', '[1, 2]', ''],
  ['another format', 'other.json', '{"format": "chess/1"}', 'format'],
  [
    'an illegal action',
    'wrong.json',
    JSON.stringify({ ...recordOf('glueckauf'), actions: ['draft 9', 'draft 9'], result: undefined }),
    'draft 9',
  ],
])('a bad file (%s) gets a clear sentence', async (_, name, text, words) => {
  const { page } = await visit(browser, { path: '/replay' });
  await choose(page, { name, mimeType: 'application/json', buffer: Buffer.from(text) });
  const said = await page.getByRole('alert').textContent();
  expect(said).toContain(words);
  expect(said?.trim().split(' ').length).toBeGreaterThan(3);
  await accessible(page);
  await choose(page, fileOf('glueckauf'));
  await at(page, 0);
  expect(await page.getByRole('alert').count()).toBe(0);
  await page.context().close();
});

test('a pause holds, and a jump counts, though a step is still being fetched', async () => {
  const { page, complaints } = await visit(browser, { path: '/replay' });
  await choose(page, fileOf('glueckauf'));
  await at(page, 0);
  await page.locator('.log li button').nth(4).click();
  await at(page, 5);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/replay*ply=6*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/replay*ply=6*');
  await press(page, 'Play');
  await asked;
  await press(page, 'Pause');
  await page.locator('.log li button').nth(1).click();
  await at(page, 2);
  const answered = page.waitForResponse('**/replay*ply=6*');
  answer();
  await (await answered).finished();
  await page.waitForTimeout(600); // two steps' time
  await at(page, 2);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  await press(page, 'One step on');
  await at(page, 3);
  expect(complaints).toEqual([]);
  await page.context().close();
});
