// The npm package as somebody gets it: packed, installed into an empty project, imported, checked; and
// that the documentation, the types, the manifest and the element itself say the same.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { build } from 'vite';
import { pack, runNpm } from '../../../scripts/pack.mjs';
import { MotleyBoard } from '../../../shell/embed/element.js';
import { isAll } from '../../is-all.js';
import { read, root } from '../support/files.js';
import { inWords } from '../support/lists.js';

const folder = mkdtempSync(join(tmpdir(), 'motley-'));
const project = join(folder, 'project');
const installed = join(project, 'node_modules/motley-board');

/** The package's manifest of the element. @type {any} */
let declaration;

before(() => {
  const tarball = pack(folder);
  cpSync(root + 'tests/web/built/package', project, { recursive: true });
  writeFileSync(join(project, 'package.json'), '{ "type": "module", "private": true }');
  runNpm(project, ['install', '--offline', '--no-audit', '--cache', join(folder, 'cache'), tarball]);
  // Npm would remove what stands for the frameworks.
  cpSync(join(project, 'stubs'), join(project, 'node_modules'), { recursive: true });
  const manifest = JSON.parse(readFileSync(join(installed, 'custom-elements.json'), 'utf8'));
  [declaration] = manifest.modules[0].declarations;
});

after(() => rmSync(folder, { recursive: true }));

/** Runs Node in the project. @param {string[]} args */
function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

// ----- what is in it

test('the package has what it names, and nothing that installing it would need', () => {
  const named = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
  assert.equal(named.version, JSON.parse(read('package.json')).version);
  assert.equal(named.license, 'MIT');
  for (const key of ['dependencies', 'scripts', 'private']) assert.ok(!(key in named), key);
  const paths = [named.main, named.types, named.customElements, ...Object.values(named.exports['.'])];
  for (const path of [...paths, 'README.md', 'embedding.md']) assert.ok(existsSync(join(installed, path)), path);
  assert.equal(readFileSync(join(installed, 'LICENSE'), 'utf8'), read('LICENSE'));
});

