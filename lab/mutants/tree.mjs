// A copy of the repository in which mutants are tried, with build folders of its own.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Sources } from './areas.mjs';
import { runCommand } from './judge.mjs';

/** @typedef {import('./judge.mjs').Step} Step */

/** Tests in C that take long; the others come first. */
const longTests = ['conformance_test', 'perft_test', 'search_test'];

/** The files of a work tree that git has or would have. */
function listWorkTree(/** @type {string} */ root) {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error('mutants are made from a work tree of git');
  return stdout.split('\0').filter((path) => path && existsSync(join(root, path)));
}

export class Tree {
  constructor(/** @type {string} */ folder) {
    this.folder = folder;
    this.sources = new Sources(folder);
  }

  /**
   * Makes it the same as a work tree. What is the same already is not written, so that little is built again.
   * Gives a text that stands for all the contents.
   */
  copy(/** @type {string} */ root) {
    const hash = createHash('sha256');
    const paths = listWorkTree(root);
    for (const path of paths) {
      const bytes = readFileSync(join(root, path));
      hash.update(path).update(bytes);
      const target = join(this.folder, path);
      if (existsSync(target) && readFileSync(target).equals(bytes)) continue;
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, bytes, { mode: bytes.subarray(0, 2).toString() === '#!' ? 0o755 : 0o644 });
    }
    const list = join(this.folder, 'build/copied.txt');
    const before = existsSync(list) ? readFileSync(list, 'utf8').split('\n') : [];
    for (const path of before) if (!paths.includes(path)) rmSync(join(this.folder, path), { force: true });
    mkdirSync(dirname(list), { recursive: true });
    writeFileSync(list, paths.join('\n'));
    const modules = join(this.folder, 'node_modules');
    if (!existsSync(modules)) symlinkSync(join(root, 'node_modules'), modules);
    return hash.digest('hex');
  }

  /** Changes a file; gives a function that changes it back. */
  change(/** @type {string} */ file, /** @type {string} */ text) {
    const path = join(this.folder, file);
    const before = readFileSync(path, 'utf8');
    writeFileSync(path, text);
    return () => writeFileSync(path, before);
  }

  /** Configures a preset. @returns {Promise<boolean>} */
  async configure(/** @type {string} */ preset) {
    const isCached = spawnSync('ccache', ['--version']).status === 0;
    const cached = isCached && !preset.startsWith('wasm') ? ['-DCMAKE_C_COMPILER_LAUNCHER=ccache'] : [];
    const { ok } = await runCommand(['cmake', '--preset', preset, ...cached], this.folder, 600);
    return ok;
  }

  /** Builds targets of a preset, or all. @returns {Promise<boolean>} */
  async build(/** @type {string} */ preset, /** @type {string[]} */ ...targets) {
    const chosen = targets.length > 0 ? ['--target', ...targets] : [];
    const { ok } = await runCommand(['cmake', '--build', '--preset', preset, ...chosen], this.folder, 1800);
    return ok;
  }

  /** A program of tests in C. @returns {Step} */
  #programStep(/** @type {string} */ preset, /** @type {string} */ test) {
    const [name, ...args] = test.split(' ');
    return {
      name: preset === 'native' ? test : `${test} (${preset})`,
      command: [`build/${preset}/tests/test_${name}`, ...args],
      prepare: () => this.build(preset, `test_${name}`),
    };
  }

  /** A file of tests in Node. @returns {Step} */
  #nodeStep(/** @type {string} */ file, /** @type {boolean} */ needsBuild) {
    return {
      name: file,
      command: [process.execPath, '--test', file],
      prepare: needsBuild ? () => this.build('wasm') : undefined,
      isDear: needsBuild,
    };
  }

  #cTests() {
    const names = this.sources.list('tests/core').map((path) => /^tests\/core\/(\w+_test)\.c$/.exec(path)?.[1]);
    return names.filter((name) => name !== undefined && !longTests.some((test) => test.startsWith(name)));
  }

  /**
   * The tests that a change of a file could fail: first the programs in C, then the tests in Node that load what has
   * changed, then what takes long, and at last the programs under sanitizers.
   * @param {string} file
   * @param {boolean} isShort without what takes long
   * @returns {Step[]}
   */
  stepsFor(file, isShort) {
    if (!file.endsWith('.c')) return this.sources.testsReaching(file).map((test) => this.#nodeStep(test, false));
    const short = /** @type {string[]} */ (this.#cTests());
    const engine = file.startsWith('core/search/') || file.includes('search') ? 'web/search.js' : 'web/engine.js';
    const first = file.startsWith('core/search/') ? ['search_test'] : [];
    const reaching = file.startsWith('core/') && isShort ? [] : this.sources.testsReaching(engine);
    const long = file.startsWith('web/') || isShort ? [] : longTests.filter((test) => !first.includes(test));
    return [
      ...[...short, ...first].map((test) => this.#programStep('native', test)),
      ...reaching.map((test) => this.#nodeStep(test, true)),
      ...long.map((test) => this.#programStep('native', test)),
      ...(isShort ? [] : short.map((test) => this.#programStep('asan', test))),
    ];
  }
}
