// A game that is played from page to page, at once (formats 6.4): which key speaks for which seat, and what has to be
// said to whom. What a link may say is judged by the host, which has the game; nothing here knows a rule.

import { isSigned, publicKey, shortHash, sign } from './live-keys.js';
import { People } from './people.js';
import { Queue } from './queue.js';
import * as wire from './wire.js';

/** @import { Peer } from './people.js' */
/** @import { Statement } from './wire.js' */

/**
 * What a link says, as the host judges it.
 * @typedef {object} Judged
 * @property {string} kind `newer`, `taken`, `same`, `older`; any other kind is refused (formats 6.3)
 * @property {string[]} others the seats besides that of its speaker that it has something new of
 * @property {boolean} isNewcomer whether nobody else has said yet that its speaker holds the seat
 */

/**
 * The game at one table, as far as others are told of it and tell it.
 * @typedef {object} Host
 * @property {string} text the link as far as the turns of this page are finished
 * @property {string} agreed the link that others are known to have
 * @property {string} seats the seats that people play, in order
 * @property {{ seat: string, mark: string, isKnown: boolean }} own the seat of this page, empty where it looks on, and
 *   whether others know that it holds it
 * @property {wire.Draft | null} draft the actions of its turn that is not finished; null where there is no such turn
 * @property {Record<string, string>} keys the public keys that speak for the seats; kept with the game
 * @property {(text: string, seat: string) => Promise<Judged>} judge
 * @property {(text: string, of: string, seat: string) => boolean} agrees whether two links say the same of a seat
 * @property {(text: string) => Promise<void>} take takes over a link that was judged last, as newer or taken
 * @property {(text: string) => void} noteHeard others have heard what this page has said
 * @property {(text: string) => void} noteSaid it was said, and is not taken back any more
 * @property {(seat: string, key: string) => void} bind a key speaks for a seat from now on
 * @property {(seat: string, mark: string) => 'given' | 'held' | 'taken'} give gives a free seat to a browser; held: it
 *   has it already
 * @property {(draft: wire.Draft, seat: string) => void} show shows the actions of somebody's turn that is not finished
 * @property {(kind: string, seat: string) => void} tell something was refused, or another page has refused ours
 */

/**
 * A clock: that of the page, or of a test.
 * @typedef {object} Time
 * @property {() => number} now
 * @property {(run: () => void, ms: number) => unknown} setTimeout
 * @property {(timer: unknown) => void} clearTimeout
 */

/** Another browser asks for a seat that is held. @typedef {{ seat: string, key: string }} Question */

/** What was said and not heard is said again after so long, then after twice as long, up to the second, in ms. */
const [patience, longestPatience] = [3000, 30_000];

/** So many browsers that ask for seats are asked about at most. */
const mostQuestions = 6;

export class LiveGame {
  /** Whether relays can be reached. @type {'trying' | 'open' | 'silent'} */
  relays = 'trying';
  /** @type {Question[]} */
  questions = [];
  /** Whether the others are being asked if this page holds its seat. */
  isAsked = false;
  /** Asks for a new picture. */
  onChange = () => {};
  #host;
  #carrier;
  #key;
  #time;
  #people;
  /** What each seat has said last. @type {Map<string, Statement>} */
  #said = new Map();
  /** What cannot be taken over yet: it tells of others what they have not said. @type {Map<string, Statement>} */
  #early = new Map();
  /** Own statements that nobody has heard yet, by their hash. @type {Map<string, string>} */
  #unheard = new Map();
  /** The seats of which it was told that they lie. @type {Set<string>} */
  #liars = new Set();
  /** The keys that were refused a seat. @type {Set<string>} */
  #refused = new Set();
  /** @type {Map<string, (from: { peer: string, seat: string }, rest: string) => void>} */
  #listeners = new Map();
  #queue = new Queue();
  #isLeft = false;
  #timer = /** @type {unknown} */ (undefined);
  #pause = patience;
  /** The draft that was said last. */
  #drafted = '';

