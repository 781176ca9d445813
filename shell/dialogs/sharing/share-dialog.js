// The dialog "Share": the game as a link, a QR code, a picture, a moving picture, a record, a text for chats, and on
// paper. All of it is made here, without network.

import '../../styles/share-dialog.css';
import { html, nothing } from 'lit';
import { pageIcon } from '../../art/page-icons.js';
import { formatLink, shortestCut } from '../../links/links.js';
import { inSlices } from '../../links/slices.js';
import { button, copying } from '../../panels/buttons.js';
import { valueIn } from '../../panels/fields.js';
import { addressOf, drawTable, toPng } from '../../pictures/board-picture.js';
import { boardText } from '../../pictures/board-text.js';
import { makeFilm } from '../../pictures/film.js';
import { isNoisy } from '../../pictures/noise.js';
import { longestLink, qrCode } from '../../pictures/qr.js';
import { copyText } from '../../saving/clipboard.js';
import { gameFileName, saveFile } from '../../saving/save-file.js';
import { writeLinkAsRecord } from '../../table/records/record-link.js';
import { frame } from '../dialog-frame.js';

/** @import { Link } from '../../links/links.js' */
/** @import { Form } from '../../pictures/film-worker.js' */
/** @import { Picture } from '../../pictures/board-picture.js' */
/** @import { Dialog } from '../../services/state.js' */
/** @import { Session } from '../../table/game/session.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'byLink' | 'choices' | 'closeDialog' | 'copyLink' |
 *   'copyRecord' | 'dialog' | 'drawings' | 'engine' | 'navigation' | 'parts' | 'session' | 'showTab' | 'table' |
 *   'update' | 'words'>} Page
 */

/**
 * The picture and the film made while the dialog is open.
 * @typedef {object} Draft
 * @property {Picture | null} picture
 * @property {object | null} filming the film that is being made
 * @property {number} done which part of it is made
 * @property {Form} form of the file
 * @property {boolean} isNoisy whether this browser makes noise of bitmaps
 */

/** The drafts of the dialogs that are open. @type {WeakMap<Dialog, Draft>} */
const drafts = new WeakMap();

function draftOf(/** @type {Page} */ app) {
  const dialog = /** @type {Dialog} */ (app.dialog);
  const known = drafts.get(dialog);
  if (known) return known;
  /** @type {Draft} */
  const draft = { picture: null, filming: null, done: 0, form: 'gif', isNoisy: isNoisy() };
  drafts.set(dialog, draft);
  drawTable(app).then(
    (picture) => {
      draft.picture = picture;
      app.update();
    },
    (error) => fail(app, error),
  );
  return draft;
}

function fail(/** @type {Page} */ app, /** @type {unknown} */ error) {
  console.warn(error);
  app.table.tell({ tone: 'error', text: app.words.format('share-failed') });
}

/**
 * What a button does that puts something into the clipboard. It says itself that it has done so; that it could not is
 * told.
 */
const copy = (/** @type {Page} */ app, /** @type {() => Promise<void>} */ write) =>
  copying(app, async () => {
    const { table, words } = app;
    const isCopied = await write().then(
      () => true,
      () => false,
    );
    if (isCopied) table.tell({ tone: 'info', text: words.format('copied-done'), isSpoken: true });
    else table.tell({ tone: 'info', text: words.format('share-copy-failed') });
    return isCopied;
  });

/** The address of a link. */
const addressOfLink = (/** @type {Page} */ { navigation }, /** @type {Link} */ link) =>
  `${navigation.address.replace(/#.*/, '')}#${formatLink(link)}`;

/** The address of the position shown, without what was played. */
const positionOf = (/** @type {Page} */ app, /** @type {Session} */ { game: { variant, position } }) =>
  addressOfLink(app, { variant, position, actions: [], extras: [] });

/** The address that the code shows: the game's, or if that is too long that of the position. */
function addressFor(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { address, isShort } = app.navigation;
  const isWhole = address.length <= longestLink && !isShort;
  return { address: isWhole ? address : positionOf(app, session), isWhole };
}

