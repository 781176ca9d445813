// Links as chats, mails and editors hand them on: each old link in every shape, and in drawn pairs of shapes, is read
// as the link that was sent (formats 6).

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { findLink, readArrived } from '../../../shell/links/arrived.js';
import { formatLink, getExtra, parseLink } from '../../../shell/links/links.js';
import { finish } from '../../../shell/links/slices.js';

const families = ['custodian', 'taketwo', 'tches', 'till'];
const site = 'https://example.org/chess/#';

const links = readFileSync(new URL('../promises/old-links.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^#[^ ]/.test(line))
  .map((row) => row.split(' | ')[0].slice(1));

const read = (/** @type {string} */ text) => finish(readArrived(findLink(text, families) ?? ''));

/** Breaks a text as mails do. */
const wrap = (/** @type {string} */ text, end = '\n') => text.replace(/.{72}(?=.)/g, `$&${end}`);

/** Puts a sign into a text again and again. */
const sprinkle = (/** @type {string} */ text, /** @type {string} */ sign, every = 9) =>
  text.replace(new RegExp(`.{${every}}`, 'g'), `$&${sign}`);

/** Encodes the part behind the address once more. */
const encodeAgain = (/** @type {string} */ text) =>
  text.replace(/#(.*)$/s, (_, rest) => `#${encodeURIComponent(rest)}`);

/** The shapes in which a link arrives. @type {Record<string, (text: string) => string>} */
const shapes = {
  'as it was sent': (text) => text,
  wrapped: (text) => wrap(text),
  'wrapped with carriage returns': (text) => wrap(text, '\r\n'),
  quoted: (text) => `> ${wrap(text, '\n> ')}`,
  'quoted twice': (text) => `> > ${wrap(text, '\n> > ')}`,
  'broken behind an action': (text) => text.replace(/(![^!]*![^!]*?\d\.)(?=\w)/, '$1\n'),
  'in brackets': (text) => `(${text})`,
  'in angle brackets': (text) => `<${text}>`,
  'in quotation marks': (text) => `"${text}"`,
  'in curly quotation marks': (text) => `“${text}”`,
  'with words before': (text) => `Game #3: ${text}`,
  'with words behind': (text) => `${text} your move!`,
  'with a sum behind': (text) => `${text} 50% sure`,
  'with a line behind': (text) => `${text}\nYour move, Ann`,
  'with a paragraph behind': (text) => `${text}\n\n3 days left`,
  'with a no-break blank behind': (text) => `${text}\u00a0now`,
  'in a Markdown link': (text) => `[our game](${text})`,
  'a Markdown link to itself': (text) => `[${text}](${text})`,
  'as the source of a forum': (text) => `[url=${text}]game[/url]`,
  'in Chinese quotation marks': (text) => `「${text}」`,
  'with a subject before': (text) => `My #custodian and #till games: ${text}`,
  'with a full stop of Japanese behind': (text) => `${text}。`,
  'with a smiley behind': (text) => `${text}😀`,
  'with a dash behind': (text) => `${text}—your move`,
  'with a slash behind': (text) => `${text}/`,
  'hidden as spoilers are': (text) => `||${text}||`,
  'with an encoded blank without width behind': (text) => `${text}%E2%80%8B`,
  'with marks of direction': (text) => `\u202a${text}\u202c`,
  'with a fragment more': (text) => `${text}#fbclid=x`,
  bold: (text) => `**${text}**`,
  italic: (text) => `_${text}_`,
  'as code': (text) => `\`${text}\``,
  'in an HTML link': (text) => `<a href="${text}">game</a>`,
  'with underscores escaped': (text) => text.replace(/_/g, '\\_'),
  'with escaped underscores encoded': (text) => text.replace(/_/g, '%5C_'),
  'with all signs of Markdown escaped': (text) => text.replace(/(?<=#.*)[_*~!.]/g, '\\$&'),
  'encoded again': encodeAgain,
  'encoded twice again': (text) => encodeAgain(encodeAgain(text)),
  'with soft hyphens': (text) => sprinkle(text, '\u00ad'),
  'with zero-width blanks': (text) => sprinkle(text, '\u200b', 7),
  'with full-width signs': (text) => text.replace(/[!;=.]/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0)),
  'with fbclid': (text) => `${text}&fbclid=IwAR0x_y`,
  'with utm_source': (text) => `${text}?utm_source=news&utm_medium=mail`,
  'with a text fragment': (text) => `${text}:~:text=hello%20there`,
  'behind a service that checks links': (text) =>
    `https://safe.example.net/?url=${encodeURIComponent(text)}&data=05%7C01&reserved=0`,
};

/** A link ends with the value of a key that the page does not know: there any sign may be meant. */
const isForeign = (/** @type {string} */ link) => !isRead(`${site}${link}. And`, link);

const same = (/** @type {import('../../../shell/links/links.js').Link} */ a, /** @type {typeof a} */ b) =>
  formatLink(a) === formatLink(b);

const ours = links.filter((link) => !isForeign(link));

test('nearly all old links end with something that the page knows', () => {
  assert.ok(ours.length > 0.9 * links.length, `${ours.length} of ${links.length}`);
});

for (const [name, shape] of Object.entries(shapes))
  test(`a link ${name}`, () => {
    for (const link of ours)
      assert.equal(formatLink(read(shape(site + link))), formatLink(parseLink(link)), shape(site + link));
  });

/** Whole numbers below a bound, the same ones each time. */
function makeDraw(seed = 47) {
  let state = seed;
  return (/** @type {number} */ bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
}

/** Whether a text is read as the link that was sent. */
function isRead(/** @type {string} */ text, /** @type {string} */ link) {
  try {
    return same(read(text), parseLink(link));
  } catch {
    return false;
  }
}

// Words that somebody encodes together with a link cannot be told from it, nor a mark of older versions that ends with
// an underscore from one in italics.
test('of 5000 drawn links in two shapes at once all but 25 are what was sent', () => {
  const draw = makeDraw();
  const all = Object.keys(shapes);
  const lost = [];
  for (let i = 0; i < 5000; i++) {
    const [link, first, second] = [ours[draw(ours.length)], all[draw(all.length)], all[draw(all.length)]];
    const text = shapes[second](shapes[first](site + link));
    if (!isRead(text, link)) lost.push(`${first}, ${second}: ${text}`);
  }
  assert.ok(lost.length <= 25, lost.join('\n'));
});

const comments = {
  tags: [],
  comments: [{ at: 1, text: 'a (better) try, “sic”: \\ "x" & y?b=1 [1] {2} <3>; see #tches' }],
};

test('tags and comments keep their signs, encoded or not', () => {
  const notes = JSON.stringify(comments).replaceAll(';', '\\u003b');
  for (const value of [encodeURIComponent(notes), notes])
    for (const behind of ['', ')', ' and so on', ';lang=fr', ';lang=fr)'])
      assert.deepEqual(
        JSON.parse(getExtra(read(`${site}custodian!!a2a3!notes=${value}${behind}`), 'notes') ?? ''),
        comments,
      );
});

test('comments that were wrapped and escaped are mended', () => {
  const text = `(${site}custodian!!a2a3!notes=${encodeURIComponent('{"tags":[],"comments":[{"at":0,"text":"a_b"}]}')})`;
  for (const changed of [text.replace('a_b', 'a%5C_b'), text.replace('a_b', 'a_\n> b')])
    assert.equal(JSON.parse(getExtra(read(changed), 'notes') ?? '').comments[0].text, 'a_b');
});

test('values of keys that the page does not know stay as they are', () => {
  const link = 'custodian!!a2a3!parent=https://a.example/?x=(1)&y=2;note=one.two';
  assert.equal(formatLink(read(site + link)), link);
});

test('the name of a game that is watched ends where its digits end', () => {
  const link = `custodian!!a2a3!watch=${'0a'.repeat(32)}`;
  for (const end of ['.', ',', '_', '*', ')']) assert.equal(formatLink(read(site + link + end)), link);
});

test('ids and marks of older versions keep the signs at their ends', () => {
  for (const key of ['saved=abcdefghijk_', 'saved=abcdefghijk-', 'bylink=abcdefghij_-,aaaaaa,bbbbb_'])
    assert.equal(formatLink(read(`${site}custodian!!!${key}`)), `custodian!!!${key}`);
});

test('a link goes on behind an empty line only where it has no end before', () => {
  const link = 'custodian!!a2a3.g6g5';
  assert.equal(formatLink(read(`${site}${link.replace('.', '.\n\n')}`)), link);
  assert.equal(formatLink(read(`${site}custodian!!a2a3\n\ng6g5`)), 'custodian!!a2a3');
  assert.equal(formatLink(read(`${site}${link}!!!`)), link, 'nor has it keys without a letter');
});

test('a text without a link has none', () => {
  for (const text of ['# custodian chess', 'Game #3', 'issue #12 of till', 'custodian!!a2a3', '50%23'])
    assert.equal(findLink(text, families), null);
});

test('what is missing or wrong is told as in any other link', () => {
  assert.throws(() => read(`${site}custodian!!a2a3%`), { reason: 'bad-percent' });
  assert.deepEqual(read(`${site}custodian!!a2a3.g6`).actions, ['a2a3', 'g6']);
});

test('a long link is read in time', { timeout: 20_000 }, () => {
  for (const part of ['a2a3.  ', 'a2a3\n', '{', '(', '%25', '\\_', '#\n', ';a=1 ', 'notes={"'])
    for (const start of ['custodian!!', 'custodian!!!notes=', 'custodian!!!at=1;']) {
      const text = start + part.repeat(50_000);
      try {
        finish(readArrived(text));
        findLink(`#${text}`, families);
      } catch (error) {
        assert.equal(/** @type {{ subject?: string }} */ (error).subject, 'link');
      }
    }
});
