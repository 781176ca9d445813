// How a piece's drawing and its cards look, on the board and beside it.

import { css } from 'lit';

export const tiles = css`
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
  }

  .figure {
    position: absolute;
    inset: 5%;
  }

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

  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
