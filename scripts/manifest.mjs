// The Custom Elements Manifest of the package, made from its types: the names, the types and what the
// comments say of them stand in package/index.d.ts alone.

import ts from 'typescript';

const path = 'index.js';
export const tagName = 'motley-board';
export const className = 'MotleyBoard';

/** The text of a comment, tags left out, on one line. */
export function textOf(/** @type {ts.Node} */ node) {
  const [comment] = /** @type {ts.JSDoc[]} */ (ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc));
  return oneLine(ts.getTextOfJSDocComment(comment?.comment) ?? '');
}

export const oneLine = (/** @type {string} */ text) => text.replace(/\s+/g, ' ').trim();

/** The tags `@tag NAME - TEXT` of a comment; a slot may have no name. */
function tagsOf(/** @type {ts.Node} */ node, /** @type {string} */ tag) {
  return ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === tag)
    .map(({ comment }) => {
      const text = ts.getTextOfJSDocComment(comment) ?? '';
      const [, name, description] = /^(\S*?)\s*-\s+(.*)$/s.exec(text) ?? [];
      return { name: name ?? '', description: oneLine(description ?? '') };
    });
}

/**
 * @param {ts.SourceFile} file
 * @param {string} name
 */
export function findType(file, name) {
  const found = file.statements.find(
    (node) => (ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node)) && node.name?.text === name,
  );
  if (!found) throw new Error(`the types have no ${name}`);
  return /** @type {ts.ClassDeclaration | ts.InterfaceDeclaration} */ (found);
}

/** @param {ts.Node | undefined} node */
export const typeOf = (node) => ({ text: node ? oneLine(node.getText()) : 'void' });

export const nameOf = (/** @type {{ name?: ts.Node }} */ node) => node.name?.getText() ?? '';

const hasModifier = (/** @type {ts.HasModifiers} */ node, /** @type {ts.SyntaxKind} */ kind) =>
  Boolean(ts.getModifiers(node)?.some((modifier) => modifier.kind === kind));

function fieldsOf(/** @type {ts.ClassDeclaration} */ node) {
  const members = node.members.filter(
    (member) => ts.isGetAccessorDeclaration(member) || ts.isPropertyDeclaration(member),
  );
  return members.map((member) => {
    const isStatic = hasModifier(member, ts.SyntaxKind.StaticKeyword);
    const isReadonly = hasModifier(member, ts.SyntaxKind.ReadonlyKeyword);
    return {
      kind: 'field',
      name: nameOf(member),
      type: typeOf(member.type),
      description: textOf(member),
      ...(isStatic && { static: true }),
      ...(isReadonly && { readonly: true }),
      ...(!isStatic && !isReadonly && { attribute: nameOf(member), reflects: true }),
    };
  });
}

/** Methods that HTMLElement has too, with types of its own: they are none of ours. */
const inherited = ['addEventListener', 'removeEventListener'];

function methodsOf(/** @type {ts.ClassDeclaration} */ node) {
  const methods = node.members.filter(ts.isMethodDeclaration);
  const own = methods.filter((method) => !inherited.includes(nameOf(method)));
  return own.map((method) => ({
    kind: 'method',
    name: nameOf(method),
    parameters: method.parameters.map((parameter) => ({
      name: nameOf(parameter),
      type: typeOf(parameter.type),
      ...(parameter.questionToken && { optional: true }),
    })),
    return: { type: typeOf(method.type) },
    description: textOf(method),
  }));
}

function eventsOf(/** @type {ts.InterfaceDeclaration} */ node) {
  return node.members.filter(ts.isPropertySignature).map((member) => ({
    name: nameOf(member),
    type: typeOf(member.type),
    description: textOf(member),
  }));
}

/**
 * The manifest, schema 1.0.0, as an object.
 * @param {string} types the text of index.d.ts
 */
export function makeManifest(types) {
  const file = ts.createSourceFile('index.d.ts', types, ts.ScriptTarget.Latest, true);
  const node = /** @type {ts.ClassDeclaration} */ (findType(file, className));
  const fields = fieldsOf(node);
  const declaration = { name: className, module: path };
  return {
    schemaVersion: '1.0.0',
    readme: 'README.md',
    modules: [
      {
        kind: 'javascript-module',
        path,
        declarations: [
          {
            kind: 'class',
            name: className,
            tagName,
            customElement: true,
            superclass: { name: 'HTMLElement' },
            description: textOf(node),
            attributes: fields
              .filter(({ attribute }) => attribute)
              .map(({ name, type, description }) => ({ name, fieldName: name, type, description })),
            members: [...fields, ...methodsOf(node)],
            events: eventsOf(/** @type {ts.InterfaceDeclaration} */ (findType(file, className + 'EventMap'))),
            slots: tagsOf(node, 'slot'),
            cssProperties: tagsOf(node, 'cssprop'),
            cssParts: tagsOf(node, 'csspart'),
          },
        ],
        exports: [
          { kind: 'js', name: className, declaration },
          { kind: 'custom-element-definition', name: tagName, declaration },
        ],
      },
    ],
  };
}
