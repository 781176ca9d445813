// How thrones look, and a board whose sides are neighbours.

import { css } from 'lit';

export const groundStyles = css`
  /* A board whose outer files are neighbours: both sides are open, and marked alike. */
  .round .board::before,
  .round .board::after {
    position: absolute;
    top: 0;
    bottom: 0;
    width: max(3px, calc(var(--edge) * 0.2));
    background: repeating-linear-gradient(
      to bottom,
      var(--board-joint) 0 calc(var(--square) * 0.28),
      transparent 0 calc(var(--square) * 0.36),
      var(--board-joint) 0 calc(var(--square) * 0.64),
      transparent 0 calc(var(--square) * 0.72)
    );
    content: '';
    pointer-events: none;
    forced-color-adjust: none;
  }

  .round .board::before {
    right: 100%;
  }

  .round .board::after {
    left: 100%;
  }

  .throne {
    position: absolute;
    inset: 0;
  }

  .carpet {
    fill: var(--piece-fill);
    fill-opacity: 0.45;
    stroke: var(--piece-line);
    stroke-opacity: 0.55;
    stroke-width: 1.5;
  }

  .thread,
  .crown {
    fill: none;
    stroke: var(--piece-line);
    stroke-opacity: 0.6;
    stroke-width: 1.5;
  }

  .crown {
    stroke-linejoin: round;
    stroke-width: 2.5;
  }

  .throne[data-seat='b'] .carpet {
    fill-opacity: 0.3;
  }
`;
