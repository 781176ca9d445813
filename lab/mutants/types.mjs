// The type checker over a tree of sources, asked about one changed file at a time.

import { join } from 'node:path';
import ts from 'typescript';

export class TypeChecker {
  /** @type {{ path: string, text: string, version: number }} */
  #changed = { path: '', text: '', version: 0 };
  #service;

  constructor(/** @type {string} */ folder) {
    this.folder = folder;
    const path = join(folder, 'tsconfig.json');
    const config = ts.parseJsonConfigFileContent(ts.readConfigFile(path, ts.sys.readFile).config, ts.sys, folder);
    const read = (/** @type {string} */ file) =>
      file === this.#changed.path ? this.#changed.text : ts.sys.readFile(file);
    this.#service = ts.createLanguageService({
      fileExists: ts.sys.fileExists,
      directoryExists: ts.sys.directoryExists,
      readDirectory: ts.sys.readDirectory,
      readFile: read,
      getCompilationSettings: () => config.options,
      getCurrentDirectory: () => folder,
      getDefaultLibFileName: ts.getDefaultLibFilePath,
      getScriptFileNames: () => config.fileNames,
      getScriptVersion: (file) => (file === this.#changed.path ? `changed ${this.#changed.version}` : 'as it is'),
      getScriptSnapshot: (file) => {
        const text = read(file);
        return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
      },
    });
  }

  /** Whether a file could have a text without a complaint about it. */
  accepts(/** @type {string} */ file, /** @type {string} */ text) {
    this.#changed = { path: join(this.folder, file), text, version: this.#changed.version + 1 };
    const { path } = this.#changed;
    return (
      this.#service.getSyntacticDiagnostics(path).length === 0 &&
      this.#service.getSemanticDiagnostics(path).length === 0
    );
  }
}
