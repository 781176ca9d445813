// Fuzzes the core: node tests/fuzz/fuzz.mjs [--seconds 60] [--jobs 1] [--target commands,variant…]
//
// Builds the targets of tests/fuzz with clang and runs each for so many seconds. It goes on from the corpus that
// earlier runs left in build/fuzz-corpus, and from the small one in tests/fuzz/corpus (packed.mjs says how that is
// written). Afterwards what was new is kept, a line of each target is written to tests/fuzz/ledger.txt, and
// tests/fuzz/corpus gets a smallest set of inputs that reach what all of them reach. Inputs that crash, hang or take
// long are findings: they are put into build/fuzz-findings, and the run fails.
//
//   --pack FOLDER   only writes what another machine needs (the C library alone): run.sh there runs it
//   --merge FOLDER  only takes in what run.sh left there, its folder `out`
//   --minimize      only makes tests/fuzz/corpus anew
//   --keep FILE --target TARGET --name NAME  only puts an input into tests/fuzz/corpus under a name
//   --unpack        only writes the inputs of tests/fuzz/corpus to files of their own, in build/fuzz-committed

import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { jobs as processors, root } from '../../scripts/build.mjs';
import { formatLedger, readLedger, readLog, sumLogs } from './ledger.mjs';
import { hash, packFolder, unpackFile } from './packed.mjs';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    jobs: { type: 'string', default: '1' },
    target: { type: 'string', default: '' },
    pack: { type: 'string', default: '' },
    merge: { type: 'string', default: '' },
    minimize: { type: 'boolean', default: false },
    keep: { type: 'string', default: '' },
    name: { type: 'string', default: '' },
    unpack: { type: 'boolean', default: false },
  },
});

const sources = join(root, 'tests/fuzz');
const corpus = join(root, 'build/fuzz-corpus');
const findings = join(root, 'build/fuzz-findings');
const ledger = join(sources, 'ledger.txt');
const binaries = join(root, 'build/fuzz/tests');
const targets = readdirSync(sources)
  .filter((name) => name.endsWith('.c') && name !== 'replay_main.c')
  .map((name) => basename(name, '.c'))
  .sort();

