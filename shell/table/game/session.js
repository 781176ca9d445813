// One game at the table: the game of the engine at the position that is shown, all actions of the game including those
// after that position, and what the players decide themselves, such as resignation. Only the engine knows what is
// legal.

import { actorSquare, pieceOn, squaresOf } from '../../board/view/choices.js';
import { effectsOf, loadOf } from '../../board/view/effects.js';
import { turnOnScreen } from '../../board/view/geometry.js';
import { getExtra, watchedIn } from '../../links/links.js';
import { readPlayers } from '../../links/players.js';
import { finish } from '../../links/slices.js';
import { isClear } from './short-form.js';
import { findFamily } from './variants.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Action, Outcome, Partner, Piece, View } from '../../../web/types.js' */
/** @import { Link } from '../../links/links.js' */

/** @typedef {import('../../links/links.js').Problem} Problem */

/**
 * One action of the game as the move list shows it.
 * @typedef {object} Step
 * @property {string} text
 * @property {string} seat
 * @property {number} number of the turn; 0 where turns are not numbered
 * @property {Action} action
 * @property {string} [kind] of the piece that acts
 * @property {'first' | 'last' | 'outer'} [exchanged] which two of the three cards of the piece change places
 * @property {number} [look] where the piece looks afterwards, if that changes: quarter turns from up
 * @property {boolean} isRecruiting the pieces that this action captures change sides
 * @property {{ from: string, to: string }} [companion] another piece that moves with this action
 * @property {boolean} isClear whether its piece and its target tell it from the actions of all other pieces
 * @property {boolean} isLast whether the rules end the game with it
 * @property {boolean} goesOn whether the turn goes on after it
 * @property {{ kind: string, isPicked: boolean }} [passenger] what the piece that acts picks up, or carries on
 * @property {string[]} ousted seats that this action has put out of the game
 * @property {Piece[]} taken the pieces that this action captures, as they stood before
 * @property {(Partner & { kind: string })[]} partners the pieces that capture with the piece that acts
 * @property {string[]} handed squares of pieces that another seat controls from then on, because their owner is out
 */

/**
 * The actions that are played, how many lead to the position shown, and an end that people decided.
 * @typedef {{ steps: Step[], at: number, result: Outcome | null }} Line
 */

/** The reasons of results that players decide. The core never reports them. */
const agreedReasons = ['agreement', 'resignation', 'time'];

/**
 * Reads the key `result` of a link: `win+w+resignation`, `draw+agreement`, or the same with `time`. Results by the
 * rules are not written in links, since they follow from the actions.
 * @returns {Outcome | null}
 */
export function readResult(/** @type {string} */ text, /** @type {string} */ seats) {
  const [result, ...rest] = text.replaceAll('+', ' ').split(' ');
  const reason = rest[rest.length - 1];
  if (!agreedReasons.includes(reason)) return null;
  if (result === 'draw' && rest.length === 1) return { result, reason };
  if (result !== 'win' || rest.length !== 2) return null;
  return rest[0].length === 1 && seats.includes(rest[0]) ? { result, winner: rest[0], reason } : null;
}

function writeResult(/** @type {Outcome} */ { result, winner, reason }) {
  return [result, winner, reason].filter(Boolean).join('+');
}

/** The key `flip` of a link: from which side the board is seen; undefined: as the players sit. */
function readFlip(/** @type {Link} */ link) {
  const value = getExtra(link, 'flip');
  return value === undefined ? undefined : !['0', 'off'].includes(value);
}

/**
 * Whether the board is turned for those who play some seats: the second one of two. A table without edges has no sides
 * at which they could sit.
 */
export function isOpposite(/** @type {string} */ own, /** @type {View} */ { seats, surface }) {
  return seats.length === 2 && surface !== 'plane' && own === seats[1];
}

/** Whether the board is turned for the people who play. */
function isTurnedFor(/** @type {Link['extras']} */ extras, /** @type {View} */ view) {
  const players = readPlayers(extras.find(([key]) => key === 'seats')?.[1] ?? '', view.seats);
  return isOpposite([...view.seats].filter((seat) => !players[seat]).join(''), view);
}

