// Small line drawings for buttons. They are hidden from screen readers; the text or the label of the button says what
// it does.

import { html, svg } from 'lit';

export const paths = {
  start: 'M6 5v14M19 5l-9 7 9 7z',
  end: 'M18 5v14M5 5l9 7-9 7z',
  flip: 'M8 4v16M8 4 4.5 8M8 4l3.5 4M16 20V4M16 20l-3.5-4M16 20l3.5-4',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5',
  check: 'M5 12.5l4.500 4.500L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5l11 7-11 7z',
  again: 'M5 12a7 7 0 1 1 2.2 5.1M5 19v-5h5',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  bulb: 'M9.500 17.500h5M10.500 20.500h3M9.500 17.500c0-3-3-4-3-8a5.500 5.500 0 0 1 11 0c0 4-3 5-3 8',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  pause: 'M8 5v14M16 5v14',
  more:
    'M5 11.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6zM12 11.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6z' +
    'M19 11.2a.8.8 0 1 1 0 1.6.8.8 0 0 1 0-1.6z',
  eye:
    'M2.5 12C5 7.5 8.300 5.500 12 5.500s7 2 9.500 6.500c-2.500 4.500-5.800 6.500-9.500 6.500S5 16.500 2.500 12z' +
    'M12 9.200a2.800 2.800 0 1 1 0 5.600 2.800 2.800 0 0 1 0-5.600',
};

export function line(/** @type {string} */ path) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    ${svg`<path d=${path} />`}
  </svg>`;
}

/** @param {keyof typeof paths} name */
export const icon = (name) => line(paths[name]);
