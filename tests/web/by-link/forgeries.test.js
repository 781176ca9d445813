// Links that nobody would send, drawn by chance, against a model of formats 6.3 that knows no link: it is given who
// played what. Each link that it refuses is refused by the page too, in words, and changes nothing.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { compareLinks } from '../../../shell/by-link/compare.js';
import { linkToSend } from '../../../shell/by-link/keys.js';
import { receive } from '../../../shell/by-link/receive.js';
import { parseLink } from '../../../shell/links/links.js';
import { Session } from '../../../shell/table/game/session.js';
import { Words } from '../../../shell/words/words.js';
import { isAll } from '../../is-all.js';
import { loadBuilt, makeRandom } from '../support/engine.js';
import { languages } from '../support/words.js';

/**
 * What is said in a link.
 * @typedef {object} Said
 * @property {string} start the variant, the position, and who are computers
 * @property {Move[]} moves
 * @property {string} result
 * @property {{ at: number, is: 'taken' | 'declined' } | null} answer
 * @property {Record<string, string>} marks by seat
 * @property {Choice | 'open' | null} hidden
 * @property {string} cards the forms on the board of each seat; empty where none are chosen
 *
 * @typedef {{ seat: string, text: string }} Move
 * @typedef {{ number: number, entries: Record<string, { cards: string, isShown: boolean }> }} Choice
 *
 * What a browser knows: the last link, its own copy, and its seat with its mark; isOpen: forms are chosen openly.
 * @typedef {{ last: Said, copy: Said, seat: string, mark: string, seats: string, isOpen: boolean }} Known
 */

// ----- the model

/** @param {Known} known @param {Said} said @returns {'same' | 'older' | 'newer' | 'taken' | 'refused'} */
function judge({ last, copy, seat: own, mark, seats, isOpen }, said) {
  const isTaken = own !== '' && !last.marks[own] && Boolean(said.marks[own]) && said.marks[own] !== mark;
  const seat = isTaken ? '' : own;
  const asText = (/** @type {unknown} */ value) => JSON.stringify(value);
  if (said.start !== last.start) return 'refused';
  const cards = judgeCards({ last, copy, seat, mark, seats, isOpen }, said);
  const played = last.moves.length;
  const isSame = (/** @type {Move} */ move, /** @type {number} */ i) =>
    i < played ? move.text === last.moves[i].text : move.seat !== seat || move.text === copy.moves[i]?.text;
  if (cards === 'refused' || !said.moves.every(isSame)) return 'refused';
  if (cards === 'older' || said.moves.length < played) return 'older';

  const more = said.moves.length - played;
  const isOffered = last.result === 'draw' && last.answer?.is !== 'taken';
  const isOwn = said.moves.length === copy.moves.length && said.result === copy.result;
  let isBack = more === 0 && last.result !== '' && said.result === '';
  let isNews = more > 0 || cards === 'newer';
  if (last.result && !isOffered) {
    const [, loser] = /^(?:resigns|loses) (.)$/.exec(last.result) ?? [];
    const [, other] = /^(?:resigns|loses) (.)$/.exec(said.result) ?? [];
    // Of two decisions a resignation counts more than a draw, and that of the first seat most.
    const order = (/** @type {string | undefined} */ of) => (of ? 2 - seats.indexOf(of) : 0);
    const isTwo = seats.length === 2 && !said.answer;
    const isOwn = other === seat && said.result !== copy.result;
    if (isTwo && order(other) > order(loser)) {
      if (isOwn) return 'refused';
      [isNews, isBack] = [true, false];
    } else if (more > 0) {
      // What was played before such an end was known stays before it.
      if (!isTwo || !loser || !(other === loser || loser === seat)) return 'refused';
    } else if (said.result === last.result && asText(said.answer) === asText(last.answer)) isBack = false;
    else return said.result === '' || (isTwo && said.result !== 'nobody') ? 'older' : 'refused';
  } else {
    const isEnd = /^(resigns|loses)/.test(said.result);
    if (asText(said.answer) !== asText(last.answer) && !said.answer && more === 0 && !isEnd) return 'older';
    if (said.answer && asText(said.answer) !== asText(last.answer)) {
      const { at, is } = said.answer;
      const isEnd = at === said.moves.length;
      const isForm = is === 'taken' ? isEnd && said.result === 'draw' : at <= said.moves.length;
      if (seats.length > 2 || !isForm || (is === 'declined' && isEnd && said.result === 'draw')) return 'refused';
      // One's own offer may have been sent in another way than by the buttons.
      const isOnOwn = copy.result === 'draw' && copy.answer?.is !== 'taken' && at === copy.moves.length;
      const isOnOffer = (isOffered && at === played) || isOnOwn;
      const isOwnAnswer = asText(copy.answer) === asText(said.answer) || (is === 'declined' && copy.moves.length > at);
      const isByOther = !seat || said.moves[at - 1].seat === seat || isOwnAnswer;
      if (isOnOffer ? !isByOther : seat || at <= played) return 'refused';
      [isNews, isBack] = [true, false];
    }
    if (said.result && (said.result !== last.result || more > 0)) {
      const [, loser] = /^(?:resigns|loses) (.)$/.exec(said.result) ?? [];
      const isOffer = said.result === 'draw' && more > 0 && said.moves[said.moves.length - 1].seat !== seat;
      if (!isOwn && (seats.length > 2 || !(isOffer || (loser && loser !== seat)))) return 'refused';
      isNews = true;
    }
  }
  if (isBack) return 'older';
  const isOther = (/** @type {string} */ of) => last.marks[of] && said.marks[of] && last.marks[of] !== said.marks[of];
  if ([...seats].some(isOther)) return 'refused';
  if (isTaken) return 'taken';
  return isNews || [...seats].some((of) => said.marks[of] && !last.marks[of]) ? 'newer' : 'same';
}