  /**
   * @param {Host} host
   * @param {Uint8Array} key the private key of this page for this game
   * @param {import('./carrier/carrier.js').Carrier} carrier
   * @param {Time} time
   */
  constructor(host, key, carrier, time) {
    this.#host = host;
    this.#key = key;
    this.#carrier = carrier;
    this.#time = time;
    this.#people = new People(host);
    this.name = publicKey(key);
    carrier.receive({
      here: (peer) => this.#meet(peer),
      away: (peer, isAway) => this.#note(peer, { isAway }),
      gone: (peer) => this.#lose(peer),
      heard: (peer, text) => this.#hear(peer, text),
      relays: (state) => this.#noteRelays(state),
    });
  }

  join() {
    this.#carrier.join();
  }

  leave() {
    this.#isLeft = true;
    this.#queue.end();
    this.#time.clearTimeout(this.#timer);
    this.#carrier.leave();
  }

  // ----- who is here

  presence(/** @type {string} */ seat) {
    return this.#people.presence(seat);
  }

  /** How long a message takes from the holder of a seat to this page, in milliseconds; undefined: not known. */
  delay(/** @type {string} */ seat) {
    return this.#carrier.delay(this.#host.keys[seat] ?? '');
  }

  nameOf(/** @type {string} */ seat) {
    return this.#people.nameOf(seat);
  }

  /** The name by which others are to call this player; empty: none. */
  introduce(/** @type {string} */ name) {
    this.#people.ownName = wire.readName(name);
    this.say('name', this.#people.ownName);
  }

  #meet(/** @type {string} */ peer) {
    if (peer === this.name) return;
    this.#people.add(peer);
    this.#sayAll(peer);
    this.#sayAgainLater();
    this.#changed();
  }

  #lose(/** @type {string} */ peer) {
    if (!this.#people.remove(peer)) return;
    this.questions = this.questions.filter(({ key }) => key !== peer);
    this.#changed();
  }

