// Editors in which authors write pages, and the sanitizer that many of them use. A browser without windows has each on
// a page; a script pastes the text or sets it as the source, and takes what would be saved.

import { fileURLToPath } from 'node:url';
import { launchChromium } from '../../tests/browser/support/launch.js';
import { used, versionOf } from './pipelines.mjs';

/** @import { Pipeline } from './pipelines.mjs' */

/** @typedef {{ text: string, settings: object, isPasted: boolean }} Given */

const packages = fileURLToPath(new URL('node_modules/', import.meta.url));

/** In the page: presses Ctrl+V, as far as a script can. */
const paste = `async (element, text) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', text);
  element.focus();
  element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  await new Promise((resolve) => setTimeout(resolve, 500));
}`;

/** In the page: an editor of TinyMCE, without its looks. */
const tinymce = `async ({ text, settings, isPasted }) => {
  const target = document.querySelector('#editor');
  const bare = { inline: true, toolbar: false, menubar: false, skin: false, content_css: false };
  const [editor] = await tinymce.init({ target, license_key: 'gpl', ...bare, ...settings });
  if (isPasted) await (${paste})(editor.getBody(), text);
  else editor.setContent(text);
  return editor.getContent();
}`;

/** In the page: an editor of CKEditor. */
const ckeditor = `async ({ text, settings, isPasted }) => {
  const { ClassicEditor, Essentials, Paragraph, Link, GeneralHtmlSupport } = CKEDITOR;
  const plugins = [Essentials, Paragraph, Link, ...(settings.htmlSupport ? [GeneralHtmlSupport] : [])];
  const rules = settings.htmlSupport?.allow;
  const allow = rules?.map(({ name, attributes }) => ({ name: new RegExp(name), attributes: new RegExp(attributes) }));
  const htmlSupport = { allow };
  const target = document.querySelector('#editor');
  const editor = await ClassicEditor.create(target, { licenseKey: 'GPL', plugins, ...(allow && { htmlSupport }) });
  if (isPasted) await (${paste})(editor.ui.view.editable.element, text);
  else editor.setData(text);
  return editor.getData();
}`;

const dompurify = `async ({ text, settings }) => {
  const handling = settings.name && {
    CUSTOM_ELEMENT_HANDLING: {
      tagNameCheck: new RegExp(settings.name),
      attributeNameCheck: new RegExp(settings.attributes),
    },
  };
  return DOMPurify.sanitize(text, { ...handling });
}`;

const tinymceFiles = ['tinymce.min', 'models/dom/model.min', 'themes/silver/theme.min', 'icons/default/icons.min'];

const attributes = `^(${used})$`;

/** The programs: their package, their scripts, what runs, and the settings that docs/embedding.md names. */
const programs = {
  TinyMCE: {
    name: 'tinymce',
    scripts: tinymceFiles.map((path) => `tinymce/${path}.js`),
    run: tinymce,
    allowed: { custom_elements: '~motley-board', extended_valid_elements: `motley-board[${used}]` },
    isEditor: true,
  },
  CKEditor: {
    name: 'ckeditor5',
    scripts: ['ckeditor5/dist/browser/ckeditor5.umd.js'],
    run: ckeditor,
    allowed: { htmlSupport: { allow: [{ name: '^(motley-board|\\$customElement)$', attributes }] } },
    isEditor: true,
  },
  DOMPurify: {
    name: 'dompurify',
    scripts: ['dompurify/dist/purify.min.js'],
    run: dompurify,
    allowed: { name: '^motley-board$', attributes },
    isEditor: false,
  },
};

/** The editors, and what closes their browser. */
export async function openEditors() {
  const browser = await launchChromium();
  /** @type {Record<string, Pipeline>} */
  const pipelines = {};
  for (const [title, { name, scripts, run, allowed, isEditor }] of Object.entries(programs))
    for (const [rights, settings] of /** @type {const} */ ([
      ['', {}],
      [', the board allowed', allowed],
    ]))
      for (const isPasted of isEditor ? [false, true] : [false]) {
        const way = isEditor ? (isPasted ? ', pasted' : ', as source') : '';
        pipelines[`${title}${way}${rights}`] = {
          by: versionOf(name),
          async run(text) {
            const page = await browser.newPage();
            try {
              await page.setContent('<!doctype html><div id="editor"></div>');
              for (const path of scripts) await page.addScriptTag({ path: packages + path });
              return await page.evaluate(`(${run})(${JSON.stringify({ text, settings, isPasted })})`);
            } finally {
              await page.close();
            }
          },
        };
      }
  return { pipelines, close: () => browser.close() };
}
