// What a page could say in a live game that is a lie, or nonsense: messages of the honest that are changed, by a seed.
// Everything is known to it that whoever has the link of the game can know, and all that it has heard.

import { linkToSend, withKey } from '../../../shell/by-link/keys.js';
import { parseLink } from '../../../shell/links/links.js';
import { publicKey, shortHash, sign } from '../../../shell/live/live-keys.js';
import { signedText } from '../../../shell/live/wire.js';

/** @import { Link } from '../../../shell/links/links.js' */

/**
 * What a liar knows, and who it is.
 * @typedef {object} Facts
 * @property {Uint8Array} key its own private key
 * @property {string} own the seat that it holds; empty: none
 * @property {string} seats of people
 * @property {string} text the link of the game as it stands
 * @property {string[]} heard all that the honest have said
 * @property {string[]} actions that are legal now
 * @property {Record<string, string>} keys the public keys of the seats
 * @property {Record<string, string>} marks of the seats
 * @property {(bound: number) => number} random
 */

const signs = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.,;!=~@+% \n\u0000é🂡';

export class Liar {
  constructor(/** @type {Facts} */ facts) {
    this.facts = facts;
    this.name = publicKey(facts.key);
  }

  /** @template T @param {ArrayLike<T>} items */
  one(items) {
    return items[this.facts.random(items.length)];
  }

  noise(/** @type {number} */ length) {
    return Array.from({ length }, () => this.one([...signs])).join('');
  }

  /** A seat that it does not hold. */
  get other() {
    return this.one([...this.facts.seats].filter((seat) => seat !== this.facts.own));
  }

  // ----- links

  /** The link of the game with changes. */
  changed(/** @type {(link: Link) => Partial<Link>} */ change) {
    const link = parseLink(this.facts.text);
    return linkToSend({ ...link, ...change(link) });
  }

  withExtra(/** @type {string} */ key, /** @type {string | undefined} */ value) {
    return this.changed(({ extras }) => ({ extras: withKey(extras, key, value) }));
  }

  /** Links that say what the game is not. */
  get links() {
    const { actions, seats, marks, text, random } = this.facts;
    const [first, second] = seats;
    const next = this.one(actions.length > 0 ? actions : ['a1a2']);
    const round = parseLink(text).extras.find(([key]) => key === 'bylink')?.[1] ?? '';
    const results = [`win+${first}+resignation`, `win+${second}+resignation`, `win+${first}+time`, 'draw+agreement'];
    return [
      () => this.changed((link) => ({ actions: [...link.actions, next] })),
      () => this.changed((link) => ({ actions: [...link.actions, next, next] })),
      () => this.changed((link) => ({ actions: [...link.actions, this.noise(4).replace(/[^a-z0-9]/g, 'x')] })),
      () => this.changed((link) => ({ actions: link.actions.slice(0, random(link.actions.length + 1)) })),
      () => this.changed((link) => ({ actions: link.actions.map((each, i) => (i === 0 ? next : each)) })),
      () => this.changed((link) => ({ actions: [...link.actions].reverse() })),
      () => this.changed((link) => ({ actions: Array.from({ length: 3000 }, () => link.actions[0] ?? next) })),
      () => this.changed(() => ({ variant: this.one(['custodian', 'tches;strike=1', 'till;players=4', 'taketwo']) })),
      () => this.changed(() => ({ position: '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1 -' })),
      () => this.withExtra('result', this.one(results)),
      () => this.withExtra('answer', `${parseLink(text).actions.length},${this.one(['taken', 'declined'])}`),
      () =>
        this.changed(({ extras }) => ({
          extras: withKey(
            withKey(extras, 'result', 'draw+agreement'),
            'answer',
            `${parseLink(text).actions.length},taken`,
          ),
        })),
      () =>
        this.changed((link) => ({
          actions: [...link.actions, next],
          extras: withKey(link.extras, 'result', this.one(results)),
        })),
      () => this.withExtra('seats', [...seats].map(() => this.one(['p', '3'])).join()),
      () => this.withExtra('bylink', round.replace(marks[this.other] ?? '', 'xxxxxx')),
      () => this.withExtra('bylink', round.replace(/^\w{12}/, 'aaaaaaaaaaaa')),
      () => this.withExtra('bylink', this.noise(12)),
      () => this.withExtra('choose', this.one(['open', 'secret'])),
      () => this.withExtra('hidden', this.one(['open', `1,${'a'.repeat(64)},`, `2,,${'b'.repeat(64)}`, '1,,'])),
      () => this.withExtra('hidden', `1,${'r'.repeat(25)}.ODH.OHD,${'r'.repeat(25)}.ODH`),
      () => this.withExtra('seed', String(random(1000))),
      () => text.replace('!', this.noise(3).replace(/\s/g, '')),
      () => text.slice(0, random(text.length)),
      () => `${text};${this.noise(8).replace(/\s/g, '')}=1`,
      () => this.noise(60).replace(/\s/g, '') || 'x',
      () => `${text}${'x'.repeat(60_000)}`.slice(0, 65_000),
    ];
  }