/** @param {Known} known @param {Said} said @returns {'same' | 'older' | 'newer' | 'refused'} */
function judgeCards({ last, copy, seat, seats, isOpen }, said) {
  const [before, after] = [last.hidden, said.hidden];
  const isBegun = (/** @type {Said} */ { hidden }) =>
    !hidden || hidden === 'open' || [...seats].every((of) => hidden.entries[of]?.isShown);
  if (!before || !after || before === 'open') return before === after && said.cards === last.cards ? 'same' : 'refused';
  if (after === 'open') return isBegun(last) || said.cards === 'none' ? 'refused' : 'newer';
  if (after.number < before.number) return 'older';
  const isNext = after.number > before.number;
  if (isNext && (after.number > before.number + 1 || isBegun(last))) return 'refused';
  const steps = [...seats].map((of) => {
    const [a, b] = [isNext ? undefined : before.entries[of], after.entries[of]];
    if (!a || !b) return a ? -1 : b && !isNext ? 1 : 0;
    if (a.cards !== b.cards) return NaN;
    return Number(b.isShown) - Number(a.isShown);
  });
  if (steps.some(Number.isNaN)) return 'refused';
  if (steps.includes(-1)) return 'older';
  const mine = after.entries[seat];
  if (mine) {
    const own = copy.hidden !== 'open' && copy.hidden?.number === after.number ? copy.hidden.entries[seat] : undefined;
    if (!own || (!own.isShown && (own.isShown !== mine.isShown || own.cards !== mine.cards))) return 'refused';
  }
  const isNews = isNext || steps.includes(1);
  const isTooSoon = Boolean(after.entries.b && !after.entries.w);
  if (isNews && isOpen && (isTooSoon || Object.values(after.entries).some(({ isShown }) => !isShown))) return 'refused';
  const dealt = isBegun(last) || !isBegun(said) ? last.cards : `${after.entries.w.cards} ${after.entries.b.cards}`;
  if (said.cards !== dealt) return 'refused';
  return isNews ? 'newer' : 'same';
}

// ----- links by chance

const engine = await loadBuilt();
const words = new Words('en', [...(languages.get('en') ?? new Map()).values()]);
const id = 'abcdefghijkl';
const count = isAll ? 100_000 : 1500;

