// Names on which pages of other people rely, as earlier versions had them: none may vanish. Names are added to
// old-api.json, never taken away.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { test } from 'node:test';
import { makeManifest } from '../../../scripts/manifest.mjs';
import { MotleyBoard } from '../../../shell/embed/element.js';
import { readFragment } from '../../../shell/embed/fragment.js';
import { readSettings } from '../../../shell/embed/game/embed-settings.js';
import { read, root } from '../support/files.js';

const old = JSON.parse(read('tests/web/promises/old-api.json'));
const types = read('package/index.d.ts');
const [declaration] = makeManifest(types).modules[0].declarations;

/** The members of a list that another one lacks. */
const missing = (/** @type {string[]} */ names, /** @type {string[]} */ present) =>
  names.filter((name) => !present.includes(name));

const namesOf = (/** @type {{ name: string }[]} */ list) => list.map(({ name }) => name);

const members = Object.getOwnPropertyDescriptors(MotleyBoard.prototype);

test('the files are at their addresses', () => {
  for (const path of old.files) assert.ok(existsSync(`${root}build/site/${path}`), path);
});

test('embed.js defines the element and exports its class; embed.html has a board and loads its script', () => {
  const script = read('build/site/embed.js');
  assert.match(script, /customElements\.define\((["'`])motley-board\1/);
  assert.match(script, /export\s*\{[^}]*\bas MotleyBoard\b/);
  const html = read('build/site/embed.html');
  assert.match(html, /<motley-board>/);
  const [, path] = /<script[^>]* src="\.\/([^"]+)"/.exec(html) ?? [];
  assert.ok(existsSync(`${root}build/site/${path}`), path);
});

test('attributes are still read, as attributes and as properties', () => {
  const names = Object.keys(old.attributes);
  assert.deepEqual(missing(names, MotleyBoard.observedAttributes), []);
  assert.deepEqual(missing(names, namesOf(declaration.attributes)), []);
  // `lang` is a property of all elements.
  for (const name of names.filter((name) => name !== 'lang')) assert.ok(members[name]?.set, name);
});

for (const [name, values] of /** @type {[string, string[]][]} */ (Object.entries(old.attributes)))
  for (const value of values)
    test(`${name}="${value}" still means something, in a frame too`, () => {
      const { given } = readFragment(`till!!!${name}=${value}`, MotleyBoard.observedAttributes);
      assert.equal(given.get(name), value);
      readSettings((other) => (other === name ? value : null), assert.fail);
    });

test('what is read only is still there', () => {
  for (const name of old.properties) assert.ok(members[name]?.get && !members[name].set, name);
});

test('methods are still there, and need no more than they did', () => {
  for (const [name, parameters] of Object.entries(old.methods)) {
    assert.equal(typeof members[name]?.value, 'function', name);
    const method = declaration.members.find((member) => member.kind === 'method' && member.name === name);
    assert.ok(method && 'parameters' in method, name);
    const needed = method.parameters.filter(({ optional }) => !optional);
    assert.deepEqual(missing(namesOf(needed), parameters), [], name);
  }
});

test('what belongs to the class itself is still there', () => {
  for (const name of old.static) assert.ok(Object.hasOwn(MotleyBoard, name), name);
});

test('events are still sent, with all of their details', () => {
  for (const [name, keys] of Object.entries(old.events)) {
    const event = declaration.events.find((event) => event.name === name);
    assert.ok(event, name);
    const [, detail] = /^CustomEvent<(\w+)>$/.exec(event.type.text) ?? [];
    const [, body = ''] = new RegExp(`interface ${detail} \\{([^}]*)\\}`).exec(types) ?? [];
    const present = [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, key]) => key);
    assert.deepEqual(missing(keys, present), [], name);
  }
});

test('custom properties, parts and the slot are still there', () => {
  assert.deepEqual(missing(old.cssProperties, namesOf(declaration.cssProperties)), []);
  assert.deepEqual(missing(old.cssParts, namesOf(declaration.cssParts)), []);
  assert.deepEqual(missing(old.slots, namesOf(declaration.slots)), []);
});

test('frames still tell and do what they did', () => {
  const source = read('shell/embed-frame.js');
  for (const type of old.messages) assert.ok(source.includes(`'${type}'`), type);
  const [, events = ''] = /eventNames = \[([^\]]*)\]/.exec(source) ?? [];
  for (const name of Object.keys(old.events)) assert.ok(events.includes(`'${name}'`), name);
  const [, commands = ''] = /commands = \{([^}]*)\}/.exec(source) ?? [];
  for (const name of old.commands) assert.match(commands, new RegExp(`^ {2}${name}: `, 'm'));
});
