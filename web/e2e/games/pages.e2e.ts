/** Every page: readable by machines, in each language, without complaints; lobby, two players, replay. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accessible, byKeyboard, byPointer, DESKTOP, fits, launch, PHONE, picture, playToEnd, startGame, visit } from '../browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

async function myTurn(page: Page): Promise<void> {
  await page.waitForSelector('.playing[data-my="true"]', { timeout: 30_000 });
}

test.each([
  ['en', 'Play against bots'],
  ['de', 'Gegen Bots spielen'],
  ['nl', 'Tegen bots spelen'],
])('the start page speaks %s', async (language, words) => {
  const { page, complaints } = await visit(browser, { language });
  await page.getByRole('button', { name: words }).waitFor();
  await accessible(page);
  await picture(page, `start-${language}`);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the language changes at once, in the middle of a game', async () => {
  const { page, complaints } = await visit(browser);
  await startGame(page, 'glueckauf', 3);
  await page.getByText('Minecart factory').waitFor();
  await page.locator('header select').selectOption('de');
  await page.getByText('Lorenfabrik', { exact: true }).waitFor();
  await page.locator('header select').selectOption('nl');
  await page.getByText('Mijnkarfabriek', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each(['/lobby', '/rules/glueckauf', '/rules/zwergar', '/settings', '/replay'])(
  '%s is accessible, light, dark and on a phone',
  async (path) => {
    for (const theme of ['light', 'dark']) {
      const { page, complaints } = await visit(browser, {
        path,
        settings: { theme },
        viewport: theme === 'dark' ? PHONE : { width: 1280, height: 720 },
      });
      await page.locator('main').waitFor();
      await accessible(page);
      await picture(page, `page${path.replaceAll('/', '-')}-${theme}`);
      expect(complaints).toEqual([]);
      await page.context().close();
    }
  },
);

test('lists of tables with long names fit on a phone', async () => {
  const { page, complaints } = await visit(browser, { viewport: PHONE, language: 'de' });
  await page.locator('button[type=submit]').waitFor();
  await page.evaluate(async () => {
    const ask = (path: string, body: object) =>
      fetch(`/api${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
    await ask('/guests', { name: 'Maximiliane-Charlotte von und zu', language: 'de' });
    await ask('/tables', { game: 'glueckauf', players: 4, public: true, options: {} });
  });
  await page.goto(new URL('/lobby', page.url()).href);
  const people = page.locator('.people', { hasText: 'Maximiliane' }).first();
  await people.waitFor();
  const [list, names] = [await page.locator('main').boundingBox(), await people.boundingBox()];
  expect([list?.width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)]).toEqual([PHONE.width, 0]);
  expect((names?.x ?? 0) + (names?.width ?? 0)).toBeLessThan(PHONE.width);
  await accessible(page);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the rules can be searched, and every section has an address', async () => {
  const { page } = await visit(browser, { path: '/rules/glueckauf' });
  await page.getByRole('searchbox').fill('WORKERS canteen');
  expect(await page.locator('main section h2').allTextContents()).toEqual(['A turn', 'The next shift']);
  expect(await page.locator('main mark').count()).toBeGreaterThan(3);
  await page.getByRole('searchbox').fill('submarine');
  await page.getByText('Nothing found.').waitFor();
  await page.getByRole('searchbox').fill('');
  await page.locator('.contents').getByRole('link', { name: 'The shift clock' }).click();
  await page.waitForURL(/\/rules\/glueckauf#clock$/);
  await page.reload();
  await page.locator('#clock:target').waitFor();
  await page.waitForFunction(() => Math.abs(document.getElementById('clock')!.getBoundingClientRect().top) < innerHeight / 2);
  await page.context().close();
});

test('two friends meet by a link, play, undo, lose and find the connection', async () => {
  const anna = await visit(browser);
  await anna.page.locator('label:has(input[name=opponents][value="1"])').click();
  await anna.page.getByRole('button', { name: 'Table for friends' }).click();
  const link = await anna.page.locator('#link').inputValue();
  await accessible(anna.page);
  await picture(anna.page, 'waiting-room');
  const ben = await visit(browser, { path: new URL(link).pathname + new URL(link).search, settings: { name: 'Ben' } });
  await ben.page.getByRole('button', { name: 'Sit here' }).click();
  await anna.page.getByText('Ben').waitFor();
  await anna.page.getByRole('button', { name: 'Start', exact: true }).click();
  await Promise.all([anna, ben].map(({ page }) => page.locator('.playing').waitFor()));

  const first = (await anna.page.getAttribute('.playing', 'data-my')) === 'true' ? anna : ben;
  const other = first === anna ? ben : anna;
  await myTurn(first.page);
  await byPointer(first.page, () => 0.5);
  await first.page.getByRole('button', { name: 'Undo' }).click();
  await first.page.waitForFunction(() => document.querySelector('.playing')?.getAttribute('data-at')?.split('/')[1] === '0');
  await byPointer(first.page, () => 0.5);
  await first.page.locator('[data-step=confirm]').click();
  await myTurn(other.page);

  await other.page.context().setOffline(true);
  await other.page.evaluate(() => dispatchEvent(new Event('offline')));
  await other.page.context().setOffline(false);
  await other.page.reload();
  await myTurn(other.page);
  await other.page.locator('.talk input').fill('Glück auf!');
  await other.page.keyboard.press('Enter');
  await first.page.getByText('Glück auf!').waitFor();
  for (const { page } of [anna, ben]) await page.context().close();
});

test('a finished game is replayed, shared and forked', async () => {
  const { page, complaints } = await visit(browser);
  await startGame(page, 'glueckauf', 1);
  await playToEnd(page, byKeyboard, 3);
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.waitForSelector('.playing[data-at^="0/0/"], .playing[data-at*="/0/"]');
  await page.getByRole('button', { name: 'One step on' }).click();
  await page.waitForURL(/ply=1$/);
  await page.getByRole('button', { name: 'On to the next stage' }).click();
  await page.getByText('Shift 1').first().waitFor();
  await fits(page);
  await accessible(page);
  await picture(page, 'replay');
  await page.locator('.log button').nth(20).click();
  await page.waitForURL(/ply=21$/);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.locator('h1', { hasText: 'Glück Auf' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test.each([
  ['a desk', DESKTOP],
  ['a phone', PHONE],
])('nothing jumps on the first page when the server answers late, at %s', async (_, viewport) => {
  const { page, complaints } = await visit(browser, { viewport });
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  const go = page.locator('button[type=submit]');
  await go.waitFor();
  await page.waitForLoadState('load');
  await page.evaluate(() => document.fonts.ready);
  expect(await go.isEnabled()).toBe(false);
  const before = await go.boundingBox();
  answer();
  await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('button[type=submit]')?.disabled === false);
  await page.locator('details summary').first().waitFor();
  expect(await go.boundingBox()).toEqual(before);
  expect(complaints).toEqual([]);
  await page.context().close();
});
