// An element that draws itself anew, as far as it needs no document; and what stands in for d3-selection.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { select } from '../../../shell/board/selection.js';
import { settled } from '../support/fakes.js';

/** What an element has before its class is defined. */
let early = {};

class FakeElement {
  constructor() {
    for (const [name, value] of Object.entries(early))
      Object.defineProperty(this, name, { value, configurable: true, enumerable: true, writable: true });
  }
}

const document = { createComment: () => ({}), createTreeWalker: () => ({}) };
Object.assign(globalThis, { HTMLElement: FakeElement, document });
const { nothing } = await import('lit');
const { DrawnElement } = await import('../../../shell/board/drawn-element.js');

class Counting extends DrawnElement {
  /** @override */
  static properties = { one: {}, two: { hasChanged: () => false }, own: { noAccessor: true } };

  /** @type {string[]} */
  told = [];

  constructor() {
    super();
    this.one = 0;
    this.two = 0;
  }

  /** @override */
  createRenderRoot() {
    return /** @type {any} */ ({});
  }

  /** @override */
  willUpdate(/** @type {Map<string, unknown>} */ changed) {
    this.told.push(`changed ${[...changed.keys()]}`);
    if (this.one === 3) this.one = 4;
  }

  /** @override @returns {unknown} */
  render() {
    this.told.push(`draws ${this.one}`);
    throw new Error('there is no document');
  }
}

test('all that changes in a task is drawn once, and nothing before the element is in a document', async () => {
  const element = new Counting();
  element.one = 1;
  await settled();
  assert.deepEqual(element.told, []);
  element.connectedCallback();
  await assert.rejects(element.updateComplete);
  assert.deepEqual(element.told.splice(0), ['changed one', 'draws 1']);
  element.two = 5;
  assert.equal(element.two, 5);
  element.one = 1;
  await settled();
  assert.deepEqual(element.told, []);
  element.one = 2;
  element.one = 3;
  await assert.rejects(element.updateComplete);
  assert.deepEqual(element.told, ['changed one', 'draws 4'], 'what is changed before the picture belongs to it');
});

class Drawn extends DrawnElement {
  /** @override */
  static properties = { one: {}, own: { noAccessor: true } };

  /** @type {string[]} */
  told = [];
  roots = 0;
  /** Called while the picture is put into the document. */
  onDraw = () => {};

  /** @override */
  createRenderRoot() {
    this.roots++;
    const insertBefore = (/** @type {object} */ node) => {
      this.onDraw();
      return node;
    };
    return /** @type {any} */ ({ insertBefore });
  }

  set own(/** @type {number} */ value) {
    this.told.push(`own ${value}`);
  }

  /** @override @returns {unknown} */
  render() {
    this.told.push(`draws ${this.one}`);
    return nothing;
  }

  /** @override */
  updated(/** @type {Map<string, unknown>} */ changed) {
    for (const [name, old] of changed) this.told.push(`${name} was ${old}`);
    if (this.one === 3) this.one = 4;
  }
}

test('after a picture the element knows what was before; what changes then asks for another one', async () => {
  const element = new Drawn();
  element.connectedCallback();
  assert.equal(await element.updateComplete, true);
  element.told = [];
  element.one = 1;
  element.one = 2;
  assert.equal(await element.updateComplete, true);
  assert.deepEqual(element.told.splice(0), ['draws 2', 'one was undefined']);
  element.one = 3;
  assert.equal(await element.updateComplete, false, 'another picture was asked for');
  assert.equal(await element.updateComplete, true);
  assert.deepEqual(element.told.splice(0), ['draws 3', 'one was 2', 'draws 4', 'one was 3']);
  element.connectedCallback();
  assert.equal(element.roots, 1, 'elsewhere in the document it draws in the same place');
});

test('what changes while a picture is put into the document asks for another one', async () => {
  const element = new Drawn();
  element.onDraw = () => (element.one = 7);
  element.connectedCallback();
  assert.equal(await element.updateComplete, false);
  await element.updateComplete;
  assert.deepEqual(element.told, ['draws undefined', 'draws 7', 'one was undefined']);
});

test('what was set before the element was defined is drawn; what it has of its own is left to it', async () => {
  early = { one: 5 };
  const element = new Drawn();
  early = {};
  element.connectedCallback();
  await element.updateComplete;
  assert.deepEqual(element.told.splice(0), ['draws 5', 'one was undefined']);
  element.one = 6;
  await element.updateComplete;
  element.own = 1;
  await element.updateComplete;
  assert.deepEqual(element.told, ['draws 6', 'one was 5', 'own 1']);
});

test('listeners take the place of others of the same name, and go', () => {
  const node = new EventTarget();
  /** @type {string[]} */
  const heard = [];
  const hear = (/** @type {string} */ name) => () => heard.push(name);
  const selection = select(node).on('click.zoom', hear('first')).on('click.zoom', hear('second'));
  selection.on('click.drag', hear('other')).on('start.zoom stop.zoom', hear('both'));
  for (const type of ['click', 'start', 'stop']) node.dispatchEvent(new Event(type));
  assert.deepEqual(heard.splice(0), ['second', 'other', 'both', 'both']);
  assert.equal(typeof select(node).on('stop.zoom'), 'function');
  select(node).on('.zoom', null);
  assert.equal(select(node).on('stop.zoom'), undefined);
  for (const type of ['click', 'start', 'stop']) node.dispatchEvent(new Event(type));
  assert.deepEqual(heard, ['other']);
});

test('what is filtered away hears nothing', () => {
  const node = Object.assign(new EventTarget(), { size: 3 });
  /** @type {number[]} */
  const seen = [];
  /** @param {boolean} isLeft */
  const look = (isLeft) =>
    select(node)
      .filter(() => isLeft)
      .each(function () {
        seen.push(this.size);
      });
  look(false).on('click.zoom', () => seen.push(0));
  node.dispatchEvent(new Event('click'));
  look(true);
  assert.deepEqual(seen, [3]);
});
