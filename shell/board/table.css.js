// How a table without edges looks: the viewport over it, its rims, tiles, and the camera's buttons.

import { css } from 'lit';

export const table = css`
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

  .surface {
    position: relative;
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

  .small .emblem-place {
    width: 44%;
    height: 44%;
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

  .small .threatened .halo {
    display: none;
  }

  .small .tile .figure {
    inset: 12% 4% 4% 12%;
  }

  .ghost.tile {
    opacity: 0.75;
  }

  .chooser .picture.tile {
    --square: clamp(44px, 9cqi, 60px);
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

  .threatened .ink {
    stroke-dasharray: 9 8;
    stroke-width: 3.5;
  }

  .threatened .halo {
    stroke-width: 6.5;
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

  .rim {
    position: relative;
    overflow: clip;
    color: var(--board-text);
    font-size: 11px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1;
  }

  .rim.rows {
    grid-area: 1 / 1;
  }

  .rim.columns {
    grid-area: 2 / 2;
  }

  .rim span {
    position: absolute;
  }

  .rim.rows span {
    top: 0;
    right: 3px;
    translate: 0 calc(var(--pan-y) + var(--at) * var(--square) - 50%);
  }

  .rim.columns span {
    top: 3px;
    left: 0;
    translate: calc(var(--pan-x) + var(--at) * var(--square) - 50%) 0;
  }

  .marker {
    position: absolute;
    z-index: 3;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: center;
    min-width: 44px;
    max-width: 124px;
    min-height: 44px;
    padding: 2px 6px;
    border: 1px solid var(--board-edge);
    border-radius: 12px;
    background: color-mix(in srgb, var(--board-panel) 92%, transparent);
    box-shadow: 0 1px 5px rgb(0 0 0 / 35%);
    color: var(--board-ink);
    cursor: pointer;
    font: 600 13px/1 system-ui, sans-serif;
    gap: 1px 5px;
    touch-action: manipulation;
  }

  .marker.right,
  .marker.above-right,
  .marker.below-right {
    right: 4px;
  }

  .marker.left,
  .marker.above-left,
  .marker.below-left {
    left: 4px;
  }

  .marker.above,
  .marker.above-left,
  .marker.above-right {
    top: 4px;
  }

  .marker.below,
  .marker.below-left,
  .marker.below-right {
    bottom: 4px;
  }

  .marker.right,
  .marker.left {
    top: 50%;
    translate: 0 -50%;
  }

  .marker.above,
  .marker.below {
    left: 50%;
    translate: -50% 0;
  }

  .marker .count {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }

  .marker .emblem-place {
    --square: 46px;
    position: static;
    width: 20px;
    height: 20px;
    border-radius: 5px;
    background: var(--tile-fill);
    forced-color-adjust: none;
  }

  .marker .emblem-place svg {
    width: 17px;
    height: 17px;
  }

  .arrow-place {
    width: 16px;
    height: 16px;
    rotate: var(--turn);
  }

  .pointer path {
    fill: currentcolor;
  }

  .bar {
    display: flex;
    grid-area: 3 / 1 / 4 / 3;
    align-items: center;
    padding: 2px;
    border-top: 1px solid var(--board-edge);
    gap: 2px;
  }

  .bar button {
    display: grid;
    width: 44px;
    height: 44px;
    place-items: center;
    border: 2px solid transparent;
    border-radius: 10px;
    background: none;
    color: var(--board-ink);
    cursor: pointer;
    touch-action: manipulation;
  }

  .bar button:hover {
    background: color-mix(in srgb, var(--board-selected) 22%, transparent);
  }

  .bar button[aria-disabled] {
    cursor: default;
    opacity: 0.4;
  }

  .bar button[aria-pressed='true'] {
    border-color: var(--board-selected);
    background: color-mix(in srgb, var(--board-selected) 22%, transparent);
  }

  .bar .icon {
    width: 22px;
    height: 22px;
    fill: none;
    stroke: currentcolor;
    stroke-linecap: round;
    stroke-linejoin: round;
    stroke-width: 2;
  }

  .jump {
    flex: 1;
    min-width: 0;
    margin: 0 4px 0 auto;
    text-align: end;
  }

  .jump input {
    box-sizing: border-box;
    width: 100%;
    max-width: 130px;
    height: 36px;
    padding: 0 8px;
    border: 1px solid var(--board-text);
    border-radius: 8px;
    background: var(--board-panel);
    color: var(--board-ink);
    font: 500 14px system-ui, sans-serif;
  }

  .jump input::placeholder {
    color: var(--board-text);
    opacity: 1;
  }

  .endless :is(button, input):focus-visible {
    outline: 3px solid var(--board-focus);
    outline-offset: -2px;
  }
`;