  /** A statement: who says it, by which key, who has really signed it. */
  statement(/** @type {string} */ text) {
    const { key, keys, own } = this.facts;
    const own_ = own || this.other;
    const other = this.other;
    const signed = (/** @type {string} */ seat) => sign(signedText(seat, text), key);
    const real = this.one(this.facts.heard.filter((message) => message.startsWith('link ')))?.split(' ') ?? [];
    return this.one([
      () => `link ${own_} ${this.name} ${signed(own_)} ${text}`,
      () => `link ${own_} ${this.name} ${signed(own_)} ${text}`,
      // For a seat of somebody else, by its own key, or as if by that one's.
      () => `link ${other} ${this.name} ${signed(other)} ${text}`,
      () => `link ${other} ${keys[other] ?? this.name} ${signed(other)} ${text}`,
      // A signature that was of another text, of another seat.
      () => ['link', real[1] ?? 'a', real[2] ?? this.name, real[3] ?? '0'.repeat(128), text].join(' '),
      () => ['link', other, real[2] ?? this.name, real[3] ?? '0'.repeat(128), real[4] ?? text].join(' '),
      () => `link ${own_} ${this.name} ${'0'.repeat(128)} ${text}`,
      () => `link ${own_} ${this.name} ${'f'.repeat(128)} ${text}`,
      () => `link ${own_} ${'f'.repeat(64)} ${signed(own_)} ${text}`,
    ])();
  }

  // ----- messages

  message() {
    const { random, seats, marks, heard, text, actions, keys } = this.facts;
    if (random(100) < 60) return this.statement(this.one(this.links)());
    const count = parseLink(text).actions.length;
    const seat = this.one([...seats]);
    const draft = this.one(actions.length > 0 ? actions : ['a1a2']);
    return this.one([
      () => this.one(heard) ?? '',
      () => `ack ${shortHash(this.one([text, 'never said']))}`,
      () => `no ${shortHash(text)} ${this.one(['start', 'key', 'action', 'x'.repeat(16)])}`,
      () => `take ${seat} ${this.one(['aaaaaa', marks[seat] ?? 'bbbbbb'])}`,
      () => `${this.one(['yes', 'not'])} ${seat} ${this.one([keys[seat] ?? this.name, this.name])}`,
      () => `draft ${this.one([count, 0, count + 1])} ${this.one([draft, `${draft}.${draft}`, 'x.y', ''])}`,
      () => `draft ${count} ${Array.from({ length: 101 }, () => 'a').join('.')}`,
      () => `name ${this.noise(40)}`,
      () => `next ${this.one([text, text.replace(/bylink=\w{12}/, 'bylink=aaaaaaaaaaaa'), this.noise(30)])}`,
      () => `${this.one(['clock', 'time', 'out', 'unheard'])} ${this.noise(30)}`,
      () => this.one(['', ' ', 'link', 'link ', 'LINK a', 'link a b c d', 'take', 'draft', 'ack ', '\u0000']),
      () => this.noise(random(300)),
      () => JSON.stringify({ __proto__: null, toString: 'x', length: -1 }),
    ])();
  }
}
