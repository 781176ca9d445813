// The page in each of its languages, and in one that is made of English: nothing is left in English, and nothing is cut
// where there is little room.

import { Words } from '../../../shell/words/words.js';
import { languages } from '../../web/support/words.js';
import { Table } from '../support/app-page.js';
import { expect, followRequests, test, waitForRest } from '../support/fixtures.js';
import { disguiseMessages } from '../support/pseudo-language.mjs';
import { countStrays, englishFinder, findCut, findCutChoices, findPlain, readShown } from '../support/shown-words.js';
import { dialogs, views, visit } from '../support/views.js';

/** @typedef {import('@playwright/test').Page} Page */

const english = languages.get('en') ?? new Map();

const pseudo = new Map([...english].map(([file, text]) => [file, disguiseMessages(text)]));

/** Gives the page the disguised messages where it asks for the English ones. */
async function disguise(/** @type {Page} */ page) {
  await page.route(/\/en-[^/]*\.ftl$/, (route) => {
    const [, file = ''] = /\/en-([a-z]+)-[^/]*$/.exec(route.request().url()) ?? [];
    return route.fulfill({ contentType: 'text/plain', body: pseudo.get(file) });
  });
}

/** A game of each family, with what its page shows besides. */
const games = [
  'custodian!!e2e3.c6c5.f1c4!at=2',
  'taketwo!!e2~HD.d2d4!seats=p,1',
  'till;players=3!!!seed=42',
  'tches;strike=2;king=capture;polarity=on;transport=on',
];

/**
 * Goes through the page, and lets each view be looked at.
 * @param {Page} page
 * @param {string} url
 * @param {Words} words
 * @param {(where: string) => Promise<void>} look
 */
async function visitAll(page, url, words, look) {
  const table = new Table(page);
  const dialog = async (/** @type {() => Promise<void>} */ open, /** @type {string} */ where) => {
    await open();
    await table.dialog.waitFor();
    await look(where);
    await page.keyboard.press('Escape');
    await table.dialog.waitFor({ state: 'detached' });
  };
  await page.goto(url);
  await page.getByRole('heading', { name: words.format('try-title') }).waitFor();
  await look('the first page');
  await dialog(() => table.button(words.format('settings')).click(), 'settings');
  for (const link of games) {
    await table.follow(link);
    await table.standing.waitFor();
    await look(link);
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look(`${link}, ${await tab.textContent()}`);
    }
    await dialog(() => page.keyboard.press('n'), `${link}, new game`);
  }
  for (const [key, name] of Object.entries({ o: 'open', g: 'your games', '?': 'help' }))
    await dialog(() => page.keyboard.press(key), name);
  await table.follow('tches!!a2a9');
  await table.notices.first().waitFor();
  await look('a link that cannot be read');
}

test('the language is changed in place: the game stays, and its link says so', async ({ page, table, url }) => {
  const choose = async (/** @type {string} */ settings, /** @type {string} */ language) => {
    await table.button(settings).click();
    await page.getByRole('radio', { name: language }).check();
    await page.keyboard.press('Escape');
  };
  await page.goto(url + '#custodian!!a2a3');
  await table.expectText(table.standing, 'Black to play');
  await choose('Settings', 'français');
  await table.expectText(table.standing, 'Aux Noirs de jouer');
  await table.expectLink('custodian!!a2a3!lang=fr');
  await table.click('a6');
  await table.click('a5');
  await table.expectLink('custodian!!a2a3.a6a5!lang=fr');
  await page.goto('about:blank');
  await page.goto(url + '#taketwo');
  await table.expectText(table.standing, 'Aux Blancs de jouer');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await choose('Réglages', 'Celle du navigateur');
  await table.expectText(table.standing, 'White to play');
  await table.expectLink('taketwo');
});

test('a link has its language, and so has the sentence before a board stands on another page', async ({
  page,
  url,
}) => {
  const table = new Table(page);
  const french = new Words('fr', [...(languages.get('fr')?.values() ?? [])]);
  await page.goto(url + '#custodian!!a2a3!lang=fr');
  await table.expectText(table.standing, 'Aux Noirs de jouer');
  await page.getByRole('button', { name: french.format('embed-title') }).click();
  const text = table.dialog.getByRole('textbox', { name: french.format('snippet-text-element') });
  await expect(text).toHaveValue(/>Ouvrir Custodian Chess et jouer\.</);
  const language = table.dialog.getByRole('textbox', { name: french.format('snippet-lang') });
  await page.getByText(french.format('snippet-looks')).click();
  await language.fill('en-GB');
  await language.press('Tab');
  await expect(text).toHaveValue(/lang="en-GB".*>Open Custodian Chess and play\.</);
});

