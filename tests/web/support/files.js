// The files of the repository, by their paths from its root.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../../../', import.meta.url));

export const read = (/** @type {string} */ path) => readFileSync(root + path, 'utf8');

/** All files in a folder and below it. @returns {string[]} */
export function listFiles(/** @type {string} */ folder) {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`],
  );
}
