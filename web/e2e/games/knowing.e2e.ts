/** Knowing what goes on: title, icon and sound of the turn, the log, standings, the final scoring, links to the rules. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byKeyboard, launch, picture, playToEnd, startGame, visit } from '../browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const myTurn = (page: Page) => page.waitForSelector('.playing[data-my="true"]', { timeout: 30_000 });

/** Own turns until it was the bot's turn in between. */
async function playRound(page: Page): Promise<void> {
  for (let acts = 0; acts < 8; acts++) {
    await myTurn(page);
    const before = await page.getAttribute('.playing', 'data-at');
    const confirm = page.locator('[data-step=confirm]');
    if (await confirm.count()) await confirm.click();
    else await byKeyboard(page, () => 0);
    await page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before);
  }
  await myTurn(page);
}

test.each([[true], [false]])('tab and icon say whose turn it is; a bell rings only where sound is on (%s)', async (sound) => {
  const { page, complaints } = await visit(browser, { settings: { sound } });
  await page.evaluate(() => {
    const rung: number[] = [];
    Object.assign(window, { rung, titles: [] as string[] });
    class Silent {
      currentTime = 0;
      destination = {};
      constructor() {
        rung.push(1);
      }
      createOscillator() {
        return { frequency: { value: 0 }, type: '', connect: (to: unknown) => to, start() {}, stop() {} };
      }
      createGain() {
        return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: (to: unknown) => to };
      }
      close() {
        return Promise.resolve();
      }
    }
    Object.assign(window, { AudioContext: Silent });
    const note = () => (window as unknown as { titles: string[] }).titles.push(document.title);
    new MutationObserver(note).observe(document.querySelector('title') ?? document.head, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await startGame(page, 'glueckauf', 1);
  await myTurn(page);
  await page.waitForFunction(() => document.title.startsWith('● Your turn'));
  expect(await page.getAttribute('link[rel=icon]', 'href')).toBe('/icon-turn.svg');
  await playRound(page);
  const { rung, titles } = await page.evaluate(() => ({
    rung: (window as never as { rung: number[] }).rung.length,
    titles: (window as never as { titles: string[] }).titles,
  }));
  expect(titles.some((title) => title === 'Glück Auf – Steiger')).toBe(true);
  expect(rung > 0).toBe(sound);
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe.each(['glueckauf', 'zwergar'])('%s', (game) => {
  test('every line of the log has a sign and leads to its position', async () => {
    const { page, complaints } = await visit(browser);
    await startGame(page, game, 1);
    await playRound(page);
    const lines = page.locator('.log li');
    const count = await lines.count();
    expect(count).toBeGreaterThan(3);
    expect(
      await page
        .locator('.log li path[d]')
        .evaluateAll((paths) => paths.filter((path) => (path.closest('.sign-of') ? path.getAttribute('d') : '')).length),
    ).toBe(count);
    await lines.nth(1).locator('button').click();
    await page.waitForURL(/ply=2$/);
    await page.locator('.log li[aria-current=step]').waitFor();
    expect(await page.locator('.log li').evaluateAll((all) => all.findIndex((line) => line.getAttribute('aria-current') === 'step'))).toBe(
      1,
    );
    await page.getByRole('link', { name: 'Back to the table' }).click();
    await myTurn(page);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('standings are there at any time and explanations lead to the rules', async () => {
    const { page, complaints } = await visit(browser);
    await startGame(page, game, 2);
    await myTurn(page);
    const table = game === 'glueckauf' ? page.locator('.clock table') : page.locator('.own table');
    if (game === 'glueckauf') await page.getByRole('button', { name: 'Standings', exact: true }).click();
    expect(await table.locator('tbody tr').count()).toBeGreaterThan(2);
    if (game === 'glueckauf') await page.getByRole('button', { name: 'Cards', exact: true }).click();
    await page.locator(game === 'glueckauf' ? '[data-target="field:mine-6"]' : '[data-target="place:mine-2"]').hover();
    await page.locator('#hint', { hasText: 'The rules on this' }).waitFor();
    const link = page.getByRole('link', { name: 'The rules on this' });
    expect(await link.getAttribute('href')).toBe(game === 'glueckauf' ? '/rules/glueckauf#mining' : '/rules/zwergar#mine');
    const [rules] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    const section = rules.locator(game === 'glueckauf' ? 'section#mining' : 'section#mine');
    await section.waitFor();
    const place = await section.boundingBox();
    expect(place && place.y >= 0 && place.y < 720).toBe(true);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('the points are counted source by source, and add up', async () => {
    const { page, complaints } = await visit(browser);
    await startGame(page, game, 1);
    await page.locator('.playing').waitFor();
    await playToEnd(page, byKeyboard, 21);
    // Once more, at leisure: the rows come one after the other.
    await page.evaluate(() =>
      localStorage.setItem('steiger', JSON.stringify({ ...JSON.parse(localStorage.getItem('steiger') ?? '{}'), pace: 'slow' })),
    );
    await page.reload();
    await page.locator('dialog[open]').waitFor();
    expect(await page.locator('dialog h2').textContent()).toBe('Scores');
    const waiting = await page.locator('dialog tbody tr.waiting').count();
    expect(waiting).toBeGreaterThan(0);
    await page.waitForFunction((before) => document.querySelectorAll('dialog tbody tr.waiting').length < before, waiting);
    await page.getByRole('button', { name: 'Show everything' }).click();
    await page.locator('dialog h2', { hasText: /wins?$|share the win/ }).waitFor();
    const sums = await page
      .locator('dialog tbody tr')
      .evaluateAll((rows) =>
        rows.reduce(
          (sum, row) => [...row.querySelectorAll('td')].map((cell, seat) => (sum[seat] ?? 0) + Number(cell.textContent)),
          [] as number[],
        ),
      );
    const totals = await page.locator('dialog tfoot td b').allTextContents();
    expect(sums.map(String)).toEqual(totals);
    await picture(page, `${game}-counting`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
