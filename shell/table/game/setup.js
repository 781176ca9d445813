// The choice before a game: one seat after the other chooses the forms of its pieces, orders of cards or sides, hidden
// from the others until all are ready, or before their eyes. The rules say which pieces have which forms, and what
// comes of them.

import { getExtra } from '../../links/links.js';

/** @import { Choice } from '../../../web/types.js' */
/** @import { Link } from '../../links/links.js' */
/** @import { View } from '../../board/view/types.js' */
/** @import { SetupRecord } from '../../saving/store.js' */

/**
 * A start that pieces with a choice belong to.
 * @typedef {object} Start
 * @property {View} view of the start as it was opened
 * @property {Choice[]} choices
 * @property {(forms: Record<string, string>) => View} arrange the start with other forms, by square; throws a
 *   MotleyError where there can be no such start
 */

/** @typedef {'secret' | 'open'} Manner whether the seats see what those before them have chosen */

/**
 * How the seats of a link choose before its game (formats 6); undefined: they do not.
 * @returns {Manner | undefined}
 */
export function chooseOf(/** @type {Pick<Link, 'extras'>} */ link) {
  const manner = getExtra(link, 'choose');
  return manner === 'open' || manner === 'secret' ? manner : undefined;
}

/** Notes in a game that its seats choose, or that they have chosen. */
export function noteChoose(/** @type {Pick<Link, 'extras'>} */ session, /** @type {Manner | undefined} */ manner) {
  const others = session.extras.filter(([key]) => key !== 'choose');
  session.extras = manner ? [...others, ['choose', manner]] : others;
}

/** Whether two pieces are of one kind, whatever side they show. */
function hasSameForms(/** @type {Choice} */ one, /** @type {Choice} */ other) {
  return JSON.stringify(one.forms) === JSON.stringify(other.forms);
}

/** A start of which this screen knows the forms of some pieces alone, of those that have a choice. */
export const withHidden = (
  /** @type {View} */ view,
  /** @type {Choice[]} */ choices,
  /** @type {(seat: string) => boolean} */ isKnown,
) => {
  const hidden = new Set(choices.filter(({ seat }) => !isKnown(seat)).map(({ square }) => square));
  const pieces = view.pieces.map(({ cards, ...piece }) =>
    hidden.has(piece.square) ? { ...piece, isHidden: true } : { ...piece, cards },
  );
  return { ...view, pieces, actions: [] };
};

export class Setup {
  /** @type {Record<string, string>} codes of forms by square, of the pieces that have been given another one */
  forms = {};
  /** @type {string[]} */
  ready = [];
  /** Whether the seat that chooses now has the device, so that its forms may be shown. */
  isOpen = false;
  /** What is to be reached from what is chosen, in a lesson. */
  task = '';
  /** @type {{ key: string, view: View } | null} */
  #shown = null;

  /**
   * @param {Start} start
   * @param {Manner} manner
   * @param {SetupRecord} [kept]
   */
  constructor(start, manner = 'secret', kept = undefined) {
    this.start = start.view;
    /** @type {Choice[]} */
    this.choices = start.choices;
    /** @type {Manner} */
    this.manner = kept?.manner ?? manner;
    this.#arrange = start.arrange;
    for (const [square, code] of Object.entries(kept?.orders ?? {}))
      if (this.#has(square, code)) this.#put(square, code);
    this.ready = [...this.start.seats].filter(
      (seat) => kept?.ready.includes(seat) || this.choicesOf(seat).length === 0,
    );
    this.isOpen = this.manner === 'open';
  }

  /** @type {Start['arrange']} */
  #arrange;

  /** The seat that chooses now; undefined when all are ready. */
  get seat() {
    return [...this.start.seats].find((seat) => !this.ready.includes(seat));
  }

  get isDone() {
    return this.seat === undefined;
  }

  /** The pieces of a seat, or of all, that have a choice. */
  choicesOf(/** @type {string | undefined} */ seat) {
    return this.choices.filter((choice) => !seat || choice.seat === seat);
  }

  #has(/** @type {string} */ square, /** @type {string} */ code) {
    return this.choices.some((choice) => choice.square === square && choice.forms.some((form) => form.code === code));
  }

