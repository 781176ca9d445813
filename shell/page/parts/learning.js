// Lessons and puzzles as one part of the page.

import { lessonsDialog } from '../../lessons/lessons-dialog.js';

export { loadLessons } from '../../lessons/lesson-files.js';
export { openLesson, openLessonLink } from '../../lessons/lesson-page.js';
export { openPuzzle, openPuzzleLink } from '../../puzzles/puzzle-page.js';

export const dialogs = { lessons: lessonsDialog };