/**
 * A game that links tell of.
 * @typedef {object} World
 * @property {string[]} starts of the game, and others; `VARIANT!POSITION!KEYS`
 * @property {string} seats
 * @property {string} people the seats that people play
 * @property {Move[]} line
 * @property {Move[][]} branches after each number of actions another line than the first one
 * @property {'' | 'secret' | 'open'} manner in which forms are chosen before the game
 * @property {Record<string, string>} chosen the pieces of which the links have a choice, by seat
 * @property {string[]} codes of the forms of these pieces
 */

/** Plays legal actions by chance. */
function playOn(
  /** @type {Session} */ session,
  /** @type {number} */ length,
  /** @type {(bound: number) => number} */ random,
) {
  for (let i = 0; i < length && session.outcome.result === 'ongoing'; i++) {
    const actions = session.game.actions();
    session.play(actions[random(actions.length)]);
  }
  const isOver = session.outcome.result !== 'ongoing';
  return session.steps.slice(0, isOver ? -1 : undefined).map(({ seat, text }) => ({ seat, text }));
}

const textOf = (/** @type {string} */ start, /** @type {Move[]} */ moves, /** @type {string[]} */ keys) => {
  const [variant, position, own] = start.split('!');
  const actions = moves.map(({ text }) => text).join('.');
  return `${variant}!${position}!${actions}!${[own, ...keys].filter(Boolean).join(';')}`;
};

const open = (/** @type {string} */ text) => Session.open(engine, parseLink(text));

/**
 * @param {string[]} starts
 * @param {string} people
 * @param {Partial<Pick<World, 'manner' | 'chosen' | 'codes'>>} [choice]
 * @returns {World}
 */
function makeWorld(starts, people, { manner = '', chosen = {}, codes = [] } = {}) {
  const random = makeRandom(starts.join().length);
  const { session } = open(textOf(starts[0], [], []));
  const { seats } = session.view;
  const line = manner ? [] : playOn(session, 9, random);
  const branches = line.map((_, i) => {
    const other = open(textOf(starts[0], line.slice(0, i), [])).session;
    const moves = playOn(other, 3, random);
    other.dispose();
    return moves;
  });
  session.dispose();
  return { starts, seats, people, line, branches, manner, chosen, codes };
}

const custodian = 'custodian!!seats=p,p';
const cards = { chosen: { w: 'e2', b: 'e7' }, codes: ['ODH', 'OHD', 'HDO'] };
const sides = { chosen: { w: 'e3', b: 'e8' }, codes: ['PP', 'P', 'PR'] };
const worlds = [
  makeWorld([custodian, 'custodian;array=four!!seats=p,p', 'custodian!!seats=p,3'], 'wb'),
  makeWorld(['tches!!', 'tches;strike=1!!', custodian], 'wb'),
  makeWorld(['taketwo!!', 'taketwo;switch=off!!', 'taketwo!4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1+-!'], 'wb'),
  makeWorld(['till;players=3!!seed=5', 'till;players=3!!seed=6', 'till;players=4!!seed=5'], 'abc'),
  makeWorld(['till;players=4!!seed=7;seats=p,2,p,p', 'till;players=4!!seed=7;seats=p,3,p,p'], 'acd'),
  makeWorld(['till;players=6!!seed=9', 'till;players=5!!seed=9'], 'abcdef'),
  makeWorld(['taketwo!!', 'taketwo;switch=off!!'], 'wb', { manner: 'secret', ...cards }),
  makeWorld(['tches;both=PP!!', 'tches;strike=1!!', custodian], 'wb', { manner: 'secret', ...sides }),
  makeWorld(['tches!!choose=open', 'tches!!', 'tches;same=on!!choose=open'], 'wb', { manner: 'open', ...sides }),
];

// ----- forms, of which one piece of a seat has one of three

/**
 * What the page's own rules make of a start, found once.
 * @template T
 * @param {(session: Session) => T} find
 */