  #put(/** @type {string} */ square, /** @type {string} */ code) {
    const { [square]: _, ...others } = this.forms;
    const choice = this.choices.find((choice) => choice.square === square);
    this.forms = choice && choice.forms[choice.now].code !== code ? { ...others, [square]: code } : others;
  }

  /** The code of the form that the piece on a square has been given. */
  formAt(/** @type {Choice} */ { square, forms, now }) {
    return this.forms[square] ?? forms[now].code;
  }

  /** The pieces of its owner that have the same forms as a piece, with itself. */
  alike(/** @type {Choice} */ choice) {
    return this.choicesOf(choice.seat).filter((other) => hasSameForms(other, choice));
  }

  /**
   * The forms that the seat that chooses would have as those opposite, who have chosen openly: by square, where such a
   * piece stands on the same file, as many ranks from the other side.
   */
  get mirrored() {
    const { pieces, ranks } = this.start;
    const placeOf = (/** @type {Choice} */ { square }) => pieces.find((piece) => piece.square === square);
    const seen = this.manner === 'open' ? this.choices.filter(({ seat }) => this.ready.includes(seat)) : [];
    const pairs = this.choicesOf(this.seat).flatMap((choice) => {
      const place = placeOf(choice);
      const other = seen.find((other) => {
        const opposite = placeOf(other);
        return place && opposite && opposite.x === place.x && opposite.y === ranks - 1 - place.y;
      });
      return other && hasSameForms(other, choice) ? [[choice.square, this.formAt(other)]] : [];
    });
    return /** @type {Record<string, string>} */ (Object.fromEntries(pairs));
  }

  /** All pieces of the seat that chooses in their first form, or in their second: no side turned, or all. */
  allIn(/** @type {0 | 1} */ which) {
    return Object.fromEntries(this.choicesOf(this.seat).map(({ square, forms }) => [square, forms[which].code]));
  }

  /** Whether the game was opened with a piece of the seat that chooses in another form than its first. */
  get isUsuallyTurned() {
    return this.choicesOf(this.seat).some(({ now }) => now > 0);
  }

  /** Whether the seat that chooses may see the forms of a seat: its own, and those that others have chosen openly. */
  #isKnown = (/** @type {string} */ seat) =>
    seat === this.seat ? this.isOpen : this.manner === 'open' && this.ready.includes(seat);

  /** Gives pieces their forms. Throws a MotleyError where their owner may not have these, and changes nothing. */
  set(/** @type {Record<string, string>} */ forms) {
    const before = this.forms;
    for (const [square, code] of Object.entries(forms)) this.#put(square, code);
    try {
      const seats = new Set(this.choices.filter(({ square }) => square in forms).map(({ seat }) => seat));
      for (const seat of seats) this.#check(seat);
    } catch (error) {
      this.forms = before;
      throw error;
    }
  }

  /** What one seat alone has chosen has to be possible: it does not know the others' choice. */
  #check(/** @type {string} */ seat) {
    const squares = new Set(this.choicesOf(seat).map(({ square }) => square));
    const own = Object.entries(this.forms).filter(([square]) => squares.has(square));
    if (own.length > 0) this.#arrange(Object.fromEntries(own));
  }

  /** Gives random forms to the pieces of one seat, or of all; where a piece may not have its form, the usual one. */
  randomize(/** @type {string | undefined} */ seat) {
    const choices = this.choicesOf(seat);
    const lots = crypto.getRandomValues(new Uint32Array(choices.length));
    const drawn = choices.map(({ square, forms }, i) => [square, forms[lots[i] % forms.length].code]);
    this.reset(seat);
    try {
      this.set(Object.fromEntries(drawn));
    } catch {
      for (const [square, code] of drawn) {
        try {
          this.set({ [square]: code });
        } catch {
          // It keeps its usual form.
        }
      }
    }
  }

  /** Gives the pieces of one seat, or of all, the forms with which the game was opened. */
  reset(/** @type {string | undefined} */ seat) {
    for (const { square, forms, now } of this.choicesOf(seat)) this.#put(square, forms[now].code);
  }

  /**
   * Gives random forms to the seats of computers. If that leaves one person, nobody is there to hide anything from, and
   * it is shown at once.
   */
  leaveToChance(/** @type {string[]} */ seats) {
    for (const seat of seats.filter((seat) => !this.ready.includes(seat))) {
      this.randomize(seat);
      this.ready = [...this.ready, seat];
    }
    this.isOpen ||= seats.length === this.start.seats.length - 1;
  }

  finishSeat() {
    if (this.seat) this.ready = [...this.ready, this.seat];
    this.isOpen = this.manner === 'open';
  }

  finishAll() {
    this.ready = [...this.start.seats];
  }

  /** @returns {SetupRecord} */
  get record() {
    return { orders: this.forms, ready: this.ready, manner: this.manner };
  }

  /**
   * The start as the choosing seat may see it. The object stays the same until something changes.
   * @returns {View}
   */
  get view() {
    const key = JSON.stringify([this.forms, this.ready, this.isOpen]);
    if (this.#shown?.key !== key) this.#shown = { key, view: this.#makeView() };
    return this.#shown.view;
  }

  /** @returns {View} */
  #makeView() {
    const known = new Set(this.choices.filter(({ seat }) => this.#isKnown(seat)).map(({ square }) => square));
    const forms = Object.fromEntries(Object.entries(this.forms).filter(([square]) => known.has(square)));
    const view = Object.keys(forms).length > 0 ? this.#arrange(forms) : this.start;
    const turn = { ...view.turn, player: this.seat ?? view.turn.player, phase: 'arrange' };
    return { ...withHidden(view, this.choices, this.#isKnown), turn };
  }
}
