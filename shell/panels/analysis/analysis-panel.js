// The tab "Analysis": the position shown, the whole game, and the variant.

import { html, nothing } from 'lit';
import '../../styles/computer.css';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { chancesOf } from '../../table/computer/chances.js';
import { lineSteps } from '../../table/computer/lines.js';
import { describeStep, groupTurns } from '../../table/game/turns.js';
import { findFamily, isMixed } from '../../table/game/variants.js';
import { withTenths } from '../../words/numbers.js';
import { seatId } from '../../words/seat-names.js';
import { button, signButton } from '../buttons.js';
import { notation } from '../moves/notation.js';
import { seatSign } from '../seats/seat-sign.js';
import { chanceBar } from './plots.js';
import { practicePart, reviewPart } from './review.js';
import { shortScore } from './score.js';

/** @import { Report } from '../../../web/search.js' */
/** @import { Session } from '../../table/game/session.js' */

/**
 * @typedef {Pick<import('../../services/state.js').Page, 'analysis' | 'engine' | 'openBalance' | 'practice' |
 *   'scenes' | 'schema' | 'selfPlay' | 'session' | 'showTab' | 'table' | 'update' | 'variations' | 'words'>} Page
 */

/** Scores below this are called equal; in hundredths of a pawn. */
const equal = 30;
/** The largest number of actions of a line that is shown, unless its first turn is longer. */
const lineActions = 8;

/** The seat that is better, in a sentence. */
function judgement(
  /** @type {Page} */ { words },
  /** @type {Session['view']} */ { family, seats },
  /** @type {Report} */ report,
) {
  const { seat, score, endIn, now } = report;
  const other = [...seats].find((name) => name !== seat) ?? '';
  const name = (/** @type {string} */ letter) => seatId(family, letter);
  if (endIn > 0) return words.format('judged-win', { seat: name(seat), count: endIn });
  if (endIn < 0 && seats.length === 2) return words.format('judged-win', { seat: name(other), count: -endIn });
  if (endIn < 0) return words.format('judged-loss', { seat: name(seat), count: -endIn });
  const ranked = [...seats].sort((a, b) => now[seats.indexOf(b)] - now[seats.indexOf(a)]);
  const [first, second] = seats.length > 2 ? ranked : score > 0 ? [seat, other] : [other, seat];
  const gap = seats.length > 2 ? now[seats.indexOf(first)] - now[seats.indexOf(second)] : Math.abs(score);
  if (gap < equal) return words.format(seats.length > 2 ? 'judged-equal-many' : 'judged-equal');
  const pawns = Math.max(Math.round(gap / 100), 0.5);
  return words.format(seats.length > 2 ? 'judged-better-many' : 'judged-better', { seat: name(first), pawns });
}

/** As many whole turns of a line as are shown. */
function firstTurns(/** @type {import('../../table/game/turns.js').Turn[]} */ turns) {
  let actions = 0;
  return turns.filter(({ steps }, i) => (actions += steps.length) <= lineActions || i === 0);
}

/** Puts a line into the list of moves, as a variation, and tells where it is. */
async function keepLine(/** @type {Page} */ app, /** @type {string[]} */ line) {
  const { words, table, variations } = app;
  if (!(await variations.addLine(line))) return;
  const action = { label: words.format('tab-moves'), run: () => app.showTab('moves') };
  table.tell({ tone: 'info', text: words.format('analysis-kept'), action });
}

/**
 * One line, as whole turns. Each action is a button that shows its position on the board.
 * @param {Page} app
 * @param {Session} session
 * @param {Report} report
 * @param {number} index
 */
function lineRow(app, session, report, index) {
  const { words, engine, analysis, schema } = app;
  const family = findFamily(schema, session.view.family);
  const turns = firstTurns(groupTurns(lineSteps(engine, session.game, report.line)));
  const isShown = (/** @type {number} */ action) =>
    analysis.previewed?.line === index && analysis.previewed.action === action;
  const shown = report.line.slice(0, turns.flatMap(({ steps }) => steps).length);
  const keep = () => keepLine(app, shown);
  return html`<li class="best-line">
    <span class="score">${shortScore(words.locale, session.view.seats, report)}</span>
    <span class="best-line-turns">
      ${turns.map(
        ({ seat, steps }) =>
          html`<span class="best-line-turn" role="group" aria-label=${words.name(seatId(session.view.family, seat))}
            >${steps.map(
              ({ step, ply }) =>
                html`<button
                  type="button"
                  class="move"
                  aria-pressed=${isShown(ply - 1)}
                  @click=${() => analysis.preview(index, ply - 1)}
                >
                  <span class="notation" aria-hidden="true">${notation(app.table, family, step)}</span>
                  <span class="only-spoken">${describeStep(words, family, step)}</span>
                </button>`,
            )}</span
          >`,
      )}
    </span>
    ${
      app.practice
        ? nothing
        : signButton(pageIcon('plus'), words.format('analysis-keep', { number: index + 1 }), keep, {
            names: 'quiet square',
          })
    }
  </li>`;
}

