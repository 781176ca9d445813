// The dialog for a new game. The variant can be edited in a form and as a text; each follows the other.

import { html, nothing } from 'lit';
import { MotleyError } from '../../web/engine.js';
import { pageIcon } from '../art/page-icons.js';
import { formatLink } from '../links/links.js';
import { readPlayer, readPlayers, reseatPlayers, turnPlayers } from '../links/players.js';
import { picture } from '../panels/board/board-panel.js';
import { button } from '../panels/buttons.js';
import { checkField, option, radio, radios, valueIn } from '../panels/fields.js';
import { refusal } from '../panels/notices.js';
import { armyOf, makeDraft } from '../services/new-game-draft.js';
import { drawSeed, readSeed, Session } from '../table/game/session.js';
import { familyName, findFamily, isMixed, optionAt, valueInForce, withOption } from '../table/game/variants.js';
import { describeError, describeReason } from '../words/refusals.js';
import { listField } from './armies.js';
import { clockField, clockFor, noClockField } from './clock-field.js';
import { frame } from './dialog-frame.js';
import { sideFields } from './side-field.js';
import { halfOf, startTwoTables } from './two-tables.js';

/** @import { Family, Option } from '../../web/types.js' */
/** @import { Draft } from '../services/new-game-draft.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'canConnect' | 'choices' | 'closeDialog' | 'dialog' | 'engine' |
 *   'navigation' | 'openDialog' | 'openEditor' | 'scenes' | 'schema' | 'session' | 'start' | 'table' | 'waits' |
 *   'words'>} Page
 */

/** Changes the form. A text that is being typed stays as it is; after other changes the canonical text is shown. */
function change(/** @type {Page} */ app, /** @type {Partial<Draft>} */ changes, isTyped = false) {
  const before = app.dialog?.draft;
  if (!before || app.waits(changes.text ?? '', () => change(app, changes, isTyped))) return;
  // Another variant may have other seats than those whose clocks differ.
  const clock = changes.text !== undefined && before.clock?.includes(',') ? undefined : before.clock;
  const draft = makeDraft(app, { ...before, clock, ...changes });
  if (!isTyped && draft.error === undefined) draft.text = draft.variant;
  const [old, seats] = [seatsOf(app, before.variant), seatsOf(app, draft.variant)];
  if (seats.length !== old.length) draft.players = reseatPlayers(draft.players, old, seats);
  app.openDialog('new', { draft });
}

/** Chooses another family: its first preset, with a drawn start if the family has those. */
function chooseFamily(/** @type {Page} */ app, /** @type {string} */ name) {
  const family = findFamily(app.schema, name);
  const seed = family?.shuffle ? drawSeed() : undefined;
  if (family) change(app, { text: family.presets[0].variant, position: '', seed });
}

/** The name of a choice, and its line of explanation. */
const withLine = (/** @type {Page['words']} */ words, /** @type {string} */ id) => ({
  name: words.format(id),
  line: words.format(`${id}-line`),
});

function familyChoice(/** @type {Page} */ app, /** @type {Draft} */ { variant }) {
  const { words, schema } = app;
  const current = findFamily(schema, variant)?.family;
  return html`<fieldset class="families">
    <legend>${words.format('new-family')}</legend>
    ${schema.families.map(({ family }) =>
      radio('family', withLine(words, `family-${family}`), family === current, () => chooseFamily(app, family)),
    )}
  </fieldset>`;
}

function presetChoice(/** @type {Page} */ app, /** @type {Family} */ { presets, shuffle }, /** @type {Draft} */ draft) {
  const { words } = app;
  if (presets.length < 2 || shuffle) return nothing;
  const current = presets.find(
    ({ variant, position = '' }) => variant === draft.variant && position === draft.position,
  );
  const onChange = (/** @type {Event} */ event) => {
    const preset = presets.find(({ key }) => key === valueIn(event));
    if (preset) change(app, { text: preset.variant, position: preset.position ?? '', army: preset.choose });
  };
  return html`<label class="field">
    <span>${words.format('new-preset')}</span>
    <select @change=${onChange}>
      ${current ? nothing : html`<option value="" selected>${words.format('new-preset-own')}</option>`}
      ${presets.map(({ key }) => option(key, words.format(`preset-${key}`), key === current?.key))}
    </select>
    ${current ? html`<small>${words.format(`preset-${current.key}-line`)}</small>` : nothing}
  </label>`;
}

