// Divides what was linked as one WebAssembly file into parts of which a page loads those that it needs, see
// web/CMakeLists.txt: node scripts/split-wasm.mjs LINKED.wasm LINKER.map FOLDER EXPORT...
//
// What belongs where is told by the files that it was compiled from: play.wasm has the rules that all families share,
// play-FAMILY.wasm those of one; think.wasm and think-FAMILY.wasm have the search. All is linked at once, so each
// function, table and text has the same place whatever is loaded; where a family is not, there are zeros. Binaryen's
// text form names what is called, so nothing has to be numbered anew.

import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** @typedef {{ name: string, text: string, part: string, calls: string[] }} Func */
/** @typedef {{ section: string, file: string, start: number, size: number }} Entry of the linker's map */
/** @typedef {{ part: string, start: number, bytes: Buffer }} Data */

/** What the files may use. */
const features = ['--mvp-features', '--enable-bulk-memory', '--enable-mutable-globals'];

/** The module that each part imports from is made of those that are loaded before it. */
const from = 'e';

/** The global that all parts share. */
const stack = '$__stack_pointer';

const think = /core\/search\/|core\/takes\.|\/search-api\.|families\/\w+\/(evaluate|features|weights)\./;

/** The part that an object file belongs to. */
function findPart(/** @type {string} */ file) {
  const family = /families\/(\w+)\//.exec(file)?.[1];
  return (think.test(file) ? 'think' : 'play') + (family ? `-${family}` : '');
}

/** What must be loaded before a part, besides what the parts of these need. */
function findBelow(/** @type {string} */ part) {
  const [kind, family] = part.split('-');
  return family ? [kind, ...(kind === 'think' ? ['play', `play-${family}`] : [])] : kind === 'think' ? ['play'] : [];
}

/** @returns {Entry[]} what the linker has taken from the files, in order */
function readMap(/** @type {string} */ text) {
  let section = '';
  return text.split('\n').flatMap((line) => {
    const [, start, size, rest] = /^\s*(\S+)\s+\S+\s+(\S+)\s+(\S.*)$/.exec(line) ?? [];
    if (/^[A-Z]+$/.test(rest)) section = rest;
    const [, file] = /^(.*):\(.*\)$/.exec(rest) ?? [];
    return file ? [{ section, file, start: parseInt(start, 16), size: parseInt(size, 16) }] : [];
  });
}

