// How a piece's drawing looks, on the board and beside it.

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

  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
