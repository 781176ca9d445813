// The bold set of pieces: silhouettes with few lines, which are told apart on small squares and by eyes that want more
// of an outline.

/** The drawings by their files: "./bold/bold-king.svg". @type {Record<string, string>} */
const drawings = import.meta.glob('./bold/*.svg', { query: '?raw', import: 'default', eager: true });

/** @type {import('./art.js').PieceSet} */
export const boldSet = Object.fromEntries(
  Object.entries(drawings).map(([file, art]) => [file.replace(/^.*\/bold-(.*)\.svg$/, '$1'), art]),
);
