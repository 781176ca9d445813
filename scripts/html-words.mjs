// Puts messages of shell/strings/html into the pages: what they say before their scripts run, and if those never do.

import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const path = new URL('../shell/strings/html/en-html.ftl', import.meta.url);

/** Replaces each `%message%` of a page. Throws if there is no such message. */
export function fillIn(/** @type {string} */ html) {
  const bundle = new FluentBundle('en');
  bundle.addResource(new FluentResource(readFileSync(path, 'utf8')));
  return html.replace(/%([a-z][a-z-]+)%/g, (_, id) => {
    const message = bundle.getMessage(id);
    if (!message?.value) throw new Error(`there is no message ${id}`);
    return bundle.formatPattern(message.value).replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  });
}

/** The plugin for Vite. */
export const htmlWords = { name: 'html-words', transformIndexHtml: fillIn };
