// How a table without edges looks: the viewport over it, and tiles with their signs.

import { css } from 'lit';

export const table = css`
  :host {
    --table-cloth: light-dark(#efe6d6, #5a5148);
    --table-line: light-dark(#d9caaf, #6a6056);
    --table-lock: light-dark(#2a2521, #f3ead9);
  }

  @media (forced-colors: active) {
    :host {
      --table-cloth: Canvas;
      --table-line: GrayText;
      --table-lock: CanvasText;
    }
  }

  .frame.endless {
    --gutter: calc(var(--digits, 3) * 7px + 4px);
    --files: 1;
    --ranks: 1;
    display: grid;
    grid-template: minmax(0, 1fr) 18px auto / var(--gutter) minmax(0, 1fr);
    width: 100%;
    height: var(--table-height, auto);
    padding: 0;
    overflow: clip;
  }

  .frame.still {
    display: block;
    height: auto;
  }

  .viewport {
    position: relative;
    grid-area: 1 / 2;
    min-height: 0;
    aspect-ratio: var(--table-ratio, 1);
    background:
      linear-gradient(to right, var(--table-line) 1px, transparent 1px) var(--pan-x) var(--pan-y) /
        var(--square) var(--square),
      linear-gradient(to bottom, var(--table-line) 1px, transparent 1px) var(--pan-x) var(--pan-y) /
        var(--square) var(--square),
      var(--table-cloth);
    overflow: clip;
    overscroll-behavior: contain;
    touch-action: none;
    cursor: grab;
  }

  .viewport:active {
    cursor: grabbing;
  }

  .still .viewport {
    aspect-ratio: 1;
    cursor: default;
  }

  .viewport .surface {
    position: absolute;
    inset: 0;
  }

  .world {
    position: absolute;
    top: 0;
    left: 0;
    width: var(--square);
    height: var(--square);
    translate: var(--pan-x) var(--pan-y);
  }

  .world.layers {
    pointer-events: none;
  }

  .world .row {
    display: block;
  }

  .world .cell {
    position: absolute;
    width: var(--square);
    height: var(--square);
    background: none;
    translate: calc(var(--column) * 100%) calc(var(--row) * 100%);
  }

  .world .cell:focus-visible {
    z-index: 1;
  }

  /* A tile covers its square, so the ring of the focus is drawn outside. */
  .world .cell:focus-visible::after {
    inset: calc(var(--square) * -0.04);
  }

  .world .overlay {
    z-index: 2;
  }

  .tile::before {
    position: absolute;
    border: max(1px, calc(var(--square) * 0.03)) solid var(--table-edge);
    border-radius: 14%;
    background: var(--tile-fill);
    content: '';
    inset: 4%;
    forced-color-adjust: none;
  }

  .tile .figure {
    inset: 16% 4% 5% 13%;
  }

  /* Signs at the corners beside the figure, not over it. */
  .tile:is(.locked, :has(.origin)) .figure {
    inset: 11% 18% 18% 20%;
  }

  .emblem-place {
    position: absolute;
    top: 6%;
    left: 6%;
    display: grid;
    place-items: center;
    width: 34%;
    height: 34%;
    color: var(--tile-ink);
  }

  .emblem-place svg,
  .emblem-place b {
    grid-area: 1 / 1;
  }

  .emblem-place b {
    position: relative;
    z-index: 1;
    color: var(--tile-fill);
    font: 800 calc(var(--square) * 0.17) / 1 system-ui, sans-serif;
  }

  .emblem-place[data-tile='c'] b {
    translate: 0 20%;
  }

  /* The colour that a tile had before it was taken over. */
  .emblem-place.origin {
    top: auto;
    right: 2%;
    bottom: 2%;
    left: auto;
    width: 38%;
    height: 38%;
    border: max(1px, calc(var(--square) * 0.025)) solid var(--tile-ink);
    border-radius: 30%;
    background: var(--tile-fill);
  }

  .emblem-place.origin svg {
    width: 84%;
    height: 84%;
  }

  .small .emblem-place:not(.origin) {
    top: 4%;
    left: 4%;
  }

  .small .emblem-place b {
    display: none;
  }

  .still .small .emblem-place {
    display: none;
  }

  .small :is(.badge, .badge-ink) {
    display: none;
  }

  .small .tile .figure {
    inset: 15% 2% 3% 15%;
  }

  .ghost.tile {
    opacity: 0.75;
  }

  .chooser .picture.tile {
    --square: clamp(44px, 9cqi, 60px);
  }

  /* On a tile a danger is a rim, which hides nothing of what is on it. */
  .world :is(.check, .threatened)::before {
    position: absolute;
    border: max(2px, calc(var(--square) * 0.07)) solid var(--sign);
    border-radius: 18%;
    content: '';
    inset: -1%;
  }

  .world .threatened::before {
    border-style: dashed;
  }

  .world :is(.check, .threatened) :is(.ink, .halo) {
    display: none;
  }

  .trapped .sign {
    --sign: var(--table-lock);
  }

  .lock {
    fill: var(--table-lock);
    stroke: var(--board-halo);
    stroke-width: 2;
  }

  .lock-bow {
    fill: none;
    stroke: var(--board-halo);
    stroke-width: 7.5;
  }

  .lock-bow.inner {
    stroke: var(--table-lock);
    stroke-width: 3.5;
  }

  .lock-hole {
    fill: none;
    stroke: var(--board-halo);
    stroke-linecap: round;
    stroke-width: 3;
  }

  .threatened {
    --sign: var(--board-recruit);
  }

  .chosen {
    --sign: var(--board-selected);
  }

  .arrived {
    --sign: var(--board-last);
  }

  .arrived .ink {
    stroke-width: 3.5;
  }

  .arrived .halo {
    stroke-width: 6;
  }
`;
