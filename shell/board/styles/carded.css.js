// How the cards of pieces look on the board, and the sign that some were exchanged.

import { css } from 'lit';

export const cardedStyles = css`
  .carded .figure {
    inset: 0 14.5% 29%;
  }

  .strip {
    position: absolute;
    right: 3%;
    bottom: 3%;
    left: 3%;
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 2%;
  }

  .card {
    display: block;
  }

  .card.idle {
    opacity: 0.42;
  }

  .card .body {
    stroke-width: 1.8;
  }

  .switched {
    position: absolute;
    top: 1%;
    right: 1%;
    width: 34%;
  }

  .switched .disc {
    fill: var(--board-recruit);
    stroke: var(--board-halo);
    stroke-width: 2;
  }

  .switched .arrows {
    fill: none;
    stroke: var(--board-halo);
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2.4;
  }
`;
