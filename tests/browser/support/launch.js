// How the browsers that Playwright drives are started: those of the system, never ones that it would download.

import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** A slow machine may take its time. */
const timeout = 120_000;

/**
 * The same Chromium without windows, tabs and an address bar, which Debian has as a package of its own: a whole one
 * takes a quarter more time for a page.
 */
const shell = '/usr/bin/chromium-headless-shell';

/**
 * Features that Chromium is to do without. Of several such switches only the last one counts, so that most names
 * repeat Playwright's own list. What a whole Chromium would do for each new page: start a process in advance for
 * another one, and draw the address bar in processes of their own.
 */
const disabledFeatures = [
  'AutoDeElevate',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BoundaryEventDispatchTracksNodeRemoval',
  'DestroyProfileOnBrowserClose',
  'DialMediaRouteProvider',
  'GlobalMediaControls',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'RenderDocument',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'Translate',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** @type {import('@playwright/test').LaunchOptions} */
export const chromiumOptions = {
  executablePath: process.env.CHROMIUM ?? (existsSync(shell) ? shell : '/usr/bin/chromium'),
  timeout,
  args: [
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-dev-shm-usage',
    `--disable-features=${disabledFeatures.join()}`,
    '--disable-quic',
    '--disable-sync',
    // Drawing in the browser's own process saves a tenth of all.
    '--in-process-gpu',
    // Pages that meet tell each other names in place of addresses, which are resolved within this machine.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.*, EXCLUDE *.local',
    '--no-first-run',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
};

/** Debian's own Firefox, not one that Playwright has patched. @type {import('@playwright/test').LaunchOptions} */
export const firefoxOptions = {
  channel: 'moz-firefox',
  executablePath: process.env.FIREFOX ?? '/usr/bin/firefox-esr',
  firefoxUserPrefs: {
    // No processes in advance for pages that nobody opens.
    'dom.ipc.processPrelaunch.enabled': false,
    // Frames of another site stay in their page's process: the driver's clicks do not reach another one.
    'fission.webContentIsolationStrategy': 0,
  },
  timeout,
};

export const launchChromium = () => chromium.launch(chromiumOptions);