function remembering(find) {
  /** @type {Map<string, T>} */
  const found = new Map();
  return (/** @type {string} */ start, /** @type {Record<string, string>} */ forms = {}) => {
    const key = JSON.stringify([start, forms]);
    if (!found.has(key)) {
      const { session } = open(textOf(start, [], []));
      if (session.game.choices().length > 0) session.arrange(forms);
      found.set(key, find(session));
      session.dispose();
    }
    return /** @type {T} */ (found.get(key));
  };
}

const choicesAt = remembering((session) => session.game.choices());
const linkOf = remembering((session) => session.link);

/** The usual forms of the pieces of a seat that have a choice, in the order of their squares, with another one. */
function codesOf(
  /** @type {World} */ { starts, chosen, codes },
  /** @type {string} */ seat,
  /** @type {string} */ form,
) {
  const own = choicesAt(starts[0]).filter((choice) => choice.seat === seat);
  own.sort((a, b) => (a.square < b.square ? -1 : 1));
  return own.map(({ square, forms, now }) => (square === chosen[seat] ? codes[Number(form)] : forms[now].code));
}

/** @type {(world: World, seat: string, entry: { cards: string, isShown: boolean }, number: number) => string} */
function entryOf(world, seat, { cards, isShown }, number) {
  const secret = [`${number}${cards}`.padEnd(25, 'r'), ...codesOf(world, seat, cards)].join('.');
  return isShown ? secret : createHash('sha256').update(`${id},${number},${seat},${secret}`).digest('hex');
}

/** A start that has other forms; for `none` it is none that forms could lead to. */
function deal(/** @type {World} */ { chosen, codes }, /** @type {string} */ start, /** @type {string} */ cards) {
  if (!cards || Object.keys(chosen).length === 0) return start;
  if (cards === 'none') return start.replace('!!', '!4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1+-!');
  const [w, b] = cards.split(' ').map((choice) => codes[Number(choice)]);
  const { variant, position } = linkOf(start, { [chosen.w]: w, [chosen.b]: b });
  return [variant, position.replaceAll(' ', '+'), start.split('!')[2]].join('!');
}

// ----- links

/** @param {World} world @param {Said} said */
function write(world, { start, moves, result, answer, marks, hidden, cards }) {
  const { seats } = world;
  const [, way, loser] = /^(resigns|loses) (.)$/.exec(result) ?? [];
  const winner = [...seats].find((seat) => seat !== loser);
  const results = { '': '', draw: 'result=draw+agreement', nobody: 'result=draw+time' };
  const choice = (/** @type {Choice} */ { number, entries }) =>
    [number, ...[...seats].map((seat) => (entries[seat] ? entryOf(world, seat, entries[seat], number) : ''))].join();
  return textOf(deal(world, start, cards), moves, [
    loser
      ? `result=win+${winner}+${way === 'loses' ? 'time' : 'resignation'}`
      : results[/** @type {'draw' | 'nobody'} */ (result)],
    `bylink=${[id, ...[...seats].map((seat) => marks[seat] ?? '')].join()}`,
    hidden ? `hidden=${hidden === 'open' ? hidden : choice(hidden)}` : '',
    answer ? `answer=${answer.at},${answer.is}` : '',
  ]);
}

/** A link as a page sends it, with the position that a seed has drawn. */
function send(/** @type {string} */ text) {
  const { session } = open(text);
  const sent = linkToSend(session.link);
  session.dispose();
  return sent;
}

class Drawn {
  constructor(/** @type {(bound: number) => number} */ random) {
    this.random = random;
  }

  chance(/** @type {number} */ percent) {
    return this.random(100) < percent;
  }

  /** @template T @param {ArrayLike<T>} items */
  one(items) {
    return items[this.random(items.length)];
  }

  result(/** @type {World} */ { seats }) {
    const ends = [...seats].flatMap((seat) => [`resigns ${seat}`, `loses ${seat}`]);
    return this.one(['draw', 'draw', 'draw', 'nobody', ...ends]);
  }

  answer(/** @type {Move[]} */ { length }) {
    return {
      at: this.chance(50) ? length || 1 : 1 + this.random(length + 1),
      is: this.one(/** @type {const} */ (['taken', 'declined'])),
    };
  }

