// Snippets as the dialog "On your page" writes them, of a game of which much is said, with signs that mean something to
// the programs that make pages; and the example of a record in docs/embedding.md.

import { getExtra } from '../../../shell/links/links.js';
import { recordLink, writeElement } from '../../../shell/links/snippet.js';
import { Session } from '../../../shell/table/game/session.js';
import { parseRecords } from '../../../shell/table/records/record.js';
import { formatLinkAsRecord, linkOfRecord } from '../../../shell/table/records/record-link.js';
import { read } from '../support/files.js';

/** @import { Engine } from '../../../web/engine.js' */
/** @import { Choices, Source } from '../../../shell/links/snippet.js' */

const site = 'https://motley.example/';

/** Signs of Markdown, of templates, of shortcodes, of typography and of HTML; and a comment of two paragraphs. */
export const game = `[Motley "1"]
[Variant "custodian"]
[Date "2026.11.28"]
[Seat "w" "Ann O'Hara \\"the [first]\\""]
[Seat "b" "Боб & <b>Søn</b>"]
[Result "draw agreement"]

{[%marks e2:e4 d5=red] It's "quiet" -- or... is it? *No*, __no__, \`no\`: 1. e4!} 1. e2e3
{Signs: $\{a\\\\b, <% c %>, [[d]], [gallery], {{ a.b | c, {- a list, | a | table |, ~~gone~~, $x$, $$y$$, <!--more-->}
{{ name {% if x %} {# A heading} {% raw %}
g6g5 {See https://motley.example/a_b_c?d=1&e=2 [here](x) :) 2x4 © &amp; &quot; a@b.example}
(1... d6d5 {Instead.} draw agreement) 2. a2a3 {The first paragraph.

The second one.} draw agreement
`;

/** What a person has chosen in the dialog. @returns {Choices} */
const choose = (/** @type {Partial<Choices>} */ changes) => ({
  take: 'game',
  form: 'element',
  mode: 'replay',
  players: { w: 0, b: 0 },
  isFlipped: false,
  label: '',
  lang: '',
  ...changes,
});

/** The game, as the dialog has it. @returns {Source} */
function readSource(/** @type {Engine} */ engine) {
  const link = linkOfRecord(parseRecords(engine, game)[0]);
  const { session } = Session.open(engine, { ...link, extras: [] });
  const places = session.steps.map(({ seat }) => ({ position: '', seat }));
  const { seats } = session.view;
  session.dispose();
  const { variant, position: start, actions } = link;
  const [result, notes, lines] = ['result', 'notes', 'lines'].map((key) => getExtra(link, key));
  const at = actions.length;
  return { variant, start, seed: undefined, actions, places: [...places, places[1]], at, seats, result, notes, lines };
}

/** The example of a record, below the line of the script. */
function readExample(/** @type {string} */ script) {
  const [, example] = /\n```html\n(<motley-board [^>]*\srecord=.*?)\n```\n/s.exec(read('docs/embedding.md')) ?? [];
  return `${script}\n${example}`;
}

/**
 * The snippets by their names; of each the first line is that of the script.
 * @param {Engine} engine
 * @returns {Record<string, string>}
 */
export function writeSnippets(engine) {
  const source = readSource(engine);
  const write = (/** @type {Partial<Choices>} */ changes, part = source) => {
    const choices = choose(changes);
    const record = choices.isRecord ? formatLinkAsRecord(engine, recordLink(part, choices), new Date(0)) : '';
    return writeElement(part, choices, site, 'Custodian Chess: open this game', record);
  };
  const against = { players: { w: 0, b: 3 }, label: 'Ann’s "quiet" game', isFlipped: true, width: 360 };
  const [script] = write({}).split('\n');
  return {
    attributes: write({ mode: 'play', ...against }, { ...source, result: undefined }),
    link: write({}),
    record: write({ isRecord: true }),
    example: readExample(script),
  };
}
