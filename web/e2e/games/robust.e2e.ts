/** Lines that break, servers that stop, pages that grow old: it shows, it mends itself, nothing is lost or done twice. */
import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, inject } from 'vitest';
import { byPointer, launch, startGame, visit } from '../browser';
import { freePort, newFolder, serve, type Served } from '../server';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

let [folder, port]: [string, number] = ['', 0];
let server: Served;
beforeEach(async () => {
  [folder, port] = [newFolder(), await freePort()];
  server = await serve(folder, port);
});
afterEach(async () => {
  await server.stop('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const myTurn = (page: Page) => page.waitForSelector('.playing[data-my="true"]', { timeout: 60_000 });
const lost = (page: Page) => page.locator('.lost').waitFor();
const mended = (page: Page) => page.locator('.lost').waitFor({ state: 'detached', timeout: 60_000 });
const ply = async (page: Page): Promise<number> => Number((await page.getAttribute('.playing', 'data-at'))?.split('/')[1]);
const log = (page: Page) => page.locator('.log ol li').allTextContents();

/** Everything the pages of a visitor send on their lines. */
function moves(page: Page): string[] {
  const sent: string[] = [];
  page.on('websocket', (line) => line.on('framesent', ({ payload }) => String(payload).includes('"move"') && sent.push(String(payload))));
  return sent;
}

async function act(page: Page): Promise<void> {
  const before = await page.getAttribute('.playing', 'data-at');
  await byPointer(page, () => 0.5);
  await page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before);
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'a server ended by %s in the middle of a turn and started again: the game goes on where it was',
  async (signal) => {
    const { page } = await visit(browser, { address: server.address });
    const sent = moves(page);
    await startGame(page, 'glueckauf', 1);
    await myTurn(page);
    await act(page);
    const [at, lines, count] = [await ply(page), await log(page), sent.length];

    await server.stop(signal);
    await lost(page);
    await page
      .locator('.board .glow[data-target]')
      .first()
      .click({ force: true, timeout: 1000 })
      .catch(() => {}); // where something still glows
    server = await serve(folder, port);
    await mended(page);
    expect(sent.length).toBe(count);
    await page.waitForFunction((ply) => Number(document.querySelector('.playing')?.getAttribute('data-at')?.split('/')[1]) >= ply, at);
    expect((await log(page)).slice(0, lines.length)).toEqual(lines);
    await myTurn(page);
    await act(page);
    await page.context().close();
  },
);

test('a line that is cut while an action is on its way: it counts once, or not at all', async () => {
  const { page } = await visit(browser, { address: server.address });
  await startGame(page, 'zwergar', 1);
  await myTurn(page);
  const before = await ply(page);
  await page.context().setOffline(true);
  await lost(page);
  await byPointer(page, () => 0.5).catch(() => {});
  await page.context().setOffline(false);
  await mended(page);
  expect(await ply(page)).toBe(before);
  await act(page);
  expect(await ply(page)).toBe(before + 1);
  expect((await log(page)).length).toBe(before + 1);
  await page.context().close();
});

test.each(inject('games'))('while the line is down nothing of %s looks as if it could be done, and it is said', async (game) => {
  const { page } = await visit(browser, { address: server.address });
  const sent = moves(page);
  await startGame(page, game, 1);
  await myTurn(page);
  expect(await page.locator('.glow').count()).toBeGreaterThan(0);
  await act(page);
  const [at, count] = [await ply(page), sent.length];
  await page.context().setOffline(true);
  await lost(page);
  expect(await page.locator('.glow').count()).toBe(0);
  expect(await page.getAttribute('.playing', 'data-my')).toBe('false');
  await page.locator('.asked', { hasText: 'Nothing can be done until the connection is back.' }).waitFor();
  for (const name of ['Undo', 'Restart turn']) expect(await page.getByRole('button', { name }).isDisabled()).toBe(true);
  await page.locator('.board [data-target]').first().click({ force: true });
  await page.keyboard.press('u');
  await page.keyboard.press('a');
  expect([await ply(page), sent.length]).toEqual([at, count]);
  await page.context().setOffline(false);
  await mended(page);
  await myTurn(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.waitForFunction((before) => Number(document.querySelector('.playing')?.getAttribute('data-at')?.split('/')[1]) < before, at);
  await page.context().close();
});

test('two browsers: one loses the line while the other plays, takes back and plays again', async () => {
  const anna = await visit(browser, { address: server.address });
  await anna.page.locator('label:has(input[name=opponents][value="1"])').click();
  await anna.page.getByRole('button', { name: 'Table for friends' }).click();
  const link = new URL(await anna.page.locator('#link').inputValue());
  const ben = await visit(browser, { address: server.address, path: link.pathname + link.search, settings: { name: 'Ben' } });
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.getByText('Ben').waitFor();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, ben].map(({ page }) => page.locator('.playing').waitFor()));
  const first = (await anna.page.getAttribute('.playing', 'data-my')) === 'true' ? anna.page : ben.page;
  const other = first === anna.page ? ben.page : anna.page;

  await other.context().setOffline(true);
  await lost(other);
  await act(first);
  await first.getByRole('button', { name: 'Undo' }).click();
  await first.waitForFunction(() => document.querySelector('.playing')?.getAttribute('data-at')?.split('/')[1] === '0');
  await act(first);
  await first.locator('[data-step=confirm]').click();
  await other.context().setOffline(false);
  await mended(other);
  await myTurn(other);
  expect(await log(other)).toEqual(await log(first));
  expect((await log(other)).length).toBe(1);
  await act(other);
  await other.locator('[data-step=confirm]').click();
  await myTurn(first);
  expect((await log(first)).length).toBe(2);
  for (const { page } of [anna, ben]) await page.context().close();
});

test('an old page fetches the new ones when the turn is over, not before', async () => {
  const { page } = await visit(browser, { address: server.address });
  await startGame(page, 'glueckauf', 1);
  await myTurn(page);
  let [loads, asked] = [0, 0];
  page.on('load', () => (loads += 1));
  // The server has other pages now; who asks for the page itself still gets the ones there are.
  await page.route(`${server.address}/`, async (route) => {
    if (route.request().isNavigationRequest()) return route.continue();
    asked += 1;
    await route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-newer000.js"></script>' });
  });
  await page.context().setOffline(true);
  await lost(page);
  await page.context().setOffline(false);
  await mended(page);
  await expect.poll(() => asked).toBeGreaterThan(0);
  const before = await ply(page);
  await act(page);
  expect(loads).toBe(0);
  await page.locator('[data-step=confirm]').click();
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(1);
  await myTurn(page);
  expect(await ply(page)).toBeGreaterThan(before);
  await page.context().close();
});
