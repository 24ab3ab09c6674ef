/** Explanations and advice: what they speak of stays visible, and is marked where it lies. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, startGame, visit } from '../browser';
import { myTurn, toFirstTurn } from '../turns';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** The things of this kind that the bubble lies over. */
const covered = (page: Page, things: string) =>
  page.evaluate((things) => {
    const hint = document.querySelector('#hint')?.getBoundingClientRect();
    if (!hint) throw new Error('there is no bubble');
    return [...document.querySelectorAll<HTMLElement>(things)]
      .filter((thing) => {
        const box = thing.getBoundingClientRect();
        return box.left < hint.right && hint.left < box.right && box.top < hint.bottom && hint.top < box.bottom;
      })
      .map((thing) => thing.dataset['target']);
  }, things);

test('an explanation covers no level of the mine, nor the place it tells about', async () => {
  const { page, complaints } = await visit(browser);
  await startGame(page, 'zwergar', 1);
  await myTurn(page);
  const places = await page
    .locator('.shaft .place.target, .kingdom .place')
    .evaluateAll((all) => all.map((place) => (place as HTMLElement).dataset['target'] ?? ''));
  expect(places.length).toBe(10);
  for (const place of places) {
    await page.locator(`[data-target="${place}"]`).hover();
    await page.waitForFunction(
      (name) => document.querySelector('#hint') && document.querySelector(`[data-target="${name}"]`)?.matches(':hover'),
      place,
    );
    await page.waitForLoadState('networkidle');
    expect([place, await covered(page, `.shaft .place.target, [data-target="${place}"]`)]).toEqual([place, []]);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('an explanation goes when its thing is taken away under the pointer', async () => {
  const { page, complaints } = await visit(browser);
  await startGame(page, 'glueckauf', 1);
  await myTurn(page);
  const card = page.locator('.tray .card.glow').first();
  const name = await card.getAttribute('data-target');
  await card.hover();
  const told = (await page.locator('#hint p').first().textContent()) ?? '';
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await page.locator(`[data-target="${name}"]`).waitFor({ state: 'detached' });
  await expect.poll(() => page.locator('#hint', { hasText: told }).count()).toBe(0); // another card may lie there now
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(['glueckauf', 'zwergar'])('advice on %s is marked on the board', async (game) => {
  const { page, complaints } = await visit(browser);
  await startGame(page, game, 1);
  await (game === 'glueckauf' ? toFirstTurn(page) : myTurn(page));
  expect(await page.locator('[data-steps]').count()).toBe(0);
  await page.getByRole('button', { name: 'Advice' }).click();
  await page.locator('.plan ol li').first().waitFor();
  const first = page.locator('.board .target[data-steps="1"]');
  expect(await first.count()).toBe(game === 'glueckauf' ? 2 : 1); // the field or place, and here the worker
  expect(await first.first().evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"1"');
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('[data-steps]').count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('advice is waited for in sight; what is closed meanwhile stays closed', async () => {
  const { page, complaints } = await visit(browser);
  await startGame(page, 'zwergar', 1);
  await myTurn(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/hint', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Advice' }).click();
  await page.locator('.plan', { hasText: 'Calculating' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  expect(await page.locator('.plan').count()).toBe(0);
  const answered = page.waitForResponse('**/hint');
  answer();
  await (await answered).finished();
  await page.waitForLoadState('networkidle');
  expect(await page.locator('.plan, [data-steps]').count()).toBe(0);
  await page.getByRole('button', { name: 'Advice' }).click();
  await page.locator('.plan ol li').first().waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});
