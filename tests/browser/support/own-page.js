// Pages of tests' own at the site's address, whose script is a file of this folder with all it imports.

import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const resolve = (/** @type {string} */ path) => fileURLToPath(new URL(path, import.meta.url));

/** Makes one script of a file of this folder and all that it imports. */
export async function bundle(/** @type {string} */ script) {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rollupOptions: { input: resolve(script), output: { inlineDynamicImports: true } },
    },
  });
  const { output } = /** @type {import('vite').Rollup.RollupOutput} */ (result);
  return output[0].code;
}

/** Each script is bundled once in a file of tests. @type {Map<string, Promise<string>>} */
const bundles = new Map();

/**
 * Opens such a page.
 * @param {import('@playwright/test').Page} page
 * @param {string} url the site's address
 * @param {string} script
 * @param {string} policy
 * @param {string} [body]
 */
export async function openOwnPage(page, url, script, policy, body = '') {
  const bundled = bundles.get(script) ?? bundle(script);
  bundles.set(script, bundled);
  const code = await bundled;
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Test</title>
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark"><link rel="icon" href="data:,">
    <script type="module" src="${script}"></script></head><body>${body}</body></html>`;
  await page.route('**/own-page/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          headers: { 'content-security-policy': policy },
          body: html,
        }),
  );
  await page.goto(new URL('own-page/', url).href);
}
