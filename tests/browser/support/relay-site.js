// The site with a small relay beside it, so that games by link travel by themselves between the browsers of a test.

import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../../scripts/serve.mjs';
import { test as base } from './players.js';

const site = fileURLToPath(new URL('../../../build/site', import.meta.url));

export const test = /** @type {typeof base} */ (
  base.extend(
    /** @type {any} */ ({
      url: [
        // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures this one needs.
        async ({}, /** @type {(url: string) => Promise<void>} */ use) => {
          const { url, close } = await serveFolder(site, { hasRelay: true });
          await use(url);
          close();
        },
        { scope: 'worker' },
      ],
    }),
  )
);