/** The text that the form shows: the last one entered, also if it is not valid. */
function textOf(/** @type {Draft} */ { text, variant, error }, /** @type {string} */ family) {
  return error !== undefined && familyName(text) === family ? text : variant;
}

/** The reason why the value of an option is refused, shown beside it. */
function refusedOption(/** @type {Page} */ { words }, /** @type {Draft} */ { text, error }, /** @type {string} */ key) {
  if (!(error instanceof MotleyError) || optionAt(text, error.offset) !== key) return nothing;
  return html`<p class="error" role="status">${describeReason(words, error)}</p>`;
}

/** An option that is drawn on the board, in the editor. */
function drawnField(
  /** @type {Page} */ app,
  /** @type {{ id: string, value: string, set: (value: string) => void }} */ { id, value, set },
  /** @type {unknown} */ refused,
) {
  const { words } = app;
  const draft = /** @type {Draft} */ (app.dialog?.draft);
  const edit = () => app.openEditor({ variant: draft.variant, game: gameOf(app, draft) }, true);
  return html`<div class="field" role="group" aria-label=${words.format(id)}>
    <span>${words.format(id)}</span>
    <div class="row">
      <span>${value ? words.format(`${id}-short`, { value }) : words.format('new-option-usual')}</span>
      <button type="button" class="small" @click=${edit}>${words.format('new-draw')}</button>
      ${
        value
          ? html`<button type="button" class="small" @click=${() => set('')}>
            ${words.format('new-option-usual')}
          </button>`
          : nothing
      }
    </div>
    ${refused}
  </div>`;
}

/** The field for an option: a choice among values, a number, a list of pieces, or a drawn start. */
function optionField(/** @type {Page} */ app, /** @type {Family} */ item, /** @type {Option} */ asked) {
  const { words } = app;
  const { family, shuffle } = item;
  const { key, form, values, low, high } = asked;
  const draft = /** @type {Draft} */ (app.dialog?.draft);
  const id = `option-${family}-${key}`;
  const text = textOf(draft, family);
  const { kinds, options } = app.scenes.start(draft.variant, '');
  // The default of an option may depend on other options.
  const value = valueInForce(text, asked) ?? options[key];
  const refused = refusedOption(app, draft, key);
  const set = (/** @type {string} */ value) =>
    change(app, {
      text: withOption(text, key, value),
      position: '',
      seed: shuffle && draft.position ? drawSeed() : draft.seed,
    });
  const accepts = (/** @type {string} */ value) =>
    makeDraft(app, { text: withOption(text, key, value) }).error === undefined;
  const stepsOf = (/** @type {string} */ kind) => app.scenes.steps(draft.variant, kind);
  const field = { option: asked, id, value: String(value ?? ''), set, accepts, stepsOf };
  const list = listField(app, item, field, {
    inPlay: kinds,
    refused,
    isOpen: form === 'backs' && draft.isApart === true,
  });
  if (list) return list;
  if (form) return drawnField(app, field, refused);
  if (!values)
    return html`<label class="field">
      <span>${words.format(id)}</span>
      <input
        type="number"
        min=${low ?? nothing}
        max=${high ?? nothing}
        .value=${field.value}
        @change=${(/** @type {Event} */ event) => set(valueIn(event))}
      />
      ${refused}
    </label>`;
  return radios(words, id, values, value, set, undefined, refused);
}

/** The options of a family that list backs: the one for all seats, and one for each seat. */
function backsOf(/** @type {Family} */ { options }) {
  const [common, ...single] = options.filter(({ form }) => form === 'backs');
  return { common, single };
}

/** Whether each seat has a list of backs of its own. */
function isApart(/** @type {Family} */ family, /** @type {Draft} */ draft) {
  const text = textOf(draft, family.family);
  return draft.isApart || backsOf(family).single.some((option) => valueInForce(text, option));
}

