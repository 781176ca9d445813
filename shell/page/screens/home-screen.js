// The start screen: the games to continue, and all families with a picture of their boards.

import { html, nothing } from 'lit';
import { icon } from '../../art/icons.js';
import { pageIcon } from '../../art/page-icons.js';
import { describeSaved } from '../../library/saved-games.js';
import { readPlayer, secondsOf } from '../../links/players.js';
import { picture } from '../../panels/board/board-panel.js';
import { signButton } from '../../panels/buttons.js';
import { puzzleAddresses } from '../../puzzles/puzzle-families.js';
import { ratingIn } from '../../puzzles/rating.js';
import pictures from '../../rules/pictures.json';
import { chaptersOf } from '../../table/game/chapters.js';
import { countDone, lessonsOf, nextLesson } from '../../table/game/lessons.js';
import { quickStarts } from '../../table/game/variants.js';

/** @import { Family, Preset } from '../../../web/types.js' */
/** @import { SavedGame } from '../../library/saved-games.js' */
/** @import { Page } from '../../services/state.js' */

function resumeCard(/** @type {Page} */ app, /** @type {SavedGame} */ game) {
  const { view, record } = game;
  if (!view || !record) return nothing;
  const name = app.words.format(`family-${view.family}`);
  return html`<li>
    <button type="button" class="card resume" @click=${() => app.navigation.resume(record)}>
      ${picture(app, view, game.isFlipped, { coordinates: 'none' })}
      <span class="card-text">
        <strong>${name}</strong>
        <span>${describeSaved(app, game)}</span>
      </span>
    </button>
  </li>`;
}

function resumeCards(/** @type {Page} */ app) {
  const running = app.savedList.games.filter(({ outcome }) => outcome?.result === 'ongoing').slice(0, 2);
  if (running.length === 0) return nothing;
  return html`<section aria-labelledby="resume-title">
    <h2 id="resume-title">${app.words.format('resume-title')}</h2>
    <ul class="cards">
      ${running.map((game) => resumeCard(app, game))}
    </ul>
  </section>`;
}

/** @param {Page} app @param {Preset} preset @param {() => void} [run] */
function presetButton(app, preset, run = () => app.play(preset)) {
  return html`<li>
    <button
      type="button"
      class="chip"
      title=${app.words.format(`preset-${preset.key}-line`)}
      @click=${run}
    >
      ${app.words.format(`preset-${preset.key}`)}
    </button>
  </li>`;
}

/** The next lesson of a family, and a button that lists all of them. */
function lessonList(/** @type {Page} */ app, /** @type {string} */ variant, /** @type {Preset[]} */ lessons) {
  const { words } = app;
  const next = nextLesson(lessons);
  const start = () => next && app.start(next.variant, { position: next.position, army: next.choose });
  return html`<div class="twists rest">
    <h4>${words.format('lessons-card')}</h4>
    <ul class="chips">
      ${next ? presetButton(app, next, start) : nothing}
      <li>
        <button type="button" class="chip" @click=${() => app.openLessons(variant)}>
          ${pageIcon('games')}${words.format('lessons-all')}
        </button>
      </li>
    </ul>
  </div>`;
}

/** The families whose cards show all of it on narrow screens, too. @type {Set<string>} */
const unfolded = new Set();

/** On narrow screens: shows the rest of a card, or folds it. */
function foldButton(/** @type {Page} */ app, /** @type {string} */ family, /** @type {string} */ name) {
  const isOpen = unfolded.has(family);
  const run = () => {
    if (!unfolded.delete(family)) unfolded.add(family);
    app.update();
  };
  return signButton(pageIcon('down'), app.words.format('home-more', { name }), run, {
    names: 'fold square quiet',
    isPressed: isOpen,
  });
}

/** The room of a board that is not there yet. */
const noPicture = html`<span class="picture"></span>`;

/** The board that shows a family; undefined: that of the first game to start. */
const pictureOf = (/** @type {string} */ family) =>
  /** @type {Record<string, { variant: string, position: string } | undefined>} */ (pictures)[family];

