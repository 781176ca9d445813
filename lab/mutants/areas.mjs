// Which files belong to an area, and which tests in Node reach a module.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** @typedef {{ files: string[], packages: string[], others: string[] }} Imports what a module names, by sort */

/** @typedef {(file: string, inside: string) => boolean} Choice of changes by their file and function */

const isC = (/** @type {string} */ path) => path.endsWith('.c');
const isJs = (/** @type {string} */ path) => path.endsWith('.js') && !path.endsWith('types.js');
const isExplaining = (/** @type {string} */ file, /** @type {string} */ inside) =>
  file.endsWith('/explain.c') || inside.includes('explain');

/** @type {Record<string, { folders: string[], has: (file: string, sources: Sources) => boolean, chooses?: Choice }>} */
const areas = {
  // The view of a position and of the actions in it.
  view: {
    folders: ['core'],
    has: (file) => /^core\/(view|families\/\w+\/show)\.c$/.test(file),
    chooses: (file, inside) => !isExplaining(file, inside),
  },
  // Why something is not legal. Where a family has no file of its own for that, it stands among what it shows.
  explain: {
    folders: ['core'],
    has: (file) => /^core\/(view|families\/\w+\/(show|explain))\.c$/.test(file),
    chooses: isExplaining,
  },
  shell: { folders: ['shell'], has: (file, sources) => isJs(file) && sources.isLogic(file) },
  search: { folders: ['core/search'], has: isC },
  web: { folders: ['web'], has: (file) => isC(file) || isJs(file) },
};

export const areaNames = Object.keys(areas);

/** Whether a change in a function of a file belongs to an area that has the file. @returns {boolean} */
export const isChosen = (/** @type {string} */ area, /** @type {string} */ file, /** @type {string} */ inside) =>
  areas[area].chooses?.(file, inside) ?? true;

/** A tree of this repository's sources. All paths are from its root. */
export class Sources {
  /** @type {Map<string, Imports>} */
  #imports = new Map();

  constructor(/** @type {string} */ root) {
    this.root = root;
  }

  read(/** @type {string} */ path) {
    return readFileSync(join(this.root, path), 'utf8');
  }

  /** The files in a folder and below it. @returns {string[]} */
  list(/** @type {string} */ folder) {
    return readdirSync(join(this.root, folder), { withFileTypes: true })
      .flatMap((entry) => (entry.isDirectory() ? this.list(`${folder}/${entry.name}`) : [`${folder}/${entry.name}`]))
      .sort();
  }

  /** The files of an area. @returns {string[]} */
  filesOf(/** @type {string} */ area) {
    return areas[area].folders.flatMap((folder) => this.list(folder)).filter((file) => areas[area].has(file, this));
  }

  /**
   * The imports of a module, at once or later, and the scripts that it opens by address. `others` are no modules of
   * JavaScript: a bundler has to make them something.
   */
  importsOf(/** @type {string} */ path) {
    const known = this.#imports.get(path);
    if (known) return known;
    /** @type {Imports} */
    const imports = { files: [], packages: [], others: [] };
    this.#imports.set(path, imports);
    // Types in comments import nothing.
    const text = this.read(path).replace(/\/\*[\s\S]*?\*\//g, '');
    const pattern =
      /(?:\bfrom|\bimport) '([^']+)'|\bimport\('([^']+)'\)|\bnew URL\('([^']+\.js)', import\.meta\.url\)/g;
    for (const [, name, later, address] of text.matchAll(pattern)) {
      const specifier = name ?? later ?? address;
      const target = normalize(join(dirname(path), specifier));
      if (!specifier.startsWith('.')) imports.packages.push(specifier);
      else if (/\.m?js$/.test(specifier) && existsSync(join(this.root, target))) imports.files.push(target);
      else imports.others.push(specifier);
    }
    if (text.includes('import.meta.glob')) imports.others.push('import.meta.glob');
    return imports;
  }

  /** A module and all that it imports, and what they import. */
  reachedFrom(/** @type {string} */ path) {
    const reached = new Set([path]);
    for (const module of reached) for (const file of this.importsOf(module).files) reached.add(file);
    return reached;
  }

  /**
   * Whether a module is logic without pixels: Node can load it, and it draws nothing itself: neither templates nor
   * styles nor elements.
   */
  isLogic(/** @type {string} */ path) {
    if (path.endsWith('.css.js')) return false;
    if (this.importsOf(path).packages.some((name) => /^(lit|d3)\b/.test(name))) return false;
    return [...this.reachedFrom(path)].every((module) => this.importsOf(module).others.length === 0);
  }

  /** The files of tests in Node that load a module. */
  testsReaching(/** @type {string} */ path) {
    const tests = this.list('tests/web').filter((file) => file.endsWith('.test.js'));
    return tests.filter((test) => this.reachedFrom(test).has(path));
  }
}
