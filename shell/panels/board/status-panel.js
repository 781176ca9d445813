// The lines above the board: the name of the game, whose turn it is and what may be done; at the end who won and why.

import { html, nothing } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import { targetsOf } from '../../board/view/choices.js';
import { Speech } from '../../board/view/speech.js';
import { describeDemand, hasStages, stageOf } from '../../table/game/turn-stages.js';
import { describeStep, groupTurns, kindId } from '../../table/game/turns.js';
import { changedOptions, describeValue, findFamily, findPreset } from '../../table/game/variants.js';
import { describeReason, describeResult, describeTask, findDangers } from '../../words/game-status.js';
import { playerAt, seatId } from '../../words/seat-names.js';
import { shortSquare, spokenText } from '../../words/square-names.js';
import { notation } from '../moves/notation.js';
import { thinkingLine } from '../seats/computer-panel.js';
import { seatSign } from '../seats/seat-sign.js';
import { ranking } from '../seats/seats-panel.js';
import { statusRoom } from './status-room.js';

/** @import { Family } from '../../../web/types.js' */
/** @import { Session } from '../../table/game/session.js' */
/** @import { Turn } from '../../table/game/turns.js' */
/** @import { Table } from '../../table/table.js' */

/** A short name of the value of an option, for the names of variants. */
function optionName(
  /** @type {Table['words']} */ words,
  /** @type {string} */ id,
  /** @type {string | undefined} */ choice,
  /** @type {string} */ value,
) {
  const ids = choice === undefined ? [`${id}-short`] : [`${id}-${choice}-short`, `${id}-${choice}`];
  return words.formatFirst(ids, { value: Number(value) || value });
}

/** The name of the game with the options that differ from the usual ones. */
export function variantName(
  /** @type {Pick<Table, 'words' | 'schema'>} */ { words, schema },
  /** @type {string} */ variant,
) {
  const family = findFamily(schema, variant);
  if (!family) return variant;
  const name = words.format(`family-${family.family}`);
  if (changedOptions(family, variant).length === 0) return name;
  const preset = findPreset(family, variant);
  const special = preset ? words.format(`preset-${preset.key}`) : optionNames(words, family, variant);
  return words.format('variant-name', { name, special });
}

/** The options that differ from the usual game, in a list. */
function optionNames(/** @type {Table['words']} */ words, /** @type {Family} */ family, /** @type {string} */ variant) {
  return words.list(
    changedOptions(family, variant).map(([option, value]) =>
      optionName(
        words,
        `option-${family.family}-${option.key}`,
        option.values && value,
        describeValue(words, family, option, value),
      ),
    ),
  );
}

/** What differs from the usual game, in one line; empty for that itself. Asks for the explanations of options. */
export function variantLine(
  /** @type {Pick<Table, 'words' | 'schema'>} */ { words, schema },
  /** @type {string} */ variant,
) {
  const family = findFamily(schema, variant);
  if (!family || changedOptions(family, variant).length === 0) return '';
  const preset = findPreset(family, variant);
  // What players would choose before a game is chosen where there is a position.
  return preset && !preset.choose ? words.format(`preset-${preset.key}-line`) : optionNames(words, family, variant);
}

/** What was said last; places of a table without edges are two numbers for the eye, and words for the ear. */
function remarkText(/** @type {Table} */ { words, remark }, /** @type {Session} */ { view }) {
  if (view.surface !== 'plane') return remark;
  const spoken = spokenText(words, remark);
  if (spoken === remark) return remark;
  return html`<span aria-hidden="true">${remark}</span><span class="only-spoken">${spoken}</span>`;
}

/** A hint that the selected piece cannot move; screen readers hear it from the board. */
function blockedHint(/** @type {Table} */ { words, schema, source }, /** @type {Session} */ { view }) {
  const piece = view.pieces.find(({ square }) => square === source);
  const canMove = source !== null && targetsOf(view, source).size > 0;
  if (!piece || piece.switched || canMove) return nothing;
  const kind = kindId(findFamily(schema, view.family), piece.kind);
  return html`<span class="phase" aria-hidden="true"
    >${words.format('status-blocked', { kind, square: shortSquare(piece.square) })}</span
  >`;
}

/** The state of the selected piece: its direction, and what it carries. */
function describeSelected(/** @type {Table} */ { words, schema, source }, /** @type {Session} */ { view, isFlipped }) {
  const piece = view.pieces.find(({ square }) => square === source);
  const family = findFamily(schema, view.family);
  const nameOf = (/** @type {string} */ code) => family?.kinds.find((kind) => kind.code === code)?.name ?? code;
  const condition = piece && new Speech(words, view, nameOf, isFlipped).condition(piece);
  if (!condition) return '';
  return words.format('status-selected', {
    kind: kindId(family, piece.kind),
    square: shortSquare(piece.square),
    condition,
  });
}

/** The meaning of the sign where the selected piece could be taken: the card that tells it too may have no room. */
function describeRisk(/** @type {Table} */ { words, source, risksFrom }) {
  return source !== null && risksFrom(source).length > 0 ? words.format('status-risk') : '';
}

