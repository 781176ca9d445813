// Records that earlier versions wrote, or that formats 7 allows: each must open for ever, as the same games.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { formatLink, parseLink } from '../../../shell/links/links.js';
import { Session } from '../../../shell/table/game/session.js';
import { isRecordText, parseRecords } from '../../../shell/table/records/record.js';
import { formatLinkAsRecord, linkOfRecord } from '../../../shell/table/records/record-link.js';
import { loadBuilt } from '../support/engine.js';

const engine = await loadBuilt();
const corpus = readFileSync(new URL('old-records.txt', import.meta.url), 'utf8');

/** The files, each with the links of its games. */
const entries = corpus
  .split(/^== /m)
  .slice(1)
  .map((entry) => {
    const [name, ...lines] = entry.trimEnd().split('\n');
    const links = lines.filter((line) => line.startsWith('=> ')).map((line) => line.slice(3));
    return { name, text: lines.filter((line) => !line.startsWith('=> ')).join('\n') + '\n', links };
  });

const linksIn = (/** @type {string} */ text) =>
  parseRecords(engine, text).map((record) => formatLink(linkOfRecord(record)));

/** The game of a link: earlier versions have written tags and comments in it in another spelling. */
function opensAs(/** @type {string} */ link) {
  const { extras, ...game } = parseLink(link);
  const others = extras.filter(([key]) => key !== 'notes');
  return { ...game, others, record: formatLinkAsRecord(engine, parseLink(link), new Date(2026, 10, 21)) };
}

for (const { name, text, links } of entries) {
  test(`${name}: the same games`, () => {
    assert.ok(isRecordText(text));
    assert.deepEqual(linksIn(text).map(opensAs), links.map(opensAs));
  });

  test(`${name}: also with the ends of lines of other systems`, () => {
    assert.deepEqual(linksIn(text.replaceAll('\n', '\r\n')).map(opensAs), links.map(opensAs));
  });

  test(`${name}: each game opens with its result, and can be written again`, () => {
    for (const [i, { result, tags }] of parseRecords(engine, text).entries()) {
      const link = parseLink(links[i]);
      const { session, problems } = Session.open(engine, link);
      assert.deepEqual(problems, []);
      const { outcome } = session;
      assert.equal([outcome.result, outcome.winner, outcome.reason].filter(Boolean).join(' '), result);
      const again = formatLinkAsRecord(engine, session.link, new Date(2026, 10, 21));
      const dated = tags.some(([tag]) => tag === 'Date');
      const [same] = linksIn(dated ? again : again.replace(/^\[Date .*\n/m, ''));
      assert.deepEqual(opensAs(same), opensAs(formatLink(link)));
      session.dispose();
    }
  });
}

test('there are old records of every family', () => {
  const families = engine.schema().families.map(({ family }) => family);
  const missing = families.filter((family) => !corpus.includes(`=> ${family}`));
  assert.deepEqual(missing, []);
});
