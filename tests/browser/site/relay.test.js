// The relay beside the site: the page reaches it under its own policy, and no other one.

import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../../scripts/serve.mjs';
import { expect, test } from '../support/fixtures.js';

const site = fileURLToPath(new URL('../../../build/site', import.meta.url));

/** Asks a relay, from the page. */
const ask = (/** @type {import('@playwright/test').Page} */ page, /** @type {string} */ address) =>
  page.evaluate(
    (address) =>
      new Promise((fulfil) => {
        const socket = new WebSocket(new URL(address, location.href.replace('http', 'ws')));
        socket.onopen = () => socket.send('["REQ","all",{"kinds":[21000]}]');
        socket.onmessage = ({ data }) => fulfil(data);
        socket.onerror = () => fulfil('refused');
      }),
    address,
  );

test('the page asks the relay of the site that live.json names', async ({ page, origins }) => {
  const { url, close } = await serveFolder(site, { hasRelay: true });
  origins.add(new URL(url).origin);
  await page.goto(url);
  const { relays } = await page.evaluate(async () => (await fetch('live.json')).json());
  expect(relays).toEqual(['relay']);
  expect(await ask(page, relays[0])).toBe('["EOSE","all"]');
  close();
});

test('a relay that live.json does not name is not asked', async ({ page, url, problems }) => {
  await page.goto(url);
  expect(await ask(page, 'ws://127.0.0.2:9/')).toBe('refused');
  expect(problems.splice(0).join()).toContain('connect-src');
});
