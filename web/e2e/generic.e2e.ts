/** A game from another package, which the client has no folder for: opened at a table and played to the end as text. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, byKeyboard, byPointer, DESKTOP, fits, launch, PHONE, picture, playToEnd, startGame, visit } from './browser';
import { freePort, newFolder, serve, type Served } from './server';

const PACKAGE = join(import.meta.dirname, '..', '..', 'tests', 'toy', 'package');
const folder = newFolder();
let browser: Browser;
let server: Served;

beforeAll(async () => {
  browser = await launch();
  server = await serve(folder, await freePort(), PACKAGE);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

test.each([
  ['by keyboard on desktop', DESKTOP, byKeyboard],
  ['by finger on a phone', PHONE, byPointer],
] as const)('it is played %s', async (where, viewport, way) => {
  const { page, complaints } = await visit(browser, { address: server.address, viewport });
  await page.getByText('Dig as long as you dare.').waitFor();
  await accessible(page);
  await picture(page, `generic-start-${viewport.width}`);
  await startGame(page, 'nuggets', 2);
  await page.waitForSelector('.playing[data-my="true"]');
  await page.getByRole('heading', { name: 'Dig on, or stop?' }).waitFor();
  await page.getByRole('heading', { name: 'Nuggets' }).waitFor();
  await page.locator('[data-text-words="dig left"]', { hasText: 'Dig in the left shaft' }).waitFor();
  expect(await page.getByRole('button', { name: 'Advice' }).count()).toBe(0);
  await page.locator('.text h2', { hasText: 'Anna' }).waitFor();
  await fits(page);
  await accessible(page);
  await picture(page, `generic-${viewport.width}`);
  expect([where, (await playToEnd(page, way, 3)) > 3]).toEqual([where, true]);
  await page.locator('dialog tbody th', { hasText: 'Nuggets' }).waitFor();
  await accessible(page);
  await picture(page, `generic-scores-${viewport.width}`);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('it speaks the reader’s language', async () => {
  const { page, complaints } = await visit(browser, { address: server.address, language: 'de' });
  await page.getByText('Grabe, solange du dich traust.').waitFor();
  await startGame(page, 'nuggets', 1);
  await page.waitForSelector('.playing[data-my="true"]');
  await page.getByRole('heading', { name: 'Weitergraben oder aufhören?' }).waitFor();
  await page.locator('[data-text-words]', { hasText: 'Im linken Schacht graben' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