/** The buttons for a link that chats cut: the game in a file, without comments and variations, or only the position. */
function shorterPart(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words } = app;
  const { link } = session;
  const extras = link.extras.filter(([key]) => key !== 'notes' && key !== 'lines');
  const copyOf = (/** @type {string} */ text) => copy(app, () => copyText(text));
  const isPlain = extras.length === link.extras.length;
  const bare = addressOfLink(app, { ...link, extras });
  return html`<div class="row">
    ${isPlain ? nothing : button(pageIcon('link'), words.format('share-bare', { count: bare.length }), copyOf(bare))}
    ${button(pageIcon('link'), words.format('share-position'), copyOf(positionOf(app, session)))}
  </div>`;
}

async function saveRecord(/** @type {Page} */ app, /** @type {Session} */ session) {
  const text = await inSlices(writeLinkAsRecord(app.engine, session.link, new Date()));
  saveFile(new Blob([text], { type: 'text/plain' }), gameFileName(session, 'pgn'));
}

/** Passes the link to another program; somebody who changes his mind is told nothing. */
const pass = (/** @type {Page} */ { navigation }) => navigator.share({ url: navigation.address }).catch(() => {});

function linkPart(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words, navigation } = app;
  const { address, isWhole } = addressFor(app, session);
  const isShort = address.length <= longestLink;
  const { length } = navigation.address;
  const isCut = length > shortestCut && !navigation.isShort;
  return html`<section class="share-link">
    <div>
      <h3>${words.format('share-link')}</h3>
      <div class="row">
        ${'share' in navigator ? button(pageIcon('share'), words.format('by-link-share'), () => pass(app)) : nothing}
        ${button(
          pageIcon('link'),
          words.format('copy-link'),
          copying(app, () => app.copyLink()),
        )}
        ${button(
          pageIcon('copy'),
          words.format('copy-record'),
          copying(app, () => app.copyRecord()),
        )}
        ${button(
          pageIcon('copy'),
          words.format('share-text'),
          copy(app, () => copyText(boardText(session.view))),
        )}
        ${button(pageIcon('save'), words.format('share-file'), () => saveRecord(app, session))}
      </div>
      <p class=${isCut ? '' : 'hint'}>${words.format(isCut ? 'link-cut' : 'link-length', { count: length })}</p>
      ${isCut ? shorterPart(app, session) : nothing}
      <p class="hint">${words.format(isShort ? (isWhole ? 'share-code' : 'share-code-position') : 'share-no-code')}</p>
    </div>
    ${isShort ? html`<div role="img" aria-label=${words.format('share-code-name')}>${qrCode(address)}</div>` : nothing}
  </section>`;
}

/** The link by which a live game is watched. */
function watchPart(/** @type {Page} */ app) {
  const { byLink, dialog, navigation, parts, words } = app;
  const shown = byLink?.live && byLink.shown;
  const part = shown ? parts.show('watching', dialog) : undefined;
  if (!shown || !part) return nothing;
  const address = `${navigation.address.replace(/#.*/, '')}#${part.linkToWatch(shown.link, shown.id)}`;
  const canShow = address.length <= longestLink;
  const code = words.format('watch-link-code');
  return html`<section class="share-link">
    <div>
      <h3>${words.format('watch-link')}</h3>
      <p>${words.format('watch-link-help')}</p>
      <div class="row">
        ${button(
          pageIcon('link'),
          words.format('watch-link-copy'),
          copy(app, () => copyText(address)),
        )}
      </div>
      ${canShow ? nothing : html`<p class="hint">${words.format('share-no-code')}</p>`}
    </div>
    ${canShow ? html`<div role="img" aria-label=${code}>${qrCode(address)}</div>` : nothing}
  </section>`;
}

/** Prints the board and the moves: the style sheet leaves out the rest. */
function printSheet(/** @type {Page} */ app) {
  app.closeDialog();
  app.showTab('moves');
  requestAnimationFrame(() => print());
}

/** Whether this browser puts pictures into the clipboard. */
const canCopy = 'ClipboardItem' in globalThis;

