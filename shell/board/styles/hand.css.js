// How a hand looks: a button for each kind, with its count.

import { css } from 'lit';
import { theme } from './theme.css.js';
import { tiles } from './tiles.css.js';

export const styles = [
  ...theme,
  tiles,
  css`
    :host {
      display: block;
      container-type: inline-size;
    }

    /* A piece dragged from here is above the board. */
    :host(:active) {
      position: relative;
      z-index: 5;
    }

    :host([hidden]) {
      display: none;
    }

    .hand {
      display: grid;
      grid-template-columns: repeat(6, minmax(48px, 76px));
      justify-content: center;
      gap: 6px;
    }

    @container (max-width: 317px) {
      .hand {
        grid-template-columns: repeat(3, minmax(48px, 76px));
      }
    }

    button {
      position: relative;
      padding: 3px;
      border: 3px solid transparent;
      border-radius: 14px;
      background: none;
      color: var(--board-ink);
      cursor: pointer;
      touch-action: none;
    }

    button:hover {
      background: color-mix(in srgb, var(--board-selected) 20%, transparent);
    }

    button[aria-pressed='true'] {
      border-color: var(--board-selected);
      background: color-mix(in srgb, var(--board-selected) 20%, transparent);
    }

    button[aria-disabled] {
      cursor: default;
      opacity: 0.5;
      touch-action: manipulation;
    }

    button:focus-visible {
      outline: 3px solid var(--board-focus);
      outline-offset: -1px;
    }

    .picture {
      position: relative;
      display: block;
      aspect-ratio: 1;
    }

    .picture.tile {
      forced-color-adjust: none;
    }

    .picture.tile::before {
      position: absolute;
      border: 2px solid var(--table-edge);
      border-radius: 14%;
      background: var(--tile-fill);
      content: '';
      inset: 0;
    }

    [data-mark] {
      outline: 3px solid #167a3c;
    }

    [data-mark='red'] {
      outline-color: #c3272b;
    }

    [data-mark='blue'] {
      outline-color: #1f56c4;
    }

    [data-mark='yellow'] {
      outline-color: #d99a00;
    }

    .carried {
      position: absolute;
      inset: 0;
      z-index: 1;
      opacity: 0.85;
      pointer-events: none;
    }

    .count {
      position: absolute;
      right: -3px;
      bottom: -3px;
      min-width: 20px;
      padding: 3px 0;
      border: 1px solid var(--board-edge);
      border-radius: 10px;
      background: var(--board-panel);
      font: 700 13px/1 system-ui, sans-serif;
      text-align: center;
    }
  `,
];
