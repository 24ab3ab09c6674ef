/** Whole games in text mode by keyboard alone: headings, lists, tables, what others did told aloud, the focus never lost. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, inject } from 'vitest';
import { accessible, fits, launch, PHONE, picture, playToEnd, startGame, visit, type Way } from '../browser';
import { toMining } from '../turns';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** From the heading of the actions, where the focus comes back to by itself, Tab to one of them, Enter. */
const byText: Way = async (page, chance) => {
  await page.waitForFunction(() => document.activeElement?.id === 'actions');
  const actions = await page.locator('[data-text-words]').count();
  const steps = actions === 0 ? 1 : 1 + Math.floor(chance() * Math.min(8, actions));
  for (let step = 0; step < steps; step++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
};

/** What was ever said in the live regions. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    const note = () =>
      document.querySelectorAll('p.visually-hidden[aria-live]').forEach((region) => region.textContent && heard.push(region.textContent));
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
}

test.each([
  ['glueckauf', 'Shift clock'],
  ['zwergar', 'Kingdom'],
])('a whole game of %s is played in text mode by keyboard alone', async (game, heading) => {
  const { page, complaints } = await visit(browser, { settings: { text: true } });
  await startGame(page, game, 1);
  await page.reload();
  await page.getByRole('heading', { name: heading }).waitFor();
  const heard = await listen(page);
  await accessible(page);
  await fits(page);
  await picture(page, `text-${game}`);
  expect(await page.locator('.text table th[scope=row]').count()).toBeGreaterThan(3);
  expect(await page.locator('.text h2').count()).toBeGreaterThan(4);
  await page.waitForSelector('.playing[data-my="true"]', { timeout: 60_000 });
  await page.keyboard.press('Tab'); // the first thing on the page leads to the actions
  await page.keyboard.press('Enter');
  await playToEnd(page, byText, 5);
  expect((await heard()).some((words) => words.startsWith('Random: '))).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(inject('games'))('the text of %s is accessible in the dark on a phone, and focus shows', async (game) => {
  const { page, complaints } = await visit(browser, { settings: { text: true, theme: 'dark' }, viewport: PHONE });
  await startGame(page, game, 3);
  await page.waitForSelector('.playing[data-my="true"]', { timeout: 60_000 });
  await accessible(page);
  await fits(page);
  await page.locator('[data-text-words]').first().focus();
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle);
  expect(outline).toBe('solid');
  await picture(page, `text-${game}-phone`);
  // Whatever is to be decided, it is told in text: also in the mine, which is a page of its own otherwise.
  for (const tab of await page.locator('.tabs button').all()) {
    await tab.click();
    expect(await page.locator('.own').isVisible()).toBe(false);
  }
  await page.locator('.tabs button').first().click();
  if (game === 'glueckauf') await toMining(page);
  expect(await page.locator('.playing > .text').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(inject('games'))('the boards of %s stay while text is read, out of reach, and are true when they are back', async (game) => {
  const { page, complaints } = await visit(browser, { settings: { pace: 'normal' } });
  await startGame(page, game, 1);
  await page.waitForSelector('.playing[data-my="true"]', { timeout: 60_000 });
  const boards = await page.$$('.playing > .board, .playing > .own');
  expect(boards.length).toBe(2);
  const toggle = page.getByRole('button', { name: 'Text mode' });
  await toggle.click();
  await page.locator('.playing > .text').waitFor();
  const things = page.locator('.playing > .board [data-target]');
  expect(await things.count()).toBeGreaterThan(10);
  expect(await things.filter({ visible: true }).count()).toBe(0);
  expect(await page.getByRole('region', { name: 'Board' }).count()).toBe(0);
  const reached = await things.first().evaluate((thing: HTMLElement) => (thing.focus(), document.activeElement === thing));
  expect(reached).toBe(false);
  await accessible(page);
  const before = await page.getAttribute('.playing', 'data-at');
  await page.locator('[data-text-words]').first().click();
  await page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before);
  expect(await page.locator('.flying').count()).toBe(0); // nothing flies over the text
  await page.waitForSelector('.playing[data-my="true"]', { timeout: 60_000 });
  await toggle.click();
  expect(await Promise.all(boards.map((board) => board.isVisible()))).toEqual([true, true]);
  const drawn = () => page.locator('.playing > .board').innerHTML();
  const kept = await drawn();
  await page.reload();
  await page.waitForSelector('.playing[data-my="true"]', { timeout: 60_000 });
  await expect.poll(drawn).toEqual(kept);
  expect(complaints).toEqual([]);
  await page.context().close();
});