/** Goes over to one list of backs for all seats, or to one for each, which begins as that for all. */
function chooseBacks(
  /** @type {Page} */ app,
  /** @type {Family} */ family,
  /** @type {Draft} */ draft,
  /** @type {boolean} */ isApart,
) {
  const { text } = draft;
  const { common, single } = backsOf(family);
  const value = isApart && common ? (valueInForce(text, common) ?? '') : '';
  const changed = single.reduce((text, { key }) => withOption(text, key, value), text);
  const whole = isApart && common ? withOption(changed, common.key, '') : changed;
  change(app, { text: whole, isApart, army: 'usual', ...(whole === text ? {} : { position: '' }) });
}

/** The choice how pieces begin, where they have a choice of forms. */
function armyField(/** @type {Page} */ app, /** @type {Family} */ family, /** @type {Draft} */ draft) {
  if (draft.choices.length === 0) return nothing;
  const hasBacks = backsOf(family).single.length > 0;
  const ways = /** @type {const} */ (['usual', ...(hasBacks ? ['apart'] : []), 'open', 'secret', 'random']);
  const army = armyOf(draft);
  const way = army === 'usual' && isApart(family, draft) ? 'apart' : army;
  const choose = (/** @type {string} */ chosen) =>
    hasBacks && (chosen === 'usual' || chosen === 'apart')
      ? chooseBacks(app, family, draft, chosen === 'apart')
      : change(app, { army: /** @type {Draft['army']} */ (chosen) });
  const hasSides = draft.choices[0].forms[0].cards === undefined;
  const isGuess = army === 'usual' ? isMixed(family, app.scenes.start(draft.variant, '')) : hasSides;
  const guess = isGuess ? html`<p class="hint">${app.words.format('arrange-guess')}</p>` : nothing;
  return radios(app.words, 'new-army', ways, way, choose, undefined, guess);
}

/** Whether an option says how many seats there are. */
function countsSeats(
  /** @type {Page} */ app,
  /** @type {Draft} */ { variant },
  /** @type {Option} */ { key, low, high },
) {
  if (low === undefined || high === undefined) return false;
  const ends = [low, high].map((value) => seatsOf(app, withOption(variant, key, String(value))));
  return ends[0] !== ends[1];
}

/** The fields for lists of backs: one for all seats or one for each; none where each chooses. */
function backFields(/** @type {Page} */ app, /** @type {Family} */ family, /** @type {Draft} */ draft) {
  if (armyOf(draft) !== 'usual') return nothing;
  const { common, single } = backsOf(family);
  const shown = isApart(family, draft) ? single : common ? [common] : [];
  return shown.map((option) => optionField(app, family, option));
}

/** The fields for the other options of a family, but for how many seats there are. */
function optionFields(/** @type {Page} */ app, /** @type {Family} */ family, /** @type {Draft} */ draft) {
  return family.options
    .filter((option) => option.form !== 'backs' && !countsSeats(app, draft, option))
    .map((option) => optionField(app, family, option));
}

function seatsOf(/** @type {Page} */ app, /** @type {string} */ variant) {
  return app.scenes.start(variant, '').seats;
}

/** The choice how the game starts: drawn from a seed, from a preset, or with pieces placed by the players. */
function startField(/** @type {Page} */ app, /** @type {Family} */ { presets }, /** @type {Draft} */ draft) {
  const { words } = app;
  const seats = seatsOf(app, draft.variant);
  const layouts = presets.filter(({ variant, position }) => position && seatsOf(app, variant) === seats);
  const choice = (/** @type {string} */ id, /** @type {boolean} */ isChosen, /** @type {Partial<Draft>} */ changes) =>
    radio('start', withLine(words, id), isChosen, () => change(app, { seed: undefined, position: '', ...changes }));
  const isDrawn = draft.seed !== undefined;
  return html`<fieldset>
    <legend>${words.format('new-table')}</legend>
    ${choice('new-table-random', isDrawn, { seed: drawSeed() })}
    ${isDrawn ? seedField(app, /** @type {number} */ (draft.seed)) : nothing}
    ${layouts.map(({ key, variant, position }) =>
      choice(`preset-${key}`, !isDrawn && draft.position === position && draft.variant === variant, {
        text: variant,
        position,
      }),
    )}
    ${choice('new-table-hand', !isDrawn && draft.position === '', {})}
  </fieldset>`;
}

