// An author's code in TypeScript: all of it must be right, but for marked lines, which must be refused.

import { MotleyBoard } from 'motley-board';
import type { ActionDetail, ErrorDetail, Explanation, Mode, Outcome, Turn } from 'motley-board';

const made: MotleyBoard = document.createElement('motley-board');
const found = document.querySelector('motley-board');
const classMade: HTMLElement = new MotleyBoard();
MotleyBoard.site = 'https://motley.example/';
MotleyBoard.site = null;

export function describe(board: MotleyBoard) {
  board.variant = 'custodian;board=cylinder';
  board.position = '';
  board.actions = 'a2a3 g6g5';
  board.seed = 42;
  board.link = null;
  const mode: Mode = 'replay';
  board.mode = mode;
  board.computer = 3;
  board.computer = 'p,5';
  board.at = 1;
  board.flip = true;
  board.legend = 'open';
  board.moves = 'on';
  board.controls = 'off';
  board.theme = 'dark';
  board.label = 'A game';
  board.lang = 'en';
  const texts: string[] = [board.variant, board.seed, board.at, board.computer];
  const isFlipped: boolean = board.flip;
  return { texts, isFlipped };
}

export async function use(board: MotleyBoard) {
  await board.ready;
  const actions: string[] = [...board.legalActions, ...board.played];
  const shown: { ply: number; current: string } = board;
  const turn: Turn = board.turn;
  const outcome: Outcome = board.outcome;
  board.play(actions[0]);
  const moved: boolean[] = [board.undo(), board.redo(), board.goTo(1)];
  board.reset();
  const why: Explanation = board.explain('g7', 'g4');
  const link: string = board.toLink();
  board.focus({ preventScroll: true });
  await board.start();
  return { shown, turn, outcome, moved, why, link };
}

export function listen(board: MotleyBoard) {
  board.addEventListener('ready', () => board.focus());
  board.addEventListener('action', ({ detail }) => {
    const known: ActionDetail = detail;
    const by: 'person' | 'computer' | 'script' | 'elsewhere' = known.by;
    return `${known.text} ${known.seat} ${known.ply.toFixed()} ${by}`;
  });
  board.addEventListener('position', ({ detail }) => detail.current + detail.ply.toFixed());
  board.addEventListener('turn', ({ detail }) => detail.seat + detail.number.toFixed());
  board.addEventListener('end', ({ detail }) => detail.winner ?? detail.reason ?? detail.result);
  board.addEventListener('solve', ({ detail }) => detail.mistakes.toFixed(), { once: true });
  const tell = ({ detail }: CustomEvent<ErrorDetail>) => detail.message + detail.text.slice(detail.offset, detail.length);
  board.addEventListener('error', tell);
  board.removeEventListener('error', tell);
  board.addEventListener('click', (event) => event.clientX);
  board.addEventListener('of-another', (event) => event.type);
}

export function refuse(board: MotleyBoard) {
  // @ts-expect-error no such mode
  board.mode = 'watch';
  // @ts-expect-error there or not
  board.flip = 'yes';
  // @ts-expect-error read only
  board.ply = 3;
  // @ts-expect-error read only
  board.legalActions = [];
  // @ts-expect-error a text
  board.play(7);
  // @ts-expect-error two squares
  board.explain('g7');
  // @ts-expect-error a number
  board.goTo('end');
  // @ts-expect-error a text
  const link: number = board.toLink();
  // @ts-expect-error an action has no such detail
  board.addEventListener('action', ({ detail }) => detail.move);
  // @ts-expect-error an error of a board is not one of scripts
  board.addEventListener('error', (event) => event.lineno);
  // @ts-expect-error nothing of that name
  board.engine;
  // @ts-expect-error it may not be there
  found.play('a2a3');
  // @ts-expect-error an address
  MotleyBoard.site = 7;
  return link;
}

describe(made);
void classMade;