/** Whether the board of a link is seen from the other side. */
export function isFlipped(/** @type {Link} */ link, /** @type {View} */ view) {
  return readFlip(link) ?? isTurnedFor(link.extras, view);
}

/**
 * The key `seed` of a link, from which its start is drawn. In families without drawn starts the key has no meaning and
 * is passed on like other unknown keys.
 */
function seedText(/** @type {Engine} */ engine, /** @type {Link} */ link) {
  return findFamily(engine.schema(), link.variant)?.shuffle ? getExtra(link, 'seed') : undefined;
}

/** The seats that have come under the control of another seat by an action. */
function findOusted(/** @type {View} */ before, /** @type {View} */ { standings }) {
  return standings
    .filter(({ seat, owner }, i) => owner !== seat && before.standings[i].owner === seat)
    .map(({ seat }) => seat);
}

const ownerOf = (/** @type {Piece | undefined} */ piece) => piece?.owner ?? piece?.seat;

/** The squares of the pieces that have come under the control of another seat where they stand. */
function findHanded(/** @type {View} */ before, /** @type {View} */ after) {
  const isOther = (/** @type {Piece} */ piece, /** @type {Piece | undefined} */ old) =>
    old?.seat === piece.seat && ownerOf(old) !== ownerOf(piece);
  return after.pieces.filter((piece) => isOther(piece, pieceOn(before, piece.square))).map(({ square }) => square);
}

/** @returns {Step['passenger']} */
function findPassenger(/** @type {View} */ view, /** @type {View} */ after, /** @type {Action} */ action) {
  const load = action.type === 'move' ? loadOf(view, after, action) : undefined;
  if (load?.from) return { kind: load.piece.kind, isPicked: true };
  const carried = action.carriedVia || action.carriedTo ? pieceOn(view, action.source ?? '')?.on : undefined;
  return carried && { kind: carried.kind, isPicked: false };
}

/** The pieces that an action captures, and its partners. */
function capturesOf(/** @type {View} */ view, /** @type {Action} */ { captures = [], partners = [] }) {
  const on = (/** @type {string} */ square) => /** @type {Piece} */ (pieceOn(view, square));
  return {
    taken: captures.map(on),
    partners: partners.map((partner) => ({ ...partner, kind: on(partner.square).kind })),
  };
}

/** Which of the three cards of a piece change places in an action; undefined: none. */
function exchangedIn(/** @type {Piece | undefined} */ piece, /** @type {Action} */ { cards }) {
  if (!piece?.cards || !cards) return undefined;
  const [isFirst, , isLast] = [...cards].map((card, i) => card !== piece.cards?.[i]);
  return isFirst && isLast ? 'outer' : isFirst ? 'first' : 'last';
}

/**
 * An action as the move list shows it.
 * @param {View} view before it
 * @param {View} after
 * @param {Action} action
 * @returns {Step}
 */
export function stepOf(view, after, action) {
  const { text, facing } = action;
  const { player: seat, number } = view.turn;
  const { recruited, moved } = effectsOf(view, after, action);
  const ousted = findOusted(view, after);
  const actor = pieceOn(view, actorSquare(action) ?? '');
  return {
    text,
    seat,
    number,
    action,
    kind: actor?.kind,
    exchanged: exchangedIn(actor, action),
    look: facing === undefined ? facing : turnOnScreen(view, seat, facing, false),
    isRecruiting: recruited.length > 0,
    companion: moved[0],
    isClear: isClear(view, action),
    isLast: after.outcome.result !== 'ongoing',
    goesOn: after.outcome.result === 'ongoing' && after.turn.player === seat && !after.turn.start,
    passenger: findPassenger(view, after, action),
    ousted,
    handed: ousted.length > 0 ? findHanded(view, after) : [],
    ...capturesOf(view, action),
  };
}

/** The key `seed` of a link: a whole number of 32 bits, or undefined. */
export function readSeed(/** @type {string | undefined} */ text) {
  return text !== undefined && /^\d{1,10}$/.test(text) && Number(text) < 2 ** 32 ? Number(text) : undefined;
}

/** A random seed, short because it becomes a part of links. */
export function drawSeed() {
  return crypto.getRandomValues(new Uint32Array(1))[0] % 10_000;
}

