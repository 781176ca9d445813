// Live games that others play, on somebody's page: a reader watches them, once he has asked for that. Loaded for the
// first board that names such a game.

import { loadServers } from '../../live/servers.js';
import { watch } from '../../live/watch-room.js';
import { Watched } from '../../live/watched.js';
import { watchPanel, watchStatus, watchTells } from '../../panels/watch-panel.js';
// Its file has all that the parts share.
import './embed-board.js';

/** @import { WatchBoard, Watching } from '../game/board-state.js' */

/** @returns {Watching} */
export function watchOn(/** @type {WatchBoard} */ board, /** @type {string} */ servers) {
  const { engine, settings, table } = board;
  const follow = () => {
    table.demanded = table.session?.hasEnded ? '' : watchStatus(board.words, watched);
  };
  const watched = new Watched(
    {
      table,
      engine,
      replace: (session) => board.exchange(session),
      findServers: () => loadServers(new URL(servers, document.baseURI).href),
      open: async (given) => watch(given),
      onChange() {
        follow();
        board.update();
      },
    },
    settings.watch,
  );
  const begin = () => watched.begin().catch((error) => table.tellMissing(error));
  watched.prepare();
  return {
    follow,
    panel: () => watchPanel(board.words, watched, { begin, part: 'button', hint: watchTells(board.words, watched) }),
    leave: () => watched.leave(),
  };
}
