// The dialog "On your page": writes the HTML that puts the game on somebody's page, from the choices in a form, and
// shows the board as it will be there.

import '../../styles/embed-dialog.css';
import { html, nothing } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { formatLink, getExtra } from '../../links/links.js';
import { readPlayers } from '../../links/players.js';
import {
  attributesOf,
  isUsuallyRecord,
  recordLink,
  sizeOf,
  usualWidth,
  writeElement,
  writeFrame,
  writeListener,
  writePolicy,
} from '../../links/snippet.js';
import { variantName } from '../../panels/board/status-panel.js';
import { button } from '../../panels/buttons.js';
import { copyText } from '../../saving/clipboard.js';
import { readSeed, Session } from '../../table/game/session.js';
import { findFamily } from '../../table/game/variants.js';
import { formatLinkAsRecord } from '../../table/records/record-link.js';
import { chooseLanguage } from '../../words/languages.js';
import { frame } from '../dialog-frame.js';
import { embedForm } from './embed-form.js';
import { Preview, previewPart } from './embed-preview.js';

/** @import { Link } from '../../links/links.js' */
/** @import { Choices, Source } from '../../links/snippet.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'closeDialog' | 'dialog' | 'engine' | 'language' |
 *   'openDialog' | 'scenes' | 'schema' | 'session' | 'table' | 'task' | 'update' | 'waits' | 'words'>} Page
 */

/**
 * The state of the dialog while it is open.
 * @typedef {object} Draft
 * @property {Source} source
 * @property {Choices} choices
 * @property {Preview} preview
 * @property {'' | 'snippet-copied' | 'snippet-copy-failed'} copied
 */

/** Whether a seed draws exactly the start of this link. */
function isDrawn(
  /** @type {Page} */ { engine, schema },
  /** @type {Link} */ { variant, position },
  /** @type {number} */ seed,
) {
  if (!findFamily(schema, variant)?.shuffle) return false;
  const drawn = new Session(engine, variant, '', seed);
  drawn.dispose();
  return drawn.start === position;
}

/** The game of a link with all its positions; extras that are no part of the game are left out. @returns {Source} */
function readSource(/** @type {Page} */ app, /** @type {Link} */ link, at = link.actions.length) {
  const { session } = Session.open(app.engine, { ...link, extras: [] });
  const { seats } = session.view;
  const places = link.actions.concat('').map((_, ply) => {
    session.goTo(ply);
    return { position: session.game.position, seat: session.view.turn.player };
  });
  session.dispose();
  const seed = getExtra(link, 'seed');
  const number = readSeed(seed);
  return {
    variant: link.variant,
    start: link.position,
    seed: number !== undefined && isDrawn(app, link, number) ? seed : undefined,
    actions: link.actions,
    places,
    // What is only drafted is not in the link.
    at: Math.min(at, link.actions.length),
    seats,
    result: getExtra(link, 'result'),
    notes: getExtra(link, 'notes'),
    lines: getExtra(link, 'lines'),
  };
}

/** The state at the beginning: with the game at the table, or without one with the first family. @returns {Draft} */
function begin(/** @type {Page} */ app) {
  const { session, task } = app;
  const [first] = app.schema.families[0].presets;
  const link = session?.link ?? { variant: first.variant, position: first.position ?? '', actions: [], extras: [] };
  const source = readSource(app, link, task ? 0 : session?.at);
  return {
    source,
    choices: {
      take: 'game',
      form: 'element',
      mode: task ? 'task' : 'play',
      ...task?.asked,
      players: readPlayers(getExtra(link, 'seats') ?? '', source.seats),
      at: source.at === source.actions.length ? undefined : source.at,
      isFlipped: !!session?.isFlipped,
      label: '',
      lang: '',
    },
    preview: new Preview(() => app.update()),
    copied: '',
  };
}

/** Changes the choices in the form. */
function change(/** @type {Page} */ app, /** @type {Draft} */ draft, /** @type {Partial<Choices>} */ changes) {
  app.openDialog('embed', { snippet: { ...draft, choices: { ...draft.choices, ...changes }, copied: '' } });
}

/** Chooses another game, if none is at the table. The players are reset, since the seats may differ. */
function changeGame(
  /** @type {Page} */ app,
  /** @type {Draft} */ draft,
  /** @type {import('../../../web/types.js').Preset} */ { variant, position = '' },
) {
  if (app.waits(variant, () => changeGame(app, draft, { key: '', variant, position }))) return;
  const source = readSource(app, { variant, position, actions: [], extras: [] });
  const players = readPlayers('', source.seats);
  app.openDialog('embed', { snippet: { ...draft, source, choices: { ...draft.choices, players }, copied: '' } });
}

