/**
 * @typedef {object} Listener
 * @property {(peer: string) => void} here
 * @property {(peer: string, isAway: boolean) => void} away
 * @property {(peer: string) => void} gone
 * @property {(peer: string, text: string) => void} heard
 * @property {(state: 'trying' | 'open' | 'silent') => void} relays
 *
 * @typedef {object} Carrier
 * @property {() => void} join
 * @property {(peer: string, text: string) => boolean} send
 * @property {(listener: Listener) => void} receive
 * @property {() => void} leave
 * @property {(peer: string) => number | undefined} delay
 */
export {};
