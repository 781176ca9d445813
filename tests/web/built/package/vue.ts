// A board in Vue's templates, which are checked against GlobalComponents.

import type { GlobalComponents } from 'vue';
import 'motley-board/vue';

type Board = InstanceType<GlobalComponents['motley-board']>;

export const props: Board['$props'] = {
  variant: 'till',
  computer: 3,
  flip: true,
  class: ['wide'],
  key: 'one',
  onAction: ({ detail }) => detail.text.slice(detail.ply),
  onClick: (event) => event.clientX,
};

export const use = (board: Board) => board.play(board.legalActions[0]);

// @ts-expect-error no such mode
export const mode: Board['$props'] = { mode: 'watch' };
// @ts-expect-error an action has no such detail
export const detail: Board['$props'] = { onAction: (event) => event.detail.move };
