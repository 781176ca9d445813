// When the first board stands on a phone: node lab/bench/phone.mjs [RUNS [--files]]; web.mjs runs it too. The page of
// build/site in Chromium, on a processor that is slowed four times and over a network like a slow one of 4G, with an
// empty cache. For the front page and a game of each family it prints the median of the runs (5), with the least and
// the most, and with --files when each file of the last run came. Nothing passes or fails by it.

import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../scripts/serve.mjs';
import { launchChromium } from '../../tests/browser/support/launch.js';

/** How many times slower the processor is. */
const slowing = 4;

/** A slow network of 4G by Lighthouse's numbers: the delay of each answer in milliseconds, bytes a second. */
const network = { latency: 150, downloadThroughput: (1.6e6 / 8) | 0, uploadThroughput: (0.75e6 / 8) | 0 };

/** The pages that are opened. */
const addresses = ['', '#custodian', '#taketwo', '#till!!!seed=1', '#tches'];

/** Tells when the first piece of a board stands in the page, in milliseconds since that was asked for. */
function noteBoard() {
  const look = () => {
    const boards = [...document.querySelectorAll('motley-view, .card-face *')];
    const isThere = boards.some(({ shadowRoot }) => shadowRoot?.querySelector('.piece'));
    if (isThere) /** @type {any} */ (window).tellStands(String(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
}

/**
 * One visit, as if it were the first.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address
 */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowing });
  // Waiting in the page itself would need a script of the driver, which takes a tenth of the time.
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'tellStands' });
  const stands = new Promise((done) => session.on('Runtime.bindingCalled', ({ payload }) => done(Number(payload))));
  await page.addInitScript(noteBoard);
  await page.goto(address, { waitUntil: 'commit' });
  const time = await /** @type {Promise<number>} */ (stands);
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, responseEnd, encodedBodySize } = /** @type {PerformanceResourceTiming} */ (entry);
      return { name, from: startTime, to: responseEnd, size: encodedBodySize };
    }),
  );
  await context.close();
  return { time, files: files.filter(({ from }) => from < time) };
}

/** Prints how long the first board takes, and with `isLong` when each file of the last run came. */
export async function tellPhone(runs = 5, isLong = false) {
  const browser = await launchChromium();
  const { url, close } = await serveFolder(fileURLToPath(new URL('../../build/site', import.meta.url)));
  for (const address of addresses) {
    const visits = [];
    for (let i = 0; i < runs; i++) visits.push(await visit(browser, url + address));
    const times = visits.map(({ time }) => time).sort((one, other) => one - other);
    const [least, median, most] = [times[0], times[runs >> 1], times[runs - 1]].map((time) => time.toFixed(0));
    console.log(`phone, ${(address || 'front page').padEnd(20)} first board ${median} ms (${least} to ${most})`);
    for (const { name, from, to, size } of isLong ? visits[runs - 1].files : [])
      console.log(`  ${from.toFixed(0).padStart(6)} ${to.toFixed(0).padStart(6)} ${size} ${name.replace(url, '')}`);
  }
  close();
  await browser.close();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  await tellPhone(Number(process.argv[2] ?? 5), process.argv.includes('--files'));