/** The scores of more than two seats, compared with the mean of all. */
function seatScores(/** @type {Page} */ { words }, /** @type {Session['view']} */ view, /** @type {Report} */ { now }) {
  const mean = now.reduce((sum, score) => sum + score, 0) / now.length;
  return html`<ul class="seat-key">
    ${[...view.seats].map((seat, i) => {
      const pawns = (now[i] - mean) / 100;
      const sense = Math.abs(pawns) < 0.05 ? '' : pawns > 0 ? '+' : '−';
      return html`<li>
        ${seatSign(view, seat, 'tiny')} ${words.name(seatId(view.family, seat))}
        ${sense}${withTenths(words.locale, Math.abs(pawns))}
      </li>`;
    })}
  </ul>`;
}

function found(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words, analysis } = app;
  const { found, isDone, hasFailed } = analysis;
  const { seats } = session.view;
  if (hasFailed) return html`<p class="error">${words.format('analysis-failed')}</p>`;
  if (!found) return html`<p class="hint">${words.format('analysis-begins')}</p>`;
  const [best] = found.lines;
  return html`${chanceBar(session.view, chancesOf(best, seats), judgement(app, session.view, best))}
    <p class="judgement">${judgement(app, session.view, best)}</p>
    ${seats.length > 2 ? seatScores(app, session.view, best) : nothing}
    <ol class="lines" aria-label=${words.format('analysis-lines')}>
      ${found.lines.map((report, i) => lineRow(app, session, report, i))}
    </ol>
    <p class="hint">
      ${words.format(isDone ? 'analysis-done' : 'analysis-goes-on', { depth: best.depth, nodes: found.nodes })}
    </p>`;
}

/** A line that has been played out can be played once more. */
function playAgain(/** @type {Page} */ { words, analysis }) {
  const { playout } = analysis;
  if (!playout?.isAtEnd) return nothing;
  return button(icon('again'), words.format('playout-again'), () => playout.begin(), { names: 'small' });
}

/** The way back from a line on the board. It comes below everything else, so that the lines stay where they are. */
function previewRow(/** @type {Page} */ app) {
  const { words, analysis } = app;
  if (!analysis.previewed && !analysis.playout) return nothing;
  return html`<div class="row preview-row">
    <span>${words.format('analysis-preview')}</span>
    ${playAgain(app)}
    ${button(icon('undo'), words.format('analysis-preview-end'), () => analysis.endPreview(), { names: 'small' })}
  </div>`;
}

function positionPart(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words, analysis, scenes, schema } = app;
  const family = findFamily(schema, session.view.family);
  const isGuess = family && isMixed(family, scenes.start(session.game.variant, session.start));
  const isOver = session.view.outcome.result !== 'ongoing';
  return html`<label class="choice switch">
      <input type="checkbox" .checked=${analysis.isOn} @change=${() => analysis.toggle()} />
      <span
        ><strong>${words.format('analysis-switch')}</strong
        ><small>${words.format('analysis-switch-help')}</small></span
      >
    </label>
    ${isGuess ? html`<p class="hint">${words.format('arrange-guess')}</p>` : nothing}
    ${
      !analysis.isOn
        ? nothing
        : isOver
          ? html`<p class="hint">${words.format('analysis-over')}</p>`
          : found(app, session)
    }`;
}

export function analysis(/** @type {Page} */ app, /** @type {Session} */ session) {
  const { words, selfPlay, practice } = app;
  const position = html`<section aria-labelledby="analysis-position">
    <h3 id="analysis-position">${words.format('analysis-position')}</h3>
    ${positionPart(app, session)}
  </section>`;
  if (practice)
    return html`<div class="analysis">${practicePart(app, session, practice)} ${position} ${previewRow(app)}</div>`;
  const whole = html`<section aria-labelledby="analysis-game">
    <h3 id="analysis-game" tabindex="-1">${words.format('review')}</h3>
    ${reviewPart(app, session)}
  </section>`;
  // A review was asked for: it comes first.
  return html`<div class="analysis">
    ${app.analysis.review ? [whole, position] : [position, whole]}
    <section aria-labelledby="analysis-variant">
      <h3 id="analysis-variant">${words.format('balance')}</h3>
      <p class="hint">${words.format('balance-line')}</p>
      <div class="row">
        ${button(pageIcon('chart'), words.format('balance-open'), () => app.openBalance())}
        ${
          selfPlay?.isRunning
            ? html`<span>
                ${words.format('balance-running', { count: selfPlay.balance?.games ?? 0, games: selfPlay.games })}
              </span>`
            : nothing
        }
      </div>
    </section>
    ${previewRow(app)}
  </div>`;
}
