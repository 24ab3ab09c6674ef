/** The size of the scripts. Times depend on the machine and the hour: `make bench-web` measures them. */
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, inject } from 'vitest';
import { launch, startGame, visit } from './browser';

const SCRIPTS = 150_000; // bytes, compressed, up to the first game screen

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const compressed = async (address: string): Promise<number> => gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length;

test.each(inject('games'))('the scripts up to the first screen of %s are small', async (game) => {
  const { page } = await visit(browser, { language: 'de' }); // English comes along as what to fall back on
  await page.locator('button[type=submit]').waitFor();
  await startGame(page, game, 3);
  const scripts = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );
  const sizes = await Promise.all(scripts.map(compressed));
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(SCRIPTS);
  await page.context().close();
});