/** The top of a module's text, form by form. */
const readForms = (/** @type {string} */ text) =>
  text
    .replace(/(\n ;;[^\n]*)*\n\)\s*$/, '')
    .split(/\n(?= \()/)
    .slice(1);

/** The names in a form. */
const namesIn = (/** @type {string} */ form) => /** @type {string[]} */ (form.match(/\$[^\s()]+/g) ?? []);

/** The only form of a kind. */
function takeForm(/** @type {string[]} */ forms, /** @type {string} */ kind) {
  const found = forms.filter((form) => form.startsWith(` (${kind} `));
  if (found.length !== 1) throw new Error(`${found.length} of ${kind}`);
  return found[0];
}

/** @returns {Func[]} */
function readFunctions(/** @type {string[]} */ forms, /** @type {Entry[]} */ map) {
  const texts = forms.filter((form) => form.startsWith(' (func '));
  const code = map.filter(({ section }) => section === 'CODE');
  if (texts.length !== code.length) throw new Error(`${texts.length} functions, ${code.length} in the map`);
  return texts.map((text, i) => ({
    name: namesIn(text)[0],
    text,
    part: findPart(code[i].file),
    calls: [...text.matchAll(/\(call (\$[^\s()]+)/g)].map(([, name]) => name),
  }));
}

/** What is shared but called by one part alone goes there, unless it has a place in the table or is exported. */
function moveDown(/** @type {Map<string, Func>} */ functions, /** @type {Set<string>} */ kept) {
  const findParts = (/** @type {string} */ name) =>
    new Set([...functions.values()].flatMap(({ part, calls }) => (calls.includes(name) ? [part] : [])));
  for (let hasMoved = true; hasMoved; ) {
    hasMoved = false;
    for (const func of functions.values()) {
      if (func.part !== 'play' || kept.has(func.name)) continue;
      const [part, ...others] = findParts(func.name);
      if (!part || part === 'play' || others.length > 0) continue;
      func.part = part;
      hasMoved = true;
    }
  }
}

/** The bytes of a text in quotation marks. */
function readBytes(/** @type {string} */ text) {
  const escapes = /** @type {Record<string, string>} */ ({ t: '\t', n: '\n', r: '\r' });
  const plain = text.replace(/\\([0-9a-f]{2}|.)/g, (_, code) =>
    code.length === 2 ? String.fromCharCode(parseInt(code, 16)) : (escapes[code] ?? code),
  );
  return Buffer.from(plain, 'latin1');
}

/** @returns {Data[]} what stands in memory at first, in one piece as far as it is of the same part */
function readData(/** @type {string} */ form, /** @type {Entry[]} */ map) {
  const [, base, text] = /\(i32\.const (\d+)\) "(.*)"\)$/s.exec(form) ?? [];
  const bytes = readBytes(text);
  const end = Number(base) + bytes.length;
  /** @type {Data[]} */
  const data = [];
  const entries = map.filter(({ section, start }) => section === 'DATA' && start < end);
  for (const { file, start, size } of entries.sort((a, b) => a.start - b.start)) {
    const last = data[data.length - 1];
    const part = findPart(file);
    const isSame = last?.part === part;
    const first = isSame ? last.start : start;
    const piece = { part, start: first, bytes: bytes.subarray(first - Number(base), start + size - Number(base)) };
    data.splice(isSame ? -1 : data.length, isSame ? 1 : 0, piece);
  }
  return data;
}

/** The places of a table that functions of one part have, as far as they stand together. */
function writeElements(/** @type {string} */ form, /** @type {(name: string) => boolean} */ isOwn) {
  const first = Number(/\(i32\.const (\d+)\)/.exec(form)?.[1]);
  const names = namesIn(form.replace(/^ \(elem (\$\S+ )?/, ''));
  const runs = names.map((name, i) => (isOwn(name) ? i : -1)).filter((i) => i >= 0 && !isOwn(names[i - 1] ?? ''));
  return runs.map((start) => {
    const length = names.slice(start).findIndex((name) => !isOwn(name));
    const run = names.slice(start, length < 0 ? undefined : start + length);
    return ` (elem $e${start} (table $0) (i32.const ${first + start}) func ${run.join(' ')})`;
  });
}

const writeData = (/** @type {Data} */ { start, bytes }) =>
  ` (data $d${start} (i32.const ${start}) "${bytes.toString('hex').replace(/../g, '\\$&')}")`;

/** The types of a function, as an import declares them. */
const typesOf = (/** @type {Func} */ { text }) =>
  (text.split('\n')[0].match(/\((?:param|result) [^)]*\)/g) ?? []).map((type) => type.replace(/\$\S+ /, '')).join(' ');

/** All that is known of the linked file. */
function readLinked(/** @type {string} */ text, /** @type {Entry[]} */ map, /** @type {string[]} */ exported) {
  const forms = readForms(text);
  const elements = takeForm(forms, 'elem');
  const functions = new Map(readFunctions(forms, map).map((func) => [func.name, func]));
  moveDown(functions, new Set([...namesIn(elements), ...exported.map((name) => `$${name}`)]));
  const isAcross = (/** @type {Func} */ { part, calls }) => calls.filter((name) => functions.get(name)?.part !== part);
  const across = [...new Set([...functions.values()].flatMap(isAcross))].sort();
  return {
    functions,
    elements,
    data: readData(takeForm(forms, 'data'), map),
    types: forms.filter((form) => form.startsWith(' (type ')),
    memory: takeForm(forms, 'memory'),
    table: takeForm(forms, 'table'),
    globals: forms.filter((form) => form.startsWith(' (global ')),
    /** By name, how they are imported: as short as can be. */
    across: new Map(across.map((name, i) => [name, i.toString(36)])),
    exported,
  };
}

/** @typedef {ReturnType<typeof readLinked>} Linked */

/** What a part takes from those before it. */
function writeImports(/** @type {Linked} */ linked, /** @type {string} */ part, /** @type {Func[]} */ own) {
  const { functions, across } = linked;
  const below = findBelow(part);
  const taken = [...new Set(own.flatMap(({ calls }) => calls))].filter((name) => functions.get(name)?.part !== part);
  const lines = taken.map((name) => {
    const func = /** @type {Func} */ (functions.get(name));
    if (!below.includes(func.part)) throw new Error(`${part} calls ${name} of ${func.part}`);
    return ` (import "${from}" "${across.get(name)}" (func ${name} ${typesOf(func)}))`;
  });
  const size = /\$0 (\d+)/.exec(linked.table)?.[1];
  return [
    ...lines,
    ` (import "${from}" "memory"${linked.memory})`,
    ` (import "${from}" "table" (table $0 ${size} funcref))`,
    ` (import "${from}" "stack" (global ${stack} (mut i32)))`,
  ];
}

/** What the first part has for all. */
const writeShared = (/** @type {Linked} */ { memory, table, globals }) => [
  memory,
  table,
  ...globals,
  ' (export "memory" (memory $0))',
  ' (export "table" (table $0))',
  ` (export "stack" (global ${stack}))`,
];

function writePart(/** @type {Linked} */ linked, /** @type {string} */ part) {
  const own = [...linked.functions.values()].filter((func) => func.part === part);
  const has = (/** @type {string} */ name) => linked.functions.get(name)?.part === part;
  const given = [
    ...[...linked.across].filter(([name]) => has(name)),
    ...linked.exported.map((name) => [`$${name}`, name]).filter(([name]) => has(name)),
  ];
  return [
    '(module',
    ...linked.types,
    ...(findBelow(part).length > 0 ? writeImports(linked, part, own) : writeShared(linked)),
    ...linked.data.filter((data) => data.part === part).map(writeData),
    ...writeElements(linked.elements, has),
    ...given.map(([name, as]) => ` (export "${as}" (func ${name}))`),
    ...own.map(({ text }) => text),
    ')\n',
  ].join('\n');
}

/** Makes a file of a part's text, as small as it can be: once more is half a per cent smaller. */
function build(/** @type {string} */ text, /** @type {string} */ path) {
  const source = `${path}.wat`;
  const assumed = ['--low-memory-unused', '--zero-filled-memory'];
  const stripped = ['--strip-debug', '--strip-producers'];
  writeFileSync(source, text);
  execFileSync('wasm-as', [...features, source, '-o', path]);
  execFileSync('wasm-opt', [...features, ...assumed, '--post-emscripten', '-Os', ...stripped, path, '-o', path]);
  execFileSync('wasm-opt', [...features, ...assumed, '-Oz', '--converge', path, '-o', path]);
}

const [path, map, folder, ...exported] = process.argv.slice(2);
const text = String(execFileSync('wasm-dis', [path], { maxBuffer: 1 << 28 }));
const linked = readLinked(text, readMap(readFileSync(map, 'utf8')), exported);
for (const part of new Set([...linked.functions.values()].map(({ part }) => part)))
  build(writePart(linked, part), join(folder, `${basename(part)}.wasm`));
