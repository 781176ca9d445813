// A live game that a visitor of the page watches: nobody here acts in it, and it is not stored.

import { html, nothing } from 'lit';
import '../styles/by-link.css';
import { pageIcon } from '../art/page-icons.js';
import { Watched } from '../live/watched.js';
import { WatchedClock } from '../live/watched-clock.js';
import { button } from '../panels/buttons.js';
import { watchPanel, watchStatus } from '../panels/watch-panel.js';

/** @import { ByLink as Shown } from '../services/state.js' */
/** @import { Session } from '../table/game/session.js' */

/**
 * @typedef {Pick<import('../services/state.js').Page, 'analysis' | 'choices' | 'clocks' | 'drawClocks' |
 *   'engine' | 'navigation' | 'openDialog' | 'parts' | 'table' | 'update' | 'variations' | 'words'>} Page
 */

/** @implements {Shown} */
export class WatchedGame {
  /** The facts that decide which player may act: none does here, and what is agreed is agreed elsewhere. */
  turn = { own: '', isOnLine: false, computing: '', isAgreed: true };
  isFixed = true;
  isWaiting = true;
  isWatched = true;
  #openAsPlayer;
  #clock;

  /**
   * @param {Page} app
   * @param {string} name of the game for those who watch it
   * @param {() => void} [openAsPlayer] opens the link that was for players, where it was opened
   */
  constructor(app, name, openAsPlayer) {
    this.app = app;
    this.#openAsPlayer = openAsPlayer;
    this.#clock = new WatchedClock(() => app.drawClocks(), {
      now: () => Date.now(),
      setTimeout: (run, ms) => setTimeout(run, ms),
      clearTimeout: (timer) => clearTimeout(/** @type {number} */ (timer)),
    });
    this.watched = new Watched(
      {
        table: app.table,
        engine: app.engine,
        replace: (session) => this.#replace(session),
        findServers: () => app.parts.load('servers'),
        hearTimes: (text) => this.#hearTimes(text),
        open: async (given) => (await app.parts.load('watching')).watch(given),
        onChange: () => {
          this.follow();
          app.table.update();
        },
      },
      name,
    );
  }

  get #isOver() {
    return this.app.table.session?.hasEnded ?? false;
  }

  isMine() {
    return false;
  }

  begin() {
    this.watched.prepare();
  }

  /** Who has agreed that pages of games connect knows already what that tells others. */
  #begin() {
    const { choices, table } = this.app;
    if (choices.live !== 'on') return this.app.openDialog('watch');
    this.watched.begin().catch((error) => table.tellMissing(error));
  }

  /** Called after each change of the game. */
  follow() {
    const { table, words } = this.app;
    if (this.#isOver) this.#clock.stop();
    table.demanded = this.#isOver ? '' : watchStatus(words, this.watched);
  }

  leave() {
    this.watched.leave();
  }

  /** A player has told the time left. The clocks come to the page as soon as there are any. */
  #hearTimes(/** @type {string} */ text) {
    const { app } = this;
    if (this.#isOver || !this.#clock.hear(text) || app.clocks === this.#clock) return;
    app.clocks = this.#clock;
    app.update();
  }

  /** The game has gone further than the one at the table, or another way. */
  #replace(/** @type {Session} */ session) {
    const { analysis, navigation, table, variations } = this.app;
    table.seat(session);
    variations.seat(session);
    analysis.follow();
    this.follow();
    navigation.follow(session, false);
  }

  draw(/** @type {unknown} */ ended) {
    const { words } = this.app;
    const asPlayer = this.#openAsPlayer;
    const isOver = this.#isOver;
    return html`<section class="after by-link" aria-label=${words.format('watch')}>
      ${ended}
      ${isOver ? nothing : watchPanel(words, this.watched, { begin: () => this.#begin() })}
      ${asPlayer && !isOver ? button(pageIcon('people'), words.format('watch-player'), asPlayer) : nothing}
    </section>`;
  }
}
