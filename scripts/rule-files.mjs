// Tells boards on other pages where the rules of each family are.

import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../build/wasm/', import.meta.url));

/** For Vite: the module `rules:families`, with the addresses of the rules by family. */
export const ruleFiles = {
  name: 'rule-files',
  resolveId: (/** @type {string} */ id) => (id === 'rules:families' ? `\0${id}` : null),
  load(/** @type {string} */ id) {
    if (id !== '\0rules:families') return null;
    const names = readdirSync(folder).flatMap((name) => /^motley-(\w+)\.wasm$/.exec(name)?.[1] ?? []);
    const imports = names.map((name) => `import ${name} from ${JSON.stringify(`${folder}motley-${name}.wasm?url`)};`);
    return [...imports, `export default {${names}};`].join('\n');
  },
};
