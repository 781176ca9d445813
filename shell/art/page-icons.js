// Small line drawings that only the page needs, not the boards on other pages.

import { line, paths as shared } from './icons.js';

const paths = {
  ...shared,
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20l1-4L16 5l3 3L8 19zM13.500 7.500l3 3',
  open: 'M4 18V6h6l2 3h8v9zM12 12v4M10 14h4',
  comment: 'M4 5h16v11h-9l-5 4v-4H4z',
  games: 'M5 8h11v11H5zM8 8V5h11v11h-3',
  settings: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.5',
  back: 'M16 5l-9 7 9 7z',
  down: 'M6 9l6 6 6-6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  code: 'M8.500 7 3.500 12l5 5M15.500 7l5 5-5 5M13.500 5l-3 14',
  aim: 'M12 5.500a6.500 6.500 0 1 1 0 13a6.500 6.500 0 1 1 0-13M12 2v6M12 16v6M2 12h6M16 12h6',
  flag: 'M6 21V4M6 4h11l-2.5 4L17 12H6',
  touch:
    'M9 12.500V5a1.500 1.500 0 0 1 3 0v6l4.500 1.200c1 .300 1.700 1.200 1.500 2.300' +
    'L17 20h-7l-4-5c-.900-1.500.900-2.500 2-1.500z',
  move:
    'M12 4v16M4 12h16M9.500 6.500 12 4l2.500 2.500M9.500 17.500 12 20l2.500-2.500' +
    'M6.500 9.500 4 12l2.500 2.500M17.500 9.500 20 12l-2.500 2.500',
  hands: 'M4 12h5l3 3 3-3h5M7 8l5-3 5 3M7 17l5 3 5-3',
  trash: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  save: 'M12 4v11M7.5 11l4.5 4.5 4.5-4.5M5 20h14',
  share: 'M12 15V4M8 7.500 12 4l4 3.500M6 11H5v9h14v-9h-1',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  dice: 'M5 5h14v14H5zM9 9v.01M15 15v.01M15 9v.01M9 15v.01M12 12v.01',
  computer: 'M4 5h16v11H4zM9 20h6M12 16v4',
  wait: 'M4 5h16v11H4zM9 20h6M12 16v4M10.300 8.500v4M13.700 8.500v4',
  resume: 'M4 5h16v11H4zM9 20h6M12 16v4M10.500 8l4 2.500-4 2.500z',
  people:
    'M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.500 19c0-3.500 2.500-5 5.500-5s5.500 1.500 5.500 5' +
    'M14.500 5.500h6v5h-6zM17.500 10.500v3M14.500 13.500h6v5.500h-4',
  chart: 'M4 20V4M4 20h16M7.500 15l4-5 3.500 3 4.500-7',
  copy: 'M9 9h10v11H9zM6 15H5V4h10v2',
  moves: 'M9 6h11M9 12h11M9 18h11M4.500 6v.01M4.500 12v.01M4.500 18v.01',
  pieces: 'M12 4a3 3 0 0 1 1.700 5.500C14 13 15 15 17 17H7c2-2 3-4 3.300-7.500A3 3 0 0 1 12 4zM6 20h12',
  rules: 'M12 6c-2-1.500-5-2-8-2v14c3 0 6 .500 8 2 2-1.500 5-2 8-2V4c-3 0-6 .500-8 2zM12 6v14',
  analysis: 'M4 20V4M4 20h16M7.500 15l4-5 3.500 3 4.500-7',
  game: 'M6 12v.01M12 12v.01M18 12v.01M4 4h16v16H4z',
};

/** @param {keyof typeof paths} name */
export const pageIcon = (name) => line(paths[name]);
