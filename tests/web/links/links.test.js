// Links as texts: read, written, decoded once, and refused with a place.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatLink, getExtra, parseLink } from '../../../shell/links/links.js';
import { inLines } from '../support/lists.js';

/** Links that are written exactly as they are read. */
const canonical = [
  'custodian',
  'custodian;array=four;captured=recruited',
  'custodian!!c2c3.d6d5',
  'custodian!6k/7/3R3/3p3/R6/7/K6+w+-+0+1!a3d3',
  'taketwo!4k3/8/8/8/3Q~DH4/8/8/4K3+w+-+-+0+1+-!d4e6!at=0;flip=1',
  'taketwo!!!seats=h,c;white=Ann%20Lee;x=50%25;y',
  'taketwo!!e2~OH.d2d4!result=draw+agreement;note=a!b',
  'taketwo!!!name=%C3%85sa;empty=',
];

for (const link of canonical) test(`${link} comes back`, () => assert.equal(formatLink(parseLink(link)), link));

test('a link is taken apart', () => {
  const link = parseLink('#taketwo;switch=off!4k3/8+w+-!e2~OH.d2d4!at=1;lang=fr;x');
  const { extras, ...others } = link;
  assert.deepEqual(others, { variant: 'taketwo;switch=off', position: '4k3/8 w -', actions: ['e2~OH', 'd2d4'] });
  assert.deepEqual(inLines(extras), ['at 1', 'lang fr', 'x undefined']);
});

test('percent codes are decoded once', () => {
  assert.deepEqual(parseLink('taketwo!!e2%7EOH'), parseLink('taketwo!!e2~OH'));
  assert.deepEqual(parseLink('taketwo%21%21e2%7EOH%2Ed2d4'), parseLink('taketwo!!e2~OH.d2d4'));
  assert.deepEqual(parseLink('t!4k3/8%20w%20-'), parseLink('t!4k3/8+w+-'));
  assert.deepEqual(parseLink('t!!!a=%2541').extras, [['a', '%41']]);
  assert.deepEqual(parseLink('t!!!a=%C3%A9').extras, [['a', 'é']]);
});

test('the value of a key is the first that is written', () => {
  const link = parseLink('custodian!!!a=1;b;a=2;=x;c==');
  assert.deepEqual(inLines(link.extras), ['a 1', 'b undefined', 'a 2', ' x', 'c =']);
  const values = ['a', 'b', 'c', 'd'].map((key) => getExtra(link, key));
  assert.deepEqual(values, ['1', undefined, '=', undefined]);
});

test('every byte of a percent code has two digits', () => {
  const link = { variant: 't', position: '', actions: [], extras: [/** @type {[string, string]} */ (['a', '\t\n'])] };
  assert.equal(formatLink(link), 't!!!a=%09%0A');
});

test('a full stop after a link in a sentence is no action', () => {
  assert.deepEqual(parseLink('custodian!!c2c3.').actions, ['c2c3']);
});

for (const [text, offset, length] of /** @type {[string, number, number][]} */ ([
  ['custodian!!c2c3%', 15, 1],
  ['custodian%zz', 9, 1],
  ['%C3', 0, 3],
  ['a%20b%ff', 5, 3],
]))
  test(`${text} is refused at ${offset}`, () => {
    const fault = { subject: 'link', reason: 'bad-percent', offset, length, text };
    assert.throws(() => parseLink(text), fault);
  });
