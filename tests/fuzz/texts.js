// Records and links by chance, and what must hold of each: it is refused with its place, or read, written and read
// again as the same. They are drawn by changing good ones, since hardly anything else is ever accepted.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import * as keys from '../../shell/by-link/keys.js';
import { formatLink, LinkError, parseLink } from '../../shell/links/links.js';
import { finish } from '../../shell/links/slices.js';
import { Session } from '../../shell/table/game/session.js';
import { readEnteredText } from '../../shell/table/records/entered-text.js';
import { OtherTextError } from '../../shell/table/records/other-texts.js';
import { isRecordText, parseRecords, RecordError } from '../../shell/table/records/record.js';
import { findVariations, formatLinkAsRecord, linkOfRecord } from '../../shell/table/records/record-link.js';
import { MotleyError } from '../../web/engine.js';
import { playRandomly, startPreset } from '../web/support/engine.js';

/** @typedef {import('../../web/engine.js').Engine} Engine */
/** @typedef {(bound: number) => number} Random */
/** @typedef {import('../../shell/links/links.js').Link} Link */

const day = new Date(2026, 10, 21);

/** The parts of texts, and parts that should not stand in them. */
const words = [
  ...'[]"\\{}%!;=+.#,~\'_\n \t\0é\u2028'.split(''),
  ...['\r\n', '\ud800', '🙂', '1.', '1...', '2.', '99999.', '1.1.', '$1', '--', '{a}', '{a)\n{', '\n%a\n'],
  ...['win w throne', 'ongoing', 'draw agreement', 'win b resignation', '[Motley "1"]\n', '[Motley "2"]'],
  ...['[Result "ongoing"]\n', '[Position ""]', '[Date "2026.11.21"]\n', '[A "b" "c"]'],
  ...['%25', '%ZZ', '%C3', '%C3%A9', '%2', '%2521', '%00'],
  ...['at=0', 'at=99999', ';at=-1', ';flip=1', ';seed=42', ';seed=4294967296', ';result=draw+agreement', ';lang=de'],
  ...[';seats=p,5', '!!!', ';x', '=;', ';notes=', ';notes=%257B%257D', ';__proto__=1', ';constructor', 'K@a1', 'pass'],
  ...[';bylink=', ';bylink=abcdefghij_-,aaaaaa,', ';hidden=', ';hidden=open', ';hidden=1,,', 'RANDOM.ODH', '-_,'],
  ...['custodian', 'taketwo;switch=off', 'till;players=6', 'tches;king=capture', 'undefined', 'a2a3', 'e2e4', 'a1'],
];

/** Good records and links of all kinds to begin with. */
export function collectSeeds(/** @type {Engine} */ engine, /** @type {Random} */ random) {
  const read = (/** @type {string} */ name) =>
    readFileSync(new URL(`../web/promises/${name}`, import.meta.url), 'utf8');
  const [, ...records] = read('old-records.txt').split(/^== .*\n/m);
  const links = read('old-links.txt').match(/^#[^ ].*$/gm) ?? [];
  /** @type {{ records: string[], links: string[] }} */
  const seeds = {
    records: records.map((text) => text.replace(/^=> .*\n/gm, '').trimEnd() + '\n'),
    links: links.map((line) => line.split(' | ')[0]),
  };
  for (const preset of engine.schema().families.flatMap(({ presets }) => presets)) {
    const game = startPreset(engine, preset);
    playRandomly(game, random(12), random);
    const link = { variant: preset.variant, position: preset.position ?? '', actions: game.played(), extras: [] };
    seeds.links.push(formatLink(link));
    seeds.records.push(formatLinkAsRecord(engine, link, day));
    game.dispose();
  }
  return seeds;
}

/** Changes a text at one place. */
function change(/** @type {string} */ text, /** @type {string} */ other, /** @type {Random} */ random) {
  const at = random(text.length + 1);
  const length = random(random(4) ? 4 : 80);
  const from = random(other.length + 1);
  switch (random(6)) {
    case 0:
      return text.slice(0, at) + text.slice(at + length);
    case 1:
      return text.slice(0, at) + text.slice(at, at + length) + text.slice(at);
    case 2:
      return text.slice(0, at) + other.slice(from);
    case 3:
      return text.slice(0, at) + other.slice(from, from + length) + text.slice(at + length);
    case 4:
      return text.slice(0, at) + words[random(words.length)] + text.slice(at + random(3));
    default: {
      // At the border of a word, where most can be accepted.
      const border = text.slice(at).search(/[\s!;.\]}]/);
      const place = border < 0 ? text.length : at + border;
      return text.slice(0, place) + (random(2) ? ' ' : '') + words[random(words.length)] + text.slice(place);
    }
  }
}

