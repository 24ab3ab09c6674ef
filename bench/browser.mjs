/**
 * Figures of the pages: size of the scripts, first paint, and the slowest interaction in the end game of four players,
 * from press to painted answer, as the browser's own tracing has it. Run: make bench-web
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { CATEGORIES, interactions } from './tracing.mjs';
import { lookAround, lookBack, playOn, watch } from './using.mjs';

const ROOT = join(import.meta.dirname, '..');
const { chromium } = createRequire(join(ROOT, 'web', 'package.json'))('playwright-core');
const PYTHON = join(ROOT, '.venv', 'bin', 'python');
const VISITS = 5;
const SLOWEST = 6;
const AIMS = { scripts: 150_000, paint: 1000, interaction: 100 };

async function serve(folder) {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  const limits = { STEIGER_RATE: '1000', STEIGER_BURST: '5000', STEIGER_GUESTS_PER_MINUTE: '1000', STEIGER_BOT_MS: '50' };
  const server = spawn(join(ROOT, '.venv', 'bin', 'steiger'), ['serve', '--port', String(port), '--db', join(folder, 'bench.db')], { stdio: 'ignore', env: { ...process.env, ...limits } });
  const address = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 300; attempt++) {
    if ((await fetch(`${address}/healthz`).catch(() => null))?.ok) return { address, stop: () => server.kill() };
    await pause(100);
  }
  throw new Error('the server did not start');
}

const gauge = () => Number(execFileSync(PYTHON, ['-c', 'from bench.clock import gauge_ms; print(min(gauge_ms() for _ in range(5)))'], { cwd: ROOT })).toFixed(1);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

async function visitor(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.getItem('steiger') ?? localStorage.setItem('steiger', JSON.stringify({ sound: false, name: 'Anna', language: 'en', pace: 'off' })));
  await page.goto(address);
  await page.locator('button[type=submit]').waitFor();
  return page;
}

/** When the first picture of the start page was there, of several first visits: before it is drawn whole, nothing is. */
async function paints(browser, address) {
  const times = [];
  for (let visit = 0; visit < VISITS; visit++) {
    const page = await visitor(browser, address);
    const painted = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]); // noted after the picture is there
    times.push(await painted.evaluate(({ startTime }) => startTime));
    await page.context().close();
  }
  return times;
}

const scriptsOf = (page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name).filter((name) => name.endsWith('.js')));
const compressed = async (address) => gzipSync(Buffer.from(await (await fetch(address)).arrayBuffer())).length;

/** Sit down in the middle of a four-player end game against three bots. */
async function endGame(page, game) {
  const { record, ply, seat } = JSON.parse(execFileSync(PYTHON, ['-m', 'bench.endgame', game], { cwd: ROOT, maxBuffer: 1 << 26 }));
  const id = await page.evaluate(async ({ record, ply, seat }) => {
    const ask = async (method, path, body) => (await fetch(`/api${path}`, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })).json();
    await ask('POST', '/guests', { name: 'Anna', language: 'en' });
    const { table } = await ask('POST', '/import', record);
    const { table: fork } = await ask('POST', `/tables/${table.id}/fork`, { ply, seat });
    for (const place of fork.seats) if (place.kind === 'open') await ask('PUT', `/tables/${fork.id}/seats/${place.seat}`, { kind: 'bot', bot: 'random' });
    await ask('POST', `/tables/${fork.id}/start`);
    return fork.id;
  }, { record, ply, seat });
  await page.goto(`${new URL(page.url()).origin}/table/${id}`);
  await page.locator('.playing').waitFor();
}

async function measure(browser, address, game) {
  const page = await visitor(browser, address);
  await endGame(page, game);
  const scripts = await scriptsOf(page);
  const bytes = (await Promise.all(scripts.map(compressed))).reduce((sum, size) => sum + size, 0);
  await watch(page);
  await browser.startTracing(page, { categories: CATEGORIES });
  for (const deeds of [lookAround, playOn, lookBack]) await deeds(page);
  const found = interactions((await browser.stopTracing()).toString());
  await page.context().close();
  const figures = (numbers) => `${Math.round(median(numbers))} ms (median), ${Math.round(Math.max(...numbers))} ms (most)`;
  const answers = found.map(({ answered }) => answered).filter((answered) => answered !== null);
  console.log(`${game}, four players, end game: scripts ${bytes} bytes compressed (aim ${AIMS.scripts}); gauge ${gauge()} ms`);
  console.log(`  ${found.length} interactions: painted after ${figures(found.map(({ painted }) => painted))} (aim ${AIMS.interaction}); the page's own work ${figures(found.map(({ work }) => work))}`);
  console.log(`  ${answers.length} of them led to a new position, painted after ${figures(answers)}, the server's answer included`);
  for (const slow of found.sort((a, b) => b.painted - a.painted).slice(0, SLOWEST)) console.log(`  ${told(slow)}`);
}

const told = ({ name, painted, work, style, restyled, layout, paint, script }) =>
  `${name}: painted after ${Math.round(painted)} ms; work ${Math.round(work)} ms: style ${Math.round(style)} (${restyled} elements), layout ${Math.round(layout)}, paint ${Math.round(paint)}, script ${Math.round(script)}`;

const folder = mkdtempSync(join(tmpdir(), 'steiger-bench-'));
const server = await serve(folder);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'] });
try {
  const times = await paints(browser, server.address);
  console.log(`load of the machine: ${readFileSync('/proc/loadavg', 'utf8').split(' ')[0]}; gauge of its speed: ${gauge()} ms (3.3 at full speed)`);
  console.log(`first meaningful paint of the start page: ${Math.round(median(times))} ms (median of ${VISITS}), ${Math.round(Math.min(...times))} to ${Math.round(Math.max(...times))} ms (aim ${AIMS.paint})`);
  for (const game of process.argv.slice(2)) await measure(browser, server.address, game);
} finally {
  await browser.close();
  server.stop();
  await pause(1500);
  rmSync(folder, { recursive: true, force: true });
}