for (const [name, files] of new Map([...languages, ['pseudo', pseudo]])) {
  const words = new Words(name === 'pseudo' ? 'en' : name, [...files.values()]);
  test.describe(() => {
    test.use({ locale: words.locale, viewport: { width: 360, height: 740 } });

    test(`${name}: nothing is cut on a phone, and nothing is left in English`, async ({ page, url }) => {
      if (name === 'pseudo') await disguise(page);
      const findEnglish = name === 'pseudo' ? findPlain : englishFinder(english.values(), files.values());
      await visitAll(page, url, words, async (where) => {
        expect(findEnglish(await page.evaluate(readShown)), `English: ${where}`).toEqual([]);
        expect(await page.evaluate(findCut), `cut: ${where}`).toEqual([]);
        if (where === games[0]) expect(await page.evaluate(countStrays)).toBe(0);
      });
      const said = await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir]);
      expect(said).toEqual([words.locale, words.format('direction')]);
    });

    test(`${name}: in no view or dialog is anything cut on a phone, or left in English`, {
      tag: '@all',
    }, async ({ page, url }) => {
      test.setTimeout(300_000);
      if (name === 'pseudo') await disguise(page);
      const findEnglish = name === 'pseudo' ? findPlain : englishFinder(english.values(), files.values());
      const waitForAll = followRequests(page);
      const table = new Table(page);
      for (const view of [...views, ...dialogs]) {
        await visit(table, url, view, words);
        if (dialogs.includes(view)) await table.dialog.waitFor();
        await waitForAll();
        await waitForRest(page);
        expect.soft(findEnglish(await page.evaluate(readShown)), `English: ${view.name}`).toEqual([]);
        expect.soft(await page.evaluate(findCut), `cut: ${view.name}`).toEqual([]);
        if (name !== 'pseudo') expect.soft(await page.evaluate(findCutChoices), `choices: ${view.name}`).toEqual([]);
      }
    });

    test(`${name}: a board on another page has nothing left in English`, {
      tag: name === 'pseudo' ? [] : '@all',
    }, async ({ page, url }) => {
      if (name === 'pseudo') await disguise(page);
      const findEnglish = englishFinder(english.values(), files.values());
      for (const link of games) {
        await page.goto('about:blank');
        const keys = `${link.split('!').length > 3 ? ';' : '!'.repeat(4 - link.split('!').length)}lang=${words.locale}`;
        await page.goto(`${url}embed.html#${link}${keys};legend=open;moves=on`);
        await page.locator('motley-view .cell').first().waitFor();
        expect(findEnglish(await page.evaluate(readShown)), link).toEqual([]);
      }
    });
  });
}

/** Does to the page what a translator of the browser does, again and again: each text gives way to a new element. */
function translateLikeBrowser() {
  const root = /** @type {HTMLElement} */ (document.getElementById('app'));
  const wrap = (/** @type {string} */ said) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${said}»`;
    outer.append(inner);
    return outer;
  };
  const translate = () => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
    for (const text of texts) {
      if (text.data.trim() && !text.parentElement?.closest('font, style')) text.replaceWith(wrap(text.data));
    }
  };
  translate();
  new MutationObserver(translate).observe(root, { childList: true, characterData: true, subtree: true });
}

test('a page that the browser translates goes on with the game', async ({ page, url }) => {
  const table = new Table(page);
  const shown = async (/** @type {string} */ selector) =>
    (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/[«»\s]+/g, ' ').trim());
  const selectors = ['.standing', '.moves .move', '[role="tab"]', 'h1', '.seat'];
  const links = ['custodian!!a2a3.g6g5.b2b3', 'custodian!!a2a3', 'taketwo!!e2e4', 'custodian!!a2a3.g6g5'];
  const read = async (/** @type {string} */ link) => {
    await table.follow(link);
    await table.expectLink(link);
    await page.waitForTimeout(300);
    return Promise.all(selectors.map(shown));
  };
  await page.goto(`${url}#custodian`);
  await table.expectApp();
  const right = [];
  for (const link of links) right.push(await read(link));
  await page.goto('about:blank');
  await page.goto(`${url}#custodian`);
  await table.expectApp();
  await page.evaluate(translateLikeBrowser);
  for (const [i, link] of links.entries()) expect(await read(link), link).toEqual(right[i]);
  await expect(page.locator('.standing')).toContainText('«');
});
