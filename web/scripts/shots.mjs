/** Pictures of the samples, for looking at: node scripts/shots.mjs FOLDER [sample:size:query …] (with `npm run dev` at port 5199) */
import { chromium } from 'playwright-core';

const SIZES = { desk: [1280, 720], phone: [360, 640], '4k': [3840, 2160], tablet: [820, 1180] };
const [folder, ...wanted] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
for (const wish of wanted) {
  const [sample, size = 'desk', query = ''] = wish.split(':');
  const [width, height] = SIZES[size];
  const page = await browser.newPage({ viewport: { width, height } });
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(wish, message.text()));
  page.on('pageerror', (error) => console.log(wish, String(error)));
  await page.goto(`http://127.0.0.1:5199/gallery.html?sample=${sample}&${query}`, { waitUntil: 'networkidle' });
  const tab = new URLSearchParams(query).get('tab');
  if (tab) await page.locator('.tabs button').nth(Number(tab)).click();
  await page.waitForTimeout(300);
  const scrolls = await page.evaluate(() =>
    [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight].join(' '),
  );
  console.log(wish, scrolls);
  await page.screenshot({ path: `${folder}/${wish.replace(/[:&=]/g, '_')}.png` });
  await page.close();
}
await browser.close();
