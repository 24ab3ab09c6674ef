/** A browser for the tests, pages that must not complain, and ways of playing. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright-core';
import { expect, inject } from 'vitest';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const AXE = readFileSync(join(import.meta.dirname, '..', 'node_modules', 'axe-core', 'axe.min.js'), 'utf8');
export const ARTIFACTS = join(import.meta.dirname, 'artifacts');
export const DESKTOP = { width: 1280, height: 720 };
export const PHONE = { width: 360, height: 640 };

export interface Visit {
  page: Page;
  complaints: string[];
}

export const launch = (): Promise<Browser> =>
  chromium.launch({ executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium', args: FLAGS });

interface Wishes {
  viewport?: { width: number; height: number };
  language?: string;
  settings?: Record<string, unknown>;
  path?: string;
  address?: string;
}

/** A number from a test's name: every test has a deal of its own, the same in every run. */
const seedOf = (name: string): number => [...name].reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) >>> 0, 7);

/** Deal by seed at the tables this page makes: bots then answer the same play with the same moves. */
const dealBySeed = (page: Page, seed: number) =>
  page.route('**/api/tables', (route) =>
    route.request().method() === 'POST'
      ? route.continue({ postData: { ...(route.request().postDataJSON() as object), seed } })
      : route.continue(),
  );

/** A new visitor with empty pockets, no motion and no sound unless wished. */
export async function visit(
  browser: Browser,
  { viewport = DESKTOP, language = 'en', settings = {}, path = '/', address = inject('address') }: Wishes = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport, locale: language, hasTouch: viewport === PHONE });
  const page = await context.newPage();
  const kept = JSON.stringify({ pace: 'off', sound: false, name: 'Anna', language, ...settings });
  await page.addInitScript((text) => localStorage.getItem('steiger') ?? localStorage.setItem('steiger', text), kept);
  await dealBySeed(page, seedOf(expect.getState().currentTestName ?? ''));
  const complaints: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(address + path);
  return { page, complaints };
}

export const picture = (page: Page, name: string) => page.screenshot({ path: join(ARTIFACTS, `${name}.png`) });

/** No violation of the accessibility rules on the page as it is. */
export async function accessible(page: Page): Promise<void> {
  const violations = await page.evaluate(async (source) => {
    // The page's own policy forbids injected scripts; the test's world may run them.
    (0, eval)(source);
    const axe = (
      window as unknown as { axe: { run(): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }> } }
    ).axe;
    const { violations } = await axe.run();
    return violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map((node) => `${node.html.slice(0, 200)} ${node.failureSummary}`)
          .join(' | ')}`,
    );
  }, AXE);
  expect(violations).toEqual([]);
}

/** The page does not scroll. */
export async function fits(page: Page): Promise<void> {
  const [width, height] = await page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);
  expect([width, height]).toEqual([0, 0]);
}

export async function startGame(page: Page, game: string, opponents: number): Promise<void> {
  await page.locator(`label:has(input[name=game][value=${game}])`).click();
  await page.locator(`label:has(input[name=opponents][value="${opponents}"])`).click();
  await page.getByLabel(/bot/i).first().selectOption('random');
  await page.locator('button[type=submit]').click();
  await page.locator('.playing').waitFor();
}

export type Way = (page: Page, chance: () => number) => Promise<void>;

/** Play until the scores are shown; each act must lead to a new position. Returns how many acts it took. */
export async function playToEnd(page: Page, way: Way, seed: number): Promise<number> {
  const chance = random(seed);
  for (let acts = 0; acts < 1500; acts++) {
    await page.waitForSelector('.playing[data-my="true"], dialog[open]', { timeout: 60_000 });
    if (await page.locator('dialog[open]').count()) return acts;
    const before = await page.getAttribute('.playing', 'data-at');
    await way(page, chance);
    await changed(page, before);
  }
  throw new Error('the game does not end');
}

async function changed(page: Page, before: string | null): Promise<void> {
  try {
    await page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before, { timeout: 10_000 });
  } catch (error) {
    await picture(page, 'stuck');
    throw new Error(`nothing happened at ${before}`, { cause: error });
  }
}

/** By mouse or finger: something that glows, and where that is not enough, one of the choices. */
export const byPointer: Way = async (page, chance) => {
  const confirm = page.locator('.buttons .main[data-step=confirm]');
  if (await confirm.count()) return confirm.click();
  const things = page.locator('.board .glow[data-target], .own .glow[data-target]').filter({ visible: true });
  const count = await things.count();
  if (count === 0 || chance() < 0.05) return fromList(page, chance);
  await things.nth(Math.floor(chance() * count)).click({ force: true });
  const choices = page.locator('.choices [data-words]');
  if (await choices.count()) await choices.nth(Math.floor(chance() * (await choices.count()))).click();
};

/** From the list of actions in words. */
async function fromList(page: Page, chance: () => number): Promise<void> {
  const few = page.locator('.buttons [data-words]');
  if (!(await few.count())) await page.locator('.buttons [aria-expanded]').click();
  const all = page.locator('.bar [data-words]');
  await all.nth(Math.floor(chance() * (await all.count()))).click();
}

/** By keyboard alone: a for the actions, arrows, Enter. */
export const byKeyboard: Way = async (page, chance) => {
  await page.keyboard.press('a');
  const steps = Math.floor(chance() * Math.min(12, await page.locator('.bar [data-words]').count()));
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
