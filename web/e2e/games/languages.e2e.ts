/** Each language on the main screens of a phone: everything said, nothing cut off, switched at once. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, inject } from 'vitest';
import { launch, PHONE, startGame, visit } from '../browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

/** Keys that came through instead of sentences. */
const unsaid = (page: Page) =>
  page.evaluate(() => document.body.innerText.match(/\b(web|glueckauf|zwergar|core|server)-[a-z]+-[a-z-]+/g) ?? []);

/** Words that do not fit into what they stand in, and things that stick out of the page. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('h1, h2, h3, button, a, label, summary, option, p, .sign')].filter(
      (element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip, .log, .choices'),
    );
    const short = seen.filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX !== 'visible',
    );
    const out = seen.filter(
      (element) => element.getBoundingClientRect().right > innerWidth + 1 && !element.closest('.buttons, .board, .own'),
    );
    return [...short, ...out].map((element) => `${element.tagName} ${element.innerText.slice(0, 60)}`);
  });

async function whole(page: Page): Promise<void> {
  expect(await unsaid(page)).toEqual([]);
  expect(await cut(page)).toEqual([]);
}

describe.each(['en', 'de', 'nl'])('in %s on a phone', (language) => {
  test('pages are said wholly', async () => {
    const { page, complaints } = await visit(browser, { language, viewport: PHONE });
    await page.locator('button[type=submit]').waitFor();
    await whole(page);
    for (const path of ['/lobby', '/rules/glueckauf', '/rules/zwergar', '/settings', '/replay']) {
      await page.goto(new URL(path, page.url()).href);
      await page.locator('main').waitFor();
      await whole(page);
    }
    await page.goto(new URL('/', page.url()).href);
    await page.locator('.go button[type=button]').click();
    await page.locator('#link').waitFor();
    await whole(page);
    for (const game of inject('games')) {
      await page.goto(new URL(`/tutorial/${game}`, page.url()).href);
      await page.locator('.coach').waitFor();
      await whole(page);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test.each(inject('games'))('a game of %s is said wholly, in text mode too', async (game) => {
    const { page, complaints } = await visit(browser, { viewport: PHONE });
    await startGame(page, game, 3);
    await page.locator('header select').selectOption(language);
    await page.waitForFunction((code) => document.documentElement.lang === code, language);
    await page.waitForLoadState('networkidle');
    for (const tab of await page.locator('.tabs button').all()) {
      await tab.click();
      expect(await unsaid(page)).toEqual([]);
    }
    await page.locator('header button[aria-pressed]').first().click();
    await page.locator('.tabs button').first().click();
    await page.locator('.text h2').first().waitFor();
    expect(await unsaid(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
