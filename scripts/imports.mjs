// Prints each place in shell/ where something is imported on demand, and how many there are: node scripts/imports.mjs
// Few are easy to follow; tests/web/house/imports.test.js says how many there may be.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const shell = fileURLToPath(new URL('../shell/', import.meta.url));

/** Comments name types by such imports, which load nothing. */
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The places, as `shell/FILE:LINE: TEXT`. */
export function findImports() {
  const names = readdirSync(shell, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  return names.sort().flatMap((name) => {
    // The lines stay as they are counted.
    const code = readFileSync(shell + name, 'utf8').replace(comments, (text) => text.replace(/[^\n]/g, ''));
    return code.split('\n').flatMap((line, i) =>
      line
        .split(/\bimport\(/)
        .slice(1)
        .map(() => `shell/${name}:${i + 1}: ${line.trim()}`),
    );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const places = findImports();
  console.log([...places, `${places.length} imports on demand`].join('\n'));
}
