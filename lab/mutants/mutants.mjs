// Tries faults on the tests: node lab/mutants/mutants.mjs [--seed N] [--count 100] [--area view,explain,shell,search,web]
// [--jobs N] [--again] [--short] [--list], or those of lab/mutants/review.json: --review [--only ID,ID]
//
// Small changes of the sources are drawn by a seed, evenly over the areas. Each is made in a copy of the work tree
// below build/mutants; --jobs N says how many are tried at once. What does not compile, or what the type checker
// refuses, is drawn anew. Then the tests in C and
// in Node run that it could fail, never those in browsers, until one fails: the mutant is killed. Tests that fail by
// themselves in the copy are left out, as those of the built page, which is not built there. Mutants that
// lab/mutants/equivalent.txt shows to change nothing are not tried. The results are written to
// build/mutants/seed-N.json after each mutant; a run that was broken off goes on from there, and with --again mutants
// that survived are tried once more. With --short the tests that take long are left out. It fails if fewer than nine
// of ten are killed.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { areaNames } from './areas.mjs';
import { describe, draw, findMutants, makeMutant, readEquivalents } from './draw.mjs';
import { findKiller, runCommand } from './judge.mjs';
import { Tree } from './tree.mjs';
import { TypeChecker } from './types.mjs';

/** @typedef {import('./draw.mjs').Mutant} Mutant */
/** @typedef {import('./judge.mjs').Step} Step */
/**
 * @typedef {Omit<Mutant, 'source'> & { verdict: Verdict, by: string, seconds: number }} Result `by` is the test that
 *   failed, or the reason why nothing could fail
 */
/** @typedef {'killed' | 'survived' | 'equivalent' | 'not compiled'} Verdict */

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'build/mutants');
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    area: { type: 'string', default: areaNames.join() },
    jobs: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
    short: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    review: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
});

const equivalents = readEquivalents(readFileSync(join(root, 'lab/mutants/equivalent.txt'), 'utf8'));

/** A test that takes no longer may come first if it kills most. */
const quickSeconds = 5;

/** Results by the mutant's id, kept in a file. */
class Results {
  /** @type {Map<string, Result>} */
  #known;

  constructor(/** @type {string} */ path) {
    this.path = path;
    mkdirSync(dirname(path), { recursive: true });
    const list = /** @type {Result[]} */ (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : []);
    this.#known = new Map(list.map((result) => [result.id, result]));
  }

  get(/** @type {string} */ id) {
    return this.#known.get(id);
  }

