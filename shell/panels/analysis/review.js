// Shows the review of a game: its progress, the chances along the game, how accurately each seat has played, and the
// mistakes, each with a better turn and with the answer to the mistake, played out on the board.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { GameReview } from '../../table/advice/game-review.js';
import { framesOf, Playout } from '../../table/advice/playout.js';
import { Practice } from '../../table/advice/practice.js';
import { lineEnd } from '../../table/computer/lines.js';
import { describeStep, groupRows } from '../../table/game/turns.js';
import { findFamily } from '../../table/game/variants.js';
import { playerAt } from '../../words/seat-names.js';
import { button } from '../buttons.js';
import { signs } from '../moves/notation.js';
import { seatSign } from '../seats/seat-sign.js';
import { chancePlot } from './plots.js';
import { shortScore } from './score.js';

/** @import { Report } from '../../../web/search.js' */
/** @import { Moment } from '../../table/computer/moments.js' */
/** @import { Session, Step } from '../../table/game/session.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'analysis' | 'engine' | 'practice' | 'schema' | 'session' |
 *   'showTab' | 'table' | 'update' | 'variations' | 'words'>} Page
 */

/** Moves the focus to a heading, when what had it is no longer there. */
function focusHeading(/** @type {string} */ id) {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
}

/** Reviews the game at the table; a review that is there already is shown. */
export function openReview(/** @type {Page} */ app) {
  if (!app.analysis.review) startReview(app);
  focusHeading('analysis-game');
}

/** Reviews the game at the table. */
async function startReview(/** @type {Page} */ { table, engine, analysis, session }) {
  if (!session) return;
  const rest = session.steps.slice(session.at).map(({ text }) => text);
  const review = new GameReview(table, lineEnd(engine, session.game, rest).view.outcome);
  analysis.review = review;
  try {
    const done = review.run();
    table.update();
    await done;
  } catch (error) {
    table.tellComputerFailure(error, 'review-failed');
  }
  table.update();
}

function progress(/** @type {Page} */ { words }, /** @type {GameReview} */ review) {
  const { place, done, suspects } = review;
  const plies = place.actions.length;
  return html`<div class="row">
      <progress
        max=${suspects ?? plies}
        value=${suspects === undefined ? done.plies : done.suspects}
        aria-label=${words.format('review-progress')}
      ></progress>
      <span>${suspects === undefined ? `${done.plies} / ${plies}` : nothing}</span>
      <button type="button" class="small" @click=${() => review.stop()}>${words.format('stop')}</button>
    </div>
    ${
      suspects === undefined
        ? nothing
        : html`<p class="hint">${words.format('review-closer', { done: done.suspects, count: suspects })}</p>`
    }`;
}

/** The number of the turn to which an action belongs, as the list of moves counts. */
function turnNumber(/** @type {GameReview} */ { steps, seats }, /** @type {number} */ ply) {
  const row = groupRows(steps, seats).find(({ turns }) => turns.some((turn) => turn.steps.some((s) => s.ply === ply)));
  return row?.number ?? 0;
}

/** Actions in words. */
function describe(/** @type {Page} */ { words, schema }, /** @type {string} */ family, /** @type {Step[]} */ steps) {
  return steps.map((step) => describeStep(words, findFamily(schema, family), step)).join('; ');
}

/** The first turns of lines in words: the same one is drawn often. @type {WeakMap<string[], string>} */
const turnTexts = new WeakMap();

/** The first turn of a line that goes on from a position of the game. */
function firstTurn(
  /** @type {Page} */ { engine },
  /** @type {Session} */ session,
  /** @type {number} */ at,
  /** @type {string[]} */ line,
) {
  const steps = framesOf(engine, session, at, line).flatMap(({ step }, i) => (i > 0 && step ? [step] : []));
  const others = steps.findIndex(({ seat }) => seat !== steps[0].seat);
  return others < 0 ? steps : steps.slice(0, others);
}

/** The first turn of a line, in words. */
function describeTurn(
  /** @type {Page} */ app,
  /** @type {Session} */ session,
  /** @type {number} */ at,
  /** @type {string[]} */ line,
) {
  const known = turnTexts.get(line);
  if (known !== undefined) return known;
  const text = describe(app, session.view.family, firstTurn(app, session, at, line));
  turnTexts.set(line, text);
  return text;
}

/**
 * A button that plays a line out on the board, with the turn that it begins with; without that where it is to be found.
 * @param {Page} app
 * @param {Session} session
 * @param {'better' | 'answer'} what
 * @param {{ at: number, line: string[], isSecret?: boolean }} from
 */
function showButton(app, session, what, { at, line, isSecret = false }) {
  if (line.length === 0) return nothing;
  const { words, analysis, table, engine } = app;
  const show = () => analysis.playOut(() => new Playout(table, engine, at, line));
  const label = isSecret
    ? words.format(`moment-show-${what}`)
    : words.format(`moment-${what}`, { action: describeTurn(app, session, at, line) });
  return button(icon('play'), label, show, { names: 'small line' });
}

