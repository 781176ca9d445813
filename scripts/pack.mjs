// The element as an npm package: node scripts/pack.mjs puts build/package together from the built site and
// packs build/motley-board-VERSION.tgz.

import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFrameworkTypes } from './frameworks.mjs';
import { makeManifest } from './manifest.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const site = resolve(root, 'build/site');
const source = resolve(root, 'package');

const read = (/** @type {string} */ path) => readFileSync(resolve(root, path), 'utf8');

/**
 * Runs npm in a folder and gives its output. Throws if it fails.
 * @param {string} folder
 * @param {string[]} args
 */
export function runNpm(folder, args) {
  const { status, stdout, stderr, error } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm ${args.join(' ')}: ${error?.message ?? stdout + stderr}`);
  return stdout;
}

/** The files that embed.js needs: those of the folder `embed` that it names, and those that they name. */
function findBuilt() {
  const names = readdirSync(resolve(site, 'embed'));
  const found = new Set(['embed.js']);
  for (const path of found) {
    if (!path.endsWith('.js')) continue;
    const text = readFileSync(resolve(site, path), 'utf8');
    for (const name of names) if (text.includes(name)) found.add('embed/' + name);
  }
  found.delete('embed.js');
  return found;
}

/** The first table of a document, or below a heading of it. */
function findTable(/** @type {string} */ document, heading = '') {
  const [table] = /(?:^\|.*\n)+/m.exec(document.slice(document.indexOf(heading))) ?? [''];
  return table.trimEnd();
}

/** @param {string} folder */
function writePackage(folder) {
  const write = (/** @type {string} */ name, /** @type {string} */ text) => writeFileSync(resolve(folder, name), text);
  const copy = (/** @type {string} */ from, /** @type {string} */ name) => {
    mkdirSync(dirname(resolve(folder, name)), { recursive: true });
    copyFileSync(from, resolve(folder, name));
  };
  for (const name of findBuilt()) copy(resolve(site, name), name);
  // All beside each other: then what bundlers do not take along is beside what they write, too, wherever it was named.
  write('embed/embed.js', read('build/site/embed.js').replaceAll('"embed/', '"').replaceAll('"./embed/', '"./'));
  for (const name of ['index.js', 'index.d.ts', 'react.js']) copy(resolve(source, name), name);
  copy(resolve(root, 'LICENSE'), 'LICENSE');
  copy(resolve(site, 'embed-licences.txt'), 'licences.txt');
  copy(resolve(site, 'embed-bill.cdx.json'), 'bill.cdx.json');
  copy(resolve(root, 'docs/embedding.md'), 'embedding.md');
  const { version } = JSON.parse(read('package.json'));
  write('package.json', toJson({ ...JSON.parse(read('package/package.json')), version }));
  const types = read('package/index.d.ts');
  write('custom-elements.json', toJson(makeManifest(types)));
  for (const [name, text] of Object.entries(writeFrameworkTypes(types))) write(name, text);
  const families = findTable(read('README.md'));
  const attributes = findTable(read('docs/embedding.md'), '## Attributes and properties\n');
  write(
    'README.md',
    read('package/README.md')
      .replace('<!-- families -->', () => families)
      .replace('<!-- attributes -->', () => attributes),
  );
}

const toJson = (/** @type {object} */ value) => JSON.stringify(value, null, 2) + '\n';

/**
 * Packs the built site's element.
 * @param {string} [target] the folder where the tarball goes
 * @returns {string} its path
 */
export function pack(target = resolve(root, 'build')) {
  if (!existsSync(resolve(site, 'embed.js'))) throw new Error('build the site first: node scripts/build.mjs site');
  const folder = resolve(target, 'package');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writePackage(folder);
  const [{ filename }] = JSON.parse(runNpm(folder, ['pack', '--json', '--pack-destination', target]));
  return resolve(target, filename);
}

/**
 * Installs what a lockfile says, unless that is done, and the package as it is now.
 * @param {string} source the folder of the lockfile
 * @param {string} folder
 * @returns {string} the folder of the package
 */
export function installPacked(source, folder) {
  mkdirSync(folder, { recursive: true });
  const lock = readFileSync(resolve(source, 'package-lock.json'), 'utf8');
  const known = resolve(folder, 'package-lock.json');
  const isDone = existsSync(resolve(folder, 'node_modules/.package-lock.json')) && readFileSync(known, 'utf8') === lock;
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    cpSync(resolve(source, name), resolve(folder, name));
  // Not `npm ci`, which refuses the lockfile for what only other systems would install.
  if (!isDone) runNpm(folder, ['install', '--no-save']);
  const installed = resolve(folder, 'node_modules/motley-board');
  rmSync(installed, { recursive: true, force: true });
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', pack(folder), '-C', installed, '--strip-components', '1']);
  return installed;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(pack());
