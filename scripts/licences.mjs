// Libraries that are built in ask that their licences come along: a plugin writes them beside the scripts, and a list
// of all parts that programs can read (CycloneDX).

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = root + 'node_modules/';
const emscripten = '/usr/share/emscripten/';

/** @typedef {{ name: string, version: string, license: string, purl: string, text: string }} Part */

/** For packages that name their licence without bringing its text: where it is too. */
const texts = /** @type {Record<string, string>} */ ({ 'Apache-2.0': 'typescript/LICENSE.txt' });

/** The package that a module is of, or null if it is ours. */
function packageOf(/** @type {string} */ id) {
  const found = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'));
  return found ? found[1] : null;
}

/** Name, version and licence of a package, and the text of the licence. @returns {Part} */
function describePackage(/** @type {string} */ name) {
  const folder = modules + name + '/';
  const { version, license } = JSON.parse(readFileSync(folder + 'package.json', 'utf8'));
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const path = file ? folder + file : modules + texts[license];
  if (!existsSync(path)) throw new Error(`${name} has no text of its licence ${license}`);
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return { name, version, license, purl, text: readFileSync(path, 'utf8') };
}

/**
 * The code that Emscripten links into WebAssembly files: the C library, and the start of a program.
 * @returns {Part[]}
 */
function describeLinked() {
  const read = (/** @type {string} */ path) => readFileSync(emscripten + path, 'utf8');
  const version = read('emscripten-version.txt').replace(/["\s]/g, '');
  const musl = read('system/lib/libc/musl/COPYRIGHT');
  const terms = /Permission is hereby granted[\s\S]*?OTHER DEALINGS IN THE\s+SOFTWARE\./.exec(musl)?.[0];
  const holder = /Copyright .*Emscripten Authors/.exec(read('system/lib/standalone/standalone.c'))?.[0];
  if (!terms || !holder) throw new Error('Emscripten does not say its licence where it did');
  return [
    {
      name: 'emscripten',
      version,
      license: 'MIT',
      purl: `pkg:github/emscripten-core/emscripten@${version}`,
      text: `${holder}\n\n${terms}`,
    },
    { name: 'musl', version: read('system/lib/libc/musl/VERSION').trim(), license: 'MIT', purl: '', text: musl },
  ].map((part) => ({ ...part, purl: part.purl || `pkg:generic/musl@${part.version}` }));
}

const writeText = (/** @type {Part} */ { name, version, license, text }) =>
  `${name} ${version}, ${license}\n\n${text.trim()}\n`;

/** A software bill of materials: https://cyclonedx.org/docs/1.5/json/ */
function writeBill(/** @type {Part[]} */ parts) {
  const own = JSON.parse(readFileSync(root + 'package.json', 'utf8'));
  const describe = (/** @type {Omit<Part, 'text'>} */ { name, version, license, purl }) => ({
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    licenses: [{ license: { id: license } }],
    purl,
  });
  const application = { ...describe({ ...own, purl: `pkg:generic/${own.name}@${own.version}` }), type: 'application' };
  const dependencies = [
    { ref: application['bom-ref'], dependsOn: parts.map(({ purl }) => purl) },
    ...parts.map(({ purl }) => ({ ref: purl })),
  ];
  const bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: application },
    components: parts.map(describe),
    dependencies,
  };
  return JSON.stringify(bill, null, 1) + '\n';
}

/**
 * @param {string} fileName of the licences in the site
 * @param {string} billName of the list for programs
 * @returns {import('vite').Plugin}
 */
export function licences(fileName, billName) {
  return {
    name: 'licences',
    generateBundle(_options, bundle) {
      /** @type {Set<string>} */
      const used = new Set();
      for (const part of Object.values(bundle))
        if (part.type === 'chunk')
          for (const id of Object.keys(part.modules)) {
            const name = packageOf(id);
            if (name) used.add(name);
          }
      const parts = [...[...used].sort().map(describePackage), ...describeLinked()];
      const source = parts.map(writeText).join(`\n${'-'.repeat(80)}\n\n`);
      this.emitFile({ type: 'asset', fileName, source });
      this.emitFile({ type: 'asset', fileName: billName, source: writeBill(parts) });
    },
  };
}
