// A board in React's templates: all of it must be right, and what is marked must be refused.

import { Board, MotleyBoard } from 'motley-board/react';

const held: { current: MotleyBoard | null } = { current: null };

export const board = (
  <motley-board
    variant="custodian;board=cylinder"
    computer={3}
    seed={7}
    mode="replay"
    flip
    className="wide"
    key="one"
    ref={held}
    onaction={({ detail }) => detail.text.slice(detail.ply)}
    onerror={({ detail }) => detail.message}
    onClick={(event) => event.currentTarget.undo()}
  >
    <p>What shows until the board stands.</p>
  </motley-board>
);

// @ts-expect-error no such mode
export const mode = <motley-board mode="watch" />;
// @ts-expect-error there or not
export const flip = <motley-board flip="yes" />;
// @ts-expect-error no such attribute
export const other = <motley-board colour="red" />;
// @ts-expect-error an action has no such detail
export const detail = <motley-board onaction={(event) => event.detail.move} />;

export const component = (
  <Board variant="till" computer={3} ref={held} className="wide" onaction={({ detail }) => detail.text}>
    What shows until the board stands.
  </Board>
);
// @ts-expect-error no such mode
export const wrong = <Board mode="watch" />;