  add(/** @type {Result} */ result) {
    this.#known.set(result.id, result);
    writeFileSync(this.path, JSON.stringify([...this.#known.values()], null, 1) + '\n');
  }
}

/** One copy of the work tree, in which one mutant after the other is tried. */
class Workshop {
  /** @type {TypeChecker | undefined} */
  #types;
  /** @type {Map<string, number | undefined>} */
  #times = new Map();
  #restore = () => {};
  /** How many mutants each test has killed. @type {Map<string, number>} */
  #kills = new Map();

  constructor(/** @type {number} */ number) {
    this.tree = new Tree(join(folder, `tree-${number}`));
    this.hash = this.tree.copy(root);
  }

  async configure() {
    for (const preset of ['native', 'asan', 'wasm'])
      if (!(await this.tree.configure(preset))) throw new Error(`cannot configure ${preset}`);
    if (!(await this.tree.build('wasm')) || !(await this.tree.build('native', 'motley')))
      throw new Error('cannot build what is to be changed');
  }

  /**
   * How long a test takes with all as it should be; nothing if it fails by itself. It is measured when a mutant is
   * first to be tried on it, and for that the mutant is taken out.
   * @param {Step} step
   * @param {Mutant} mutant
   */
  async #timeOf({ name, command, prepare }, { file, source }) {
    if (this.#times.has(name)) return this.#times.get(name);
    this.#restore();
    const isBuilt = !prepare || (await prepare());
    const { ok, seconds } = await runCommand(command, this.tree.folder, 1800);
    this.#times.set(name, isBuilt && ok ? seconds : undefined);
    if (!isBuilt || !ok) console.log(`left out, since it fails by itself: ${name}`);
    this.#restore = this.tree.change(file, source);
    return this.#times.get(name);
  }

  #compiles(/** @type {Mutant} */ { file, source }) {
    if (file.startsWith('web/') && file.endsWith('.c')) return this.tree.build('native', 'motley_web');
    if (file.endsWith('.c')) return this.tree.build('native', 'motley_core');
    this.#types ??= new TypeChecker(this.tree.folder);
    return this.#types.accepts(file, source);
  }

  /** Tests that have killed most come first, unless they take long. */
  #order(/** @type {Step[]} */ steps) {
    const rank = (/** @type {Step} */ { name, isDear }) =>
      isDear || (this.#times.get(name) ?? Infinity) > quickSeconds ? 0 : (this.#kills.get(name) ?? 0);
    return steps.sort((a, b) => rank(b) - rank(a));
  }

  /** @returns {Promise<Result>} */
  async try(/** @type {Mutant} */ mutant) {
    const steps = this.#order(this.tree.stepsFor(mutant.file, options.short));
    const start = Date.now();
    this.#restore = this.tree.change(mutant.file, mutant.source);
    try {
      const isCompiled = await this.#compiles(mutant);
      const timeOf = (/** @type {Step} */ step) => this.#timeOf(step, mutant);
      const by = isCompiled ? await findKiller(steps, this.tree.folder, timeOf) : '';
      const [killer] = by.split(':');
      this.#kills.set(killer, (this.#kills.get(killer) ?? 0) + 1);
      const { source, ...rest } = mutant;
      const verdict = !isCompiled ? 'not compiled' : by ? 'killed' : 'survived';
      return { ...rest, verdict, by, seconds: (Date.now() - start) / 1000 };
    } finally {
      this.#restore();
    }
  }
}

const time = () => new Date().toTimeString().slice(0, 8);

function tell(/** @type {Result} */ { id, file, line, verdict, by, seconds, before, after }) {
  console.log(`${time()} ${id} ${file}:${line} ${verdict}${by && ` by ${by}`} (${seconds.toFixed(1)} s)`);
  if (verdict === 'survived') console.log(`    - ${before}\n    + ${after}`);
}

/** The mutants of one area in the order in which they are drawn, until so many are found that compile. */
class Drawing {
  #list;
  #next = 0;
  #tried = 0;
  /** The results so far, by the place in the list. @type {Result[]} */
  #results = [];

  constructor(/** @type {string} */ area, /** @type {number} */ count) {
    const { sources } = new Tree(root);
    const all = sources.filesOf(area).flatMap((file) => findMutants(area, file, sources.read(file)));
    this.#list = [...draw(all, `${options.seed} ${area}`)];
    this.count = count;
  }

  /** Whether one more is to be tried: there may be enough once those are done that are being tried now. */
  get isOpen() {
    return this.#tried < this.count && this.#next < this.#list.length;
  }

  /** The next that is to be tried, with what to call once it is. */
  next() {
    const place = this.#next++;
    this.#tried++;
    const settle = (/** @type {Result} */ result) => {
      this.#results[place] = result;
      if (result.verdict === 'not compiled') this.#tried--;
    };
    return { mutant: this.#list[place], settle };
  }

  get results() {
    return this.#results.filter((result) => result.verdict !== 'not compiled');
  }
}

/** The result of a mutant that is known without trying it. */
function recall(/** @type {Mutant} */ mutant, /** @type {Results} */ results) {
  const { source, ...told } = mutant;
  const reason = equivalents.get(describe(mutant));
  if (reason) return { ...told, verdict: /** @type {const} */ ('equivalent'), by: reason, seconds: 0 };
  const known = results.get(mutant.id);
  return known?.verdict === 'survived' && options.again ? undefined : known;
}

/** Tries what is drawn, so many at once, from one area after the other. */
async function tryAll(/** @type {Drawing[]} */ drawings, /** @type {Results} */ results) {
  const one = async (/** @type {number} */ number) => {
    /** @type {Workshop | undefined} */
    let workshop;
    for (let turn = number; ; turn++) {
      const drawn = drawings
        .map((_, i) => drawings[(turn + i) % drawings.length])
        .find((drawing) => drawing.isOpen)
        ?.next();
      if (!drawn) return;
      let result = recall(drawn.mutant, results);
      if (!result) {
        if (!workshop) {
          workshop = new Workshop(number);
          await workshop.configure();
        }
        result = await workshop.try(drawn.mutant);
        results.add(result);
        tell(result);
      }
      drawn.settle(result);
    }
  };
  await Promise.all(Array.from({ length: Number(options.jobs) }, (_, i) => one(i + 1)));
}

/** @returns {boolean} whether enough are killed */
function printTable(/** @type {Result[]} */ results) {
  const cell = (/** @type {unknown} */ value) => String(value).padStart(11);
  const count = (/** @type {Result[]} */ list, /** @type {Verdict} */ verdict) =>
    list.filter((result) => result.verdict === verdict).length;
  const rate = (/** @type {Result[]} */ list) => count(list, 'killed') / (list.length - count(list, 'equivalent'));
  const row = (/** @type {string} */ name, /** @type {Result[]} */ list) =>
    console.log(
      name.padEnd(10) +
        [list.length, count(list, 'killed'), count(list, 'survived'), count(list, 'equivalent')].map(cell).join('') +
        cell(`${(100 * rate(list)).toFixed(0)} %`),
    );
  console.log('\n' + ''.padEnd(10) + ['mutants', 'killed', 'survived', 'equivalent', 'killed'].map(cell).join(''));
  for (const area of areaNames) {
    const own = results.filter((result) => result.area === area);
    if (own.length > 0) row(area, own);
  }
  row('all', results);
  console.log();
  for (const result of results) if (result.verdict === 'survived') tell(result);
  return rate(results) >= 0.9;
}

/** How many of the mutants each area has. */
function share(/** @type {string[]} */ areas) {
  const count = Number(options.count);
  return new Map(areas.map((area, i) => [area, Math.floor((count + i) / areas.length)]));
}

function listDrawn(/** @type {string[]} */ areas) {
  const { sources } = new Tree(root);
  for (const [area, count] of share(areas)) {
    const all = sources.filesOf(area).flatMap((file) => findMutants(area, file, sources.read(file)));
    console.log(`${area}: ${all.length} mutants in ${sources.filesOf(area).length} files`);
    let left = count;
    for (const mutant of draw(all, `${options.seed} ${area}`)) {
      if (left-- === 0) break;
      console.log(`${mutant.id} ${mutant.file}:${mutant.line}\n    - ${mutant.before}\n    + ${mutant.after}`);
    }
  }
}

async function tryDrawn(/** @type {string[]} */ areas) {
  const results = new Results(join(folder, `seed-${options.seed}.json`));
  const drawings = [...share(areas)].map(([area, count]) => new Drawing(area, count));
  await tryAll(drawings, results);
  return printTable(drawings.flatMap((drawing) => drawing.results));
}

/**
 * @typedef {object} ReviewRow
 * @property {string} id
 * @property {string} about
 * @property {'killed' | 'equivalent' | 'heuristic'} expected
 * @property {string} file
 * @property {string} find what stands once in the file
 * @property {string} replace
 */

/** The change of a row of the list by hand. */
function readRow(/** @type {ReviewRow} */ { id, file, find, replace }, /** @type {string} */ text) {
  const start = text.indexOf(find);
  if (start < 0 || text.indexOf(find, start + 1) >= 0) throw new Error(`${id}: ${file} does not have it once: ${find}`);
  const mutation = { start, end: start + find.length, text: replace, kind: 'review' };
  return { ...makeMutant('review', file, text, mutation), id };
}

/** @returns {Promise<boolean>} whether all are killed that have to be */
async function tryReview() {
  const all = /** @type {ReviewRow[]} */ (JSON.parse(readFileSync(join(root, 'lab/mutants/review.json'), 'utf8')));
  const only = options.only.split(',');
  const rows = options.only ? all.filter(({ id }) => only.includes(id)) : all;
  const queue = [...rows];
  let missed = 0;
  const one = async (/** @type {number} */ number) => {
    const workshop = new Workshop(number);
    await workshop.configure();
    for (let row = queue.shift(); row; row = queue.shift()) {
      const result = await workshop.try(readRow(row, workshop.tree.sources.read(row.file)));
      tell(result);
      if (result.verdict !== 'killed' && row.expected === 'killed') missed++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(Number(options.jobs), rows.length) }, (_, i) => one(i + 1)));
  console.log(`\n${rows.length} mutants, ${missed} not killed that have to be`);
  return missed === 0;
}

const areas = options.area.split(',');
const unknown = areas.filter((area) => !areaNames.includes(area));
if (unknown.length > 0) throw new Error(`no area: ${unknown}; there are ${areaNames}`);
if (options.list) listDrawn(areas);
else if (!(await (options.review ? tryReview() : tryDrawn(areas)))) process.exitCode = 1;