export class Session {
  /** @type {Step[]} all actions, also after the position shown, and those that are only drafted */
  steps = [];
  /**
   * How many actions at the end another browser has only shown, as its turn is not finished. Nobody has played them:
   * they are seen, but in no link and no line.
   */
  drafted = 0;
  /** @type {Outcome | null} the result that people decided, at the end of the actions */
  result = null;
  /** @type {[string, string | undefined][]} of the link, and not ours: passed on */
  extras = [];
  /**
   * How the game was opened before its pieces were chosen here, and how that was done.
   * @type {{ variant: string, position: string, army: import('./setup.js').Manner } | null}
   */
  opened = null;
  /** From which side people want to see the board; undefined: as the players sit. @type {boolean | undefined} */
  #flip = undefined;

  /**
   * A new game. Throws a MotleyError for a bad variant or position.
   * @param {Engine} engine
   * @param {string} variant
   * @param {string} [position]
   * @param {number} [seed] draws the start, where there is no position
   */
  constructor(engine, variant, position = '', seed = undefined) {
    this.game = engine.createGame(variant);
    try {
      this.game.setVariant(variant);
      this.usual = this.game.position;
      if (position) this.game.setPosition(position);
      else if (seed !== undefined) this.game.shuffle(seed);
    } catch (error) {
      this.game.dispose();
      throw error;
    }
    this.start = this.game.position;
  }

  /** Opens a link without pauses. */
  static open(/** @type {Engine} */ engine, /** @type {Link} */ link) {
    return finish(Session.opening(engine, link));
  }

  /**
   * Opens a link as far as its actions are legal, with pauses.
   * @param {Engine} engine
   * @param {Link} link
   * @returns {Generator<void, { session: Session, problems: Problem[] }>}
   */
  static *opening(engine, link) {
    const seed = seedText(engine, link);
    const session = new Session(engine, link.variant, link.position, readSeed(seed));
    /** @type {Problem[]} */
    const problems = [];
    for (const text of link.actions) {
      try {
        session.play(text);
        yield;
      } catch (error) {
        const { reason } = /** @type {import('../../../web/engine.js').MotleyError} */ (error);
        problems.push({ part: 'action', text, number: session.steps.length + 1, reason });
        break;
      }
    }
    if (problems.length === 0) session.#readExtras(link, problems);
    else session.extras = link.extras.filter(([key]) => !['at', 'result', 'flip'].includes(key));
    if (seed !== undefined && readSeed(seed) === undefined) {
      problems.push({ part: 'extra', text: `seed=${seed}`, number: 0, reason: 'bad-number' });
      session.extras = session.extras.filter(([key]) => key !== 'seed');
    }
    return { session, problems };
  }

