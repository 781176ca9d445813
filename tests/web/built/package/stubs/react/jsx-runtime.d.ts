import type { JSX as OfReact } from './index.js';

export namespace JSX {
  interface IntrinsicElements extends OfReact.IntrinsicElements {}
}

export function jsx(): unknown;
export function jsxs(): unknown;
