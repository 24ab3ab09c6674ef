/** Whole games through the page against bots: by mouse, by keyboard, at phone size. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, inject } from 'vitest';
import { accessible, byKeyboard, byPointer, fits, launch, PHONE, picture, playToEnd, startGame, visit } from './browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

describe.each(inject('games'))('%s', (game) => {
  test('is played by mouse on one screen, four at the table', async () => {
    const { page, complaints } = await visit(browser);
    await startGame(page, game, 3);
    await fits(page);
    await accessible(page);
    await picture(page, `${game}-desktop`);
    expect(await playToEnd(page, byPointer, 7)).toBeGreaterThan(20);
    await accessible(page);
    await picture(page, `${game}-scores`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is played by keyboard alone', async () => {
    const { page, complaints } = await visit(browser, { settings: { theme: 'dark' } });
    await startGame(page, game, 1);
    await accessible(page);
    await playToEnd(page, byKeyboard, 11);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('is played on a phone, four at the table', async () => {
    const { page, complaints } = await visit(browser, { viewport: PHONE });
    await startGame(page, game, 3);
    await fits(page);
    await accessible(page);
    await picture(page, `${game}-phone`);
    await playToEnd(page, byPointer, 13);
    await fits(page);
    await picture(page, `${game}-phone-scores`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