  #readExtras(/** @type {Link} */ link, /** @type {Problem[]} */ problems) {
    const { seats } = this.view;
    const refuse = (/** @type {string} */ text, /** @type {string} */ reason) =>
      problems.push({ part: 'extra', text, number: 0, reason });
    this.extras = link.extras.filter(([key]) => !['at', 'flip', 'result'].includes(key));
    const notes = getExtra(link, 'notes');
    if (notes?.startsWith('{') && !notes.trimEnd().endsWith('}')) {
      refuse(`notes=${notes.slice(0, 20)}…`, 'cut-off');
      this.extras = this.extras.filter(([key]) => key !== 'notes');
    }
    const watch = getExtra(link, 'watch');
    if (watch !== undefined && !watchedIn(link)) {
      if (getExtra(link, 'bylink') === undefined) refuse(`watch=${watch}`, 'unknown-value');
      this.extras = this.extras.filter(([key]) => key !== 'watch');
    }
    this.#flip = readFlip(link);
    const result = getExtra(link, 'result');
    if (result !== undefined && !this.isOver) {
      this.result = readResult(result, seats);
      if (!this.result) refuse(`result=${result}`, 'unknown-value');
    }
    const at = getExtra(link, 'at');
    if (at === undefined) return;
    if (/^\d{1,6}$/.test(at) && Number(at) <= this.steps.length) this.goTo(Number(at));
    else refuse(`at=${at}`, 'bad-number');
  }

  dispose() {
    this.game.dispose();
  }

  get view() {
    return this.game.view();
  }

  /** Whether the board is seen from the other side. */
  get isFlipped() {
    return this.#flip ?? isTurnedFor(this.extras, this.view);
  }

  set isFlipped(isFlipped) {
    this.#flip = isFlipped;
  }

  /** How many actions lead to the position shown. */
  get at() {
    return this.game.ply;
  }

  get isAtEnd() {
    return this.at === this.steps.length;
  }

  /** Whether the rules themselves end the game in the position shown. */
  get isOver() {
    return this.view.outcome.result !== 'ongoing';
  }

  /** Whether the game has ended, also while an earlier position is shown. */
  get hasEnded() {
    return this.result !== null || Boolean(this.steps[this.steps.length - 1]?.isLast);
  }

  /** How the game stands in the position shown. @returns {Outcome} */
  get outcome() {
    const { outcome } = this.view;
    return outcome.result === 'ongoing' && this.result && this.isAtEnd ? this.result : outcome;
  }

  /** The actions that are played: all but those that are only drafted. */
  get played() {
    const { steps, drafted } = this;
    return drafted > 0 ? steps.slice(0, -drafted) : steps;
  }

  /** The squares of the action that led to the position shown. */
  get last() {
    const action = this.steps[this.at - 1]?.action;
    return action ? squaresOf(action) : [];
  }

  /**
   * Plays a legal action. The actions that followed the position shown are dropped, unless this is the next of them.
   * Where it was drafted it is played now, with those before it.
   * @param {string} text
   */
  play(text) {
    const { view, at } = this;
    this.game.play(text);
    this.drafted = Math.min(this.drafted, Math.max(this.steps.length - at - 1, 0));
    if (this.steps[at]?.text === text) return;
    // An action of earlier rules is not listed.
    const action = view.actions.find((action) => action.text === text) ?? this.game.last();
    if (!action) return;
    this.steps = [...this.steps.slice(0, at), stepOf(view, this.view, action)];
    this.drafted = 0;
    this.result = null;
  }

  /** Nothing is drafted any more. */
  dropDraft() {
    const { played, at } = this;
    this.goTo(Math.min(at, played.length));
    this.steps = played;
    this.drafted = 0;
  }

  /** Shows the position after so many actions. The later actions are kept. */
  goTo(/** @type {number} */ at) {
    const target = Math.max(0, Math.min(at, this.steps.length));
    while (this.at > target) this.game.undo();
    while (this.at < target) this.game.play(this.steps[this.at].text);
  }

  /** All that was played in the game: restore() brings it back. @returns {Line} */
  get line() {
    return { steps: this.played, at: this.at, result: this.result };
  }

  /** Puts back actions that play() has replaced. What is drafted after the same actions stays, at the end. */
  restore(/** @type {Line} */ { steps, at, result }) {
    const { played } = this;
    const isSame = steps.length === played.length && steps.every(({ text }, i) => text === played[i].text);
    const draft = isSame && !result ? this.steps.slice(played.length) : [];
    let same = 0;
    while (same < this.at && steps[same]?.text === this.steps[same].text) same++;
    this.goTo(same);
    this.steps = draft.length > 0 ? [...steps, ...draft] : steps;
    this.drafted = draft.length;
    this.result = result;
    this.goTo(at);
  }

  /**
   * Gives pieces other forms before the game. What is chosen becomes another position of the variant, or the start of
   * another variant.
   * @param {Record<string, string>} forms codes by square
   */
  arrange(forms) {
    if (Object.keys(forms).length === 0) return;
    const { variant } = this.game;
    this.game.arrange(forms);
    this.start = this.game.position;
    if (this.game.variant !== variant) this.usual = this.start;
  }

  /** @returns {Link} */
  get link() {
    /** @type {[string, string | undefined][]} */
    const own = [];
    const { played } = this;
    if (this.at < played.length) own.push(['at', String(this.at)]);
    if (this.#flip) own.push(['flip', '1']);
    else if (this.#flip === false && isTurnedFor(this.extras, this.view)) own.push(['flip', '0']);
    if (this.result) own.push(['result', writeResult(this.result)]);
    return {
      variant: this.game.variant,
      position: this.start === this.usual ? '' : this.start,
      actions: played.map(({ text }) => text),
      extras: [...own, ...this.extras],
    };
  }
}
