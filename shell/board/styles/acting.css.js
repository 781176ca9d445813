// How targets, effects, the chooser and a piece that is dragged look.

import { css } from 'lit';

export const actingStyle = css`
  .cell.goal {
    cursor: pointer;
  }

  .covered {
    opacity: 0;
  }

  .dragged {
    z-index: 3;
    filter: drop-shadow(0 3px 4px rgb(0 0 0 / 40%));
  }

  .dragged.touched .figure,
  .dragged.touched .strip {
    scale: 1.5;
    transform-origin: 50% 80%;
  }

  .shade {
    position: absolute;
    z-index: 4;
    background: rgb(0 0 0 / 22%);
    inset: 0;
  }

  .sign .spot {
    fill: var(--sign);
    stroke: var(--board-halo);
    stroke-width: 3;
    paint-order: stroke;
  }

  .target {
    --sign: var(--board-target);
  }

  .target.capturing {
    --sign: var(--board-capture);
  }

  .target.glance {
    opacity: 0.55;
  }

  .target.place .ink {
    stroke-width: 3;
    stroke-dasharray: 6 5.4;
  }

  .target.place .halo {
    stroke-width: 5;
  }

  .target.place.pointed {
    opacity: 1;
  }

  .target.pointed .sign {
    scale: 1.08;
    transform-origin: center;
  }

  .aim::before {
    position: absolute;
    background: var(--board-selected);
    content: '';
    inset: 0;
    opacity: 0.55;
  }

  .aim.touched::before {
    border-radius: 50%;
    inset: -45%;
    opacity: 0.35;
  }

  .menaced {
    --sign: var(--board-capture);
  }

  .menaced .sign .ink {
    stroke-width: 3;
  }

  .menaced .sign .halo {
    stroke-width: 6;
  }

  .arrow {
    --sign: var(--board-target);
    position: absolute;
    inset: 0;
  }

  .arrow .ink {
    stroke-width: 0.09;
  }

  .arrow .halo {
    stroke-width: 0.16;
  }

  .chooser {
    --option: clamp(68px, 15cqi, 92px);
    --wide: min(calc(var(--options) * var(--option) + 10px), 100%);
    position: absolute;
    z-index: 5;
    left: clamp(
      0px,
      calc((var(--column) + 0.5) * var(--square) - var(--wide) / 2),
      calc(100% - var(--wide))
    );
    display: flex;
    flex-wrap: wrap;
    box-sizing: border-box;
    width: var(--wide);
    padding: 4px;
    border: 1px solid var(--board-edge);
    border-radius: 12px;
    background: var(--board-panel);
    box-shadow: 0 6px 24px rgb(0 0 0 / 35%);
  }

  .chooser.below {
    top: calc((var(--row) + 1) * var(--square) + 5px);
  }

  .chooser.above {
    bottom: calc((var(--ranks) - var(--row)) * var(--square) + 5px);
  }

  .chooser button {
    display: grid;
    flex: 1 0 calc(var(--option) - 2px);
    justify-items: center;
    padding: 4px 2px 6px;
    border: 2px solid transparent;
    border-radius: 8px;
    background: none;
    color: var(--board-ink);
    cursor: pointer;
    font-family: inherit;
    font-size: clamp(0.8em, 2.4cqi, 0.93em);
    font-weight: 500;
    line-height: 1.2;
    gap: 2px;
    touch-action: manipulation;
  }

  .chooser button:is(:hover, :focus) {
    border-color: var(--board-selected);
    background: color-mix(in srgb, var(--board-selected) 16%, transparent);
    outline: none;
  }

  .chooser button:focus-visible {
    border-color: var(--board-focus);
  }

  .chooser .picture {
    position: relative;
    width: clamp(44px, 9cqi, 60px);
    aspect-ratio: 1;
  }

  /* In the editor every square is a target: only the one under the pointer is drawn. */
  :host([data-editing]) .target {
    visibility: hidden;
  }

  .fault {
    border-radius: 12%;
    outline: 4px solid #c3272b;
    outline-offset: -4px;
    background: rgb(195 39 43 / 22%);
  }
`;
