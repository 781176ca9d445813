// A board in Svelte's templates, which are checked against SvelteHTMLElements.

import type { SvelteHTMLElements } from 'svelte/elements';
import 'motley-board/svelte';

type Board = SvelteHTMLElements['motley-board'];

export const attributes: Board = {
  variant: 'tches',
  computer: 'p,5',
  flip: false,
  class: 'wide',
  onaction: ({ detail }) => detail.text.slice(detail.ply),
  'on:turn': ({ detail }) => detail.seat,
  onclick: (event) => event.currentTarget.undo(),
};

// @ts-expect-error no such mode
export const mode: Board = { mode: 'watch' };
// @ts-expect-error an action has no such detail
export const detail: Board = { onaction: (event) => event.detail.move };
