// A link as a QR code.

import { svg } from 'lit';
import { encode } from 'uqr';

/** A code with more is hard to read from a screen. In characters, which all are bytes. */
export const longestLink = 1200;

/** The code as a drawing with a quiet border; black on white, whatever the page's colours are. */
export function qrCode(/** @type {string} */ text) {
  const { data, size } = encode(text, { ecc: 'L', border: 4 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return svg`<svg class="qr" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">
    <path fill="#fff" d="M0 0h${size}v${size}H0z" /><path d=${dark.join('')} />
  </svg>`;
}
