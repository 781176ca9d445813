// The games that can be started with one press.

/**
 * The presets for that. In families with drawn starts those are the ones with a position.
 * @returns {import('../../../web/types.js').Preset[]}
 */
export function quickStarts(/** @type {import('../../../web/types.js').Family} */ { presets, shuffle }) {
  const ready = presets.filter(({ position }) => position);
  return shuffle && ready.length > 0 ? ready : presets;
}
