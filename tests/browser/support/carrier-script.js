// The script of a page that is a carrier and nothing else, and tells what it hears. What it is to do stays in the tab,
// so that a page that is loaded again does it again.

import { openCarrier } from '../../../shell/live/carrier/carrier.js';
import { drawKey, keyText, playRoom, readKey } from '../../../shell/live/live-keys.js';

/**
 * @typedef {object} Task
 * @property {string} id of the game
 * @property {string[]} relays
 * @property {string} [key] drawn if there is none
 */

/**
 * @typedef {object} Told
 * @property {Record<string, 'here' | 'away' | 'gone'>} peers
 * @property {string[]} heard
 * @property {string[]} news all in order
 * @property {string} relays
 * @property {number} offers how often this page was the one that offered, and was answered
 * @property {(task: Task) => void} begin
 * @property {(text: string) => number} say to all; how many it was sent to
 * @property {import('../../../shell/live/carrier/carrier.js').Carrier} carrier
 */

const place = 'carrier of a test';
const told = /** @type {Told} */ (
  /** @type {Partial<Told>} */ ({ peers: {}, heard: [], news: [], relays: '', offers: 0 })
);
Object.assign(window, { told });

/** @type {(this: RTCPeerConnection, description: RTCSessionDescriptionInit) => Promise<void>} */
const set = RTCPeerConnection.prototype.setRemoteDescription;
RTCPeerConnection.prototype.setRemoteDescription = function (/** @type {RTCSessionDescriptionInit} */ description) {
  if (description.type === 'answer') told.offers += 1;
  return set.call(this, description);
};

function join(/** @type {Required<Task>} */ { id, relays, key }) {
  const carrier = openCarrier({
    room: playRoom(id),
    key: /** @type {Uint8Array} */ (readKey(key)),
    relays,
    ice: [],
  });
  const note = (/** @type {string} */ peer, /** @type {'here' | 'away' | 'gone'} */ word) => {
    told.peers[peer] = word;
    told.news.push(`${Math.round(performance.now())} ${word} ${peer.slice(0, 6)}`);
  };
  carrier.receive({
    here: (peer) => note(peer, 'here'),
    away: (peer, isAway) => note(peer, isAway ? 'away' : 'here'),
    gone: (peer) => note(peer, 'gone'),
    heard: (_, text) => told.heard.push(text),
    relays: (state) => {
      told.relays = state;
      told.news.push(`${Math.round(performance.now())} relays ${state}`);
    },
  });
  told.carrier = carrier;
  told.say = (text) =>
    Object.keys(told.peers).filter((peer) => told.peers[peer] === 'here' && carrier.send(peer, text)).length;
  carrier.join();
}

told.begin = (task) => {
  const whole = { key: keyText(drawKey()), ...task };
  sessionStorage.setItem(place, JSON.stringify(whole));
  join(whole);
};

const stored = sessionStorage.getItem(place);
if (stored) join(JSON.parse(stored));
document.documentElement.dataset.ready = '';