/** The address of our page without the game. */
const siteOf = () => document.baseURI.replace(/#.*/s, '');

/** The record that was written last, since the dialog is drawn more often than its game changes. */
let known = { link: '', record: '' };

/** The game as a record, if it is to be written as one. */
function writeRecord(/** @type {Page} */ { engine }, /** @type {Draft} */ { source, choices }) {
  const { isRecord = isUsuallyRecord(source, choices) } = choices;
  if (!isRecord) return '';
  const game = recordLink(source, choices);
  const link = formatLink(game);
  if (link !== known.link) known = { link, record: formatLinkAsRecord(engine, game, new Date()) };
  return known.record;
}

/**
 * The words of other languages; null while they are on their way.
 * @type {Map<string, Page['words'] | null>}
 */
const others = new Map();

/** The words of the language that the board is to have; until they are loaded, and without a language, the page's. */
function wordsOf(/** @type {Page} */ app, /** @type {string} */ tag) {
  const { words } = app;
  const language = tag ? chooseLanguage([tag]) : words.locale;
  if (language === words.locale) return words;
  if (!others.has(language)) {
    others.set(language, null);
    app.language.load(language).then(
      (loaded) => {
        others.set(language, loaded);
        app.update();
      },
      () => others.delete(language),
    );
  }
  return others.get(language) ?? words;
}

/** The HTML to be copied. */
function writeSnippet(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { source, choices, preview } = draft;
  const words = wordsOf(app, choices.lang);
  const name = variantName({ words, schema: app.schema }, source.variant);
  const height = preview.heightAt(choices.width ?? usualWidth);
  if (choices.form === 'frame') return writeFrame(source, choices, siteOf(), { title: name, height });
  const fallback = words.format('snippet-fallback', { name, mode: choices.mode });
  return writeElement(source, choices, siteOf(), fallback, writeRecord(app, draft));
}

const textId = 'snippet-text';

/** Copies the HTML. If the browser does not permit it, the text is selected so that the user can copy it. */
async function copy(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const copied = await copyText(writeSnippet(app, draft)).then(
    () => /** @type {const} */ ('snippet-copied'),
    () => /** @type {const} */ ('snippet-copy-failed'),
  );
  if (app.dialog?.snippet !== draft) return;
  app.openDialog('embed', { snippet: { ...draft, copied } });
  const area = document.getElementById(textId);
  if (copied === 'snippet-copy-failed' && area instanceof HTMLTextAreaElement) area.select();
}

/** The hints that only few pages need, folded away. */
function more(/** @type {Page} */ { words }, /** @type {Choices} */ choices) {
  const { form } = choices;
  return html`${
    form === 'element'
      ? html`<details>
        <summary>${words.format('snippet-program')}</summary>
        <p class="hint">${words.format('snippet-program-help')}</p>
      </details>`
      : nothing
  }
    <details>
      <summary>${words.format('snippet-policy')}</summary>
      <p class="hint">${words.format('snippet-policy-help')}</p>
      <pre tabindex="0"><code>${writePolicy(choices, siteOf())}</code></pre>
      ${form === 'element' ? html`<p class="hint">${words.format('snippet-policy-worker')}</p>` : nothing}
      ${form === 'frame' ? html`<p class="hint">${words.format('snippet-policy-style')}</p>` : nothing}
    </details>
    ${
      form === 'frame'
        ? html`<details>
          <summary>${words.format('snippet-listener')}</summary>
          <p class="hint">${words.format('snippet-listener-help')}</p>
          <pre tabindex="0"><code>${writeListener(siteOf())}</code></pre>
        </details>`
        : nothing
    }`;
}

function result(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { words } = app;
  return html`<section class="embed-result">
    <label class="field">
      <span>${words.format(`snippet-text-${draft.choices.form}`)}</span>
      <textarea
        id=${textId}
        rows="6"
        readonly
        spellcheck="false"
        .value=${writeSnippet(app, draft)}
        @focus=${(/** @type {Event} */ { target }) => /** @type {HTMLTextAreaElement} */ (target).select()}
      ></textarea>
    </label>
  </section>`;
}

export function embed(/** @type {Page} */ app) {
  const { words, dialog } = app;
  if (!dialog) return nothing;
  dialog.snippet ??= begin(app);
  const draft = /** @type {Draft} */ (dialog.snippet);
  const { source, choices, preview } = draft;
  // In a frame the board takes the whole width.
  const size = sizeOf(choices.form === 'frame' ? { ...choices, width: 0 } : choices);
  // The preview keeps nothing: a game played there is gone with the dialog.
  preview.show([...attributesOf(source, { ...choices, keep: '' }), ...size]);
  return frame(
    app,
    'embed-title',
    html`<div class="scroll embed" tabindex="0" role="region" aria-labelledby="dialog-title">
        ${embedForm(app, draft, {
          change: (changes) => change(app, draft, changes),
          changeGame: (preset) => changeGame(app, draft, preset),
        })}
        <div class="embed-side">${result(app, draft)} ${previewPart(app, draft)} ${more(app, choices)}</div>
      </div>
      <div class="row">
        ${button(pageIcon('copy'), words.format('snippet-copy'), () => copy(app, draft), { names: 'main' })}
        <button type="button" @click=${() => app.closeDialog()}>${words.format('close')}</button>
        <span role="status">${draft.copied ? words.format(draft.copied) : nothing}</span>
      </div>`,
    { wide: true },
  );
}
