// Links that earlier versions made: each must open for ever, and lead to the same position; what is not the
// game itself must come back in the link that the page makes of it.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { parseLink } from '../../../shell/links/links.js';
import { Session } from '../../../shell/table/game/session.js';
import { loadBuilt } from '../support/engine.js';

const engine = await loadBuilt();
const rows = readFileSync(new URL('old-links.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^#[^ ]/.test(line));

/** In an order of their own: that of the keys may change. */
const sortedExtras = (/** @type {import('../../../shell/links/links.js').Link} */ { extras }) =>
  extras.map(([key, value = '']) => `${key}=${value}`).sort();

test('there are old links of every family', () => {
  const families = engine.schema().families.map(({ family }) => family);
  const missing = families.filter((family) => !rows.some((row) => row.startsWith('#' + family)));
  assert.deepEqual(missing, []);
});

for (const row of rows) {
  const [text, position, kept] = row.split(' | ');
  test(text, () => {
    const link = parseLink(text);
    const { session, problems } = Session.open(engine, link);
    assert.deepEqual(problems, []);
    if (kept) assert.deepEqual(sortedExtras(session.link), sortedExtras(parseLink(`x!!!${kept}`)));
    session.goTo(session.steps.length);
    assert.equal(session.steps.length, link.actions.length);
    assert.equal(session.game.position, position);
    session.dispose();
  });
}
