import paint from '../art/pieces.css?inline';
import { sheetOf } from '../board/styles/sheets.js';
import legend from './legend.css?inline';

/** The style sheets of the legend and its diagrams, for a document or a shadow tree. */
export const legendSheets = [paint, legend].map(sheetOf);
