// The recipes of docs/embedding.md.

import { readFileSync } from 'node:fs';

const embedding = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');

/** The recipe's files by their names: each stands below a line that ends with its name. */
export function readRecipe(/** @type {string} */ title) {
  const start = embedding.indexOf(`\n### ${title}\n`);
  if (start < 0) throw new Error(`no recipe: ${title}`);
  const section = embedding.slice(start + 1).split(/\n##/, 1)[0];
  const files = [...section.matchAll(/`([^`]+)`:\n\n```\w+\n(.*?\n)```\n/gs)];
  return files.map(([, name, text]) => ({ name, text }));
}
