// The names of the attributes of <motley-board>; what is loaded later must not import them, or they would be
// loaded from there.

/** Attributes that say which game it is: if one changes, the game begins anew. */
export const gameAttributes = ['link', 'variant', 'position', 'actions', 'seed', 'mode', 'computer', 'at'];

export const attributes = [...gameAttributes, 'flip', 'legend', 'moves', 'controls', 'theme', 'label', 'lang'];