function seedField(/** @type {Page} */ app, /** @type {number} */ seed) {
  const { words } = app;
  const onSeed = (/** @type {Event} */ event) => change(app, { seed: readSeed(valueIn(event).trim()) ?? seed });
  return html`<div class="row seed">
    <label class="field">
      <span>${words.format('new-table-seed')}</span>
      <input type="text" inputmode="numeric" .value=${String(seed)} @change=${onSeed} />
    </label>
    ${button(pageIcon('dice'), words.format('new-table-again'), () => change(app, { seed: drawSeed() }))}
  </div>`;
}

/**
 * A field for a text, with the reason why it is refused.
 * @param {Page} app
 * @param {'text' | 'position'} name
 * @param {string} value
 * @param {unknown} error
 * @param {(text: string) => void} onInput
 */
function textField({ words }, name, value, error, onInput) {
  return html`<label class="field">
      <span>${words.format(`new-${name}`)}</span>
      <input
        type="text"
        id="new-${name}"
        spellcheck="false"
        autocapitalize="off"
        autocomplete="off"
        placeholder=${name === 'position' ? words.format('new-position-usual') : nothing}
        aria-describedby="${name}-error"
        aria-invalid=${error !== undefined}
        .value=${value}
        @input=${(/** @type {Event} */ event) => onInput(valueIn(event))}
      />
    </label>
    <div id="${name}-error" class="error" role="status">${error === undefined ? nothing : refusal(words, error)}</div>`;
}

function textFields(/** @type {Page} */ app, /** @type {Draft} */ { text, error, position, positionError }) {
  return html`${textField(app, 'text', text, error, (text) => change(app, { text }, true))}
  ${textField(app, 'position', position, positionError, (position) =>
    change(app, { position, seed: undefined }, true),
  )}`;
}

/** How many people play. */
function countPeople(/** @type {Page} */ app, /** @type {Draft} */ { variant, players }) {
  const seats = seatsOf(app, variant);
  const computers = readPlayers(players ?? '', seats);
  return [...seats].filter((seat) => !computers[seat]).length;
}

/** Whether the people of the form play by link, where there is a clock only if their pages can connect. */
const isPlayedByLink = (/** @type {Page} */ app, /** @type {Draft} */ draft) =>
  draft.isByLink === true && countPeople(app, draft) > 1;

/** Whether the pages of people who play by link may connect. */
const mayConnect = (/** @type {Page} */ { canConnect, choices }) => canConnect && choices.live !== 'off';

/** Whether so many people play that they may agree on manners at the table, in a family that has some. */
function mayHaveManners(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const least = findFamily(app.schema, draft.variant)?.manners;
  return least !== undefined && countPeople(app, draft) >= least;
}

/** The details of the form that do not depend on how many seats there are. */
function detailsOf(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { seed, isByLink } = draft;
  const isLive = isPlayedByLink(app, draft);
  const clock = isLive && !mayConnect(app) ? undefined : clockFor(draft.clock, seatsOf(app, draft.variant), isLive);
  return { army: armyOf(draft), seed, clock, isByLink, hasManners: draft.hasManners && mayHaveManners(app, draft) };
}

/** The choice whether the manners of the table stand beside the rules. */
function mannersField(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  if (!mayHaveManners(app, draft)) return nothing;
  const { name, line } = withLine(app.words, 'new-manners');
  const label = html`${name} <small>${line}</small>`;
  return checkField(label, draft.hasManners ?? false, (isOn) => change(app, { hasManners: isOn }));
}

/** The button that begins two games in the place of one, if people alone play and nothing has been placed for them. */
function twoTablesField(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { variant, position } = draft;
  const seats = seatsOf(app, variant);
  const half = position.trim() || countPeople(app, draft) < seats.length ? undefined : halfOf(app, variant);
  if (half === undefined) return nothing;
  const { words } = app;
  const name = words.format('new-two-tables', { count: seats.length / 2 });
  return html`<div class="field">
    <div class="row">
      ${button(pageIcon('games'), name, () => startTwoTables(app, half, detailsOf(app, draft)))}
    </div>
    <small>${words.format('new-two-tables-line')}</small>
  </div>`;
}

