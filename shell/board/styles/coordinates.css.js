// How boards look that fill their place from edge to edge: the names of files and ranks stand in the squares, or
// nowhere. Boards on other pages have them outside.

import { css } from 'lit';

export const coordinatesStyle = css`
  :host(:is([data-coordinates='inside'], [data-coordinates='none'])) .frame:not(.endless) {
    --gutter: 0px;
    --edge: 0px;
    --square: calc(100cqi / var(--files));
    padding: 0;
    border: 0;
    border-radius: 0;
  }

  @supports (width: round(down, 1px, 1px)) {
    :host(:is([data-coordinates='inside'], [data-coordinates='none'])) .frame:not(.endless) {
      --square: round(down, calc(100cqi / var(--files)), 1px);
    }
  }

  /* Where the sides are open there is something to see beside the board. */
  :host(:is([data-coordinates='inside'], [data-coordinates='none'])) .frame.round {
    --square: calc((100cqi - 12px) / var(--files));
    padding-inline: 6px;
  }

  :host([data-coordinates='none']) .coordinates {
    display: none;
  }

  :host([data-coordinates='inside']) .coordinates {
    color: var(--board-ink);
    text-shadow: 0 0 2px var(--board-halo);
    font-size: clamp(9px, calc(var(--square) * 0.2), 14px);
    pointer-events: none;
  }

  :host([data-coordinates='inside']) .coordinates span {
    padding: 0.15em 0.2em;
    place-items: start;
  }

  :host([data-coordinates='inside']) .ranks {
    right: auto;
    left: 0;
    width: var(--square);
  }

  :host([data-coordinates='inside']) .files {
    top: auto;
    bottom: 0;
    height: var(--square);
  }

  :host([data-coordinates='inside']) .files span {
    place-items: end;
  }

  /* Pieces have their cards below. */
  :host([data-coordinates='inside']) .board:has(.strip) .files span {
    align-items: start;
  }
`;
