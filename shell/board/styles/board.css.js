// How the board looks. Its width is that of the element; squares are whole pixels.

import { css } from 'lit';
import { marks } from './marks.css.js';
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

    :host([hidden]) {
      display: none;
    }

    .frame {
      --gutter: clamp(12px, 3cqi, 24px);
      --edge: clamp(3px, calc((100cqi - 360px) * 0.12), var(--gutter));
      --square: calc((100cqi - var(--gutter) - var(--edge) - 2px) / var(--files));
      position: relative;
      box-sizing: border-box;
      width: fit-content;
      margin-inline: auto;
      padding: var(--edge) var(--edge) var(--gutter) var(--gutter);
      border: 1px solid var(--board-edge);
      border-radius: clamp(4px, 1.2cqi, 8px);
      background: var(--board-frame);
      user-select: none;
      -webkit-user-select: none;
      -webkit-touch-callout: none;
      -webkit-tap-highlight-color: transparent;
    }

    @supports (width: round(down, 1px, 1px)) {
      .frame {
        --square: round(
          down,
          calc((100cqi - var(--gutter) - var(--edge) - 2px) / var(--files)),
          1px
        );
      }
    }

    .coordinates {
      position: absolute;
      display: flex;
      color: var(--board-text);
      font-size: clamp(9px, 2cqi, 14px);
      font-weight: 600;
      line-height: 1;
    }

    .coordinates span {
      display: grid;
      flex: 1;
      place-items: center;
    }

    .ranks {
      right: 100%;
      height: 100%;
      flex-direction: column;
      top: 0;
      width: var(--gutter);
    }

    .files {
      top: 100%;
      width: 100%;
      height: var(--gutter);
    }

    .board {
      position: relative;
      width: calc(var(--square) * var(--files));
      outline: 1px solid var(--board-edge);
    }

    .surface {
      position: relative;
    }

    .row {
      display: grid;
      grid-template-columns: repeat(var(--files), var(--square));
      grid-auto-rows: var(--square);
    }

    .cell {
      position: relative;
      background: var(--board-light);
      touch-action: manipulation;
    }

    .cell.dark {
      background: var(--board-dark);
    }

    /* A finger on one's own piece drags it; anywhere else it scrolls the page. */
    .cell.own {
      cursor: grab;
      touch-action: pinch-zoom;
    }

    .cell::before {
      position: absolute;
      inset: 0;
      content: '';
    }

    .cell.to::before,
    .cell.via::before {
      background: var(--board-last);
      opacity: 0.5;
    }

    .cell.from::before {
      background: var(--board-last);
      opacity: 0.3;
    }

    .cell.selected::before {
      background: var(--board-selected);
      opacity: 0.6;
    }

    .cell:focus-visible {
      outline: none;
    }

    .cell:focus-visible::after {
      position: absolute;
      z-index: 1;
      border: max(2px, calc(var(--square) * 0.06)) solid var(--board-focus);
      box-shadow: inset 0 0 0 1.5px var(--board-halo);
      content: '';
      inset: 0;
    }

    .layer {
      position: absolute;
      inset: 0;
      pointer-events: none;
    }

    .piece,
    .mark {
      position: absolute;
      width: calc(100% / var(--files));
      height: calc(100% / var(--ranks));
      translate: calc(var(--column) * 100%) calc(var(--row) * 100%);
    }

    .ghost {
      opacity: 0.55;
    }

    @media (forced-colors: active) {
      .cell {
        border: 1px solid CanvasText;
      }

      .cell.dark {
        border-style: dashed;
      }

      .cell.to,
      .cell.from {
        border: 3px double CanvasText;
      }

      .cell::before {
        forced-color-adjust: none;
      }

      .pieces {
        forced-color-adjust: none;
      }
    }
  `,
  marks,
];
