// A board has the words of all boards and of its family, and says nothing for which it has none.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findFamilyNeeds, hasTurns } from '../../../scripts/family-needs.mjs';
import { targetsOf } from '../../../shell/board/choices.js';
import { MoveSpeech } from '../../../shell/board/move-speech.js';
import { Session } from '../../../shell/table/session.js';
import { describeStep, kindId } from '../../../shell/table/turns.js';
import { describeDangers, describeReason, describeTask } from '../../../shell/words/game-status.js';
import { explain } from '../../../shell/words/refusals.js';
import { seatId } from '../../../shell/words/seat-names.js';
import { Words } from '../../../shell/words/words.js';
import { loadBuilt } from '../support/engine.js';
import { languages } from '../support/words.js';

/** @typedef {import('../../../web/types.js').Family} Family */

const engine = await loadBuilt();
const needs = await findFamilyNeeds();
const files = languages.get('en') ?? new Map();

/** The words that a board with a game of a family has. */
function wordsOf(/** @type {string} */ family) {
  return new Words(
    'en',
    ['boards', family].map((file) => files.get(file) ?? ''),
  );
}

/** Says all that is said of a position. */
function sayAll(/** @type {Words} */ words, /** @type {Family} */ family, /** @type {Session} */ session) {
  const { view, outcome } = session;
  const speech = new MoveSpeech(words, view, (code) => family.kinds.find((kind) => kind.code === code)?.name ?? code);
  const sources = new Set(view.actions.map(({ source }) => source ?? ''));
  const [from = 'a1'] = sources;
  const targets = targetsOf(view, from);
  for (const { square } of view.pieces) speech.square(square, targets, true);
  for (const { square } of view.marks) speech.square(square, targets, false);
  speech.moves(from, targets, false);
  for (const { square } of view.pieces) explain(words, session, square, view.pieces[0].square);
  if (outcome.result === 'ongoing') describeTask(words, view);
  describeDangers(words, view);
  const named = [...view.seats].map((seat) => seatId(view.family, seat));
  for (const id of [...named, ...family.kinds.map(({ code }) => kindId(family, code))])
    assert.notEqual(words.name(id), id);
  if (outcome.reason) describeReason(words, view, outcome);
  for (const step of session.steps.slice(-1)) describeStep(words, family, step);
}

for (const family of engine.schema().families)
  test(`${family.family}: a board has all the words of its games, and no part that they do not need`, () => {
    const words = wordsOf(family.family);
    /** @type {Set<string>} */
    const surfaces = new Set();
    let isOfTurns = false;
    let hasThrones = false;
    for (const { variant, position = '' } of family.presets) {
      const { session } = Session.open(engine, { variant, position, actions: [], extras: [] });
      for (let i = 0; i < 60 && session.view.actions.length > 0; i++) {
        surfaces.add(session.view.surface);
        isOfTurns ||= hasTurns(session.view);
        hasThrones ||= session.view.marks.some(({ mark }) => mark === 'throne');
        if (i % 10 === 0) sayAll(words, family, session);
        session.play(session.view.actions[(i * 7919 + variant.length) % session.view.actions.length].text);
      }
      sayAll(words, family, session);
      session.dispose();
    }
    assert.deepEqual([...words.missing], []);
    assert.equal(needs[family.family].includes('tables'), surfaces.has('plane') || family.seats.length > 2);
    assert.equal(needs[family.family].includes('turns'), isOfTurns);
    assert.equal(needs[family.family].includes('grounds'), hasThrones || surfaces.has('cylinder'));
  });