function gameCard(/** @type {Page} */ app, /** @type {Family} */ item) {
  const { words } = app;
  const { family } = item;
  const [first, ...others] = quickStarts(item);
  const name = words.format(`family-${family}`);
  const shown = pictureOf(family) ?? first;
  const lessons = lessonsOf(item);
  const view = app.shown(shown);
  // A visitor who comes near is likely to play: the rules are loaded meanwhile.
  const prepare = () => app.need(family).catch(() => {});
  const names = unfolded.has(family) ? 'card game unfolded' : 'card game';
  return html`<li class=${names} @pointerdown=${prepare} @focusin=${prepare}>
    <div class="card-face">${view ? picture(app, view, false, { coordinates: 'none' }) : noPicture}</div>
    <div class="card-text">
      <h3>${name}</h3>
      ${foldButton(app, family, name)}
      <p>${words.format(`family-${family}-line`)}</p>
      <div class="row">
        <button
          type="button"
          class="main"
          aria-label=${words.format('play-name', { name })}
          @click=${() => app.play(first)}
        >
          ${icon('play')}${words.format('play')}
        </button>
        ${
          family in chaptersOf
            ? html`<button type="button" @click=${() => app.openLesson(family)}>
                ${words.format('lessons-learn', { done: countDone(family) })}
              </button>`
            : nothing
        }
        <button type="button" class="rest" @click=${() => app.openDialog('rules', { variant: first.variant })}>
          ${words.format('rules')}
        </button>
        <button type="button" class="rest" @click=${() => app.openNewGame(first.variant)}>
          ${words.format('options')}
        </button>
      </div>
    </div>
    ${
      lessons.length > 0
        ? lessonList(app, family, lessons)
        : others.length
          ? html`<div class="twists rest">
          <h4>${words.format('also')}</h4>
          <ul class="chips">
            ${others.map((preset) => presetButton(app, preset))}
          </ul>
        </div>`
          : nothing
    }
  </li>`;
}

/** Positions to solve: that of today, and those of each family that has some. */
function puzzles(/** @type {Page} */ app) {
  const { words } = app;
  const families = app.schema.families.filter(({ family }) => puzzleAddresses[family]);
  return html`<section aria-labelledby="puzzles-home">
    <h2 id="puzzles-home">${words.format('puzzles-title')}</h2>
    <p>${words.format('puzzles-line')}</p>
    <div class="row">
      <button type="button" class="main" @click=${() => app.openPuzzle('day')}>${words.format('puzzle-of-day')}</button>
      ${families.map(
        ({ family }) =>
          html`<button type="button" @click=${() => app.openPuzzle(family)}>
            ${words.format(`family-${family}`)} ${ratingText(app, family)}
          </button>`,
      )}
    </div>
  </section>`;
}

/** The reader's rating in the puzzles of a family that has been tried. */
function ratingText(/** @type {Page} */ { words }, /** @type {string} */ family) {
  const rating = ratingIn(family);
  if (rating === undefined) return nothing;
  return html`<small>${words.format('puzzle-rating-short', { rating: String(rating) })}</small>`;
}

/** The opponent of a new game, once one was chosen, and a button that asks again. */
function opponentLine(/** @type {Page} */ app) {
  const { words, choices } = app;
  const { opponent, level } = choices;
  if (opponent === 'ask') return nothing;
  return html`<p class="row opponent-line">
    ${words.format('home-opponent', { opponent, level, seconds: secondsOf(readPlayer(level)) })}
    <button type="button" class="small" @click=${() => app.openDialog('opponent')}>
      ${words.format('home-opponent-change')}
    </button>
  </p>`;
}

/** The content of the start screen below its heading. */
export function games(/** @type {Page} */ app) {
  const { words } = app;
  return html`${resumeCards(app)}
    <section aria-labelledby="try-title">
      <h2 id="try-title">${words.format('try-title')}</h2>
      ${opponentLine(app)}
      <ul class="cards">
        ${app.schema.families.map((family) => gameCard(app, family))}
      </ul>
    </section>
    ${puzzles(app)}
    <section class="for-pages" aria-labelledby="embed-home">
      <h2 id="embed-home">${words.format('embed-title')}</h2>
      <p>${words.format('embed-line')}</p>
      <button type="button" @click=${() => app.openDialog('embed')}>
        ${pageIcon('code')}${words.format('embed-make')}
      </button>
    </section>`;
}
