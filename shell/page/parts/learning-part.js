// Lessons and puzzles as one part of the page.

import { loadLessons, openLesson, openLessonLink } from '../../lessons/lesson-page.js';
import { lessonsDialog } from '../../lessons/lessons-dialog.js';
import { openPuzzle, openPuzzleLink } from '../../puzzles/puzzle-page.js';

/** @typedef {import('../../services/state.js').Page} Page */
/** @typedef {import('../../links/links.js').Link} Link */

export const open = (/** @type {Page} */ page) => ({
  loadLessons: (/** @type {string} */ family) => loadLessons(page.words, family),
  openLesson: (/** @type {string} */ family) => openLesson(page, family),
  openLessonLink: (/** @type {Link} */ link) => openLessonLink(page, link),
  openPuzzle: (/** @type {string} */ which) => openPuzzle(page, which),
  openPuzzleLink: (/** @type {Link} */ link) => openPuzzleLink(page, link),
  dialogs: { lessons: lessonsDialog },
});
