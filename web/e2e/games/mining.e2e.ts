/** Mining: the planner for an order and for goals, its table option, the start form's wishes, and dragging. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, DESKTOP, fits, launch, PHONE, picture, startGame, visit } from '../browser';
import { myTurn, toFirstTurn, toMining } from '../turns';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** The plan lies over nothing that is acted on: neither the board nor the mine, which is to be seen whole. */
async function nothingCovered(page: Page): Promise<void> {
  const [plan, mine, own] = await Promise.all(['.plan', '.own svg.mine', '.own'].map((what) => page.locator(what).boundingBox()));
  if (!plan || !mine || !own) throw new Error('there is no plan, or no mine');
  expect(mine.y).toBeGreaterThanOrEqual(own.y);
  expect(mine.y + mine.height).toBeLessThanOrEqual(own.y + own.height + 1);
  const board = await page.locator('.playing > .board').boundingBox();
  for (const part of [own, board]) if (part) expect(plan.x + plan.width <= part.x || plan.y >= part.y + part.height - 1).toBe(true);
}

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('the plan for an order is drawn, told and played with one click, at %s', async (where, viewport) => {
  const { page, complaints } = await visit(browser, { viewport });
  await startGame(page, 'glueckauf', 1);
  await toMining(page);
  await page.getByRole('button', { name: 'Planner' }).click();
  await page.locator('.goal').first().waitFor();
  await accessible(page);
  const points = page.locator('.goal', { hasText: 'Most points' });
  expect(await points.textContent()).toMatch(/\d+ VP, \d+ steps/);
  await page.locator('.plan header button').click();

  const own = page.locator('.own .aim');
  await own.first().click();
  await page.locator('.plan h2', { hasText: /^Order \d+/ }).waitFor();
  const reachable = page.locator('.goal:enabled', { hasText: /^Order/ });
  if ((await page.locator('.plan ol li').count()) === 0) {
    await page.getByRole('button', { name: 'Other goals' }).click();
    await reachable.first().click();
  }
  const steps = await page.locator('.plan ol li').count();
  expect(steps).toBeGreaterThan(1);
  expect(await page.locator('.own [data-mark]').count()).toBe(steps);
  await nothingCovered(page);
  await fits(page);
  await picture(page, `planner-${where.split(' ')[1]}`);
  const lines = await page.locator('.log li').count();
  await page.getByRole('button', { name: 'Play this' }).click();
  await page.waitForFunction((before) => document.querySelectorAll('.log li').length >= before, lines + steps);
  expect(await page.locator('.own .order.complete').count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('before a mine is chosen the planner marks the fields with enough steps', async () => {
  const { page, complaints } = await visit(browser);
  await startGame(page, 'glueckauf', 1);
  await toFirstTurn(page);
  await page.getByRole('button', { name: 'Planner' }).click();
  await page.locator('.goal:enabled', { hasText: 'Empty' }).first().click();
  await page.getByText(/This takes \d+ steps?/).waitFor();
  expect(await page.locator('.mining .enough').count()).toBeGreaterThan(0);
  expect(await page.getByRole('button', { name: 'Play this' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a table without advice hides the planner and its server refuses', async () => {
  const { page, complaints } = await visit(browser);
  await page.locator('summary').click();
  await page.getByLabel('Planner and advice').selectOption('false');
  await page.getByLabel('Pace').selectOption('turns');
  await page.getByLabel('Clock').selectOption('86400/28800');
  await page.getByLabel('Who may join').selectOption('true');
  await page.reload();
  await page.getByText('by turns, over days · 1 day + 8 h a turn · anybody · no planner, no advice').waitFor();
  await page.getByRole('button', { name: 'Table for friends' }).click();
  await page.locator('.terms', { hasText: 'by turns, over days · 1 day + 8 h a turn · anybody · no planner, no advice' }).waitFor();
  await page.goto(new URL('/', page.url()).href);
  await startGame(page, 'glueckauf', 1);
  await myTurn(page);
  expect(await page.getByRole('button', { name: /Planner|Advice/ }).count()).toBe(0);
  expect(complaints).toEqual([]);
  const refused = await page.request.post(
    `${new URL(page.url()).origin}/api${new URL(page.url()).pathname.replace('/table/', '/tables/')}/hint`,
    { data: { kind: 'goals' }, headers: { Origin: new URL(page.url()).origin } },
  );
  expect([refused.status(), ((await refused.json()) as { key: string }).key]).toEqual([403, 'advice-off']);
  await page.context().close();
});

type Hand = (page: Page, from: string, to: string) => Promise<void>;

/** The middle of a thing, once it has come to rest. */
const middle = async (page: Page, what: string): Promise<{ x: number; y: number }> => {
  const found = page.locator(what).filter({ visible: true }).first();
  let before = await found.boundingBox();
  for (;;) {
    await page.waitForTimeout(100);
    const box = await found.boundingBox();
    if (!box) throw new Error(`${what} is not to be seen`);
    if (box.x === before?.x && box.y === before.y) return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    before = box;
  }
};

const byMouse = async (page: Page, from: string, to: string, halfway = async (): Promise<void> => {}): Promise<void> => {
  const [end, start] = [await middle(page, to), await middle(page, from)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 });
  await halfway();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  expect(await page.locator('[data-dragged]').count()).toBe(1);
  await page.mouse.up();
};

const byFinger: Hand = async (page, from, to) => {
  const [end, start] = [await middle(page, to), await middle(page, from)];
  const finger = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: { x: number; y: number }) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
  await touch('touchStart', start);
  for (const part of [0.1, 0.4, 0.7, 1])
    await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part });
  await touch('touchEnd');
  await finger.detach();
};

const moved = (page: Page, before: string | null) =>
  page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before);

test.each([
  ['mouse', DESKTOP, byMouse],
  ['finger', PHONE, byFinger],
] as const)('the cage and the cubes are dragged by %s', async (_, viewport, drag) => {
  const { page, complaints } = await visit(browser, { viewport });
  await startGame(page, 'glueckauf', 1);
  await toMining(page);
  const last = async () => (await page.locator('.log li').last().textContent())?.trim();
  const dragging = async (from: string, to: string) => {
    const before = await page.getAttribute('.playing', 'data-at');
    await drag(page, `.own [data-target="${from}"]`, to);
    await moved(page, before);
  };
  const shaft = (level: number) => `.own [data-target="level:${level}"] .stop`;
  await dragging('cage', shaft(2));
  await expect.poll(last).toBe('Cage to level 2');
  await dragging('load:b', '.own [data-target="cage"]');
  await expect.poll(last).toBe('Load brown');
  await dragging('cage', shaft(3));
  await expect.poll(last).toBe('Cage to level 3');
  await dragging('load:g', '.own [data-target="cage"]');
  await dragging('cage', shaft(0));
  await expect.poll(last).toBe('Cage to the surface');
  const cube = page.locator('.own [data-target="c:b"], .own [data-target="c:g"]').first();
  const colour = (await cube.getAttribute('data-target'))?.slice(2) ?? '';
  const slot = page.locator(`.own [data-target$=":${colour}"][data-target^="slot:"].glow`);
  await dragging(
    `c:${colour}`,
    (await slot.count()) ? `.own [data-target$=":${colour}"][data-target^="slot:"].glow` : '.own [data-target="store"]',
  );
  await expect.poll(last).toMatch(/on order|Store/);
  // Dropped on rock it stays where it was.
  const before = await page.getAttribute('.playing', 'data-at');
  if (await page.locator('.own [data-target="cage"].glow').count()) {
    await drag(page, '.own [data-target="cage"]', '.own h2');
    expect(await page.getAttribute('.playing', 'data-at')).toBe(before);
    expect(await page.locator('[data-dragged]').count()).toBe(0);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['mouse', DESKTOP, byMouse],
  ['finger', PHONE, byFinger],
] as const)('workers are dragged onto a field by %s, one for all that it takes', async (_, viewport, drag) => {
  const { page, complaints } = await visit(browser, { viewport });
  await startGame(page, 'glueckauf', 1);
  const inHand = async () => Number(await page.locator('.crew b').textContent());
  const placing = async (field: string) => {
    const before = [await page.getAttribute('.playing', 'data-at'), await inHand()] as const;
    await page.locator(field).first().scrollIntoViewIfNeeded();
    await drag(page, '.crew [data-target="worker"]', field);
    await moved(page, before[0]);
    await page.locator('[data-step=confirm]').click();
    await page.locator('.crew .glow').waitFor();
    return before[1] - (await inHand());
  };
  await toFirstTurn(page);
  expect(await placing('[data-target="field:money-6"]')).toBe(1);
  const taken = '.money .field.glow:has(.cost), .delivery .field.glow:has(.cost)';
  const needed = Number(await page.locator(taken).first().locator('.cost').textContent());
  expect(needed).toBeGreaterThan(1);
  expect(await placing(taken)).toBe(needed);
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** The line is lost and found: the whole table arrives anew. */
const lineBreaks = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.locator('.lost').waitFor();
  await page.context().setOffline(false);
  await page.locator('.lost').waitFor({ state: 'detached' });
};

test.each([
  ['', async () => {}],
  [', the table arriving anew meanwhile', lineBreaks],
] as const)('a dwarf is dragged to a place%s', async (_, halfway) => {
  const { page, complaints } = await visit(browser);
  await startGame(page, 'zwergar', 1);
  await myTurn(page);
  const dwarf = await page.locator('.own [data-draggable]').first().getAttribute('data-target');
  await byMouse(page, `.own [data-target="${dwarf}"]`, '[data-target="place:mine-1"]', () => halfway(page));
  await page.locator('.log li', { hasText: 'Mine level 1' }).waitFor();
  expect(complaints.filter((words) => !words.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await page.context().close();
});

test('on a phone a dwarf is dragged by finger to what the board shows, also when it was scrolled', async () => {
  const { page, complaints } = await visit(browser, { viewport: PHONE });
  await startGame(page, 'zwergar', 1);
  for (const [place, said] of [
    ['mine-1', 'Mine level 1'],
    ['lab', 'Laboratory'],
  ] as const) {
    await page.locator('.hand .glow').first().waitFor();
    await page.locator(`[data-target="place:${place}"]`).scrollIntoViewIfNeeded();
    expect(await page.locator('.hand').evaluate((hand) => hand.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    await fits(page);
    const dwarf = await page.locator('.hand [data-draggable]').first().getAttribute('data-target');
    const before = await page.getAttribute('.playing', 'data-at');
    await byFinger(page, `.hand [data-target="${dwarf}"]`, `[data-target="place:${place}"]`);
    await moved(page, before);
    await page.locator('.log li', { hasText: said }).first().waitFor({ state: 'attached' });
    await back(page);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

/** To the beginning of the turn. */
const back = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Restart turn' }).click();
};