/** Which earlier position is looked at, and what comes of playing there. */
function lookingBack(/** @type {Table} */ { words, whoseTurn, lookingBack }, /** @type {Session} */ session) {
  const { at, steps, hasEnded } = session;
  const way = !whoseTurn.mayAct ? 'look' : hasEnded ? 'variation' : 'back';
  return words.format(lookingBack, { at, count: steps.length, way });
}

/**
 * What is said of the position shown or answers to a choice; null: only the task of the player to act is to be said. A
 * remark is shown instead.
 */
function prompt(/** @type {Table} */ table, /** @type {Session} */ session) {
  const { words, remark, whoseTurn } = table;
  const { kind } = whoseTurn;
  const { view, isAtEnd } = session;
  if (remark) return nothing;
  if (table.aside) return html`<span class="phase">${words.format(table.aside.note ?? 'analysis-preview')}</span>`;
  if (!isAtEnd) return html`<span class="phase">${lookingBack(table, session)}</span>`;
  if (kind === 'ending') return html`<span class="phase">${words.format('phase-waiting')}</span>`;
  if (kind === 'computer') return html`<span class="phase">${thinkingLine(table, session)}</span>`;
  if (table.demanded) return html`<span class="phase" aria-hidden="true">${table.demanded}</span>`;
  // Who only looks on is asked for nothing.
  if (kind === 'choosing' || kind === 'showing' || kind === 'watched' || kind === 'elsewhere') return nothing;
  const demand = describeDemand(words, findFamily(table.schema, view.family), view);
  if (demand) return html`<span class="phase demand">${demand}</span>`;
  const hint = blockedHint(table, session);
  const piece = [describeSelected(table, session), describeRisk(table)].filter(Boolean).join(' ');
  if (hint === nothing && piece) return html`<span class="phase" aria-hidden="true">${piece}</span>`;
  return hint === nothing ? null : hint;
}

/** The task of the player to act. */
function task(/** @type {Table} */ { words, schema }, /** @type {Session} */ { view }) {
  const kindOf = (/** @type {string} */ code) => kindId(findFamily(schema, view.family), code);
  return html`<span class="phase">${describeTask(words, view, kindOf)}</span>`;
}

/** The kinds as which the player's imitating pieces move now. */
function imitations(/** @type {Table} */ table, /** @type {Session} */ session) {
  const { words, schema, whoseTurn } = table;
  const { view } = session;
  const family = findFamily(schema, view.family);
  const imitator = view.pieces.find(({ seat, imitates }) => seat === whoseTurn.seat && imitates !== undefined);
  const isTold = blockedHint(table, session) === nothing && describeSelected(table, session) !== '';
  // "Your" is said to a person at this screen alone.
  if (!imitator || whoseTurn.kind !== 'person' || isTold) return nothing;
  const kind = kindId(family, imitator.kind);
  const id = imitator.imitates ? 'status-imitates' : 'status-imitates-none';
  const model = kindId(family, imitator.imitates ?? '');
  return html`<p class="phase">${words.format(id, { kind, model })}</p>`;
}

/** The player to act, and the task if it is not an action on the board. */
function describeTurn(/** @type {Table} */ table, /** @type {string} */ family, /** @type {string} */ player) {
  const { words, whoseTurn } = table;
  if (whoseTurn.kind === 'choosing' || whoseTurn.kind === 'showing') {
    const id = whoseTurn.kind === 'choosing' ? 'title' : 'show';
    return words.formatFirst([`arrange-${id}-${family}`, `arrange-${id}`], { seat: playerAt(table, family, player) });
  }
  const name = table.called(player);
  const seat = seatId(family, player);
  return words.format(name ? 'status-turn-called' : 'status-turn', { seat, name: name ?? '' });
}

/** Which action of a turn of several comes next, for screen readers; others see it beside the board. */
function stage(/** @type {Table} */ { words, whoseTurn }, /** @type {Session} */ { view, isAtEnd }) {
  if (!isAtEnd || whoseTurn.kind !== 'person' || !hasStages(view)) return nothing;
  return html`<span class="only-spoken">${words.format('tray-title', stageOf(view))}</span>`;
}

/** What answers to the player comes first, then what has happened, and last what is to be done in any case. */
function turnLine(/** @type {Table} */ table, /** @type {Session} */ session, /** @type {unknown} */ remark) {
  const { words, whoseTurn } = table;
  const { view } = session;
  const player = whoseTurn.seat || view.turn.player;
  const answer = prompt(table, session);
  const { reader } = whoseTurn;
  const dangers = findDangers(words, view);
  // The danger of another one is good news for the reader.
  const isOwnDanger = (/** @type {string | undefined} */ seat) => !seat || !reader || seat === reader;
  return html`<p class="turn">
      ${seatSign(view, player)}
      <strong>${describeTurn(table, view.family, player)}</strong>
      ${stage(table, session)}
    </p>
    ${remark}
    ${dangers.map(({ text, king, seat }) => asking(table, session, text, king, isOwnDanger(seat) ? 'danger' : ''))}
    <p>${answer ?? nothing}</p>
    ${news(table, session)}
    <p>${answer === null ? task(table, session) : nothing}</p>
    ${imitations(table, session)}`;
}

