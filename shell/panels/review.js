// Shows the review of a game: its progress, the chances along the game, and the actions that changed them most.

import { html, nothing } from 'lit';
import { icon } from '../art/icons.js';
import { lineSteps } from '../computer/lines.js';
import { describeStep } from '../table/turns.js';
import { findFamily } from '../table/variants.js';
import { seatName } from '../words/seat-names.js';
import { chancePlot } from './plots.js';

/**
 * @typedef {import('../app/app.js').App} App
 * @typedef {import('../table/session.js').Session} Session
 * @typedef {import('../computer/analysis.js').GameReview} GameReview
 * @typedef {import('../computer/moments.js').Moment} Moment
 */

function progress(/** @type {App} */ { words, analysis }, /** @type {GameReview} */ { chances, count }) {
  return html`<div class="row">
    <progress max=${count} value=${chances.length} aria-label=${words.format('review-progress')}></progress>
    <span>${chances.length} / ${count}</span>
    <button type="button" class="small" @click=${() => analysis.stopReview()}>
      ${words.format('stop')}
    </button>
  </div>`;
}

/** The better action in words; only while the position before it is shown, which the words are made from. */
function better(
  /** @type {App} */ { engine, words, schema },
  /** @type {Session} */ session,
  /** @type {Moment} */ moment,
) {
  if (session.at !== moment.ply - 1 || !moment.better) return nothing;
  const [step] = lineSteps(engine, session.game, [moment.better]);
  const family = findFamily(schema, session.view.family);
  return html`<p>${words.format('moment-better', { action: describeStep(words, family, step) })}</p>`;
}

/** One of those actions; a press shows the position before it, in which another action would have been better. */
function momentRow(/** @type {App} */ app, /** @type {Session} */ session, /** @type {Moment} */ moment) {
  const { words, schema } = app;
  const step = session.steps[moment.ply - 1];
  const action = describeStep(words, findFamily(schema, session.view.family), step);
  const isShown = session.at === moment.ply - 1;
  return html`<li>
    <button
      type="button"
      class="moment"
      aria-current=${isShown ? 'step' : nothing}
      @click=${() => app.table.goTo(moment.ply - 1)}
    >
      <span class="review-mark" data-kind=${moment.kind} aria-hidden="true"
        >${moment.kind === 'turning' ? '??' : '?'}</span
      >
      <span
        >${words.format('moment', {
          number: moment.ply,
          seat: seatName(words, session.view.family, moment.seat),
          action,
          percent: Math.round(moment.loss * 100),
        })}</span
      >
    </button>
    ${better(app, session, moment)}
  </li>`;
}

function results(/** @type {App} */ app, /** @type {Session} */ session, /** @type {GameReview} */ review) {
  const { words } = app;
  const { moments, task } = review;
  return html`${chancePlot(app, session, review)}
    ${moments.length === 0 && !task ? html`<p class="hint">${words.format('review-calm')}</p>` : nothing}
    <ol class="moments" aria-label=${words.format('review-moments')}>
      ${moments.map((moment) => momentRow(app, session, moment))}
    </ol>`;
}

export function reviewPart(/** @type {App} */ app, /** @type {Session} */ session) {
  const { words, analysis } = app;
  const { review } = analysis;
  if (session.steps.length === 0) return html`<p class="hint">${words.format('review-none')}</p>`;
  return html`${
    review?.task
      ? progress(app, review)
      : html`<div class="row">
          <button type="button" @click=${() => analysis.startReview()}>
            ${icon('eye')}${words.format(review ? 'review-again' : 'review-start')}
          </button>
        </div>`
  }
    ${review && review.chances.length > 1 ? results(app, session, review) : nothing}`;
}
