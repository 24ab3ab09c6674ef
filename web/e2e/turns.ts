/** Ways through a game's first turns for the tests, by the words of the actions. */
import type { Page } from 'playwright-core';

export const myTurn = (page: Page) => page.waitForSelector('.playing[data-my="true"]', { timeout: 30_000 });

/** Do one action by its words, as the list of actions has it; says whether it could be done. */
export async function doing(page: Page, wanted: (words: string) => boolean): Promise<string | null> {
  await myTurn(page);
  const confirm = page.locator('[data-step=confirm]');
  if (await confirm.count()) {
    await confirm.click();
    await page.waitForFunction(() => !document.querySelector('[data-step=confirm]'));
    return doing(page, wanted);
  }
  if (!(await page.locator('.buttons [data-words]').count())) await page.locator('.buttons > [aria-expanded]').first().click();
  const all = await page
    .locator('.bar [data-words]')
    .evaluateAll((buttons) => buttons.map((button) => (button as HTMLElement).dataset['words'] ?? ''));
  const words = all.find(wanted) ?? all[0] ?? '';
  const before = await page.getAttribute('.playing', 'data-at');
  await page.locator(`.bar [data-words="${words}"]`).first().click();
  await page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before);
  return words;
}

/** Through the draft, to the first turn. */
export async function toFirstTurn(page: Page): Promise<void> {
  for (let acts = 0; acts < 20; acts++) {
    await myTurn(page);
    if (await page.locator('.field.glow').count()) return;
    await doing(page, () => true);
  }
}

/** Through the draft, to a mining field and into the mine. */
export async function toMining(page: Page): Promise<void> {
  for (let acts = 0; acts < 20; acts++) {
    if ((await doing(page, (words) => words === 'place mine-10' || words === 'place mine-8'))?.startsWith('place mine'))
      return myTurn(page).then(() => {});
  }
  throw new Error('no mining field was free');
}
