// How stacks, facings and badges look.

import { css } from 'lit';

export const stackStyles = css`
  .faced > .figure {
    inset: 12%;
  }

  .facing,
  .passenger {
    position: absolute;
    inset: 0;
  }

  .facing {
    rotate: calc(var(--turn) * 90deg);
  }

  .facing .body {
    stroke-width: 2;
  }

  .badge-place,
  .mask {
    position: absolute;
    right: 0;
    bottom: 0;
    width: 30%;
    height: 30%;
  }

  .captive {
    right: auto;
    left: 0;
    width: 36%;
    height: 36%;
  }

  .stacked > .acted {
    right: auto;
    left: 0;
  }

  .stacked > .figure {
    inset: 2% 24% 22% 0;
  }

  .passenger {
    inset: 44% 0 0 44%;
    filter: drop-shadow(0 0 1.5px var(--board-halo)) drop-shadow(0 0 1.5px var(--board-halo));
  }

  .passenger .figure {
    inset: 0;
  }

  .stacked > .figure,
  .passenger {
    transition: inset 0.16s;
  }

  /* A carried piece makes room for the pointers: on the left where the carrier looks to the right. */
  .faced.stacked > .passenger {
    inset: 52% 0 0 52%;
  }

  .faced.stacked > .facing[data-turn='1'] ~ .passenger {
    inset: 52% 52% 0 0;
  }

  .faced.stacked:has(> .facing[data-turn='0']) > .figure {
    inset: 12% 22% 18% 6%;
  }

  .faced.stacked:has(> .facing[data-turn='3']) > .figure {
    inset: 2% 12% 24% 14%;
  }

  .faced.stacked:has(> .facing[data-turn='1']) > .figure {
    inset: 2% 14% 24% 12%;
  }

  .peeked {
    z-index: 2;
  }

  .stacked.peeked > .figure {
    inset: -6% 34% 30% -10%;
  }

  .peeked > .passenger {
    inset: 34% -14% -14% 34%;
  }

  .faced.peeked > .passenger {
    inset: 46% -12% -12% 46%;
  }

  .faced.peeked > .facing[data-turn='1'] ~ .passenger {
    inset: 46% 46% -12% -12%;
  }

  .peeked > span > .captive {
    width: 52%;
    height: 52%;
  }

  .mask {
    top: 0;
    bottom: auto;
    width: 40%;
    height: 40%;
    box-sizing: border-box;
    padding: 2%;
    border: 1px solid var(--board-edge);
    border-radius: 50%;
    background: var(--board-panel);
    text-align: center;
  }

  .mask b {
    color: var(--board-ink);
    font-size: calc(var(--square, 40px) * 0.27);
    line-height: 1.1;
  }

  .portal {
    position: absolute;
    inset: 0;
  }

  @media (prefers-reduced-motion: reduce) {
    .stacked > .figure,
    .passenger {
      transition: none;
    }
  }
`;