  #note(/** @type {string} */ peer, /** @type {Partial<Peer>} */ news) {
    const known = this.#people.get(peer);
    if (!known) return;
    Object.assign(known, news);
    this.#changed();
  }

  #noteRelays(/** @type {LiveGame['relays']} */ state) {
    this.relays = state;
    this.#changed();
  }

  #changed() {
    if (!this.#isLeft) this.onChange();
  }

  // ----- what is said

  /** Listens to a word of those who hold seats. */
  on(/** @type {string} */ word, /** @type {(from: { peer: string, seat: string }, rest: string) => void} */ listener) {
    this.#listeners.set(word, listener);
  }

  /** Says something to all who are here. */
  say(/** @type {string} */ word, /** @type {string} */ rest) {
    for (const peer of this.#people.keys) this.#carrier.send(peer, `${word} ${rest}`);
  }

  /** Asks the others for another game, or agrees to theirs. */
  propose(/** @type {string} */ text) {
    this.say('next', text);
  }

  /** The game of this page has changed: what is new is said. */
  follow() {
    const { own, text, agreed } = this.#host;
    const said = this.#said.get(own.seat);
    if (own.seat && own.isKnown && (!said || (said.text !== text && agreed !== text))) this.#state();
    // What was said before something else was taken over may not have been heard.
    else if (said?.text === text && agreed !== text) this.#unheard.set(shortHash(text), text);
    if (own.seat && !own.isKnown) this.#askForSeat();
    this.#sayDraft();
    this.#sayAgainLater();
  }

  /** States the game as this page has it, to all. */
  #state() {
    const { own, text } = this.#host;
    const { seat } = own;
    const statement = { seat, key: this.name, signature: sign(wire.signedText(seat, text), this.#key), text };
    this.#said.set(seat, statement);
    this.#unheard.delete(shortHash(text));
    this.#unheard.set(shortHash(text), text);
    this.#pause = patience;
    this.#drafted = '';
    if (this.#host.keys[seat] !== this.name) this.#host.bind(seat, this.name);
    const sent = this.#people.keys.filter((peer) => this.#carrier.send(peer, wire.writeStatement(statement)));
    if (sent.length > 0) this.#host.noteSaid(text);
    this.#sayAgainLater();
  }

  /** Says to a page that has just come, or that knows less, all that it may not know. */
  #sayAll(/** @type {string} */ peer) {
    const { own, keys, text } = this.#host;
    const { ownName } = this.#people;
    if (ownName) this.#carrier.send(peer, `name ${ownName}`);
    if (own.seat && !own.isKnown) return this.#askForSeat();
    if (own.seat && this.#said.get(own.seat)?.text !== text) this.#state();
    else this.#sayOwn(peer);
    for (const [seat, statement] of this.#said)
      if (seat !== own.seat && keys[seat] !== peer && this.presence(seat) !== 'here')
        this.#carrier.send(peer, wire.writeStatement(statement));
    const { draft } = this.#host;
    if (draft) this.#carrier.send(peer, `draft ${wire.writeDraft(draft)}`);
  }

  #sayOwn(/** @type {string} */ peer) {
    const statement = this.#said.get(this.#host.own.seat);
    if (statement?.key !== this.name) return;
    const isSent = this.#carrier.send(peer, wire.writeStatement(statement));
    // Others may have acted since then.
    if (isSent && statement.text === this.#host.text) this.#host.noteSaid(statement.text);
  }

  #askForSeat() {
    const { seat, mark } = this.#host.own;
    this.say('take', `${seat} ${mark}`);
    this.#sayAgainLater();
  }

  #sayDraft() {
    const { draft, own } = this.#host;
    if (!draft || !own.seat || !own.isKnown) return;
    const text = wire.writeDraft(draft);
    // That nothing is drafted is news only where something was.
    const isNews = draft.actions.length > 0 || this.#drafted.startsWith(`${draft.count} `);
    if (text === this.#drafted || !isNews) return;
    this.#drafted = text;
    this.say('draft', text);
  }

  /** What somebody who is here has not heard is said again. */
  #sayAgainLater() {
    this.#time.clearTimeout(this.#timer);
    if (this.#isLeft || !this.#isWaiting) return;
    this.#timer = this.#time.setTimeout(() => {
      this.#pause = Math.min(this.#pause * 2, longestPatience);
      const { own } = this.#host;
      if (own.seat && !own.isKnown) this.say('take', `${own.seat} ${own.mark}`);
      else for (const peer of this.#unaware) this.#sayOwn(peer);
      this.#sayAgainLater();
    }, this.#pause);
  }

  /** Who is here and has not heard the last own statement, or has told of others what these have not said here. */
  get #unaware() {
    const said = this.#said.get(this.#host.own.seat);
    const hash = said?.key === this.name ? shortHash(said.text) : '';
    const early = [...this.#early.values()].map(({ key }) => key);
    return this.#people.keys.filter((peer) => this.#people.get(peer)?.heard !== hash || early.includes(peer));
  }

  get #isWaiting() {
    const { own } = this.#host;
    if (this.#people.keys.length === 0 || !own.seat) return false;
    return !own.isKnown || this.#unaware.length > 0;
  }

  // ----- what is heard

  #hear(/** @type {string} */ peer, /** @type {string} */ text) {
    const message = wire.readMessage(text);
    if (message && this.#people.has(peer)) this.#queue.add(peer, () => this.#obey(peer, message));
  }

  /** @returns {Promise<void> | void} */
  #obey(/** @type {string} */ peer, /** @type {{ word: string, rest: string }} */ { word, rest }) {
    if (!this.#people.has(peer)) return;
    if (word === 'link') return this.#hearLink(peer, wire.readStatement(rest));
    if (word === 'take') return this.#hearTake(peer, wire.readHolder(rest));
    if (word === 'name') return this.#hearName(peer, wire.readName(rest));
    const seat = this.#people.seatOf(peer);
    if (!seat) return;
    if (word === 'yes' || word === 'not') return this.#hearAnswer(word, wire.readHolder(rest));
    if (word === 'no') return this.#hearRefusal(peer, wire.readHeard(rest));
    if (word === 'ack') return this.#hearAck(peer, wire.readHeard(rest));
    if (word === 'draft') return this.#hearDraft(seat, wire.readDraft(rest));
    this.#listeners.get(word)?.({ peer, seat }, rest);
  }

  #hearDraft(/** @type {string} */ seat, /** @type {wire.Draft | null} */ draft) {
    if (draft) this.#host.show(draft, seat);
  }

  #hearName(/** @type {string} */ peer, /** @type {string} */ name) {
    if (this.#people.setName(peer, name)) this.#changed();
  }

  #hearAck(/** @type {string} */ peer, /** @type {{ hash: string } | null} */ heard) {
    this.#note(peer, { heard: heard?.hash ?? '' });
    const text = this.#unheard.get(heard?.hash ?? '');
    if (text === undefined) return;
    // Who has heard this knows what was said before it, but not what was said since then.
    for (const [hash] of this.#unheard) {
      this.#unheard.delete(hash);
      if (hash === heard?.hash) break;
    }
    this.isAsked = false;
    this.#host.noteHeard(text);
    this.#changed();
  }

  /** Another page does not believe ours: it may be asking its player about us, or know another game. */
  #hearRefusal(/** @type {string} */ peer, /** @type {{ hash: string, kind: string } | null} */ heard) {
    const seat = this.#people.seatOf(peer);
    if (!heard) return;
    this.#note(peer, { heard: heard.hash });
    const isLast = heard.hash === shortHash(this.#said.get(this.#host.own.seat)?.text ?? '');
    if (!this.#unheard.delete(heard.hash) && !(isLast && heard.kind === 'key')) return;
    if (heard.kind === 'key') this.isAsked = true;
    else this.#host.tell(`refused-${heard.kind}`, seat);
    this.#changed();
  }

  /**
   * Somebody says how the game stands. What a seat has said counts if its key has signed it; what a link tells of other
   * seats, if these have said it, too.
   */
  async #hearLink(/** @type {string} */ peer, /** @type {Statement | null} */ statement) {
    if (!statement) return this.#lie(peer, 'text', '');
    const { seat, key, text } = statement;
    const known = this.#said.get(seat);
    if (known?.key === key && known.text === text) return this.#acknowledge(statement);
    if (!this.#host.seats.includes(seat) || this.#refused.has(key)) return;
    if (!isSigned(wire.signedText(seat, text), statement.signature, key)) return this.#lie(peer, 'signature', seat);
    const holder = this.#host.keys[seat];
    if (holder && holder !== key) return this.#hearOther(peer, statement);
    const { own } = this.#host;
    if (own.isKnown && seat === own.seat && key !== this.name) return this.#deny(statement, 'seat');
    await this.#judge(statement);
  }

  async #judge(/** @type {Statement} */ statement) {
    const { seat, key, text } = statement;
    const { kind, others, isNewcomer } = await this.#host.judge(text, seat);
    if (this.#isLeft) return;
    this.#early.delete(seat);
    if (kind === 'older') return this.#answerOlder(key, text);
    if (!['newer', 'taken', 'same'].includes(kind)) return this.#deny(statement, kind);
    const isEarly = isNewcomer && this.#host.keys[seat] !== key;
    if (isEarly || !others.every((other) => this.#hasSaid(other, text))) return void this.#early.set(seat, statement);
    if (kind !== 'same') {
      this.#unheard.clear();
      await this.#host.take(text);
    } else if (text === this.#host.text) {
      this.#unheard.clear();
      this.#host.noteSaid(text);
      this.#host.noteHeard(text);
    }
    if (this.#host.keys[seat] !== key) this.#host.bind(seat, key);
    this.#said.set(seat, statement);
    this.#acknowledge(statement);
    this.#changed();
    const { own } = this.#host;
    // Who has just been given a seat has yet to say something for it.
    if (kind === 'same' && (!own.isKnown || this.#said.has(own.seat))) return;
    this.follow();
    for (const early of [...this.#early.values()]) await this.#judge(early);
  }

  /** Whether a seat has said what another one's link tells of it; nobody speaks for a seat that has no key yet. */
  #hasSaid(/** @type {string} */ other, /** @type {string} */ text) {
    if (!this.#host.keys[other]) return true;
    const all = [this.#said.get(other), this.#early.get(other)];
    return all.some((statement) => statement && this.#host.agrees(text, statement.text, other));
  }

  #acknowledge(/** @type {Statement} */ { key, text }) {
    this.#carrier.send(key, `ack ${shortHash(text)}`);
  }

  /** A page knows less than this one. Where two say so of each other, they do not go on and on. */
  #answerOlder(/** @type {string} */ peer, /** @type {string} */ text) {
    const known = this.#people.get(peer);
    const at = this.#time.now();
    if (!known || (known.told?.text === text && at - known.told.at < patience)) return;
    known.told = { text, at };
    this.#catchUp(peer);
  }

  #catchUp(/** @type {string} */ peer) {
    if (!this.#people.has(peer)) return;
    const { own, text } = this.#host;
    if (own.isKnown && this.#said.get(own.seat)?.text !== text) this.#state();
    else this.#sayOwn(peer);
    for (const [seat, statement] of this.#said)
      if (seat !== own.seat && statement.key !== peer) this.#carrier.send(peer, wire.writeStatement(statement));
  }

  /** Refuses a link, and tells it once. */
  #deny(/** @type {Statement} */ { key, seat, text }, /** @type {string} */ kind) {
    this.#carrier.send(key, `no ${shortHash(text)} ${kind}`);
    this.#lie(key, kind, seat);
  }

  /** Tells of a lie: once of each seat, and once of those who hold none, who may come again by another key. */
  #lie(/** @type {string} */ peer, /** @type {string} */ kind, /** @type {string} */ seat) {
    const liar = this.#people.seatOf(peer);
    if (!this.#people.has(peer) || this.#liars.has(liar)) return;
    this.#liars.add(liar);
    this.#host.tell(kind, seat || liar);
  }

  // ----- who holds a seat

  /** Whether this page gives free seats: it holds the first seat of those that are here. */
  get #isGiving() {
    const { seats, own } = this.#host;
    const first = [...seats].find((seat) => this.presence(seat) === 'here');
    return own.isKnown && first === own.seat;
  }

  /** Somebody asks for a seat. */
  #hearTake(/** @type {string} */ peer, /** @type {{ seat: string, mark: string } | null} */ wanted) {
    if (!wanted?.mark || this.#refused.has(peer)) return;
    const { seat, mark } = wanted;
    const holder = this.#host.keys[seat];
    if (this.#people.seatOf(peer) && holder !== peer) return;
    if (seat === this.#host.own.seat || !this.#isGiving) return this.#sayOwn(peer);
    const given = this.#host.give(seat, mark);
    if (given === 'taken') return this.#sayOwn(peer);
    if (holder && holder !== peer) return this.#ask({ seat, key: peer });
    if (!holder) this.#host.bind(seat, peer);
    // A browser holds one seat.
    this.questions = this.questions.filter(({ key }) => key !== peer);
    this.follow();
    this.#catchUp(peer);
    this.#changed();
  }

  /** Another key speaks for a seat than before: who sits here is asked whether that is the same player. */
  #hearOther(/** @type {string} */ peer, /** @type {Statement} */ { seat, key, text }) {
    if (peer !== key || seat === this.#host.own.seat || this.#people.seatOf(peer)) return;
    this.#carrier.send(peer, `no ${shortHash(text)} key`);
    this.#ask({ seat, key });
  }

  /** A browser holds one seat: it is asked about once, until it comes anew. */
  #ask(/** @type {Question} */ question) {
    const isKnown = this.questions.some(({ key }) => key === question.key);
    if (isKnown || this.questions.length >= mostQuestions || !this.#host.own.isKnown) return;
    this.questions = [...this.questions, question];
    this.#changed();
  }

  /** Answers whether another browser is that of the player who holds a seat. */
  answer(/** @type {Question} */ question, /** @type {boolean} */ isYes) {
    const { seat, key } = question;
    this.questions = this.questions.filter((other) => other !== question);
    this.#carrier.send(key, `${isYes ? 'yes' : 'not'} ${seat} ${key}`);
    if (isYes) {
      this.#host.bind(seat, key);
      this.#said.delete(seat);
      this.#catchUp(key);
    } else this.#refused.add(key);
    this.#changed();
  }

  #hearAnswer(/** @type {string} */ word, /** @type {{ seat: string, key: string } | null} */ answer) {
    const { own } = this.#host;
    if (answer?.seat !== own.seat || answer.key !== this.name || !this.isAsked) return;
    this.isAsked = false;
    if (word === 'not') this.#host.tell('not-believed', own.seat);
    else this.#state();
    this.#changed();
  }
}