test('the package has all files that its scripts name, and none of the page', () => {
  const names = readdirSync(join(installed, 'embed'));
  const scripts = names.filter((name) => name.endsWith('.js'));
  const texts = scripts.map((name) => readFileSync(join(installed, 'embed', name), 'utf8'));
  const pattern = /(?<!["'])(?:new URL\(|import\(|from ?|import ?)["'](?:\.\/)?([^"']+)["']/g;
  const built = texts.flatMap((text) => [...text.matchAll(pattern)]);
  assert.ok(built.length >= 5);
  // Only a site names servers: who watches a live game with the package says where that site's file is.
  for (const [, name] of built) assert.ok(names.includes(name) || name === 'live.json', name);
  const all = texts.join('\n');
  for (const name of names) assert.ok(name === 'embed.js' || all.includes(name), name);
  for (const name of readdirSync(installed)) assert.doesNotMatch(name, /html|assets|icon|webmanifest/);
});

test('the licence of every library that is built in comes along', () => {
  const licences = readFileSync(join(installed, 'licences.txt'), 'utf8');
  for (const name of ['lit-html', 'lit-element'])
    assert.match(licences, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+, `, 'm'));
  for (const name of ['musl', 'emscripten'])
    assert.match(licences, new RegExp(`^${name} \\d+\\.\\d+\\.\\d+, MIT$`, 'm'));
  assert.match(licences, /Copyright 2019 The Emscripten Authors[\s\S]*Permission is hereby granted/);
  assert.match(licences, /Redistributions in binary form must reproduce the above copyright/);
});

test('a bill of materials names the same parts as the licences, for programs', () => {
  const licences = readFileSync(join(installed, 'licences.txt'), 'utf8');
  const bill = JSON.parse(readFileSync(join(installed, 'bill.cdx.json'), 'utf8'));
  assert.deepEqual([bill.bomFormat, bill.specVersion, bill.metadata.component.name], ['CycloneDX', '1.5', 'motley']);
  const listed = bill.components.map(
    (/** @type {any} */ { name, version, licenses }) => `${name} ${version}, ${licenses[0].license.id}`,
  );
  assert.deepEqual(listed, licences.match(/^\S+ \d+\.\d+\.\d+, \S+$/gm));
  const refs = bill.components.map((/** @type {any} */ part) => part['bom-ref']);
  assert.equal(new Set(refs).size, refs.length);
  assert.deepEqual(bill.dependencies[0].dependsOn, refs);
});

test('the readme has the tables of families and of attributes', () => {
  const readme = readFileSync(join(installed, 'README.md'), 'utf8');
  const tables = readme.match(/(?:^\|.*\n)+/gm);
  assert.deepEqual(
    tables?.map((table) => rowsBelow(`# x\n${table}`, 'x')),
    [rowsBelow(read('README.md'), 'Motley'), rowsBelow(documentation, 'Attributes and properties')],
  );
});

// ----- what it does

test('it can be imported where there is no browser, and has no page of its own', () => {
  const script = `import { MotleyBoard } from 'motley-board';
    console.log(MotleyBoard.name.length > 0, MotleyBoard.site, typeof MotleyBoard.prototype.play);`;
  assert.deepEqual(run('--input-type=module', '-e', script), { status: 0, output: 'true null function\n' });
});

test('its element can be made where a page is never shown, as in jsdom, which observes no place of it', () => {
  const script = `
    class HTMLElement {
      ownerDocument = document;
      isConnected = true;
      attachShadow() { return (this.shadowRoot = { append() {} }); }
      dispatchEvent() {}
    }
    class MutationObserver { observe() {} disconnect() {} }
    const document = { defaultView: globalThis, createElement: () => ({}) };
    const defined = new Map();
    const customElements = { get: (name) => defined.get(name), define: (name, made) => defined.set(name, made) };
    Object.assign(globalThis, { HTMLElement, MutationObserver, document, customElements });
    const { MotleyBoard } = await import('motley-board');
    const board = new (customElements.get('motley-board'))();
    board.connectedCallback();
    board.disconnectedCallback();
    board.adoptedCallback(document);
    console.log(board instanceof MotleyBoard);`;
  assert.deepEqual(run('--input-type=module', '-e', script), { status: 0, output: 'true\n' });
});

test('its types know all uses, in the templates of frameworks too, and refuse wrong ones', () => {
  const tsc = root + 'node_modules/typescript-7/bin/tsc';
  const { status, output } = run(tsc, '-p', project);
  assert.deepEqual([output, status], ['', 0]);
});

// It takes as long as all others together.
if (isAll)
  test('a bundler takes all along that the scripts name, the search for the worker too', async () => {
    writeFileSync(join(project, 'index.html'), '<script type="module" src="./main.js"></script>');
    writeFileSync(join(project, 'main.js'), "import 'motley-board';");
    await build({ root: project, configFile: false, logLevel: 'silent' });
    const bundled = readdirSync(join(project, 'dist/assets')).join(' ');
    for (const name of readdirSync(join(installed, 'embed')).filter((name) => name.endsWith('.wasm')))
      assert.match(bundled, new RegExp(`\\b${name.replace('.wasm', '')}`));
  });

// ----- that all say the same

const documentation = read('docs/embedding.md');

/** The rows of the first table below a heading, as cells. */
function rowsBelow(/** @type {string} */ text, /** @type {string} */ heading) {
  const below = text.slice(text.search(new RegExp(`^#+ ${heading}$`, 'm')));
  const [table] = /(?:^\|.*\n)+/m.exec(below) ?? [''];
  const [, , ...rows] = table.trim().split('\n');
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

/** All that is marked as code, sorted. */
const codesIn = (/** @type {string} */ text) => [...text.matchAll(/`([^`]+)`/g)].map(([, code]) => code).sort();

/** The codes in the first column of a table. */
const namesBelow = (/** @type {string} */ heading) => codesIn(inWords(rowsBelow(documentation, heading), '0').join());

const namesOf = (/** @type {{ name: string }[]} */ list) => inWords(list, 'name').sort();

/** The files of a folder and those below it, as one text. @returns {string} */
function readAll(/** @type {string} */ path) {
  const texts = readdirSync(root + path, { withFileTypes: true }).map((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return readAll(inside);
    return /\.(?:js|css)$/.test(entry.name) ? read(inside) : '';
  });
  return texts.join('\n');
}

/** The matches of a pattern in the sources, each once, sorted. */
const findAll = (/** @type {string} */ text, /** @type {RegExp} */ pattern) =>
  [...new Set([...text.matchAll(pattern)].map(([, name]) => name))].sort();

/** Members of the element's class that browsers call. */
const called = /^(?:constructor|(?:connected|disconnected|adopted|connectedMove|attributeChanged)Callback)$/;

/** The members of the element's class by what they are. */
function membersOf(/** @type {(property: PropertyDescriptor) => boolean} */ isWanted) {
  const all = Object.entries(Object.getOwnPropertyDescriptors(MotleyBoard.prototype));
  const wanted = all.filter(([name, property]) => !called.test(name) && isWanted(property));
  return wanted.map(([name]) => name).sort();
}

test('attributes are those of the class, in the documentation, the types and the manifest', () => {
  const attributes = [...MotleyBoard.observedAttributes].sort();
  assert.deepEqual(namesBelow('Attributes and properties'), attributes);
  assert.deepEqual(namesOf(declaration.attributes), attributes);
  // `lang` is a property of all elements.
  const settable = membersOf(({ set }) => set !== undefined);
  assert.deepEqual([...settable, 'lang'].sort(), attributes);
});

test('what is read only is the same everywhere', () => {
  const properties = membersOf(({ get, set }) => get !== undefined && set === undefined);
  const [paragraph] = /^Read only: [\s\S]*?\n\n/m.exec(documentation) ?? [''];
  assert.deepEqual(codesIn(paragraph.replace(/\([^)]*\)/g, '')), properties);
  const fields = declaration.members.filter((/** @type {any} */ { readonly }) => readonly);
  assert.deepEqual(namesOf(fields), properties);
});

test('methods are the same everywhere, with their parameters', () => {
  const methods = membersOf(({ value }) => typeof value === 'function');
  const said = namesBelow('Methods');
  const plain = said.map((code) => code.replace(/\(.*/, ''));
  assert.deepEqual(plain, methods);
  const typed = declaration.members.filter((/** @type {any} */ { kind }) => kind === 'method');
  assert.deepEqual(namesOf(typed), methods);
  for (const { name, parameters } of typed) {
    const names = parameters.filter((/** @type {any} */ { optional }) => !optional);
    assert.ok(said.includes(`${name}(${names.map((/** @type {any} */ one) => one.name).join(', ')})`), name);
  }
});

test('events are those that the sources send, with their details', () => {
  const sent = findAll(readAll('shell/embed'), /(?:#emit|new CustomEvent)\('([\w-]+)'/g);
  assert.deepEqual(namesBelow('Events'), sent);
  assert.deepEqual(namesOf(declaration.events), sent);
  const types = read('package/index.d.ts');
  for (const [name, detail] of rowsBelow(documentation, 'Events')) {
    const [, keys = ''] = /`\{ (.*?) \}`/.exec(detail) ?? [];
    const { type } = declaration.events.find((/** @type {any} */ event) => name === `\`${event.name}\``);
    const [, of] = /^CustomEvent<(\w+)>$/.exec(type.text) ?? [];
    const [, body = ''] = new RegExp(`interface ${of} \\{([^}]*)\\}`).exec(types) ?? [];
    assert.deepEqual(findAll(body, /^ {2}(\w+)\??:/gm), keys.split(', ').filter(Boolean).sort(), name);
  }
});

test('custom properties are those that the styles use', () => {
  const used = findAll(readAll('shell'), /var\((--motley-[a-z]+)/g);
  assert.deepEqual(namesBelow('Looks'), used);
  assert.deepEqual(namesOf(declaration.cssProperties), used);
});

test('parts are those that the templates have', () => {
  const used = findAll(readAll('shell'), /\bpart="([\w-]+)"/g);
  const [sentence] = /^Parts for `::part\(\)`:.*$/m.exec(documentation) ?? [''];
  const said = codesIn(sentence).filter((code) => code !== '::part()');
  assert.deepEqual(said, used);
  assert.deepEqual(namesOf(declaration.cssParts), used);
});

test('the manifest describes all it names', () => {
  const { members, events, slots, cssProperties, cssParts, attributes } = declaration;
  for (const one of [...members, ...events, ...slots, ...cssProperties, ...cssParts, ...attributes])
    assert.ok(one.description, `${one.kind ?? ''} ${one.name}`);
});
