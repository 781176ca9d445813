// The actions of a game grouped into turns, and each action in a short notation and in spoken words.

import { actorSquare } from '../../board/view/choices.js';
import { directions } from '../../board/view/geometry.js';
import { seatId } from '../../words/seat-names.js';
import { shortSquare, spokenSquare } from '../../words/square-names.js';

/** @import { Family } from '../../../web/types.js' */
/** @import { Choices } from '../../saving/preferences.js' */
/** @import { Words } from '../../words/words.js' */
/** @import { Step } from './session.js' */

/**
 * The part of an action that is told in words.
 * @typedef {Omit<Step, 'seat' | 'number' | 'handed' | 'isClear' | 'isLast' | 'goesOn'>} ToldStep
 */

/** One player's turn. @typedef {{ seat: string, steps: { step: Step, ply: number }[] }} Turn */
/** An action with those before it. @typedef {{ step?: { seat: string }, parent: Played | null }} Played */
/** A row of the list: one turn of each seat, in order. @typedef {{ number: number, turns: Turn[] }} Row */

/** Groups actions into turns. A turn ends when another seat acts. @returns {Turn[]} */
export function groupTurns(/** @type {Step[]} */ steps) {
  /** @type {Turn[]} */
  const turns = [];
  steps.forEach((step, i) => {
    let turn = turns[turns.length - 1];
    if (turn?.seat !== step.seat) turns.push((turn = { seat: step.seat, steps: [] }));
    turn.steps.push({ step, ply: i + 1 });
  });
  return turns;
}

/**
 * Groups turns into rows. A new row begins when a seat acts that is not after the last one in the order of the seats.
 * @param {Step[]} steps
 * @param {string} seats
 * @returns {Row[]}
 */
export function groupRows(steps, seats) {
  /** @type {Row[]} */
  const rows = [];
  let previous = seats.length;
  for (const turn of groupTurns(steps)) {
    const seat = seats.indexOf(turn.seat);
    if (seat <= previous) rows.push({ number: rows.length + 1, turns: [] });
    previous = seat;
    rows[rows.length - 1].turns.push(turn);
  }
  return rows;
}

/**
 * The number of the row in which an action stands, or would stand, found from those before it.
 * @param {Played | null} node
 * @param {string} seats
 */
export function rowOf(node, seats) {
  let number = 1;
  for (let later = ''; node?.step; node = node.parent) {
    if (later && seats.indexOf(later) < seats.indexOf(node.step.seat)) number++;
    later = node.step.seat;
  }
  return number;
}

/** The id of a kind's name by its code; a code that is none stays. */
export function kindId(/** @type {Pick<Family, 'kinds'> | undefined} */ family, /** @type {string} */ code) {
  const kind = family?.kinds.find((kind) => kind.code === code);
  return kind ? `kind-${kind.name}` : code;
}

/** A space at which a line does not break. */
const narrowSpace = '\u202f';

/** Between its squares, for an action that goes over the edge of a board: to the right, or to the left. */
const bends = ['↷', '↶'];

/** Arrows for the direction in which a piece looks after an action, with the first seat at the bottom. */
const arrows = ['↑', '→', '↓', '←'];

/** Whether an action leads straight from one square to another, with nothing in between and without a passenger. */
const isStraight = (/** @type {Step['action']} */ { around, via, carriedVia, carriedTo }) =>
  !around && !via && !carriedVia && !carriedTo;

/**
 * The notation that stands beside a drawing of the piece: "a1–a4 ×b4", or short, where that is clear: "a4 ×b4"; on a
 * table without edges "0,−1 → 2,1".
 * @param {Step} step
 * @param {Partial<Choices>} [choices]
 * @returns {string}
 */
