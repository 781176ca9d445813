// The servers by which pages meet: those that the site names in `live.json`, and no others.

/**
 * @typedef {object} Places
 * @property {string[]} relays addresses
 * @property {RTCIceServer[]} ice STUN and TURN servers
 * @property {string[]} servers the hosts of all of them
 */

/** @returns {Promise<Places | null>} */
export async function loadPlaces() {
  const address = new URL('live.json', document.baseURI);
  const { relays = [], ice = [] } = await fetch(address).then(
    (r) => r.json(),
    () => ({}),
  );
  if (relays.length === 0) return null;
  const all = relays.map((/** @type {string} */ one) => String(new URL(one, address)).replace(/^http/, 'ws'));
  return { relays: all, ice, servers: all.map((/** @type {string} */ one) => new URL(one).host) };
}
