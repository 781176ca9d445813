// How the surroundings of a table without edges look: coordinates, signs at the edge, the camera's buttons.

import { css } from 'lit';

export const surroundings = css`
  .edge {
    position: relative;
    overflow: clip;
    color: var(--board-text);
    font-size: 11px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 1;
  }

  .edge.rows {
    grid-area: 1 / 1;
  }

  .edge.columns {
    grid-area: 2 / 2;
  }

  .edge span {
    position: absolute;
  }

  .edge.rows span {
    top: 0;
    right: 3px;
    translate: 0 calc(var(--pan-y) + var(--at) * var(--square) - 50%);
  }

  .edge.columns span {
    top: 3px;
    left: 0;
    translate: calc(var(--pan-x) + var(--at) * var(--square) - 50%) 0;
  }

  .markers,
  .camera {
    display: flex;
    align-items: center;
    gap: 2px;
  }

  /* Where there is no room for it, the field is in a line out of sight. */
  .camera {
    flex: 1 0 184px;
    flex-wrap: wrap;
    height: 44px;
    overflow: hidden;
  }

  .marker {
    display: flex;
    flex: 0 1 64px;
    min-width: 0;
    align-items: center;
    justify-content: center;
    min-height: 44px;
    padding: 0;
    border: 1px solid var(--board-edge);
    border-radius: 10px;
    background: var(--board-panel);
    color: var(--board-ink);
    cursor: pointer;
    font: 600 13px/1 system-ui, sans-serif;
    gap: 5px;
    touch-action: manipulation;
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

  .camera button {
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

  .camera button:hover {
    background: color-mix(in srgb, var(--board-selected) 22%, transparent);
  }

  .camera button[aria-disabled] {
    cursor: default;
    opacity: 0.4;
  }

  .camera button[aria-pressed='true'] {
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
    flex: 1 1 70px;
    min-width: 0;
    margin: 0 4px 0 auto;
    text-align: end;
  }

  .jump input {
    box-sizing: border-box;
    width: 100%;
    max-width: 130px;
    height: 44px;
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

  /* On a small table markers are in a row of their own. */
  @container (max-width: 420px) {
    .bar {
      flex-wrap: wrap;
    }

    .markers {
      flex-basis: 100%;
      justify-content: center;
    }
  }

  /* Tiles have edges of their own. */
  @media (forced-colors: active) {
    .world .cell {
      border: 0;
    }

    .camera button[aria-pressed='true'] {
      border-color: Highlight;
    }
  }

  .endless :is(button, input):focus-visible {
    outline: 3px solid var(--board-focus);
    outline-offset: -2px;
  }
`;
