// How the legend and its diagrams look. The page that contains them may set the --legend-* properties.

import { css, unsafeCSS } from 'lit';
import paint from '../art/pieces.css?inline';

const look = css`
  .legend {
    --legend-ink: var(--motley-text, light-dark(#2a2521, #f3ead9));
    --legend-soft: color-mix(in oklab, var(--legend-ink) 82%, transparent);
    --legend-line: var(--motley-line, light-dark(#d9cbb3, #453e37));
    --legend-panel: var(--motley-background, light-dark(#fffaf0, #292521));
    --legend-accent: var(--motley-accent, light-dark(#1c6b62, #7fd6c8));
    --legend-danger: light-dark(#a3271f, #ff9c8c);
    --legend-focus: light-dark(#1d3c8f, #cfe0ff);
    --legend-light: var(--motley-light, light-dark(#f2e8d7, #877b6b));
    --legend-dark: var(--motley-dark, light-dark(#dcc9ac, #6c6153));

    display: grid;
    gap: 20px;
    color: var(--legend-ink);
    overflow-wrap: break-word;
  }

  :where(.legend) :where(h3, p, ul, figure) {
    margin: 0;
  }

  .legend :is(.orders, .key) {
    padding: 0;
    list-style: none;
  }

  .legend :is(h3, .title, .title span, .state, .in-words, figcaption)::first-letter {
    text-transform: uppercase;
  }

  :where(.legend) section > h3 {
    margin-bottom: 6px;
    font-size: 1.15em;
    line-height: 1.3;
  }

  .legend :is(.drawing, .card-art) {
    display: inline-block;
    line-height: 0;
  }

  .legend :is(.drawing, .card-art, .facing) svg {
    width: 100%;
    height: 100%;
  }

  .legend :is(.drawing, .card-art) .body {
    fill: var(--piece-fill);
    stroke: var(--piece-line);
    stroke-width: 2.4;
    stroke-linejoin: round;
  }

  .legend :is(.drawing, .card-art) .line {
    fill: none;
    stroke: var(--piece-detail);
    stroke-width: 2.4;
    stroke-linecap: round;
  }

  .legend :is(.drawing, .card-art) .dot {
    fill: var(--piece-detail);
  }

  .legend .drawing.on-tile {
    border: 1px solid var(--legend-soft);
    border-radius: 4px;
    background: var(--tile-fill);
    forced-color-adjust: none;
  }

  .legend .card-row {
    display: inline-flex;
    gap: 2px;
    vertical-align: middle;
  }

  .legend .card-art {
    --piece-fill: var(--legend-panel);
    --piece-line: var(--legend-ink);
    --piece-detail: var(--legend-ink);

    width: 22px;
    height: 22px;
  }

  /* Only the first two cards of an order are in use. */
  .legend .card-art:nth-child(n + 3) {
    opacity: 0.4;
  }

  /* The piece that is looked at, or one of the kinds. */
  .framed {
    display: grid;
    gap: 14px;
    align-content: start;
    min-height: 215px;
    padding: 12px;
    border: 2px solid var(--legend-accent);
    border-radius: 12px;
  }

  .framed .layer {
    display: grid;
    gap: 6px;
  }

  .framed .layer + .layer {
    padding-top: 12px;
    border-top: 1px solid var(--legend-line);
  }

  .framed .title {
    display: flex;
    align-items: center;
    gap: 8px;
    margin: 0;
    font-size: 1.1em;
    line-height: 1.3;
  }

  .framed .title .drawing {
    flex: none;
    width: 30px;
    height: 30px;
  }

  .framed p:not(.title),
  .legend-hint {
    font-size: 0.92em;
    line-height: 1.4;
  }

  .framed .in-words,
  .legend-hint {
    color: var(--legend-soft);
  }

  .framed figcaption .card-row {
    display: flex;
  }

  .framed .ways {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
    gap: 12px;
  }

  .framed figure {
    display: flex;
    flex-wrap: wrap;
    gap: 6px 12px;
    align-content: start;
    align-items: start;
  }

  .framed figcaption {
    flex: 1 0 100%;
    font-size: 0.92em;
  }

  .framed figure .diagram {
    flex: none;
    width: min(100%, 150px);
  }

  .framed figure .in-words {
    flex: 1 1 9em;
  }

  /* All kinds with their diagrams. */
  .kinds {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-auto-flow: dense;
    gap: 20px 16px;
  }

  .kinds .with-orders {
    grid-column: 1 / -1;
  }

  :is(.with-orders, .framed) .orders {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 14px 10px;
  }

  .orders li {
    display: grid;
    gap: 4px;
    align-content: start;
    justify-items: center;
  }

  /* The kinds by name, and one of them below. */
  .legend.compact {
    gap: 10px;
    font-size: 0.95em;
  }

  .kind-row {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, clamp(8em, 30%, 10.6em)), 1fr));
    gap: 4px;
  }

  .kind-row button {
    display: flex;
    align-items: center;
    gap: 5px;
    min-width: 0;
    min-height: 34px;
    margin: 0;
    padding: 2px 4px;
    border: 1px solid var(--legend-line);
    border-radius: 8px;
    background: none;
    color: inherit;
    font: inherit;
    font-size: 0.92em;
    line-height: 1.15;
    text-align: start;
    hyphens: auto;
    cursor: pointer;
  }

  .kind-row span {
    min-width: 0;
  }

  @media (pointer: coarse) {
    .kind-row button {
      min-height: 44px;
    }
  }

  .kind-row button:focus-visible {
    outline: 3px solid var(--legend-focus);
    outline-offset: 1px;
  }

  .kind-row button:is(.glanced, [aria-expanded='true']) {
    border-color: var(--legend-accent);
    background: color-mix(in oklab, var(--legend-accent) 16%, transparent);
  }

  .kind-row button[aria-expanded='true'] {
    box-shadow: inset 0 -3px 0 var(--legend-accent);
  }

  .kind-row .drawing {
    flex: none;
    width: 26px;
    height: 26px;
  }

  .stage {
    display: grid;
    gap: 10px;
    align-content: start;
  }

  /* Keeps its height once it was used, so that the parts below do not move with every piece that is pointed at. */
  .stage.used {
    min-height: 250px;
  }

  .diagram {
    position: relative;
    display: block;
    width: 100%;
    max-width: 190px;
  }

  .diagram svg {
    display: block;
  }

  .diagram > svg {
    border: 1px solid var(--legend-line);
    border-radius: 6px;
  }

  .diagram .light {
    fill: var(--legend-light);
  }

  .diagram .dark {
    fill: var(--legend-dark);
  }

  .diagram-piece {
    position: absolute;
    inset: 40%;
    display: grid;
    grid-template: 100% / 100%;
    place-content: center;
    place-items: center;
  }

  .diagram-piece[data-side='7'] {
    inset: 42.8%;
  }

  .diagram-piece > * {
    grid-area: 1 / 1;
  }

  .diagram-piece .drawing {
    width: 118%;
    height: 118%;
  }

  .diagram-piece .on-tile {
    width: 96%;
    height: 96%;
  }

  /* It reaches into the next square, to be seen beside the figure. */
  .diagram-piece .facing {
    width: 150%;
    height: 150%;
    margin: -25%;
    line-height: 0;
  }

  .facing[data-turn='1'] {
    transform: rotate(90deg);
  }

  .facing[data-turn='2'] {
    transform: rotate(180deg);
  }

  .facing[data-turn='3'] {
    transform: rotate(270deg);
  }

  .diagram .facing .body {
    fill: var(--legend-ink);
    stroke: var(--legend-light);
    stroke-width: 2;
  }

  .diagram .mark circle {
    fill: var(--legend-accent);
    stroke: var(--legend-accent);
    stroke-width: 1.1;
  }

  .diagram :is(.mark.quiet, .mark.conditional) circle {
    fill: none;
  }

  .diagram .mark path {
    fill: none;
    stroke: var(--legend-danger);
    stroke-width: 1.7;
    stroke-linecap: round;
  }

  .diagram .mark.conditional path {
    stroke-width: 1.1;
    transform: scale(0.62);
  }

  .diagram .mark.initial circle {
    stroke-dasharray: 1.9 1.5;
  }

  .diagram .onward {
    fill: none;
    stroke: var(--legend-danger);
    stroke-width: 1;
  }

  .diagram .ray {
    fill: none;
    stroke: var(--legend-accent);
    stroke-width: 0.9;
    stroke-linecap: round;
  }

  .legend .key {
    display: grid;
    gap: 4px;
    color: var(--legend-soft);
    font-size: 0.92em;
    line-height: 1.4;
  }

  .key li {
    display: flex;
    align-items: center;
    gap: 8px;
  }

  .key-mark {
    position: relative;
    box-sizing: border-box;
    flex: none;
    width: 15px;
    height: 15px;
    border: 2px solid var(--legend-accent);
    border-radius: 50%;
  }

  .key-mark.both {
    background: var(--legend-accent);
  }

  .key-mark.then {
    border-color: var(--legend-danger);
    border-radius: 0;
    transform: rotate(45deg) scale(0.75);
  }

  .key-mark.capture {
    border: 0;
  }

  .key-mark.initial {
    border-style: dashed;
  }

  .key-mark:is(.capture, .conditional)::before,
  .key-mark:is(.capture, .conditional)::after {
    position: absolute;
    inset: 0;
    width: 2.5px;
    margin: auto;
    background: var(--legend-danger);
    content: '';
    transform: rotate(45deg);
  }

  .key-mark:is(.capture, .conditional)::after {
    transform: rotate(-45deg);
  }

  .key-mark.conditional::before,
  .key-mark.conditional::after {
    inset: 1.5px;
  }

  @media (forced-colors: active) {
    .key-mark,
    .kind-row button[aria-expanded='true'] {
      forced-color-adjust: none;
    }
  }
`;

/** The styles for the shadow tree of an element: static styles = [legendStyles, …]. */
export const legendStyles = [unsafeCSS(paint), look];

/** Its sheets, for a document or an existing shadow tree. */
export const legendSheets = () => legendStyles.flatMap(({ styleSheet }) => styleSheet ?? []);
