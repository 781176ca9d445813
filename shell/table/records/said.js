// What people say of a position: comments, in which arrows and marks stand too, and glyphs.

/** Arrows and marks in a comment (formats 8). */
export const marks = /\[%marks\s+([^\]]*)\]/g;

/** What programs write into comments for each other: marks, clocks (`[%clk 0:03:12]`), scores (`[%eval 0.3]`). */
const commands = /\[%\w+\s[^\][]*\][^\S\n]*/g;

/** The words of a comment, without what programs write into it. */
export const wordsOf = (/** @type {string} */ comment) => comment.replace(marks, '').replace(commands, '').trim();

/** What programs have written into comments, but for marks. */
export const commandsIn = (/** @type {string[]} */ comments) =>
  comments
    .flatMap((comment) => comment.replace(marks, '').match(commands) ?? [])
    .join('')
    .trim();

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

/** The comments on a position in words. */
export const saidOf = (/** @type {{ comments: string[] }} */ { comments }) =>
  comments.map(wordsOf).filter((text) => text);
