/** Both tutorials from welcome to end: the same for everybody, patient with wrong clicks, kept over a reload. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test, inject } from 'vitest';
import { accessible, fits, launch, PHONE, picture, visit } from './browser';

let browser: Browser;
beforeAll(async () => void (browser = await launch()));
afterAll(() => browser.close());

const GLOWING = '.board .glow[data-target], .own .glow[data-target]';
const count = (page: Page) => page.locator('.coach .count span').textContent();
const lesson = (page: Page) => page.getAttribute('.coach', 'data-lesson');

/** Do what is asked: read on, or the glowing thing (and what it goes to), or where none is to be seen the button with its words. */
async function oneLesson(page: Page): Promise<void> {
  const before = await count(page);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const things = page.locator(GLOWING).filter({ visible: true });
  if (await next.count()) await next.click();
  else if (await things.count()) {
    await things.first().click();
    if (await page.locator('.target.picked').count())
      await page.locator(GLOWING).and(page.locator(':not(.picked)')).filter({ visible: true }).first().click();
  } else await page.locator('.bar [data-words]').first().click();
  await page.waitForFunction((text) => document.querySelector('.coach .count span')?.textContent !== text, before);
  await page.waitForFunction(
    () => document.querySelector('.playing')?.getAttribute('data-my') === 'true' || document.querySelector('.coach .go .main'),
  );
}

/** The lessons and positions of a whole tutorial. */
async function toTheEnd(page: Page): Promise<string[]> {
  const seen: string[] = [];
  for (let at = 0; at < 100; at++) {
    seen.push(`${await lesson(page)} ${await page.getAttribute('.playing', 'data-at')}`);
    if (await page.getByRole('link', { name: 'Play a game of my own' }).count()) return seen;
    await oneLesson(page);
  }
  throw new Error('the tutorial does not end');
}

describe.each(inject('games'))('the tutorial of %s', (game) => {
  test('is played to its end, the same by mouse and on a phone', async () => {
    const desktop = await visit(browser, { path: `/tutorial/${game}` });
    await desktop.page.locator('.coach').waitFor();
    await accessible(desktop.page);
    await fits(desktop.page);
    await picture(desktop.page, `tutorial-${game}`);
    const seen = await toTheEnd(desktop.page);
    expect(seen.length).toBeGreaterThan(30);
    await desktop.page.getByRole('button', { name: 'Scores' }).click();
    await desktop.page.getByRole('heading', { name: 'You wins' }).waitFor();
    await accessible(desktop.page);
    expect(desktop.complaints).toEqual([]);
    await desktop.page.context().close();

    const phone = await visit(browser, { path: `/tutorial/${game}`, viewport: PHONE });
    await phone.page.locator('.coach').waitFor();
    await fits(phone.page);
    expect(await toTheEnd(phone.page)).toEqual(seen);
    await fits(phone.page);
    await accessible(phone.page);
    expect(phone.complaints).toEqual([]);
    await phone.page.context().close();
  });

  test('says what to do instead of something else, goes back, and goes on after a reload', async () => {
    const { page, complaints } = await visit(browser, { path: `/tutorial/${game}` });
    await page.locator('.coach').waitFor();
    for (let lessons = 0; lessons < 7; lessons++) await oneLesson(page);
    const [where, at] = [await count(page), await page.getAttribute('.playing', 'data-at')];
    await page.locator('.board [data-target]:not(.glow)').first().click({ force: true });
    await page.locator('.coach .slip', { hasText: 'Instead:' }).waitFor();
    await accessible(page);
    expect(await page.getAttribute('.playing', 'data-at')).toBe(at);

    await page.reload();
    await page.locator('.coach').waitFor();
    expect([await count(page), await page.getAttribute('.playing', 'data-at')]).toEqual([where, at]);
    await oneLesson(page);
    await page.getByRole('button', { name: 'One lesson back' }).click();
    await page.waitForFunction((text) => document.querySelector('.coach .count span')?.textContent === text, where);
    expect(await page.getAttribute('.playing', 'data-at')).toBe(at);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
