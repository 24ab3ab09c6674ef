/** Filled boards and sheets in every language, at a desk and on a phone: no word is cut, sticks out of its frame or lies over another. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DESKTOP, launch, PHONE, startGame, visit } from '../browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const GAMES = join(import.meta.dirname, '..', '..', '..', 'tests', 'games');
const TABLET = { width: 820, height: 1180 };
const LANGUAGES = ['en', 'de', 'nl'];

/** Every line of text that is to be seen, measured against what it stands in and against the others. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    interface Line {
      words: string;
      host: Element;
      box: DOMRect;
    }
    const SLACK = 2.5; // pixels: ascenders of other scripts reach above their line
    const BY_DESIGN = '.visually-hidden, .wide, option, .cost, .cube'; // a field's price sits on its edge, two cubes lie on one slot
    const within = (box: DOMRect, frame: DOMRect): boolean =>
      box.left >= frame.left - SLACK &&
      box.right <= frame.right + SLACK &&
      box.top >= frame.top - SLACK &&
      box.bottom <= frame.bottom + SLACK;
    const around = (host: Element): Element[] =>
      host.classList.contains('playing') || !host.parentElement ? [] : [host, ...around(host.parentElement)];
    const scrolls = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflow);
    const clips = (element: Element): boolean => element.tagName === 'svg' || /hidden|clip/.test(getComputedStyle(element).overflow);
    const framed = (element: Element): boolean => {
      const { backgroundColor, borderTopWidth } = getComputedStyle(element);
      return borderTopWidth !== '0px' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };

    const lines: Line[] = [];
    const texts = document.createTreeWalker(document.querySelector('.playing') as Element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const host = text.parentElement as Element;
      if (
        !text.textContent?.trim() ||
        !host.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
        host.closest(BY_DESIGN)
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const views = around(host)
        .filter(scrolls)
        .map((element) => element.getBoundingClientRect());
      const boxes = [...range.getClientRects()].filter((box) => box.width > 1 && views.every((view) => within(box, view)));
      lines.push(...boxes.map((box) => ({ words: text?.textContent?.trim() ?? '', host, box })));
    }

    const out = lines.filter(({ host, box }) => {
      const all = around(host);
      const end = all.findIndex(scrolls); // what scrolls shows all in the end
      const near = end < 0 ? all : all.slice(0, end);
      return near.some((element) => (clips(element) || framed(element)) && !within(box, element.getBoundingClientRect()));
    });
    const over = lines.flatMap((one, at) =>
      lines
        .slice(at + 1)
        .filter(({ box }) => {
          const [width, height] = [
            Math.min(box.right, one.box.right) - Math.max(box.left, one.box.left),
            Math.min(box.bottom, one.box.bottom) - Math.max(box.top, one.box.top),
          ];
          return width > 2 && height > 3 && width * height > 0.15 * Math.min(box.width * box.height, one.box.width * one.box.height);
        })
        .map((other) => `“${one.words}” lies over “${other.words}”`),
    );
    return [...out.map(({ words, host }) => `“${words}” sticks out at ${host.tagName} ${host.getAttribute('class') ?? ''}`), ...over];
  });

/** Wait for two frames: only then the browser knows which lines of a long log are in sight, and how high they are. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => done())))));

/** A recorded game on the page of its replay. */
async function opened(game: keyof typeof plies, viewport: typeof DESKTOP) {
  const { record } = JSON.parse(readFileSync(join(GAMES, game, 'golden', `${plies[game][0]}.json`), 'utf8')) as {
    record: { actions: string[] };
  };
  const { page, complaints } = await visit(browser, { viewport });
  await page
    .locator('p > input[type=file]')
    .setInputFiles({ name: 'record.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(record)) });
  await page.locator('.playing').waitFor();
  const { origin, pathname } = new URL(page.url());
  const at = async (part: number): Promise<void> => {
    await page.goto(`${origin}${pathname}?ply=${Math.floor(record.actions.length * part)}`);
    await page.locator('.playing').waitFor();
  };
  return { page, complaints, at };
}

const plies = { glueckauf: ['storer-4-0', [0.55, 0.93]], zwergar: ['digger-4-2', [0.55, 0.93]] } as const;

test.each([
  ['glueckauf', 'a desk', DESKTOP],
  ['glueckauf', 'a phone', PHONE],
  ['glueckauf', 'a tablet', TABLET],
  ['zwergar', 'a desk', DESKTOP],
  ['zwergar', 'a phone', PHONE],
  ['zwergar', 'a tablet', TABLET],
] as const)('the boards of %s at %s', async (game, _, viewport) => {
  const { page, complaints, at } = await opened(game, viewport);
  for (const part of plies[game][1]) {
    await at(part);
    for (const language of LANGUAGES) {
      await page.locator('header select').selectOption(language);
      await page.waitForFunction((code) => document.documentElement.lang === code, language);
      await page.waitForLoadState('networkidle');
      for (const tab of await page.locator('.tabs button').all()) {
        if (viewport !== DESKTOP) await tab.click();
        await drawn(page);
        expect([part, language, await misplaced(page)]).toEqual([part, language, []]);
        if (viewport === DESKTOP) break;
      }
    }
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('the log of a long game shows where it is, at %s', async (_, viewport) => {
  const { page, complaints, at } = await opened('zwergar', viewport);
  const toLog = async (): Promise<void> => (viewport === PHONE ? page.locator('.tabs button').last().click() : undefined);
  const seen = (line: string) =>
    page.locator(line).evaluate((here) => {
      const [line, list] = [here, here.parentElement as Element].map((element) => element.getBoundingClientRect()) as [DOMRect, DOMRect];
      return line.top >= list.top - 1 && line.bottom <= list.bottom + 1;
    });
  for (const part of [1, 0.5, 0.03]) {
    await at(part);
    await toLog();
    await expect.poll(() => seen('.log li.here')).toBe(true);
  }
  await page.locator('.log li button').last().click(); // from the beginning to the end: what lies between was never drawn
  await page.locator('.log li:last-child.here').waitFor({ state: 'attached' });
  await toLog();
  await expect.poll(() => seen('.log li.here')).toBe(true);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('a long name keeps within its place, at %s', async (_, viewport) => {
  const { page, complaints } = await visit(browser, { viewport, settings: { name: 'Maximiliane-Charlotte von und zu' } });
  await startGame(page, 'zwergar', 3);
  if (viewport === PHONE) await page.locator('.tabs button').nth(2).click();
  const [side, seat, score] = await Promise.all(
    ['.side', '.players .seat', '.players .score'].map((what) => page.locator(what).first().boundingBox()),
  );
  if (!side || !seat || !score) throw new Error('the players are not to be seen');
  expect(seat.x + seat.width).toBeLessThanOrEqual(side.x + side.width + 1);
  expect(score.x + score.width).toBeLessThanOrEqual(seat.x + seat.width);
  expect(await page.locator('.players .name').first().textContent()).toBe('Maximiliane-Charlotte von und zu');
  expect(complaints).toEqual([]);
  await page.context().close();
});
