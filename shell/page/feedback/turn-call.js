// Calls a visitor whose turn it is in a game by link: the title of the tab says so, and the browser tells it while the
// page is hidden, if the visitor wants that.

import { notify } from '../../services/notify.js';
import { seatId } from '../../words/seat-names.js';

/** @import { Page } from '../../services/state.js' */

/** Whether a person here is to act, or to answer an offer, while others play elsewhere. */
function isOurs(/** @type {Page} */ { byLink, table }) {
  const { kind, seat } = table.whoseTurn;
  return byLink?.isMine?.(seat) === true && ['person', 'choosing', 'ending', 'offered'].includes(kind);
}

/** The name of the page in the browser's tabs. */
export function titleOf(/** @type {Page} */ app) {
  const { words, session, byLink, table } = app;
  const name = words.format('app-name');
  if (!session) return name;
  const { family } = session.view;
  const title = `${words.format(`family-${family}`)} – ${name}`;
  if (isOurs(app)) return words.format('title-turn', { name: title });
  const { kind, seat } = table.whoseTurn;
  if (!byLink || kind !== 'elsewhere') return title;
  const called = table.called(seat);
  const turn = { seat: seatId(family, seat), name: called ?? '' };
  return `${words.format(called ? 'status-turn-called' : 'status-turn', turn)} – ${title}`;
}

/** Notices that the turn has come here. */
export class TurnCall {
  #isOurs = false;

  /** Called with each picture. */
  look(/** @type {Page} */ app) {
    const isNews = isOurs(app) && !this.#isOurs;
    this.#isOurs = isOurs(app);
    if (!isNews || !document.hidden || app.choices.notify !== 'on') return;
    const { words, session } = app;
    notify(words.format('notify-turn'), session ? words.format(`family-${session.view.family}`) : '');
  }
}
