// How the signs over the pieces look.

import { css } from 'lit';

export const marks = css`
  .sign .ink,
  .arrow .ink {
    fill: none;
    stroke: var(--sign);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 5;
  }

  .sign .halo,
  .arrow .halo {
    fill: none;
    stroke: var(--board-halo);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 9;
  }

  /* Seen even while a finger drags a large piece over it. */
  .taken,
  .recruited {
    z-index: 4;
  }

  .taken {
    --sign: var(--board-capture);
  }

  .recruited {
    --sign: var(--board-recruit);
  }

  .check {
    --sign: var(--board-check);
  }

  .check .ink {
    stroke-width: 3.5;
  }

  .check .halo {
    stroke-width: 6.5;
  }

  .badge {
    fill: var(--sign);
    stroke: var(--board-halo);
    stroke-width: 2;
  }

  .badge-ink {
    fill: none;
    stroke: var(--board-halo);
    stroke-linecap: round;
    stroke-width: 3.4;
  }

  .passed {
    opacity: 0.4;
  }

  .reason {
    --sign: var(--board-focus);
  }

  .reason .ink {
    stroke-dasharray: 10 9;
  }

  .reason .halo {
    stroke-width: 7.5;
  }
`;
