// Pictures of the page as people see it, to be looked at:
// node tests/browser/support/screens.mjs FOLDER [PART OF A NAME...]
// Every family at rest, with a selection, after a capture, at the end, with what could be taken and with each tab, and
// the first page with its dialogs, at six sizes, light and dark. A picture is named GAME-SCENE-SIZE-THEME; with parts
// of names only those are made that have one of each list: `till6 360x740,844x390 dark`.

import { mkdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveFolder } from '../../../scripts/serve.mjs';
import { loadEngine } from '../../../web/engine.js';
import { launchChromium } from './launch.js';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('../../../web/types.js').Action} Action */
/** @typedef {{ name: string, link: string, before: string, capture: Action, end: string }} Game */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (/** @type {string} */ path) => readFileSync(resolve(root, path));

const sizes = ['360x740', '390x844', '844x390', '1024x768', '1440x900', '2560x1440'];
const themes = /** @type {const} */ (['light', 'dark']);

/** The playthroughs that are shown, and how those end that have no end of their own. */
const shown = {
  custodian: { file: 'custodian' },
  taketwo: { file: 'taketwo', end: 'taketwo!!f2f3.e7e5.g2g4.d8h4' },
  till2: { file: 'till' },
  till6: { file: 'till-six', result: '!result=draw+agreement' },
  tches: { file: 'tches', result: '!result=win+w+resignation' },
  carriers: { file: 'tches-everything' },
};

const engine = await loadEngine(read('build/wasm/motley.wasm'));

/** Reads a playthrough, and looks for the first capture in it. @returns {Game} */
function readGame(/** @type {string} */ name, /** @type {{ file: string, end?: string, result?: string }} */ how) {
  const text = String(read(`tests/playthroughs/${how.file}.txt`));
  const [, variant] = /** @type {string[]} */ (/^variant (.*)$/m.exec(text));
  const start = /^start (.*)$/m.exec(text)?.[1].replaceAll(' ', '+') ?? '';
  const plays = [...text.matchAll(/^play (.*)$/gm)].map(([, action]) => action);
  const game = engine.createGame();
  game.setVariant(variant);
  if (start) game.setPosition(start.replaceAll('+', ' '));
  const link = (/** @type {number} */ count) => `${variant}!${start}!${plays.slice(0, count).join('.')}`;
  for (const [i, play] of plays.entries()) {
    const capture = game.view().actions.find((action) => action.text === play && action.captures?.length);
    if (capture)
      return {
        name,
        link: link(0),
        before: link(i),
        capture,
        end: how.end ?? link(plays.length) + (how.result ?? ''),
      };
    game.play(play);
  }
  throw new Error(`${how.file} has no capture`);
}

/** A page at which the game of a link is shown. */
class Screen {
  constructor(/** @type {Page} */ page, /** @type {boolean} */ hasTouch) {
    this.page = page;
    this.hasTouch = hasTouch;
  }

  async open(/** @type {string} */ url) {
    await this.page.goto('about:blank');
    await this.page.goto(url);
    await this.page.locator('#board .frame:not(.still)').waitFor({ state: 'attached' });
  }

  async touch(/** @type {import('@playwright/test').Locator} */ locator) {
    if (this.hasTouch) await locator.tap();
    else await locator.click();
  }

  /** Opens a tab beside a position. */
  async openTab(/** @type {string} */ url, /** @type {Game} */ game, /** @type {string} */ tab) {
    await this.open(`${url}#${game.before}`);
    await this.touch(this.page.locator(`#tab-${tab}`));
  }

  async touchSquare(/** @type {string} */ square) {
    const box = await this.page.locator(`#board .cell[data-square="${square}"]`).boundingBox();
    if (!box) throw new Error(`${square} is not on the screen`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (this.hasTouch) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y);
  }

  /** Waits until nothing moves, and a word about the piece that is looked at has come. */
  async save(/** @type {string} */ path) {
    await this.page.waitForLoadState('networkidle');
    await this.page.waitForTimeout(400);
    await this.page.screenshot({ path, animations: 'disabled' });
  }
}

/** How each scene comes about. @type {Record<string, (screen: Screen, game: Game, url: string) => Promise<void>>} */
const scenes = {
  rest: (screen, game, url) => screen.open(`${url}#${game.link}`),
  selection: async (screen, game, url) => {
    await screen.open(`${url}#${game.before}`);
    await screen.touchSquare(game.capture.source ?? '');
  },
  capture: async (screen, game, url) => {
    await scenes.selection(screen, game, url);
    await screen.touchSquare(game.capture.target ?? '');
  },
  takes: async (screen, game, url) => {
    await screen.open(`${url}#${game.before}`);
    await screen.touch(screen.page.getByRole('button', { name: 'Possible captures' }));
    await screen.page.locator('.taking, .takes').first().waitFor({ state: 'attached' });
  },
  pieces: (screen, game, url) => screen.openTab(url, game, 'pieces'),
  rules: (screen, game, url) => screen.openTab(url, game, 'rules'),
  analysis: (screen, game, url) => screen.openTab(url, game, 'analysis'),
  game: (screen, game, url) => screen.openTab(url, game, 'game'),
  end: (screen, game, url) => screen.open(`${url}#${game.end}`),
};

/** The views of the first page, by the buttons that open them. @type {Record<string, string>} */
const pages = {
  first: '',
  play: 'Play Till Chess',
  new: 'New game',
  settings: 'Settings',
  help: 'Help',
};

const [folder, ...parts] = process.argv.slice(2);
if (!folder) throw new Error('node tests/browser/support/screens.mjs FOLDER [PART OF A NAME...]');
mkdirSync(folder, { recursive: true });
const filters = parts.map((part) => part.split(','));
const isWanted = (/** @type {string[]} */ ...names) =>
  filters.every((filter) => filter.some((part) => names.includes(part)));

const games = Object.entries(shown).map(([name, how]) => readGame(name, how));
const { url, close } = await serveFolder(resolve(root, 'build/site'));
const browser = await launchChromium();
for (const size of sizes) {
  for (const theme of themes) {
    const [width, height] = size.split('x').map(Number);
    const isPhone = Math.min(width, height) < 500;
    const context = await browser.newContext({
      viewport: { width, height },
      colorScheme: theme,
      hasTouch: isPhone,
      isMobile: isPhone,
      deviceScaleFactor: isPhone ? 2 : 1,
    });
    const screen = new Screen(await context.newPage(), isPhone);
    for (const game of games) {
      for (const [scene, play] of Object.entries(scenes)) {
        if (!isWanted(game.name, scene, size, theme)) continue;
        const name = `${game.name}-${scene}-${size}-${theme}`;
        try {
          await play(screen, game, url);
          await screen.save(resolve(folder, `${name}.png`));
        } catch (error) {
          console.error(`${name}: ${error}`);
          process.exitCode = 1;
        }
      }
    }
    for (const [page, button] of Object.entries(pages)) {
      if (!isWanted('page', page, size, theme)) continue;
      await screen.page.goto('about:blank');
      await screen.page.goto(url);
      if (button) await screen.touch(screen.page.getByRole('button', { name: button, exact: true }));
      await screen.save(resolve(folder, `page-${page}-${size}-${theme}.png`));
    }
    await context.close();
  }
}
await browser.close();
close();