/** Who wins by force, and how soon; nobody where that is not found. */
function winner(
  /** @type {Page} */ { words, table, session },
  /** @type {string} */ seats,
  /** @type {Report} */ report,
) {
  const { seat, endIn } = report;
  if (!endIn) return '';
  const letter = endIn > 0 ? seat : [...seats].find((other) => other !== seat);
  const name = playerAt(table, session?.view.family ?? '', letter ?? seat);
  return words.format('judged-win', { seat: name, count: Math.abs(endIn) });
}

/**
 * The scores before and after, as the analysis writes them. Not of several turns: between those the other seat gave
 * something away, too, and the scores may have gone the other way.
 */
function scores(/** @type {Page} */ app, /** @type {string} */ seats, /** @type {Moment} */ { kind, before, after }) {
  if (kind === 'slow' || seats.length > 2 || !before || !after) return nothing;
  const { words } = app;
  const told = words.format('moment-scores', {
    before: shortScore(words.locale, seats, before),
    after: shortScore(words.locale, seats, after),
  });
  return `${told} ${winner(app, seats, after)}`;
}

function momentText(/** @type {Page} */ app, /** @type {GameReview} */ review, /** @type {Moment} */ moment) {
  const { words, table } = app;
  const family = app.session?.view.family ?? '';
  const { kind, ply, end, seat, loss } = moment;
  return words.format(kind === 'slow' ? 'moment-slow' : 'moment', {
    number: turnNumber(review, ply + 1),
    last: turnNumber(review, end),
    seat: playerAt(table, family, seat),
    action: kind === 'slow' ? '' : describe(app, family, review.steps.slice(ply, end)),
    percent: Math.round(loss * 100),
  });
}

/** One remark, with a better turn and the answer; a press shows the position before it. */
function momentRow(
  /** @type {Page} */ app,
  /** @type {Session} */ session,
  /** @type {GameReview} */ review,
  /** @type {Moment} */ moment,
) {
  const { table } = app;
  const { kind, ply, end, better, answer } = moment;
  const isShown = session.at === ply;
  return html`<li>
    <button type="button" class="moment" aria-current=${isShown ? 'step' : nothing} @click=${() => table.goTo(ply)}>
      <span class="review-mark" data-kind=${kind} aria-hidden="true">${signs[kind]}</span>
      <span>${momentText(app, review, moment)} ${scores(app, review.seats, moment)}</span>
    </button>
    ${
      (isShown || !review.task) && kind !== 'slow'
        ? html`<div class="row">
            ${showButton(app, session, 'better', { at: ply, line: better })}
            ${showButton(app, session, 'answer', { at: end, line: answer })}
          </div>`
        : nothing
    }
  </li>`;
}

/** How accurately each seat has played. */
function accuracy(
  /** @type {Page} */ { words, table },
  /** @type {Session} */ { view },
  /** @type {GameReview} */ review,
) {
  const parts = [...view.seats].flatMap((seat) => {
    const share = review.accuracyOf(seat);
    return share === null ? [] : [{ seat, percent: Math.round(share * 100) }];
  });
  if (parts.length === 0) return nothing;
  return html`<p class="accuracy seat-key" title=${words.format('review-accuracy-help')}>
      <strong>${words.format('review-accuracy')}</strong>
      ${parts.map(
        ({ seat, percent }) =>
          html`<span
            >${seatSign(view, seat, 'tiny')} ${words.name(playerAt(table, view.family, seat))}
            <b>${words.format('review-accuracy-seat', { percent })}</b></span
          >`,
      )}
    </p>`;
}

/** Buttons that try the mistakes of a seat again; of people, where computers play too. */
function practiceOffers(/** @type {Page} */ app, /** @type {Session} */ { view }, /** @type {GameReview} */ review) {
  const { words, table } = app;
  const { players } = table.opponents;
  const isMixed = [...view.seats].some((seat) => !players[seat]);
  return [...view.seats]
    .filter((seat) => !isMixed || !players[seat])
    .map((seat) => {
      const moments = review.moments.filter((moment) => moment.seat === seat && moment.kind !== 'slow');
      if (moments.length === 0) return nothing;
      const begin = () => {
        app.analysis.endPreview();
        app.practice = new Practice(app, review, moments);
        focusHeading('practice');
      };
      const name = playerAt(table, view.family, seat);
      return button(icon('again'), words.format('practice-offer', { seat: name, count: moments.length }), begin);
    });
}

/** A button that keeps the remarks with the game, as signs and variations; nothing once that is done. */
function keepOffer(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {GameReview} */ review) {
  const { words, table, variations } = app;
  const moments = review.moments.filter(({ kind }) => kind !== 'slow');
  if (moments.every(({ end }) => variations.kept?.isJudged(end))) return nothing;
  const keep = async () => {
    const remarks = moments.map(({ kind, ply, end, better }) => ({
      at: ply,
      end,
      sign: signs[kind],
      better: firstTurn(app, session, ply, better),
    }));
    if (!(await variations.keepRemarks(remarks))) return;
    const action = { label: words.format('tab-moves'), run: () => app.showTab('moves') };
    table.tell({ tone: 'info', text: words.format('review-kept'), action });
  };
  return button(icon('check'), words.format('review-keep'), keep);
}

