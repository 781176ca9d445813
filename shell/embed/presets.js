// The presets of all families, for boards with a game that is not the usual one: its name may be that of a preset.

/** By family, as the build has asked its rules. @type {Record<string, import('../../web/types.js').Preset[]>} */
export const presets = import.meta.env.PRESETS;