export function formatStep({ action, text, look, isRecruiting, isClear }, { notation } = {}) {
  const { source = '', target = '', captures = [] } = action;
  const arrow = look === undefined ? '' : arrows[look];
  if (action.type === 'place') return `@${shortSquare(target)}`;
  if (action.type === 'turn') return `${source} ${arrow}`;
  if (action.type !== 'move') return text;
  const onTarget = captures.includes(target);
  const elsewhere = captures.filter((square) => square !== target);
  const mark = isRecruiting ? '±' : '×';
  if (target.includes(',')) return [shortSquare(source), onTarget ? mark : '→', shortSquare(target)].join(narrowSpace);
  const from = notation === 'short' && isClear && isStraight(action) ? '' : source;
  return [
    from,
    action.carriedVia || (action.carriedTo && !action.via) ? '+' : '',
    onTarget ? mark : from && '–',
    action.around ? `${bends[Number(action.around < 0)]}–` : '',
    action.via ? `${action.via}${action.carriedTo ? '+' : ''}–` : '',
    target,
    action.kind ? `=${action.kind}` : '',
    arrow,
    elsewhere.length ? ` ${mark}${elsewhere.join(' ')}` : '',
  ].join('');
}

/**
 * The captured pieces and the partners: "takes pawn b3 with rook e4"; with the kinds as which the captors count, where
 * those are not their own.
 * @param {Words} words
 * @param {(code: string) => string} name
 * @param {(pieces: { kind: string, square: string }[], role: 'object' | 'partner') => string} list
 * @param {ToldStep} step
 */
function describeCaptures(words, name, list, { kind, taken, partners, isRecruiting }) {
  const captures = words.format(isRecruiting ? 'say-recruits' : 'say-captures', { pieces: list(taken, 'object') });
  if (partners.length === 0) return captures;
  const [{ as, actorAs }] = partners;
  const each = partners.filter(({ square }, i) => partners.findIndex((other) => other.square === square) === i);
  const isPlain = actorAs === kind && partners.every((partner) => partner.as === partner.kind);
  const id = isPlain ? 'say-partners' : 'say-partners-as';
  return words.format(id, { captures, pieces: list(each, 'partner'), actor: name(actorAs), partner: name(as) });
}

/**
 * An action in words: "knight a1 to c2, takes pawn b3".
 * @param {Words} words
 * @param {Family | undefined} family
 * @param {ToldStep} step
 * @param {string} [short] how it is written, if that is to be said instead of where it leads
 * @param {(words: Words, square: string) => string} [nameSquare] as squares are spoken, unless another one is given
 */
export function describeStep(words, family, step, short = '', nameSquare = spokenSquare) {
  const { action, kind, text, exchanged = '', ousted, companion, passenger, look = 0 } = step;
  const direction = directions[look];
  const name = (/** @type {string} */ code) => kindId(family, code);
  const place = (/** @type {string | undefined} */ square) => nameSquare(words, square ?? '');
  const parts = [
    words.formatFirst([short ? 'say-short' : `say-${action.type}`, 'say-action'], {
      kind: name(kind ?? action.kind ?? ''),
      from: place(actorSquare(action)),
      to: place(action.target),
      direction,
      becomes: name(action.kind ?? ''),
      cards: [...(action.cards ?? '')].map((card) => words.format(`card-${card.toLowerCase()}`)).join(', '),
      exchanged,
      text: short || text,
    }),
  ];
  if (action.around) parts.push(words.format('say-around'));
  const list = (/** @type {{ kind: string, square: string }[]} */ pieces, /** @type {string} */ role) =>
    words.list(
      pieces.map(({ kind, square }) => words.format('say-piece', { kind: name(kind), square: place(square), role })),
    );
  if (step.taken.length > 0) parts.push(describeCaptures(words, name, list, step));
  if (companion) parts.push(words.format(action.castling ? 'say-castling' : 'say-companion', companion));
  if (action.facing !== undefined && action.type === 'move') parts.push(words.format('say-facing', { direction }));
  if (passenger)
    parts.push(words.format(passenger.isPicked ? 'say-picks' : 'say-carries', { kind: name(passenger.kind) }));
  if (action.kind && kind && action.type === 'move')
    parts.push(words.format('say-becomes', { kind: name(action.kind) }));
  for (const seat of ousted) parts.push(words.format('say-out', { seat: seatId(family?.family ?? '', seat) }));
  return parts.join(', ');
}
