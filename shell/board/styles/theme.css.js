// The colours, light or dark after the `color-scheme` of the page. Our page may set any of these properties on the
// element; pages of others set those that begin with --motley. Text has a contrast of at least 4.5 to 1 on its
// background, signs of 3 to 1.

import { css, unsafeCSS } from 'lit';
import paint from '../../art/pieces.css?inline';
import tilePaint from '../../art/tiles.css?inline';

export const theme = [
  unsafeCSS(paint),
  unsafeCSS(tilePaint),
  css`
    :host {
      --board-frame: var(--motley-frame, light-dark(#dccbb0, #2a2622));
      --board-edge: light-dark(#a58e6d, #14110f);
      --board-joint: light-dark(#1c6b62, #7fd0c3);
      --board-text: var(--motley-coordinates, light-dark(#594a38, #b9ac99));
      --board-light: var(--motley-light, light-dark(#f2e8d7, #877b6b));
      --board-dark: var(--motley-dark, light-dark(#ccb593, #6c6153));
      --board-halo: light-dark(#fffaf0, #17130f);
      --board-target: var(--motley-target, light-dark(#1c6b62, #7fd6c8));
      --board-capture: var(--motley-capture, light-dark(#a3271f, #ff9c8c));
      --board-recruit: light-dark(#3f4fa5, #b3beff);
      --board-check: light-dark(#a3271f, #ff9c8c);
      --board-trail: light-dark(#6a4a9c, #cbb2f5);
      --board-selected: light-dark(#3a9184, #3f8c81);
      --board-last: var(--motley-last, light-dark(#e0a93c, #b98a2e));
      --board-focus: light-dark(#1d3c8f, #cfe0ff);
      --board-tray: light-dark(#f0e6d4, #2a2622);
      --board-panel: light-dark(#fffaf0, #2f2a25);
      --board-ink: light-dark(#2a2521, #f3ead9);
      --table-edge: light-dark(#2a2521, #16120f);
      --seat-b-fill: light-dark(#3d3732, #100e0c);
      --seat-b-line: light-dark(#14110f, #cfc2ad);
      color: var(--board-ink);
      print-color-adjust: exact;
    }

    :host([data-theme='light']) {
      color-scheme: light;
    }

    :host([data-theme='dark']) {
      color-scheme: dark;
    }

    .body {
      fill: var(--piece-fill);
      stroke: var(--piece-line);
      stroke-width: 2.4;
      stroke-linejoin: round;
    }

    .line {
      fill: none;
      stroke: var(--piece-detail);
      stroke-width: 2.4;
      stroke-linecap: round;
    }

    .dot {
      fill: var(--piece-detail);
    }

    @media (forced-colors: active) {
      :host {
        --board-frame: Canvas;
        --board-edge: CanvasText;
        --board-joint: CanvasText;
        --board-text: CanvasText;
        --board-light: Canvas;
        --board-dark: Canvas;
        --board-halo: Canvas;
        --board-target: Highlight;
        --board-capture: CanvasText;
        --board-recruit: CanvasText;
        --board-check: CanvasText;
        --board-trail: CanvasText;
        --board-selected: Highlight;
        --board-last: CanvasText;
        --board-focus: Highlight;
        --board-tray: Canvas;
        --board-panel: Canvas;
        --board-ink: CanvasText;
        --table-edge: CanvasText;
      }
    }
  `,
];
