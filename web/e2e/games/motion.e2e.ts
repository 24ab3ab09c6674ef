/** Motion shows what happened, at the pace that was chosen, and not at all for those who want none. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launch, startGame, visit } from '../browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

interface Moved {
  what: string;
  time: number;
}

/** From here on everything that is set in motion is noted. */
async function watched(page: Page): Promise<() => Promise<Moved[]>> {
  await page.evaluate(() => {
    const moved: Moved[] = [];
    Object.assign(window, { moved });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      moved.push({
        what: this.getAttribute('class') ?? '',
        time: typeof options === 'object' ? Number(options.duration) : Number(options),
      });
      return animate.call(this, frames, options);
    };
    addEventListener('animationstart', (event) => moved.push({ what: event.animationName, time: event.elapsedTime }), true);
    addEventListener(
      'transitionrun',
      (event) => moved.push({ what: `${(event.target as Element).getAttribute('class')} ${event.propertyName}`, time: event.elapsedTime }),
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { moved: Moved[] }).moved);
}

const myTurn = (page: Page) => page.waitForSelector('.playing[data-my="true"]', { timeout: 30_000 });

async function doing(page: Page, wanted: (words: string) => boolean): Promise<string> {
  await myTurn(page);
  const before = await page.getAttribute('.playing', 'data-at');
  const confirm = page.locator('[data-step=confirm]');
  let words = 'confirm';
  if (await confirm.count()) await confirm.click();
  else {
    if (!(await page.locator('.buttons [data-words]').count())) await page.locator('.buttons > [aria-expanded]').first().click();
    const all = await page
      .locator('.bar [data-words]')
      .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['words'] ?? ''));
    words = all.find(wanted) ?? all[Math.floor(all.length / 2)] ?? '';
    await page.locator(`.bar [data-words="${words}"]`).first().click();
  }
  await page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before);
  return words;
}

/** A haul with the planner's own plan, step by step, so that cubes are loaded and filled in. */
async function haul(page: Page): Promise<void> {
  for (let acts = 0; acts < 20; acts++)
    if ((await doing(page, (words) => words === 'place mine-10' || words === 'place mine-8')).startsWith('place mine')) break;
  await myTurn(page);
  await page.getByRole('button', { name: 'Planner' }).click();
  await page.locator('.goal:enabled', { hasText: 'Most points' }).click();
  const plan = await page.evaluate(() => document.querySelectorAll('.plan ol li').length);
  expect(plan).toBeGreaterThan(3);
  for (let step = 0; step < plan; step++) {
    const next = page.locator('.own [data-target]:has([data-mark="1"])');
    expect(await next.count()).toBeLessThan(2);
    await page.locator('.plan ol li').first().waitFor();
    const text = (await page.locator('.plan ol li').first().textContent()) ?? '';
    await doing(page, (words) => saysSo(words, text));
  }
}

const LEVELS: Record<string, string> = { 'the surface': '0', 'level 1': '1', 'level 2': '2', 'level 3': '3', 'level 4': '4' };
const COLOURS: Record<string, string> = { yellow: 'y', brown: 'b', grey: 'g', black: 'k' };

/** Whether action words are the sentence of the plan. */
function saysSo(words: string, text: string): boolean {
  const cage = /^Cage to (.*)$/.exec(text);
  if (cage) return words === `cage ${LEVELS[cage[1] ?? '']}`;
  const load = /^Load (.*)$/.exec(text);
  if (load) return words === `load ${COLOURS[load[1] ?? '']}`;
  const fill = /^(.*) on order (\d+) \((\w+) slot\)$/.exec(text);
  if (!fill) return false;
  const cubes = (fill[1] ?? '')
    .split(/ and |, /)
    .map((cube) => `${cube.endsWith('cage') ? 'c' : 's'}:${COLOURS[cube.split(' ')[0] ?? '']}`);
  return words === `fill ${fill[2]} ${COLOURS[fill[3] ?? '']} ${cubes.join(' ')}`;
}

test('workers walk, those who are displaced leave for the canteen, cubes travel from cart to cage to order', async () => {
  const { page, complaints } = await visit(browser, { settings: { pace: 'fast' } });
  await startGame(page, 'glueckauf', 1);
  const moved = await watched(page);
  await haul(page);
  const flown = (await moved()).filter(({ what }) => what.startsWith('flying'));
  const kinds = new Set(flown.map(({ what }) => what));
  expect([...kinds].some((kind) => /seat-\d/.test(kind))).toBe(true);
  expect(flown.filter(({ what }) => what.includes('coal-')).length).toBeGreaterThan(1);
  expect(new Set(flown.map(({ time }) => Math.round(time)))).toEqual(new Set([280]));
  expect((await moved()).some(({ what }) => what.includes('cage') && what.includes('transform'))).toBe(true);

  // Somebody else's field: whoever stands there goes to eat.
  for (let turns = 0; turns < 12; turns++) {
    await myTurn(page);
    const theirs = await page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('.field.glow')].find((field) => field.querySelector('.pawn:not([data-seat="0"])'))
          ?.dataset['target'] ?? null,
    );
    const before = (await moved()).length;
    await doing(page, (words) => (theirs ? words === `place ${theirs.slice(6)}` : words.startsWith('place money')));
    const fresh = (await moved()).slice(before).map(({ what }) => what);
    if (theirs && fresh.includes('flying seat-1')) break;
    expect(turns).toBeLessThan(11);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the slow pace is slow', async () => {
  const { page } = await visit(browser, { settings: { pace: 'slow' } });
  await startGame(page, 'glueckauf', 1);
  const moved = await watched(page);
  for (let acts = 0; acts < 6; acts++) await doing(page, (words) => words.startsWith('place money'));
  const times = (await moved()).filter(({ what }) => what.startsWith('flying')).map(({ time }) => Math.round(time));
  expect(new Set(times)).toEqual(new Set([1260]));
  await page.context().close();
});

test.each([
  ['no motion is wished', 'off', 'no-preference'],
  ['the system asks for less', 'normal', 'reduce'],
] as const)('nothing moves where %s', async (_, pace, reducedMotion) => {
  const { page } = await visit(browser, { settings: { pace } });
  await page.emulateMedia({ reducedMotion });
  await startGame(page, 'glueckauf', 1);
  const moved = await watched(page);
  await haul(page);
  expect((await moved()).filter(({ what }) => what.startsWith('flying') || what.includes('transform'))).toEqual([]);
  expect(await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length)).toBe(0);
  await page.context().close();
});

test('boards rise in the shaft and heat burns', async () => {
  const { page, complaints } = await visit(browser, { settings: { pace: 'fast' } });
  await startGame(page, 'zwergar', 1);
  const moved = await watched(page);
  const seen = async (part: string): Promise<boolean> => (await moved()).some(({ what }) => what.includes(part));
  for (
    let acts = 0;
    acts < 60 && !((await seen('carts')) && (await seen('burn'))) && !(await page.locator('dialog[open]').count());
    acts++
  ) {
    await doing(page, (words) => words === 'heat' || words === 'light-all' || / boiler$/.test(words));
  }
  expect(await seen('carts')).toBe(true);
  expect(await seen('burn')).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});