  marks(/** @type {World} */ { people }) {
    return Object.fromEntries([...people].filter(() => this.chance(60)).map((seat) => [seat, seat.repeat(6)]));
  }

  /** @returns {Choice} */
  choice(number = 1 + this.random(3), isOpen = false) {
    const entry = () => ({ cards: String(this.random(3)), isShown: isOpen || this.chance(50) });
    const seats = ['w', 'b'].filter(() => this.chance(70));
    const mayAll = !isOpen || seats.includes('w');
    return { number, entries: Object.fromEntries(seats.filter(() => mayAll).map((seat) => [seat, entry()])) };
  }

  /** What was said at some time in a game that goes as it should. @returns {Said} */
  state(/** @type {World} */ world, length = this.random(world.line.length)) {
    const moves = world.line.slice(0, length);
    const isTwo = world.seats.length === 2 && !world.manner;
    /** @type {Said} */
    const said = {
      start: world.starts[0],
      moves,
      result: '',
      answer: null,
      marks: this.marks(world),
      hidden: null,
      cards: '',
    };
    if (world.manner) {
      said.cards = '0 0';
      said.hidden = this.chance(15) ? 'open' : this.choice(undefined, world.manner === 'open');
      const { w, b } = said.hidden === 'open' ? {} : said.hidden.entries;
      if (said.hidden === 'open') said.cards = `${this.random(3)} ${this.random(3)}`;
      if (w?.isShown && b?.isShown) said.cards = `${w.cards} ${b.cards}`;
    }
    if (isTwo && length > 0 && this.chance(30))
      said.result = this.chance(70) ? 'draw' : `${this.one(['resigns', 'loses'])} ${this.one(world.seats)}`;
    if (said.result === 'draw' && this.chance(30)) said.answer = { at: length, is: 'taken' };
    if (isTwo && said.result === '' && length > 0 && this.chance(20))
      said.answer = { at: 1 + this.random(length), is: 'declined' };
    return said;
  }

  /** @returns {Known} */
  known(/** @type {World} */ world) {
    const last = this.state(world);
    const seat = this.chance(15) ? '' : this.one(world.people);
    const copy = structuredClone(last);
    const { moves } = copy;
    const isOpen = world.manner === 'open';
    const isGoingOn = !last.result || (last.result === 'draw' && !last.answer);
    if (isGoingOn && this.chance(50)) {
      while (world.line[moves.length]?.seat === seat) moves.push(world.line[moves.length]);
      if (moves.length > last.moves.length) copy.result = world.seats.length === 2 && this.chance(30) ? 'draw' : '';
      else if (last.result && moves[moves.length - 1].seat !== seat) {
        copy.answer = { at: moves.length, is: this.one(/** @type {const} */ (['taken', 'declined'])) };
        if (copy.answer.is === 'declined') copy.result = '';
      }
    }
    if (copy.hidden && copy.hidden !== 'open' && seat && this.chance(50))
      if (!isOpen || seat === 'w' || copy.hidden.entries.w)
        copy.hidden.entries[seat] ??= { cards: String(this.random(3)), isShown: isOpen };
    return { last, copy, seat, mark: seat.repeat(6), seats: world.seats, isOpen };
  }

  /** A link that arrives: a later or earlier one, with changes that somebody has made. @returns {Said} */
  said(/** @type {World} */ world, /** @type {Known} */ known) {
    const { last, copy } = known;
    const length = last.moves.length;
    const other = this.one([
      this.state(world),
      this.state(world, Math.min(length + this.random(4), world.line.length)),
    ]);
    const said = structuredClone(
      this.one([last, last, copy, other, { ...other, marks: last.marks, hidden: last.hidden, cards: last.cards }]),
    );
    for (let i = this.random(3); i > 0; i--) this.#change(world, said, last);
    // No start of a variant with sides is further from it than other forms are.
    if (said.cards === 'none' && !said.start.startsWith('taketwo')) said.cards = '0 0';
    return said;
  }

