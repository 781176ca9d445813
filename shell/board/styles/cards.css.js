// How the card rail looks.

import { css } from 'lit';
import { cardedStyles } from './carded.css.js';
import { theme } from './theme.css.js';
import { tiles } from './tiles.css.js';

export const styles = [
  ...theme,
  tiles,
  cardedStyles,
  css`
    :host {
      display: block;
      container-type: inline-size;
    }

    .tray {
      box-sizing: border-box;
      min-height: 134px;
      padding: 6px 8px;
      border: 1px solid var(--board-edge);
      border-radius: 8px;
      background: var(--board-tray);
    }

    /* As high as the rail, so that nothing below jumps when a piece is selected. */

    .hint {
      display: grid;
      align-content: space-evenly;
      text-align: center;
      --piece-fill: var(--board-panel);
      --piece-line: var(--board-ink);
      --piece-detail: var(--board-ink);
    }

    /* Beside each other, as long as readers with large text do not need more room. */
    .hint ul {
      display: flex;
      flex-wrap: wrap;
      margin: 0;
      padding: 0;
      list-style: none;
    }

    .hint li {
      display: grid;
      flex: 1 1 0;
      justify-items: center;
    }

    .hint p {
      margin: 0;
      font-size: 0.9em;
    }

    .rail {
      display: grid;
      grid-template: 'owner cards' auto 'result result' auto / minmax(40px, 64px) 1fr;
      align-items: center;
      gap: 6px 10px;
    }

    .owner {
      grid-area: owner;
      display: grid;
      justify-items: center;
      font-weight: 600;
    }

    .picture {
      position: relative;
      width: 100%;
      aspect-ratio: 1;
    }

    .cards {
      grid-area: cards;
      display: grid;
      grid-template-columns: repeat(3, minmax(0, 108px));
      gap: 8px;
    }

    button {
      position: relative;
      display: grid;
      justify-items: center;
      padding: 4px 2px;
      border: 1.5px solid var(--board-edge);
      border-radius: 10px;
      background: var(--board-panel);
      color: var(--board-ink);
      cursor: pointer;
      font: inherit;
      gap: 1px;
      touch-action: manipulation;
    }

    button:hover {
      background: color-mix(in srgb, var(--board-selected) 14%, var(--board-panel));
    }

    button:focus-visible {
      outline: 3px solid var(--board-focus);
      outline-offset: 1px;
    }

    button[aria-pressed='true'] {
      border-color: var(--board-target);
      box-shadow: 0 0 0 2px var(--board-target);
      translate: 0 -4px;
    }

    button.idle {
      border-style: dashed;
      background: none;
    }

    .art {
      width: clamp(34px, 10cqi, 48px);
    }

    .idle .art {
      opacity: 0.5;
    }

    .ordinal {
      font-size: 0.8em;
      font-weight: 600;
      line-height: 1.2;
    }

    .name {
      font-size: clamp(0.8em, 3.2cqi, 0.93em);
      line-height: 1.2;
    }

    .result {
      grid-area: result;
      display: flex;
      align-items: center;
      min-height: 26px;
      font-size: 0.9em;
      gap: 8px;
    }

    .result .strip {
      position: static;
      grid-template-columns: repeat(3, 24px);
      gap: 3px;
    }

    @container (max-width: 330px) {
      .rail {
        grid-template: 'cards' auto 'result' auto / 1fr;
      }

      .owner {
        display: none;
      }
    }

    @media (prefers-reduced-motion: no-preference) {
      button {
        transition: translate 120ms;
      }
    }

    @container (min-width: 560px) {
      .rail {
        grid-template: 'owner cards result' auto / 56px minmax(300px, 340px) 1fr;
      }

      .hint {
        min-height: 104px;
      }
    }

    @container (max-width: 260px) {
      .name {
        font-size: 0.73em;
      }

      .hint {
        padding-inline: 2px;
      }

      .hint .name {
        font-size: 0.67em;
      }

      .hint .name:not(b) {
        display: none;
      }
    }
  `,
];
