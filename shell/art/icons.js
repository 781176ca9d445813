// Small line drawings for buttons. They are hidden from screen readers; the text or the label of the button says what
// it does.

import { html, svg } from 'lit';

const paths = {
  plus: 'M12 5v14M5 12h14',
  open: 'M4 18V6h6l2 3h8v9zM12 12v4M10 14h4',
  games: 'M5 8h11v11H5zM8 8V5h11v11h-3',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.5',
  start: 'M6 5v14M19 5l-9 7 9 7z',
  back: 'M16 5l-9 7 9 7z',
  end: 'M18 5v14M5 5l9 7-9 7z',
  flip: 'M8 4v16M8 4 4.5 8M8 4l3.5 4M16 20V4M16 20l-3.5-4M16 20l3.5-4',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  undo: 'M8 5 4 9l4 4M4 9h10a5 5 0 0 1 0 10H9',
  redo: 'M16 5l4 4-4 4M20 9H10a5 5 0 0 0 0 10h5',
  code: 'M8.500 7 3.500 12l5 5M15.500 7l5 5-5 5M13.500 5l-3 14',
  aim: 'M12 5.500a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13M12 2v6M12 16v6M2 12h6M16 12h6',
  flag: 'M6 21V4M6 4h11l-2.5 4L17 12H6',
  hands: 'M4 12h5l3 3 3-3h5M7 8l5-3 5 3M7 17l5 3 5-3',
  check: 'M5 12.5l4.500 4.500L19 7',
  close: 'M6 6l12 12M18 6 6 18',
  play: 'M8 5l11 7-11 7z',
  again: 'M5 12a7 7 0 1 1 2.2 5.1M5 19v-5h5',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  save: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  book: 'M12 6c-2-1.5-5-2-8-2v14c3 0 6 .5 8 2 2-1.5 5-2 8-2V4c-3 0-6 .5-8 2zM12 6v14',
  dice: 'M5 5h14v14H5zM9 9v.01M15 15v.01M15 9v.01M9 15v.01M12 12v.01',
  people:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.500 19c0-3.500 2.500-5 5.500-5s5.500 1.500 5.500 5' +
    'M14.500 5.500h6v5h-6zM17.500 10.500v3M14.500 13.500h6v5.500h-4',
  bulb: 'M9.500 17.500h5M10.500 20.500h3M9.500 17.500c0-3-3-4-3-8a5.500 5.500 0 0 1 11 0c0 4-3 5-3 8',
  pencil: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  pause: 'M8 5v14M16 5v14',
  chart: 'M4 20V4M4 20h16M7.500 15l4-5 3.500 3 4.500-7',
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
