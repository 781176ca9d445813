// The dialog with the lessons of a family: what each is about, which are done, and which comes next.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { doneLessons, lessonsOf, nextLesson } from '../table/lessons.js';
import { findFamily } from '../table/variants.js';
import { frame } from './dialog-frame.js';

/** @typedef {import('../app/app.js').App} App */

export function lessonsDialog(/** @type {App} */ app) {
  const { words, schema } = app;
  const family = findFamily(schema, app.dialog?.variant ?? '');
  const lessons = lessonsOf(family);
  const done = doneLessons();
  const next = nextLesson(lessons);
  return frame(
    app,
    'lessons-title',
    html`<div class="scroll" tabindex="0" role="region" aria-labelledby="dialog-title">
      <p>${words.format(`lessons-${family?.family}`)}</p>
      <ol class="lessons">
        ${lessons.map(
          (lesson, i) =>
            html`<li>
              <button
                type="button"
                class=${lesson === next ? 'lesson next' : 'lesson'}
                @click=${() => app.start(lesson.variant, { position: lesson.position })}
              >
                <span class="number">${i + 1}</span>
                <span class="lesson-text"
                  ><strong>${words.format(`preset-${lesson.key}`)}</strong>
                  <span>${words.format(`preset-${lesson.key}-line`)}</span></span
                >
                ${
                  done.includes(lesson.key)
                    ? html`${icon('check')}<span class="only-spoken">${words.format('lessons-done')}</span>`
                    : lesson === next
                      ? html`<small>${words.format('lessons-next')}</small>`
                      : nothing
                }
              </button>
            </li>`,
        )}
      </ol>
    </div>`,
    { wide: true, args: { name: words.format(`family-${family?.family}`) } },
  );
}
