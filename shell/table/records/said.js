// What people say of a position: comments, in which arrows and marks stand too, and glyphs.

/** Arrows and marks in a comment (formats 8). */
export const marks = /\[%marks\s+([^\]]*)\]/g;

/** The glyphs that judge an action, in the order in which PGN numbers them, and what each is called. */
export const judgements = [
  { sign: '!', name: 'good' },
  { sign: '?', name: 'mistake' },
  { sign: '!!', name: 'excellent' },
  { sign: '??', name: 'blunder' },
  { sign: '!?', name: 'interesting' },
  { sign: '?!', name: 'dubious' },
];

/** What a glyph says of an action, if it judges it: written as a sign, or as the number of PGN. */
export const judgementOf = (/** @type {string} */ nag) =>
  judgements.find(({ sign }, i) => nag === sign || nag === `$${i + 1}`);

/** The comments on a position, without arrows and marks. */
export const saidOf = (/** @type {{ comments: string[] }} */ { comments }) =>
  comments.map((comment) => comment.replace(marks, '').trim()).filter((text) => text);