/** Words as people write them: anything. */
function drawWords(/** @type {Random} */ random) {
  return Array.from({ length: random(5) }, () => words[random(words.length)]).join(random(2) ? ' ' : '');
}

/** Changes a link so that most can still be opened: fewer actions, other keys, other encoding. */
function changeLink(/** @type {string} */ text, /** @type {Random} */ random) {
  const [variant, position = '', actions = '', ...extras] = text.split('!');
  const kept = actions.split('.').slice(0, random(40));
  const comments = [{ at: random(kept.length + 1), text: drawWords(random) }];
  const notes = encodeURIComponent(JSON.stringify({ tags: [['A', drawWords(random)]], comments }));
  const added = [
    `at=${random(kept.length + 2)}`,
    'flip=1',
    'result=win+w+resignation',
    `seed=${random(100)}`,
    `x=${encodeURIComponent(drawWords(random).replaceAll('\ud800', ''))}`,
    `notes=${encodeURIComponent(notes)}`,
    `bylink=abcdefghij_${random(10)},${random(2) ? 'aaaaaa' : drawWords(random).replaceAll('\ud800', '')},bbbbb_`,
    `hidden=${random(3)},${'c'.repeat(42 + random(2))},${'r'.repeat(24)}.ODH.OHD`,
    `lines=0${random(2) ? 'm' : ''}/${random(kept.length + 1)}/${kept.slice(-1 - random(3)).join('.') || 'a2a3'}`,
  ];
  const link = [variant, position, kept.join('.'), [...extras, added[random(added.length)]].join(';')].join('!');
  if (random(3)) return link;
  const at = random(link.length);
  const code = link.charCodeAt(at).toString(16).padStart(2, '0');
  return link[at] === '%' ? link : link.slice(0, at) + `%${code}` + link.slice(at + 1);
}