  #change(/** @type {World} */ world, /** @type {Said} */ said, /** @type {Said} */ last) {
    const at = this.random(world.line.length + 1);
    const { hidden } = said;
    /** @type {(() => unknown)[]} */
    const changes = [
      () => (said.moves = world.line.slice(0, at)),
      () => (said.moves = world.branches[at]?.slice(0, at + 1 + this.random(3)) ?? []),
      () => Object.assign(said, { moves: world.line.slice(0, last.moves.length + 1), result: 'draw' }),
      () => (said.result = this.chance(30) ? '' : this.result(world)),
      () => (said.answer = this.chance(30) ? null : this.answer(said.moves)),
      () => (said.answer = this.chance(50) ? null : this.answer(last.moves)),
      () =>
        (said.marks[this.one(world.people)] = this.one(
          ['xxxxxx', ...world.people].map((seat) => seat.repeat(6).slice(0, 6)),
        )),
      () => delete said.marks[this.one(world.people)],
      () => (said.start = this.one(world.starts)),
    ];
    if (hidden) {
      changes.push(
        () => (said.hidden = 'open'),
        () => Object.assign(said, { hidden: 'open', cards: this.one(['0 0', 'none', '1 2']) }),
        () => (said.hidden = null),
        () =>
          (said.hidden = this.choice(
            hidden === 'open' ? 1 : Math.max(1, hidden.number + this.random(4) - 1),
            world.manner === 'open' && this.chance(50),
          )),
        () => (said.cards = this.one(['0 0', 'none', `${this.random(3)} ${this.random(3)}`])),
        () => {
          const [w, b] = hidden === 'open' ? [] : [hidden.entries.w, hidden.entries.b];
          said.cards = w && b ? `${w.cards} ${b.cards}` : '0 0';
        },
        () => {
          const entry = hidden !== 'open' && hidden.entries[this.one(world.people)];
          if (entry) entry.isShown = !entry.isShown;
        },
      );
    }
    this.one(changes)();
  }
}

// ----- the page

/** Opens a link as the page does; tells how the saved copy was treated. */
async function arrive(
  /** @type {string} */ text,
  /** @type {{ sent: string, copy: string, known: Known }} */ { sent, copy, known },
) {
  /** @type {string[]} */
  const told = [];
  const own = { seat: known.seat, mark: known.mark, sent };
  const record = { id: 'saved', link: copy, own };
  const app = {
    engine,
    words,
    schema: engine.schema(),
    navigation: { settle: () => {} },
    store: { list: async () => ({ games: [record] }) },
    table: { called: () => undefined, tell: (/** @type {{ text: string }} */ { text }) => told.push(text) },
  };
  const opened = await receive(/** @type {any} */ (app), /** @type {any} */ (open(text)));
  opened.tell?.();
  const shown = opened.session.link;
  opened.session.dispose();
  return { isNews: Boolean(opened.isNews), isSeat: opened.own?.seat === known.seat, shown, told };
}

/** A case, as the links that a browser sees. */
function drawCase(/** @type {Drawn} */ drawn) {
  const world = drawn.one(worlds);
  const known = drawn.known(world);
  const said = drawn.said(world, known);
  const [sent, copy, text] = [known.last, known.copy, said].map((each) => write(world, each));
  return { known, expected: judge(known, said), sent, copy, text };
}

/**
 * The games that links tell of, each played once.
 * @type {Map<string, import('../../../shell/by-link/compare.js').Played>}
 */
const games = new Map();

/** The game of a link, with its keys. */
function playedIn(/** @type {string} */ text) {
  const { extras } = parseLink(text);
  const drawing = extras.filter(([key]) => key === 'seed').map((pair) => pair.join('='));
  const key = [...text.split('!', 3), drawing].join('!');
  let game = games.get(key);
  if (!game) {
    const { session } = open(key);
    game = { start: session.start, steps: session.steps, view: session.view, link: session.link };
    games.set(key, game);
    session.dispose();
  }
  return { ...game, link: { ...game.link, extras } };
}