const programOf = (/** @type {string} */ target) => join(binaries, `fuzz_${target}`);
const packedOf = (/** @type {string} */ target) => join(sources, 'corpus', `${target}.txt`);
/** Where the inputs of tests/fuzz/corpus are files. */
const committedOf = (/** @type {string} */ target) => join(root, 'build/fuzz-committed', target);
const list = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Runs a command whose output nobody needs unless it fails. */
function run(/** @type {string} */ command, /** @type {string[]} */ args) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`);
}

function build() {
  run('cmake', ['--preset', 'fuzz']);
  run('cmake', ['--build', '--preset', 'fuzz', '--parallel', processors]);
}

/** Writes the programs, the corpora and how to run them to a folder. */
function pack(/** @type {string} */ folder) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const target of targets) {
    run('objcopy', ['--strip-debug', programOf(target), join(folder, `fuzz_${target}`)]);
    cpSync(committedOf(target), join(folder, 'corpus', target), { recursive: true });
    if (existsSync(join(corpus, target)))
      cpSync(join(corpus, target), join(folder, 'corpus', target), { recursive: true });
  }
  for (const name of ['run.sh', 'motley.dict']) cpSync(join(sources, name), join(folder, name));
  // The ledger names the commit of which the programs were made.
  writeFileSync(join(folder, 'commit'), `${execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root })}`);
}

/** The working corpus of a target becomes the smallest that has all features of what it had and of more. */
function mergeCorpus(/** @type {string} */ target, /** @type {string[]} */ more) {
  const merged = join(root, 'build/fuzz-merged');
  rmSync(merged, { recursive: true, force: true });
  mkdirSync(merged, { recursive: true });
  const folders = [join(corpus, target), committedOf(target), ...more].filter(existsSync);
  run(programOf(target), ['-merge=1', merged, ...folders]);
  rmSync(join(corpus, target), { recursive: true, force: true });
  cpSync(merged, join(corpus, target), { recursive: true });
  rmSync(merged, { recursive: true, force: true });
  return readdirSync(join(corpus, target)).length;
}

/** The committed corpus of a target: inputs with names stay, the others are the fewest that take all branches. */
function minimize(/** @type {string} */ target) {
  const folder = committedOf(target);
  const chosen = join(root, 'build/fuzz-chosen');
  rmSync(chosen, { recursive: true, force: true });
  mkdirSync(chosen, { recursive: true });
  for (const name of list(folder)) if (!hash.test(name)) cpSync(join(folder, name), join(chosen, name));
  run(programOf(target), ['-set_cover_merge=1', '-use_counters=0', chosen, folder, join(corpus, target)]);
  rmSync(folder, { recursive: true });
  cpSync(chosen, folder, { recursive: true });
  rmSync(chosen, { recursive: true, force: true });
  packFolder(folder, packedOf(target));
}

/** Puts an input into the committed corpus of a target, under a name, which no run removes. */
function keep(/** @type {string} */ file, /** @type {string} */ target, /** @type {string} */ name) {
  if (!targets.includes(target) || !/^[a-z][a-z0-9-]*$/.test(name) || hash.test(name))
    throw new Error('--keep FILE --target TARGET --name NAME');
  if (list(committedOf(target)).includes(name)) throw new Error(`${target} has an input ${name}`);
  cpSync(file, join(committedOf(target), name));
  packFolder(committedOf(target), packedOf(target));
}

/** Takes in what run.sh left in a folder: gives whether nothing was found. */
function merge(/** @type {string} */ folder, /** @type {string} */ commit) {
  const runs = readLedger(existsSync(ledger) ? readFileSync(ledger, 'utf8') : '');
  const date = new Date().toISOString().slice(0, 10);
  let found = 0;
  for (const target of list(join(folder, 'corpus'))) {
    const logs = list(join(folder, 'logs')).filter((name) => name.startsWith(`${target}-`));
    const told = sumLogs(logs.map((name) => readLog(readFileSync(join(folder, 'logs', name), 'utf8'))));
    const news = list(join(folder, 'findings', target));
    for (const name of news)
      cpSync(join(folder, 'findings', target, name), join(findings, target, name), { recursive: true });
    const inputs = mergeCorpus(target, [join(folder, 'corpus', target)]);
    minimize(target);
    const row = { date, commit, target, ...told, inputs, findings: news.length };
    runs.push(row);
    found += news.length;
    console.log(`${target}: ${told.executions} executions in ${told.seconds} s of a processor, ${inputs} inputs`);
    for (const name of news) console.log(`  found: build/fuzz-findings/${target}/${name}`);
    writeFileSync(ledger, formatLedger(runs));
  }
  return found === 0;
}

for (const target of targets) unpackFile(packedOf(target), committedOf(target));
if (!options.keep && !options.unpack) build();
if (options.keep) {
  keep(options.keep, options.target, options.name);
} else if (options.unpack) {
  console.log('build/fuzz-committed');
} else if (options.pack) {
  pack(options.pack);
} else if (options.minimize) {
  for (const target of targets) minimize(target);
} else {
  const folder = options.merge ? '' : join(root, 'build/fuzz-pack');
  const out = options.merge || join(folder, 'out');
  if (folder) {
    pack(folder);
    const chosen = options.target ? options.target.split(',') : [];
    const args = [options.seconds, options.jobs, out, ...chosen];
    spawnSync(join(folder, 'run.sh'), args, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
  const commitFile = join(out, 'commit');
  const commit = existsSync(commitFile) ? readFileSync(commitFile, 'utf8').trim() : basename(out);
  if (!merge(out, commit)) process.exitCode = 1;
}
