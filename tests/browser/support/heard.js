// A page as it is heard: Chromium's accessibility tree at the focus and where news is announced.

import { expect } from './fixtures.js';

/** @typedef {import('@playwright/test').Page} Page */

/**
 * An element as it is heard; `text` is its description.
 * @typedef {{ role: string, name: string, text: string }} Node
 */

/** All nodes of the accessibility tree. */
async function readTree(/** @type {Page} */ page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes;
}

/** @typedef {Awaited<ReturnType<typeof readTree>>} Tree */

/** The words of a screen reader about the element that has the focus. */
export async function focusedNode(/** @type {Page} */ page) {
  const isFocused = (/** @type {Tree[number]} */ { properties = [] }) =>
    properties.some(({ name, value }) => name === 'focused' && value.value === true);
  const focused = (await readTree(page)).filter(isFocused).pop();
  const read = (/** @type {'role' | 'name' | 'description'} */ key) => String(focused?.[key]?.value ?? '');
  return /** @type {Node} */ ({ role: read('role'), name: read('name'), text: read('description') });
}

/** Waits until the focus is where a screen reader says this. */
export async function expectFocus(/** @type {Page} */ page, /** @type {Record<string, unknown>} */ node) {
  await expect.poll(() => focusedNode(page)).toMatchObject(node);
}

/** All texts below a node, one after the other. */
function textBelow(/** @type {Tree} */ nodes, /** @type {Tree[number]} */ node) {
  if (node.role?.value === 'StaticText') return String(node.name?.value ?? '');
  /** @type {string[]} */
  const texts = (node.childIds ?? []).flatMap((id) => {
    const child = nodes.find(({ nodeId }) => nodeId === id);
    return child ? [textBelow(nodes, child)] : [];
  });
  return texts.filter(Boolean).join(' ');
}

/** All that is announced politely now. */
async function announced(/** @type {Page} */ page) {
  const nodes = await readTree(page);
  const news = nodes.filter(({ role }) => role?.value === 'status');
  return news.map((node) => textBelow(nodes, node)).join(' | ');
}

/** Waits until something is announced. */
export async function expectHeard(/** @type {Page} */ page, /** @type {string} */ text) {
  await expect.poll(() => announced(page)).toContain(text);
}