function picturePart(
  /** @type {Page} */ app,
  /** @type {Session} */ session,
  /** @type {Draft} */ { picture, isNoisy },
) {
  const { words } = app;
  const run = (/** @type {(picture: Picture) => Promise<unknown>} */ work) => () =>
    picture && work(picture).catch((error) => fail(app, error));
  const isOff = !picture;
  const png = run(async (picture) => saveFile(await toPng(picture), gameFileName(session, 'png')));
  const svg = run(async ({ svg }) =>
    saveFile(new Blob([svg], { type: 'image/svg+xml' }), gameFileName(session, 'svg')),
  );
  const copyPicture = copy(app, async () => {
    if (picture) await navigator.clipboard.write([new ClipboardItem({ 'image/png': toPng(picture) })]);
  });
  const bitmaps = html`${button(pageIcon('save'), words.format('share-png'), png, { isOff })}
    ${canCopy ? button(pageIcon('copy'), words.format('share-copy-picture'), copyPicture, { isOff }) : nothing}`;
  return html`<section class="share-picture">
    <div class="share-preview">
      ${picture ? html`<img src=${addressOf(picture)} alt=${words.format('share-picture')} />` : nothing}
    </div>
    <div>
      <h3>${words.format('share-picture')}</h3>
      <div class="row">
        ${isNoisy ? nothing : bitmaps}
        ${button(pageIcon('save'), words.format('share-svg'), svg, { isOff })}
        ${button(pageIcon('print'), words.format('share-print'), () => printSheet(app))}
      </div>
      ${
        isNoisy
          ? html`<p>${words.format('share-noise')}</p>`
          : html`<p class="hint">${words.format('share-picture-help')}</p>
              ${filmPart(app, session)}`
      }
    </div>
  </section>`;
}

/** Makes a film, and saves it. */
async function film(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {'game' | 'turn'} */ what) {
  const draft = draftOf(app);
  const { dialog } = app;
  const own = {};
  const isWanted = () => app.dialog === dialog && draft.filming === own;
  Object.assign(draft, { filming: own, done: 0 });
  app.update();
  try {
    const { form } = draft;
    const blob = await makeFilm(app, what, form, (part) => {
      draft.done = part;
      app.update();
      return isWanted();
    });
    if (blob && isWanted()) saveFile(blob, gameFileName(session, `${what}.${form}`));
  } catch (error) {
    fail(app, error);
  }
  if (draft.filming === own) draft.filming = null;
  app.update();
}

function filmPart(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words } = app;
  if (session.steps.length === 0) return nothing;
  const draft = draftOf(app);
  if (draft.filming)
    return html`<div class="row">
      <progress aria-label=${words.format('share-film')} max="1" .value=${draft.done}></progress>
      ${button(pageIcon('close'), words.format('cancel'), () => {
        draft.filming = null;
        app.update();
      })}
    </div>`;
  const choose = (/** @type {Event} */ event) => {
    draft.form = /** @type {Form} */ (valueIn(event));
    app.update();
  };
  const form = (/** @type {Form} */ form) =>
    html`<label>
      <input type="radio" name="form" value=${form} .checked=${draft.form === form} @change=${choose} />
      ${words.format(`share-${form}-film`)}
    </label>`;
  return html`<h3>${words.format('share-film')}</h3>
    <div class="row" role="radiogroup" aria-label=${words.format('share-film')}>${form('gif')} ${form('png')}</div>
    <div class="row">
      ${button(pageIcon('play'), words.format('share-film-game'), () => film(app, session, 'game'))}
      ${button(pageIcon('play'), words.format('share-film-turn'), () => film(app, session, 'turn'), {
        isOff: session.at === 0,
      })}
    </div>
    <p class="hint">${words.format('share-film-help')}</p>`;
}

export function share(/** @type {Page} */ app) {
  const { session } = app;
  if (!session) return nothing;
  return frame(
    app,
    'share',
    html`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
      ${linkPart(app, session)} ${watchPart(app)} ${picturePart(app, session, draftOf(app))}
    </div>`,
    { wide: true },
  );
}
