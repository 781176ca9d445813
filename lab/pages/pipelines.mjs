// The programs that make pages of what authors write. Each takes a text with a snippet in it, and gives the HTML that
// readers get.

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { evaluate } from '@mdx-js/mdx';
import { compile } from '@vue/compiler-dom';
import { HtmlRenderer, Parser } from 'commonmark';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { createElement } from 'react';
import * as jsx from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile as compileSvelte } from 'svelte/compiler';
import { render as drawSvelte } from 'svelte/server';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { attributes } from '../../shell/embed/attributes.js';
import { readRecipe } from '../recipes/recipe.mjs';
import { filterText } from './wordpress.mjs';

/** All attributes of the board, as the settings of docs/embedding.md allow them. */
export const used = attributes.join('|');

const here = fileURLToPath(new URL('.', import.meta.url));

/** The name of a package with the version that is installed. */
export function versionOf(/** @type {string} */ name) {
  const { version } = JSON.parse(readFileSync(join(here, 'node_modules', name, 'package.json'), 'utf8'));
  return `${name} ${version}`;
}

const isCustomElement = (/** @type {string} */ name) => name === 'motley-board';

/** Compiles a template as build tools do, which refuse what Vue itself would only leave out; then draws it. */
function renderVue(/** @type {string} */ template) {
  compile(template, { isCustomElement });
  const app = createSSRApp({ template });
  app.config.compilerOptions.isCustomElement = isCustomElement;
  return renderToString(app);
}

/** Compiles a document with components, and draws it with React. */
async function renderMdx(/** @type {string} */ text) {
  const { default: Content } = await evaluate(text, { ...jsx, baseUrl: import.meta.url });
  return renderToStaticMarkup(createElement(Content));
}

/** Compiles a component, and draws it. The module made of it lies beside the packages, where it finds Svelte. */
async function renderSvelte(/** @type {string} */ text) {
  const { js } = compileSvelte(text, { generate: 'server' });
  const folder = mkdtempSync(join(here, 'site-'));
  try {
    writeFileSync(join(folder, 'page.mjs'), js.code);
    const { default: Page } = await import(join(folder, 'page.mjs'));
    // Comments are where the browser would find its pieces again.
    return drawSvelte(Page).body.replace(/<!--.*?-->/g, '');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Builds a site of one page, beside the packages, where it finds Vue. */
function buildVitePress(/** @type {string} */ text) {
  const folder = mkdtempSync(join(here, 'site-'));
  try {
    mkdirSync(join(folder, '.vitepress'));
    const options = `{ compilerOptions: { isCustomElement: (name) => name === 'motley-board' } }`;
    writeFileSync(join(folder, '.vitepress/config.mjs'), `export default { vue: { template: ${options} } };\n`);
    writeFileSync(join(folder, 'index.md'), text);
    const program = join(here, 'node_modules/vitepress/bin/vitepress.js');
    execFileSync(process.execPath, [program, 'build', folder], { stdio: 'pipe' });
    return readFileSync(join(folder, '.vitepress/dist/index.html'), 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const markdownIt = new MarkdownIt({ html: true, linkify: true, typographer: true });
const parser = new Parser({ smart: true });
const writer = new HtmlRenderer();

/**
 * @typedef {object} Pipeline
 * @property {string} by the program with its version
 * @property {(text: string) => string | Promise<string>} run throws if it refuses the text
 */

/** With all that these do to words switched on. @type {Record<string, Pipeline>} */
export const generators = {
  'markdown-it': { by: versionOf('markdown-it'), run: (text) => markdownIt.render(text) },
  marked: { by: versionOf('marked'), run: (text) => marked.parse(text) },
  commonmark: { by: versionOf('commonmark'), run: (text) => writer.render(parser.parse(text)) },
  Vue: { by: versionOf('@vue/compiler-dom'), run: renderVue },
  VitePress: { by: versionOf('vitepress'), run: buildVitePress },
  Svelte: { by: versionOf('svelte'), run: renderSvelte },
  MDX: { by: versionOf('@mdx-js/mdx'), run: renderMdx },
};

/** The filters of WordPress, whose unpacked folder is given. @returns {Record<string, Pipeline>} */
export function filtersOf(/** @type {string} */ folder) {
  const [, version] =
    /\$wp_version = '([^']*)'/.exec(readFileSync(join(folder, 'wp-includes/version.php'), 'utf8')) ?? [];
  const pipeline = (/** @type {string} */ rights, plugin = '') => ({
    by: `WordPress ${version}`,
    run: (/** @type {string} */ text) => filterText(folder, rights, plugin, text),
  });
  return {
    'WordPress, an editor': pipeline('unfiltered'),
    'WordPress, an author': pipeline('filtered'),
    'WordPress, an author, the board allowed': pipeline('filtered', readRecipe('WordPress')[0].text),
  };
}
