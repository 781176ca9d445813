// The dialog with the lessons of a family: by ideas, which are done, and which comes next; then the small games.

import { html, nothing } from 'lit';
import '../styles/lessons.css';
import { icon } from '../art/icons.js';
import { frame } from '../dialogs/dialog-frame.js';
import { doneLessons, lessonsOf, nextLesson } from '../table/game/lessons.js';
import { findFamily } from '../table/game/variants.js';
import { show } from './lesson-page.js';
import { isDone, lessonAfter } from './lesson-progress.js';

/** @import { Chapter } from '../table/game/chapters.js' */

/**
 * @typedef {import('./lesson-page.js').Page & Pick<import('../services/state.js').Page, 'closeDialog' | 'start'>} Page
 */

/**
 * One row: its number, what it is called, and whether it is done or comes next.
 * @param {Page} app
 * @param {object} row
 * @param {number} row.number
 * @param {string} row.title
 * @param {string} [row.line]
 * @param {boolean} row.isDone
 * @param {boolean} row.isNext
 * @param {() => void} row.run
 */
function lessonRow({ words }, { number, title, line, isDone, isNext, run }) {
  return html`<li>
    <button type="button" class=${isNext ? 'lesson next' : 'lesson'} @click=${run}>
      <span class="number">${number}</span>
      <span class="lesson-text"><strong>${title}</strong> ${line ? html`<span>${line}</span>` : nothing}</span>
      ${
        isDone
          ? html`${icon('check')}<span class="only-spoken">${words.format('lessons-done')}</span>`
          : isNext
            ? html`<small>${words.format('lessons-next')}</small>`
            : nothing
      }
    </button>
  </li>`;
}

/** @param {Page} app @param {Chapter} chapter @param {boolean} isNext */
function chapterRows(app, chapter, isNext) {
  const { words } = app;
  const { idea, lessons } = chapter;
  const next = isNext ? lessonAfter(lessons) : undefined;
  return html`<details class="chapter" ?open=${isNext}>
    <summary>
      <h3>${words.format(`chapter-${idea}`)}</h3>
      <small>${words.format('lessons-progress', { done: lessons.filter(isDone).length, count: lessons.length })}</small>
    </summary>
    <ol class="lessons">
      ${lessons.map((lesson, i) =>
        lessonRow(app, {
          number: i + 1,
          title: words.format(`lesson-${lesson.key}`),
          isDone: isDone(lesson),
          isNext: lesson === next,
          run: () => show(app, lesson, chapter),
        }),
      )}
    </ol>
  </details>`;
}

/** Whole games with one idea more than the usual pieces of chess. */
function smallGames(/** @type {Page} */ app, /** @type {import('../../web/types.js').Family | undefined} */ family) {
  const { words } = app;
  const games = lessonsOf(family);
  const done = doneLessons();
  const next = nextLesson(games);
  if (games.length === 0) return nothing;
  return html`<details class="chapter">
    <summary><h3>${words.format('lessons-games')}</h3></summary>
    <p>${words.format('lessons-games-line')}</p>
    <ol class="lessons">
      ${games.map((game, i) =>
        lessonRow(app, {
          number: i + 1,
          title: words.format(`preset-${game.key}`),
          line: words.format(`preset-${game.key}-line`),
          isDone: done.includes(game.key),
          isNext: game === next,
          run: () => app.start(game.variant, { position: game.position, army: game.choose }),
        }),
      )}
    </ol>
  </details>`;
}

export function lessonsDialog(/** @type {Page} */ app) {
  const { words, schema, dialog } = app;
  const family = findFamily(schema, dialog?.variant ?? '');
  const chapters = dialog?.chapters ?? [];
  const next = chapters.find(({ lessons }) => !lessons.every(isDone));
  return frame(
    app,
    'lessons-title',
    html`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
      ${chapters.map((chapter) => chapterRows(app, chapter, chapter === next || chapters.length === 1))}
      ${smallGames(app, family)}
    </div>`,
    { wide: true, args: { name: words.format(`family-${family?.family}`) } },
  );
}