test(`${count} drawn links are the same, older, newer or refused as formats 6.3 says`, () => {
  const drawn = new Drawn(makeRandom(47));
  /** @type {Record<string, number>} */
  const seen = { same: 0, older: 0, newer: 0, taken: 0, refused: 0 };
  for (let i = 0; i < count; i++) {
    const { known, expected, sent, copy, text } = drawCase(drawn);
    const [{ link }, { link: kept }, session] = [sent, copy, text].map(playedIn);
    const { kind } = compareLinks(engine, { ...known, link, kept }, session);
    seen[expected]++;
    const found = kind in seen ? kind : 'refused';
    assert.equal(found, expected, `${i}: ${kind}\n${sent}\n${text}\ncopy ${copy}\nseat ${known.seat}`);
  }
  for (const [kind, times] of Object.entries(seen)) assert.ok(times > count / 500, `${kind}: ${times}`);
});

test('what is refused is said, and changes nothing', async () => {
  const drawn = new Drawn(makeRandom(11));
  for (let i = 0; i < (isAll ? 1000 : 60); i++) {
    const { known, expected, text, ...links } = drawCase(drawn);
    const [sent, copy] = [links.sent, links.copy].map(send);
    const { isNews, isSeat, shown, told } = await arrive(text, { sent, copy, known });
    const about = `${i}: ${expected}\n${sent}\n${text}\ncopy ${copy}\nseat ${known.seat}\n${told}`;
    assert.equal(isNews, expected === 'newer' || expected === 'taken', about);
    if (expected === 'taken') assert.equal(isSeat, false, about);
    if (isNews) continue;
    const { session } = open(copy);
    assert.deepEqual(shown, session.link, about);
    session.dispose();
    if (expected === 'same') continue;
    assert.match(told.join(), expected === 'older' ? /^This link is an older one/ : /Your game stays as it was/, about);
    assert.doesNotMatch(told.join(), /[{}]|by-link/, about);
  }
});

test('a player whose cards were shown before all choose again is told', async () => {
  const world = /** @type {World} */ (worlds.find(({ manner }) => manner === 'secret'));
  const marks = { w: 'wwwwww', b: 'bbbbbb' };
  /** @type {Said} */
  const last = { start: world.starts[0], moves: [], result: '', answer: null, marks, hidden: null, cards: '0 0' };
  const tell = async (/** @type {boolean} */ isShown) => {
    const entries = { w: { cards: '1', isShown }, b: { cards: '2', isShown: false } };
    const copy = { ...last, hidden: { number: 1, entries } };
    const said = { ...last, hidden: { number: 2, entries: {} } };
    const [sent, text] = [copy, said].map((each) => write(world, each));
    const known = { last: copy, copy, seat: 'w', mark: marks.w, seats: 'wb', isOpen: false };
    return (await arrive(text, { sent, copy: sent, known })).told.join();
  };
  assert.match(await tell(true), /^Everyone chooses again\. Your earlier choice was in a link/);
  assert.match(await tell(false), /^The choices were lost/);
});

test('a link that is cut somewhere in who plays changes nothing, and the game is found by its id', async () => {
  const [custodian] = worlds;
  const marks = { w: 'wwwwww', b: 'bbbbbb' };
  const moves = custodian.line.slice(0, 4);
  const said = { start: custodian.starts[0], moves, result: '', answer: null, marks, hidden: null, cards: '' };
  const sent = send(write(custodian, said));
  const known = { last: said, copy: said, seat: 'w', mark: marks.w, seats: 'wb', isOpen: false };
  const from = sent.indexOf(id) + id.length;
  for (let length = from; length <= sent.length; length++) {
    const { isNews, shown, told } = await arrive(sent.slice(0, length), { sent, copy: sent, known });
    assert.deepEqual([isNews, shown.actions], [false, moves.map(({ text }) => text)]);
    const isWhole = [0, 1, 7, 8, 14].includes(length - from);
    if (!isWhole) assert.match(told.join(), /^This link is damaged/, sent.slice(0, length));
  }
});
