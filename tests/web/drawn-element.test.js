// An element that draws itself anew, as far as it needs no document; and what stands in for d3-selection.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DrawnElement } from '../../shell/board/drawn-element.js';
import { select } from '../../shell/board/selection.js';

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
  await Promise.resolve();
  assert.deepEqual(element.told, []);
  element.connectedCallback();
  await assert.rejects(element.updateComplete);
  assert.deepEqual(element.told.splice(0), ['changed one', 'draws 1']);
  element.two = 5;
  assert.equal(element.two, 5);
  element.one = 1;
  await Promise.resolve();
  assert.deepEqual(element.told, []);
  element.one = 2;
  element.one = 3;
  await assert.rejects(element.updateComplete);
  assert.deepEqual(element.told, ['changed one', 'draws 4'], 'what is changed before the picture belongs to it');
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
