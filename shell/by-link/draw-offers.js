// Draws in a game by link: one that is to be offered with the next turn, what comes of it, and what one says oneself
// to an offer. The law is formats 6.3.

import { getExtra } from '../links/links.js';
import { answerOf, isOffer, withKey, writeAnswer } from './keys.js';

/** @import { ByLink } from './by-link.js' */

/**
 * @typedef {Pick<ByLink, 'agreed' | 'isMine' | 'isOfferedDraw' | 'live' | 'nameOf' | 'others' | 'own' | 'session'>
 *   & { app: Pick<ByLink['app'], 'table' | 'words'> }} Game
 */

export class DrawOffers {
  /** Whether a draw is to be offered with the next turn. */
  isNext = false;
  #game;
  /** Whether a draw is offered to somebody elsewhere. */
  #isOut = false;

  constructor(/** @type {Game} */ game) {
    this.#game = game;
  }

  /** Called after each change of the game. */
  follow() {
    this.#tellAnswer();
    this.#offer();
    this.#noteAnswer();
    this.#isOut = this.#isOffered;
  }

  get #isOffered() {
    return this.#game.app.table.whoseTurn.kind === 'offered' && !this.#game.isOfferedDraw;
  }

  /** Tells what comes of the own offer, while the game travels by itself. */
  #tellAnswer() {
    const { app, session, others, live } = this.#game;
    const answer = answerOf(session);
    if (!this.#isOut || this.#isOffered || !answer || !live) return;
    const id = `by-link-draw-${answer.isTaken ? 'taken' : 'declined'}`;
    app.table.tell({ tone: 'info', text: app.words.format(id, { seat: this.#game.nameOf(others[0]) }) });
  }

  /** The draw goes with the turn that is complete now, and that others do not know yet. */
  #offer() {
    const { session, own, agreed, app } = this.#game;
    const { played, outcome, view, isAtEnd } = session;
    if (outcome.result !== 'ongoing') this.isNext = false;
    const isOwn = played.length > agreed.actions.length && played[played.length - 1].seat === own.seat;
    const isComplete = !this.#game.isMine(view.turn.player) && app.table.whoseTurn.kind !== 'ending';
    if (!this.isNext || !isOwn || !isAtEnd || !isComplete) return;
    this.isNext = false;
    session.result = { result: 'draw', reason: 'agreement' };
  }

  /** Notes what this player says to a draw that is offered: who plays on declines it. */
  #noteAnswer() {
    const { agreed, own, session } = this.#game;
    const count = agreed.actions.length;
    const isAsked = isOffer(agreed) && own.seat !== '' && session.steps[count - 1]?.seat !== own.seat;
    const isKnown = getExtra(agreed, 'answer') === getExtra(session, 'answer');
    if (isAsked && !session.result)
      session.extras = withKey(session.extras, 'answer', writeAnswer({ at: count, isTaken: false }));
    // An answer that the others have is not said again with the next action.
    else if (isKnown ? session.played.length > count : !answerOf(session)?.isTaken)
      session.extras = withKey(session.extras, 'answer', isKnown ? undefined : getExtra(agreed, 'answer'));
  }
}