/** The choice of players and of clocks for the seats of the position. */
function seatsFields(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { words } = app;
  const { variant, position, clock, isByLink } = draft;
  const view = app.scenes.start(variant, position.trim());
  const byLink = words.format('new-by-link');
  const usual = readPlayer(app.choices.level);
  const isLive = isPlayedByLink(app, draft);
  return html`${sideFields(app, view, draft, { usual, onChange: (changes) => change(app, changes) })}
  ${
    countPeople(app, draft) > 1
      ? checkField(byLink, isByLink ?? false, (isOn) => change(app, { isByLink: isOn }))
      : nothing
  }
  ${mannersField(app, draft)} ${twoTablesField(app, draft)}
  ${
    isLive && !mayConnect(app)
      ? noClockField(words)
      : clockField(words, view, { value: clock, isLive }, (value) => change(app, { clock: value }))
  }`;
}

/** Why the game cannot be started; short if the reason is shown beside an option already. */
function whyNot(/** @type {Page['words']} */ words, /** @type {Draft} */ { text, error, positionError }) {
  const isPlain = error instanceof MotleyError && optionAt(text, error.offset) !== undefined;
  return isPlain ? describeReason(words, error) : describeError(words, error ?? positionError).text;
}

/** The position that a game of the form begins with. */
function startOf(/** @type {Page} */ { engine }, /** @type {Draft} */ { variant, position, seed }) {
  const session = new Session(engine, variant, position.trim(), seed);
  session.dispose();
  return session.start;
}

/** The position that the editor can show; undefined where it is not even that. */
function editableOf(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  const { variant, position, positionError } = draft;
  if (positionError === undefined) return { variant, position: startOf(app, draft) };
  const link = formatLink({ variant, position: position.trim(), actions: [], extras: [] });
  return app.navigation.findEditable(link, positionError);
}

/** The players of the form at their seats, after the lots are drawn. */
function seated(/** @type {Page} */ app, /** @type {Draft} */ { variant, players, isByLot }) {
  const seats = seatsOf(app, variant);
  return isByLot ? turnPlayers(players, seats, drawSeed() % seats.length) : players;
}

/** The details of the form with which a game begins, wherever its pieces stand. */
function gameOf(/** @type {Page} */ app, /** @type {Draft} */ draft) {
  return { players: seated(app, draft), ...detailsOf(app, draft) };
}

export function newGameDialog(/** @type {Page} */ app) {
  const { words, schema } = app;
  const draft = /** @type {Draft} */ (app.dialog?.draft);
  const family = findFamily(schema, draft.variant);
  const isBad = draft.error !== undefined || draft.positionError !== undefined;
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isBad) return;
    app.start(draft.variant, {
      position: draft.position.trim(),
      players: seated(app, draft),
      ...detailsOf(app, draft),
    });
  };
  const edit = async () => {
    const start = await editableOf(app, draft);
    if (start) return app.openEditor({ ...start, game: gameOf(app, draft) });
    // Its pieces cannot be told: the text itself has to be mended.
    document.getElementById('new-position')?.focus();
  };
  return frame(
    app,
    'new-game',
    html`<form class="new-game" @submit=${submit}>
      <div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
        ${familyChoice(app, draft)}
        <div class="preview">
          ${picture(app, app.scenes.start(draft.variant, isBad ? '' : draft.position.trim(), draft.seed))}
        </div>
        <div class="options">
          ${family?.options.filter((one) => countsSeats(app, draft, one)).map((one) => optionField(app, family, one))}
          ${isBad ? nothing : seatsFields(app, draft)}
          ${family ? presetChoice(app, family, draft) : nothing}
          ${family ? [armyField(app, family, draft), backFields(app, family, draft)] : nothing}
          ${family?.shuffle ? startField(app, family, draft) : nothing}
          ${family ? optionFields(app, family, draft) : nothing}
          <details>
            <summary>${words.format('new-as-text')}</summary>
            ${textFields(app, draft)}
          </details>
        </div>
      </div>
      ${isBad ? html`<p class="error why-not">${whyNot(words, draft)}</p>` : nothing}
      <div class="row">
        <button type="submit" class="main" ?disabled=${isBad}>${words.format('new-start')}</button>
        ${button(nothing, words.format('editor-open'), edit, { isOff: draft.error !== undefined })}
        <button type="button" @click=${() => app.closeDialog()}>${words.format('cancel')}</button>
      </div>
    </form>`,
    { wide: true },
  );
}
