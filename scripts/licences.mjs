// Libraries that are built in ask that their licences come along: a plugin writes them beside the scripts.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules/', import.meta.url));

/** For packages that name their licence without bringing its text: where it is too. */
const texts = /** @type {Record<string, string>} */ ({ 'Apache-2.0': 'typescript/LICENSE.txt' });

/** The package that a module is of, or null if it is ours. */
function packageOf(/** @type {string} */ id) {
  const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'));
  return found ? found[1] : null;
}

/** Name, version and licence of a package, and the text of the licence. */
function licenceOf(/** @type {string} */ name) {
  const folder = modules + name + '/';
  const { version, license } = JSON.parse(readFileSync(folder + 'package.json', 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const path = file ? folder + file : modules + texts[license];
  if (!existsSync(path)) throw new Error(`${name} has no text of its licence ${license}`);
  return `${name} ${version}, ${license}\n\n${readFileSync(path, 'utf8').trim()}\n`;
}

/**
 * @param {string} fileName in the site
 * @returns {import('vite').Plugin}
 */
export function licences(fileName) {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      const used = new Set();
      for (const part of Object.values(bundle))
        if (part.type === 'chunk') for (const id of Object.keys(part.modules)) used.add(packageOf(id));
      used.delete(null);
      const source = [...used]
        .sort()
        .map(licenceOf)
        .join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
