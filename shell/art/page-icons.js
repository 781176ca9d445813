// Small line drawings that only the page needs, not the boards on other pages.

import { line } from './icons.js';

const paths = {
  copy: 'M9 9h10v11H9zM6 15H5V4h10v2',
  moves: 'M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01',
  pieces: 'M12 4a3 3 0 0 1 1.700 5.500C14 13 15 15 17 17H7c2-2 3-4 3.300-7.500A3 3 0 0 1 12 4zM6 20h12',
  rules: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .500 8 2 2-1.500 5-2 8-2V4c-3 0-6 .500-8 2zM12 6v14',
  analysis: 'M4 20V4M4 20h16M7.500 15l4-5 3.500 3 4.500-7',
  game: 'M6 12v.01M12 12v.01M18 12v.01M4 4h16v16H4z',
};

/** @param {keyof typeof paths} name */
export const pageIcon = (name) => line(paths[name]);
