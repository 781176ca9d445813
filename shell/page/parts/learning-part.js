// Lessons and puzzles as one part of the page.

import { loadLessons, openLesson, openLessonLink } from '../../lessons/lesson-page.js';
import { lessonsDialog } from '../../lessons/lessons-dialog.js';
import { openPuzzle, openPuzzleLink } from '../../puzzles/puzzle-page.js';

/** @import { Page, Part } from '../../services/state.js' */

/** @returns {Part<'learning'>} */
export const open = (/** @type {Page} */ page) => ({
  loadLessons: (family) => loadLessons(page.words, family),
  openLesson: (family) => openLesson(page, family),
  openLessonLink: (link) => openLessonLink(page, link),
  openPuzzle: (which) => openPuzzle(page, which),
  openPuzzleLink: (link) => openPuzzleLink(page, link),
  dialogs: { lessons: lessonsDialog },
});