/** The keys that go through remarks and tasks. @type {Record<string, number>} */
const walks = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

function results(/** @type {Page} */ app, /** @type {Session} */ session, /** @type {GameReview} */ review) {
  const { words } = app;
  const { moments, task } = review;
  const summary = accuracy(app, session, review);
  return html`${summary} ${chancePlot(app, session, review)}
    ${summary === nothing ? nothing : html`<p class="hint">${words.format('review-accuracy-help')}</p>`}
    ${moments.length === 0 && !task ? html`<p class="hint">${words.format('review-calm')}</p>` : nothing}
    <ol class="moments" aria-label=${words.format('review-moments')} @keydown=${walkMoments}>
      ${moments.map((moment) => momentRow(app, session, review, moment))}
    </ol>
    ${
      task
        ? nothing
        : html`<div class="row">${practiceOffers(app, session, review)} ${keepOffer(app, session, review)}</div>`
    }`;
}

/** How far the review is, to listen to: it begins, and it is done. */
function reviewNews(/** @type {Page} */ { words, analysis: { review } }) {
  if (!review) return '';
  return review.task ? words.format('review-goes-on') : words.format('review-done', { count: review.moments.length });
}

export function reviewPart(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words, analysis } = app;
  const { review } = analysis;
  if (session.played.length === 0) return html`<p class="hint">${words.format('review-none')}</p>`;
  const again = () => {
    startReview(app);
    focusHeading('analysis-game');
  };
  return html`<p class="only-spoken" role="status">${reviewNews(app)}</p>
    ${review?.task ? progress(app, review) : nothing}
    ${review && review.points.length > 1 ? results(app, session, review) : nothing}
    ${
      review?.task
        ? nothing
        : html`<div class="row">
          ${button(icon('eye'), words.format(review ? 'review-again' : 'review-start'), again)}
        </div>`
    }`;
}

/** The arrow keys go from remark to remark; the focus and the board go along. */
function walkMoments(/** @type {KeyboardEvent} */ event) {
  const list = /** @type {HTMLElement} */ (event.currentTarget);
  const rows = /** @type {(Element | null)[]} */ ([...list.querySelectorAll('.moment')]);
  const here = rows.indexOf(document.activeElement);
  const step = walks[event.key];
  if (here < 0 || !step) return;
  event.preventDefault();
  const next = /** @type {HTMLElement | undefined} */ (rows[here + step]);
  next?.focus();
  next?.click();
}

/** The judgement on the turn that was tried. */
function verdict(/** @type {Page} */ { words }, /** @type {Practice} */ practice) {
  const { task, judged, isSolved, isBest } = practice;
  if (task) return html`<p>${words.format('practice-judging')}</p>`;
  if (!judged) return nothing;
  const percent = Math.round(Math.max(judged.loss, 0) * 100);
  return html`<p class="judgement">
    ${words.format(isBest ? 'practice-best' : isSolved ? 'practice-solved' : 'practice-wrong', { percent })}
  </p>`;
}

/** The mistake that is tried again. */
export function practicePart(
  /** @type {Page} */ app,
  /** @type {Session} */ session,
  /** @type {Practice} */ practice,
) {
  const { words, table } = app;
  const { moment, moments, index, judged } = practice;
  const { family } = session.view;
  const played = practice.playedSteps;
  const answer = judged?.after.report?.line ?? [];
  const again = () => {
    practice.again();
    focusHeading('practice');
  };
  const end = () => {
    practice.end();
    focusHeading('analysis-game');
  };
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const step = walks[event.key];
    if (!step || moments.length < 2) return;
    event.preventDefault();
    practice.next(step);
  };
  return html`<section aria-labelledby="practice" @keydown=${walk}>
    <h3 id="practice" tabindex="-1" aria-describedby="practice-task">
      ${words.format('practice-title', { seat: playerAt(table, family, moment.seat) })}
    </h3>
    <div id="practice-task" aria-live="polite">
      <p class="hint">${words.format('practice-number', { number: index + 1, count: moments.length })}</p>
      <p>${words.format('practice-ask', { action: describe(app, family, played) })}</p>
      ${verdict(app, practice)}
    </div>
    <div class="row">
      ${practice.isDone ? button(icon('again'), words.format('practice-again'), again) : nothing}
      ${judged ? showButton(app, session, 'answer', { at: judged.end, line: answer }) : nothing}
      ${showButton(app, session, 'better', { at: moment.ply, line: moment.better, isSecret: !judged })}
      ${
        moments.length > 1
          ? html`<button type="button" @click=${() => practice.next()}>${words.format('practice-next')}</button>`
          : nothing
      }
      ${button(icon('undo'), words.format('practice-end'), end)}
    </div>
  </section>`;
}
