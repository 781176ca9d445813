// Sends the snippets that "On your page" writes through the programs that make pages, and writes what comes out into
// tests/web/pages/outputs.json, which a test of the product reads:
//
//   cd lab/pages && npm ci && node pages.mjs --wordpress FOLDER
//
//   --wordpress FOLDER   an unpacked WordPress; needs php. Without it, what came out of it before stays
//   --only TEXT          programs whose name has it
//
// It prints what has changed. No part of these programs comes into the repository: only our own snippets do.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { writeSnippets } from '../../tests/web/pages/snippets.js';
import { loadBuilt } from '../../tests/web/support/engine.js';
import { openEditors } from './editors.mjs';
import { filtersOf, generators } from './pipelines.mjs';

const { values } = parseArgs({
  options: { wordpress: { type: 'string' }, only: { type: 'string', default: '' } },
});

const path = new URL('../../tests/web/pages/outputs.json', import.meta.url);

/** Paragraphs around a snippet, which must stay as they are: both as Markdown and as HTML. */
const [before, after] = ['<p>Before.</p>', '<p>After.</p>'];

/** What stands between the paragraphs. */
function takeMiddle(/** @type {string} */ html) {
  const [start, end] = [html.indexOf(before), html.indexOf(after)];
  if (start < 0 || end < start) throw new Error(`no ${before} … ${after} in ${html}`);
  return html.slice(start + before.length, end).trim();
}

/**
 * What a program makes of a snippet: with its script, or where it refuses that, without; null: it refuses that too.
 * @param {import('./pipelines.mjs').Pipeline} pipeline
 * @param {string} snippet
 */
async function send({ run }, snippet) {
  const through = async (/** @type {string} */ text) => takeMiddle(await run(`${before}\n\n${text}\n\n${after}\n`));
  const element = snippet.replace(/^<script.*\n/, '');
  const both = await through(snippet).catch(() => undefined);
  const html = both ?? (await through(element).catch(() => null));
  const fate = both === undefined ? 'refused' : html?.includes('<script') ? 'stays' : 'dropped';
  return { script: fate, html };
}

/** @type {Record<string, any>} */
const known = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).programs : {};
const snippets = writeSnippets(await loadBuilt());
const editors = await openEditors();
const wordpress = values.wordpress ? filtersOf(values.wordpress) : {};
const pipelines = { ...generators, ...wordpress, ...editors.pipelines };
try {
  for (const [title, pipeline] of Object.entries(pipelines)) {
    if (!title.includes(values.only)) continue;
    /** @type {Record<string, string | null>} */
    const outputs = {};
    let script = '';
    for (const [name, snippet] of Object.entries(snippets)) {
      const sent = await send(pipeline, snippet);
      outputs[name] = sent.html;
      if (sent.html !== null) script = sent.script;
    }
    const made = { by: pipeline.by, script, outputs };
    const isSame = JSON.stringify(known[title]) === JSON.stringify(made);
    console.log(`${isSame ? 'same   ' : 'CHANGED'} ${title} (${pipeline.by}): the script ${script}`);
    known[title] = made;
  }
} finally {
  await editors.close();
}
writeFileSync(path, `${JSON.stringify({ snippets, programs: known }, null, 2)}\n`);
