// The types of <motley-board> in the templates of React, Vue and Svelte, made from the package's own types: attributes,
// events and what they mean stand in package/index.d.ts alone.

import ts from 'typescript';
import { className, findType, nameOf, oneLine, tagName, textOf, typeOf } from './manifest.mjs';

/** The accessors that can be set, which are the attributes. */
function settersOf(/** @type {ts.ClassDeclaration | ts.InterfaceDeclaration} */ node) {
  return node.members.filter(ts.isSetAccessorDeclaration).map((setter) => {
    const name = nameOf(setter);
    const getter = node.members.find((member) => ts.isGetAccessorDeclaration(member) && nameOf(member) === name);
    return { name, type: optional(typeOf(setter.parameters[0].type).text), text: getter ? textOf(getter) : '' };
  });
}

const eventsOf = (/** @type {ts.ClassDeclaration | ts.InterfaceDeclaration} */ node) =>
  node.members.filter(ts.isPropertySignature).map((member) => ({
    name: nameOf(member),
    type: typeOf(member.type).text,
    text: textOf(member),
  }));

const optional = (/** @type {string} */ type) => (/\bundefined\b/.test(type) ? type : `${type} | undefined`);

/** The names of this module's own types in some text. */
function importsIn(/** @type {ts.SourceFile} */ file, /** @type {string} */ text) {
  const own = file.statements.flatMap((node) =>
    ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node) ? [node.name.text] : [],
  );
  return own.filter((name) => new RegExp(`\\b${name}\\b`).test(text)).sort();
}

/** @param {{ name: string, type: string, text: string }[]} members */
function interfaceOf(/** @type {string} */ name, members) {
  const lines = members.map(({ name, type, text }) => `  /** ${oneLine(text)} */\n  ${name}?: ${type};`);
  return `export interface ${name} {\n${lines.join('\n')}\n}\n`;
}

const handler = (/** @type {string} */ type) => `((event: ${type}) => void) | undefined`;

/**
 * The files by their names.
 * @param {string} types the text of index.d.ts
 * @returns {Record<string, string>}
 */
export function writeFrameworkTypes(types) {
  const file = ts.createSourceFile('index.d.ts', types, ts.ScriptTarget.Latest, true);
  const attributes = settersOf(findType(file, className));
  const events = eventsOf(findType(file, `${className}EventMap`));
  const listeners = (/** @type {(name: string) => string} */ rename) =>
    events.map(({ name, type, text }) => ({ name: rename(name), type: handler(type), text }));
  const capital = (/** @type {string} */ name) => name[0].toUpperCase() + name.slice(1);
  const shared = [
    '/** The attributes of the element, as templates take them. */',
    interfaceOf('BoardAttributes', attributes),
    '/** Listeners as React 19 and Svelte 5 take them. */',
    interfaceOf(
      'BoardListeners',
      listeners((name) => `on${name}`),
    ),
    '/** Listeners as Vue takes them: `@action` is `onAction`. */',
    interfaceOf(
      'VueListeners',
      listeners((name) => `on${capital(name)}`),
    ),
    '/** Listeners as Svelte 4 takes them. */',
    interfaceOf(
      'SvelteDirectives',
      listeners((name) => `'on:${name}'`),
    ),
  ].join('\n');
  const head = '// Made from index.d.ts.\n\n';
  return {
    'attributes.d.ts': `${head}import type { ${importsIn(file, shared).join(', ')} } from './index.js';\n\n${shared}`,
    'react.d.ts': head + react,
    'vue.d.ts': head + vue,
    'svelte.d.ts': head + svelte,
  };
}

const imports = (/** @type {string} */ names) => `import type { ${className} } from './index.js';
import type { ${names} } from './attributes.js';

export * from './index.js';
`;

const react = `import type { DetailedHTMLProps, HTMLAttributes, JSX } from 'react';
${imports('BoardAttributes, BoardListeners')}
type Own = BoardAttributes & BoardListeners;

export type BoardProps = Omit<DetailedHTMLProps<HTMLAttributes<${className}>, ${className}>, keyof Own> & Own;

/** The element as a component, which hears its events also where a server has written it. */
export function Board(props: BoardProps): JSX.Element;

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${tagName}': BoardProps;
    }
  }
}
`;

const vue = `import type { HTMLAttributes, PublicProps } from 'vue';
${imports('BoardAttributes, VueListeners')}
type Own = BoardAttributes & VueListeners;

declare module 'vue' {
  interface GlobalComponents {
    '${tagName}': new () => ${className} & { $props: Omit<HTMLAttributes, keyof Own> & PublicProps & Own };
  }
}
`;

const svelte = `import type { HTMLAttributes } from 'svelte/elements';
${imports('BoardAttributes, BoardListeners, SvelteDirectives')}
type Own = BoardAttributes & BoardListeners & SvelteDirectives;

declare module 'svelte/elements' {
  interface SvelteHTMLElements {
    '${tagName}': Omit<HTMLAttributes<${className}>, keyof Own> & Own;
  }
}
`;