/** Changes a file of records so that most can still be read: comments, tags, lines to skip, white space, more games. */
function changeRecords(/** @type {string} */ text, /** @type {string} */ other, /** @type {Random} */ random) {
  const spaces = [...text.matchAll(/(?<=[^\]\s"])[ \n](?![^[\n]*\])(?![^{]*\})/g)].map(({ index }) => index);
  const at = spaces[random(spaces.length)] ?? text.length;
  switch (random(7)) {
    case 6: {
      // An action in the place of itself, of another one, or of none.
      const words = text.slice(0, at).trimEnd().split(/\s/);
      return `${text.slice(0, at)} (${words.slice(-random(4)).join(' ')}) ${text.slice(at)}`;
    }
    case 0:
      return `${text}\n${other}`;
    case 1:
      return text.replace(
        '[Result',
        () => `[A${random(9)} "${drawWords(random).replace(/["\\\n]/g, '\\\\$&')}"]\n[Result`,
      );
    case 2:
      return text.replaceAll('\n', random(2) ? '\r\n' : '\n%{[ "\n');
    case 3:
      return text.slice(0, at) + '\n \t'[random(3)] + text.slice(at);
    default:
      return text.slice(0, at) + ` {${drawWords(random).replaceAll('}', '')}} ` + text.slice(at);
  }
}

/**
 * A text by chance: mostly good changes, and in every second text bad ones too.
 * @param {string[]} seeds
 * @param {Random} random
 */
export function drawText(seeds, random) {
  let text = seeds[random(seeds.length)];
  for (let count = random(4); count > 0; count--) {
    const other = seeds[random(seeds.length)];
    text = text.startsWith('[') ? changeRecords(text, other, random) : changeLink(text, random);
  }
  for (let count = random(2) && 1 + random(3); count > 0; count--)
    text = change(text, seeds[random(seeds.length)], random);
  return text;
}

/** The place of an error is in the text. */
function checkPlace(/** @type {RecordError | LinkError} */ error, /** @type {string} */ text) {
  assert.equal(error.text, text);
  assert.ok(error.offset >= 0 && error.length >= 0 && error.offset + error.length <= text.length, error.message);
  assert.match(error.reason, /^[a-z-]+$/);
}

/** The notes of a link about its players and cards are none, or are read again as they were. */
function checkByLink(/** @type {Link} */ link, /** @type {string} */ seats) {
  const round = keys.roundOf(link, seats);
  if (round) assert.deepEqual(keys.readRound(keys.writeRound(round, seats), seats), round);
  const hidden = keys.hiddenOf(link, seats);
  if (hidden) assert.deepEqual(keys.readHidden(keys.writeHidden(hidden, seats), seats), hidden);
  assert.equal(keys.linkToSend(parseLink(keys.linkToSend(link))), keys.linkToSend(link));
}

/** A link and its canonical form open as the same game; gives whether they open. */
function checkOpening(/** @type {Engine} */ engine, /** @type {Link} */ link) {
  let opened;
  try {
    opened = Session.open(engine, link);
  } catch (error) {
    if (!(error instanceof MotleyError)) throw error;
    return false;
  }
  const { session, problems } = opened;
  for (const { reason } of problems) assert.match(reason, /^[a-z-]+$/);
  const again = Session.open(engine, parseLink(formatLink(session.link)));
  assert.deepEqual(again.problems, []);
  assert.equal(again.session.game.position, session.game.position);
  assert.equal(formatLink(again.session.link), formatLink(session.link));
  checkWriting(engine, session.link);
  checkByLink(session.link, session.view.seats);
  again.session.dispose();
  session.dispose();
  return problems.length === 0;
}

/** The record of a link is read as the game of the link. */
function checkWriting(/** @type {Engine} */ engine, /** @type {Link} */ link) {
  const text = formatLinkAsRecord(engine, link, day);
  assert.ok(isRecordText(text));
  const records = parseRecords(engine, text);
  assert.equal(records.length, 1);
  if (!link.extras.some(([key]) => key === 'lines')) assert.deepEqual(records[0].actions, link.actions);
  assert.equal(formatLinkAsRecord(engine, linkOfRecord(records[0]), day), text);
}

/** Gives whether a link can be opened without a problem. */
export function checkLink(/** @type {Engine} */ engine, /** @type {string} */ text) {
  let link;
  try {
    link = parseLink(text);
  } catch (error) {
    if (!(error instanceof LinkError)) throw error;
    checkPlace(error, text.replace(/^#/, ''));
    return false;
  }
  const written = formatLink(link);
  assert.match(written, /^[\x21-\x7e]*$/);
  assert.equal(formatLink(parseLink(written)), written);
  return checkOpening(engine, link);
}

/** Gives whether the text is a file of records. */
export function checkRecords(/** @type {Engine} */ engine, /** @type {string} */ text) {
  let records;
  try {
    records = parseRecords(engine, text);
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    checkPlace(error, text);
    return false;
  }
  assert.ok(records.length > 0);
  for (const record of records) {
    const link = parseLink(formatLink(linkOfRecord(record)));
    assert.deepEqual(link, linkOfRecord(record));
    const { tags, comments, nags, variations } = record;
    const found = finish(findVariations(link));
    assert.deepEqual(found, { tags, comments, nags, variations: found.variations, isRead: true });
    // A decision of people where the game is over is left out.
    assert.deepEqual(found.variations, variations);
    assert.ok(checkOpening(engine, link));
  }
  return true;
}

/** Whatever is entered is refused with a reason, or becomes a link. */
export function checkEntered(/** @type {Engine} */ engine, /** @type {string} */ text) {
  try {
    assert.equal(typeof finish(readEnteredText(engine, text, 'custodian')), 'string');
    return true;
  } catch (error) {
    if (!(error instanceof OtherTextError)) throw error;
    return false;
  }
}