/**
 * A sentence that tells of a king in check; touching it asks who gives it. The answer stands in its place, and needs no
 * more room.
 * @param {Table} table
 * @param {Session} session
 * @param {string} text
 * @param {string | undefined} king its square; none: there is nothing to ask
 * @param {string} [names] of classes
 */
function asking(table, session, text, king, names = '') {
  if (king === undefined || table.aside) return html`<p class=${names}>${text}</p>`;
  const isAnswered = table.remark !== '' && table.about?.king === king;
  const hasNext = isAnswered && table.about?.hasMore;
  const show = table.words.format(hasNext ? 'check-next' : 'check-ask');
  const state = `asking ${isAnswered ? 'answered' : ''} ${hasNext ? 'more' : ''}`;
  return html`<p class="${names} ${state}" @click=${() => table.ask(king)}>
    ${isAnswered ? remarkText(table, session) : text}
    <button type="button" class="asks" aria-label="${text} ${show}">${show}</button>
  </p>`;
}

/** The square of a loser's king in check. */
function lostKing(/** @type {Session} */ { outcome, view }) {
  const isLoser = (/** @type {string} */ seat) => outcome.result === 'win' && seat !== outcome.winner;
  return view.pieces.find(({ check, seat }) => check && isLoser(seat))?.square;
}

/** The result of the game. It replaces the line of the turn, so that the board does not move. */
function endLine(/** @type {Table} */ table, /** @type {Session} */ session, /** @type {unknown} */ remark) {
  const { outcome, view } = session;
  const { words, called, demanded } = table;
  // The player to act may still refuse this end.
  if (demanded) return html`<p class="result">${demanded}</p>${remark} ${news(table, session)}`;
  return html`<p class="result">
      ${outcome.winner ? seatSign(view, outcome.winner) : nothing}
      ${describeResult(words, view.family, outcome, called)}
    </p>
    ${remark} ${asking(table, session, describeReason(words, view, outcome, called), lostKing(session))}
    ${ranking(table, session)} ${news(table, session)}`;
}

/**
 * The actions of one turn in short.
 * @param {Table} table
 * @param {Session} session
 * @param {Turn} turn
 * @param {boolean} isBrief
 */
function turnNews(table, { view }, { seat, steps }, isBrief) {
  const family = findFamily(table.schema, view.family);
  const actions = steps.map(({ step }) => notation(table, family, step, isBrief));
  return html`<span>${seatSign(view, seat, 'tiny')}${actions}</span>`;
}

/**
 * The actions since one's own last turn: an action alone in words; of several only the last one is said, as each
 * was before, and all are shown in short. The actions of one's own turn that goes on stand beside the board; at the end
 * of the game the last turn is enough.
 */
function news(/** @type {Table} */ table, /** @type {Session} */ session) {
  const { words, schema } = table;
  const { view, steps, at, outcome } = session;
  const step = steps[at - 1];
  if (!step) return nothing;
  const action = describeStep(words, findFamily(schema, view.family), step);
  const text = words.format('status-last', { seat: playerAt(table, view.family, step.seat), action });
  const isOver = outcome.result !== 'ongoing';
  const isGoingOn = step.seat === view.turn.player && !isOver;
  const turns = table.aside || isGoingOn ? [] : groupTurns(table.news.steps);
  const shown = isOver ? turns.slice(-1) : turns;
  // Places of a table without edges are two numbers each: in words they are for the ear, and of many turns the board
  // alone shows them.
  const isShort = view.surface === 'plane';
  if (!isShort && shown.length === 1 && shown[0].steps.length === 1) return html`<p class="news">${text}</p>`;
  return html`<p class="only-spoken">${text}</p>
    <p class="news" aria-hidden="true">
      ${shown.map((turn) => turnNews(table, session, turn, isShort && shown.length > 2))}
    </p>`;
}

/** Whose turn it is or who has won, and why the last try was not possible. */
export function standing(/** @type {Table} */ table, /** @type {Session} */ session) {
  const isOver = session.outcome.result !== 'ongoing';
  const kings = isOver ? [lostKing(session)] : findDangers(table.words, session.view).map(({ king }) => king);
  const isAnswer = !table.aside && table.about !== null && kings.includes(table.about.king);
  const remark = keyed(table.remarks, html`<p class="remark">${isAnswer ? '' : remarkText(table, session)}</p>`);
  return html`<div role="status" aria-live="polite" class=${isOver ? 'standing over' : 'standing'}>
    ${isOver ? endLine(table, session, remark) : turnLine(table, session, remark)}
  </div>`;
}

export function status(/** @type {Table} */ table, /** @type {Session} */ session) {
  return html`<header class="status">
    <h1 id="game-title" tabindex="-1">${variantName(table, session.game.variant)}</h1>
    ${statusRoom(table.words, standing(table, session))}
  </header>`;
}
