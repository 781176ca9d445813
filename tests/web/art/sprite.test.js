// Somebody's own pieces: what of an SVG is drawn, and what is refused, and where.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { longestSprite, readSprite } from '../../../shell/art/sprite.js';

const start = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';
const drawn = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10">';

/** What is drawn of a king with this content. */
const king = (/** @type {string} */ content) => readSprite(`${start}<symbol id="king">${content}</symbol></svg>`);

test('symbols become drawings by their names, in their own box or in that of the file', () => {
  const { set, faults } = readSprite(`<?xml version="1.0"?><!DOCTYPE svg><!-- mine -->
${start}<defs>
  <symbol id="king" fill="none"><title>King</title><path class="body mine" d="M1 1h8v8z"/></symbol>
  <symbol id="w-king" viewBox="0 0 45 45">
    <g transform="translate(1, 2)"><circle cx="5" cy='5' r="4"></circle></g></symbol>
</defs></svg>
`);
  assert.deepEqual(faults, []);
  const circle = '<circle cx="5" cy="5" r="4"></circle>';
  assert.deepEqual(
    { ...set },
    {
      king: `${drawn.replace('>', ' fill="none">')}<path class="body" d="M1 1h8v8z"/></svg>`,
      'w-king': `${drawn.replace('10 10', '45 45')}<g transform="translate(1, 2)">${circle}</g></svg>`,
    },
  );
});

test('a style is taken over as attributes, and what is not seen is left out', () => {
  const style = 'opacity:1;fill:#fff;fill-rule:evenodd;-inkscape-font:Sans;stroke:rgb(0, 0, 0)';
  const more = '<metadata><rdf:RDF a="1"/></metadata><sodipodi:view id="a"/><defs><style>a{}</style></defs>';
  const { set, faults } = king(`${more}<path id="p" inkscape:label="x" style="${style}" fill="red" d="M0 0"/>`);
  assert.deepEqual(faults, []);
  const attributes = 'opacity="1" fill="#fff" fill-rule="evenodd" stroke="rgb(0, 0, 0)" d="M0 0"';
  assert.equal(set.king, `${drawn}<path ${attributes}/></svg>`);
});

for (const bad of [
  '<script>alert(1)</script>',
  '<foreignObject><div xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
  '<use href="#other"/>',
  '<image href="https://elsewhere.example/a.png"/>',
  '<style>* { fill: red }</style>',
  '<a xlink:href="javascript:alert(1)"/>',
  '<animate attributeName="d" values="M0 0"/>',
  '<text>K</text>',
  '<path onload="alert(1)" d="M0 0"/>',
  '<path fill="url(#gradient)" d="M0 0"/>',
  '<path style="fill:url(https://elsewhere.example/#a)" d="M0 0"/>',
  '<path style="filter:url(#blur)" d="M0 0"/>',
  '<path fill="&#x75;rl(#a)" d="M0 0"/>',
  '<path d="M0 0&quot; onload=&quot;alert(1)"/>',
  '<symbol id="queen"/>',
])
  test(`refused, and with it the symbol: ${bad}`, () => {
    const { set, faults } = king(`<g>${bad}</g><path d="M1 1"/>`);
    assert.deepEqual(Object.keys(set), []);
    const [tag] = /^<[^>]*>/.exec(bad) ?? [''];
    assert.deepEqual(faults, [
      { reason: 'not-drawn', offset: `${start}<symbol id="king"><g>`.length, length: tag.length },
    ]);
  });

test('other symbols stay, and what is refused around them takes nothing away', () => {
  const pawn = '<symbol id="pawn"><path d="M0 0"/></symbol>';
  const { set, faults } = readSprite(`${start}<script/><symbol id="king" onclick="a"><path/></symbol>${pawn}</svg>`);
  assert.deepEqual(Object.keys(set), ['pawn']);
  assert.deepEqual(
    faults.map(({ offset, length }) => [offset - start.length, length]),
    [
      [0, 9],
      [9, 30],
    ],
  );
});

test('texts that are no SVG are refused, where they are wrong', () => {
  const cases = /** @type {[string, number][]} */ ([
    ['', 0],
    ['<svg>', 5],
    ['<svg></g>', 5],
    ['<svg a=b></svg>', 0],
    ['<svg><![CDATA[ ]]></svg>', 5],
    ['<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', 0],
    ['<svg/><!-- ', 6],
    [`<svg${' '.repeat(200_000)}!`, 0],
  ]);
  for (const [text, offset] of cases) {
    const { set, faults } = readSprite(text);
    assert.deepEqual(
      [Object.keys(set), faults[0].reason, faults[0].offset],
      [[], 'not-svg', offset],
      text.slice(0, 40),
    );
  }
  const long = readSprite(`<svg>${' '.repeat(longestSprite)}</svg>`);
  assert.deepEqual(long.faults, [{ reason: 'too-long', offset: longestSprite, length: 11 }]);
});

test('no file takes long, whatever stands in it', () => {
  const filled = (/** @type {string} */ text) => text.repeat(Math.floor(250_000 / text.length));
  const begun = performance.now();
  for (const part of [' ', '<', '<a ', 'a="', '<g>', "a='b' ", '<!--', 'style="a:b;', '</g>', '<path d="M0 0"/>'])
    readSprite(`${start}<symbol id="king"><path ${filled(part)}`);
  king(`<path d="${filled('M0 0 ')}!" transform="${filled('scale(1) ')}"/>`);
  assert.ok(performance.now() - begun < 3000);
});
