/** Everything a player does in the end of a game, each deed under a name that the trace has too. */
const ACTS = 40;
const PRESS = { delay: 60 }; // milliseconds that a hand stays down

/** Do something under a name. */
async function named(page, name, deed) {
  await page.evaluate((mark) => performance.mark(mark), `act:${name}`);
  await deed();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50)))); // so that what follows is not counted for it
}

const myTurn = (page) => page.waitForSelector('.playing[data-my="true"], dialog[open]', { timeout: 60_000 });
const button = (page, name) => page.getByRole('button', { name, exact: true });

/** Mark each new position that is drawn. */
export const watch = (page) =>
  page.evaluate(() => new MutationObserver(() => performance.mark('position')).observe(document.body, { subtree: true, attributeFilter: ['data-at'] }));

/** Whatever opens and closes without a move: lists, menus, help, the other players, settings. */
export async function lookAround(page) {
  await myTurn(page);
  await named(page, 'key a: actions', () => page.keyboard.press('a', PRESS));
  await named(page, 'key down', () => page.keyboard.press('ArrowDown', PRESS));
  await named(page, 'key Escape', () => page.keyboard.press('Escape', PRESS));
  const all = page.locator('.buttons [aria-expanded]');
  if (await all.count()) {
    await named(page, 'open actions', () => all.first().click(PRESS));
    await named(page, 'close actions', () => all.first().click(PRESS));
  }
  const menu = page.locator('.buttons [aria-haspopup=dialog]');
  await named(page, 'open table menu', () => menu.click(PRESS));
  await named(page, 'close table menu', () => page.keyboard.press('Escape', PRESS));
  for (const player of await page.locator('.players button').all()) await named(page, 'look at a player', () => player.click(PRESS));
  await askForHelp(page);
  for (const what of ['text mode', 'back to the boards']) await named(page, what, () => button(page, 'Text mode').click(PRESS));
  await page.locator('header select').focus();
  for (const key of ['ArrowDown', 'ArrowUp']) {
    await named(page, 'language', () => page.keyboard.press(key, PRESS));
    await page.waitForLoadState('networkidle');
  }
  await named(page, 'sound', () => button(page, 'Sound').click(PRESS));
  await page.keyboard.press('Escape', PRESS);
}

async function askForHelp(page) {
  const hint = button(page, 'Advice');
  if (await hint.count()) {
    await named(page, 'ask for a hint', () => hint.click(PRESS));
    await page.locator('.plan ol').waitFor({ timeout: 20_000 }).catch(() => {});
    await closeHelp(page, 'close the hint');
  }
  const planner = button(page, 'Planner');
  if (!(await planner.count())) return;
  await named(page, 'open the planner', () => planner.click(PRESS));
  const goal = page.locator('.plan .goal:enabled').first();
  await goal.waitFor({ timeout: 20_000 }).catch(() => {});
  if (await goal.count()) {
    await named(page, 'aim at a goal', () => goal.click(PRESS));
    await page.locator('.plan ol li').first().waitFor({ timeout: 20_000 });
  }
  await closeHelp(page, 'close the planner');
}

async function closeHelp(page, name) {
  const close = page.locator('.plan header button');
  if (await close.count()) await named(page, name, () => close.click(PRESS));
}

/** Point, click and drag through the rest of the game. */
export async function playOn(page) {
  let undone = 0;
  for (let acts = 0; acts < ACTS; acts++) {
    await myTurn(page);
    if (await page.locator('dialog[open]').count()) return;
    if (undone < 3 && (await button(page, 'Undo').count())) {
      undone += 1;
      await named(page, 'undo', () => button(page, 'Undo').click(PRESS));
      await myTurn(page);
    }
    if (acts % 8 === 4) await askForHelp(page);
    const before = await page.getAttribute('.playing', 'data-at');
    await move(page, acts);
    await page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before, { timeout: 5000 }).catch(() => list(page));
  }
}

async function move(page, acts) {
  const confirm = page.locator('[data-step=confirm]');
  if (await confirm.count()) return named(page, 'confirm', () => confirm.click(PRESS));
  const things = page.locator('.board .glow[data-target], .own .glow[data-target]').filter({ visible: true });
  const count = await things.count();
  if (count === 0) return list(page);
  const dragged = page.locator('[data-draggable].glow[data-target]').filter({ visible: true });
  if (acts % 3 === 1 && (await dragged.count())) await drag(page, dragged.first(), acts);
  else {
    const thing = things.nth((acts * 7) % count);
    const name = ((await thing.getAttribute('data-target')) ?? '').split(':')[0];
    await named(page, `click ${name}`, () => thing.click({ ...PRESS, force: true }));
  }
  const choices = page.locator('.choices [data-words]');
  if (await choices.count()) await named(page, 'choose', () => choices.first().click(PRESS));
}

/** Lift a thing, and drop it onto what then glows. */
async function drag(page, thing, acts) {
  const { x, y, width, height } = await thing.boundingBox();
  await page.mouse.move(x + width / 2, y + height / 2);
  await named(page, 'lift', async () => {
    await page.mouse.down();
    await page.mouse.move(x + width / 2 + 12, y + height / 2 + 12, { steps: 3 });
  });
  const places = page.locator('.board .glow[data-target], .own .glow[data-target]:not([data-dragged])').filter({ visible: true });
  const count = await places.count();
  const place = count > 0 ? await places.nth((acts * 7) % count).boundingBox() : { x, y, width, height };
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2, { steps: 4 });
  await named(page, 'drop', () => page.mouse.up());
}

async function list(page) {
  if (!(await page.locator('.bar [data-words]').count())) await named(page, 'open actions', () => page.locator('.buttons [aria-expanded]').click(PRESS));
  await named(page, 'choose from all', () => page.locator('.bar [data-words]').first().click(PRESS));
}

/** The scores closed and opened, and the game looked at again. */
export async function lookBack(page) {
  await page.waitForSelector('dialog[open]', { timeout: 60_000 });
  await named(page, 'close the scores', () => page.keyboard.press('Escape', PRESS));
  await named(page, 'open the scores', () => button(page, 'Scores').click(PRESS));
  await named(page, 'close the scores', () => page.locator('dialog .head button').click(PRESS));
  await named(page, 'click a line of the log', () => page.locator('.log li button').last().click(PRESS));
  await page.waitForURL(/\/game\//);
  await page.locator('.playing').waitFor();
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight']) {
    const before = await page.getAttribute('.playing', 'data-at');
    await named(page, 'step in the replay', () => page.keyboard.press(key, PRESS));
    await page.waitForFunction((at) => document.querySelector('.playing')?.getAttribute('data-at') !== at, before);
  }
}
