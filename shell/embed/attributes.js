// The names of the attributes of <motley-board>. Modules that are loaded later must not import this one: the bundler
// would then put it into their file, and embed.js would have to wait for that.

/** The attributes that describe the game. If one of them changes, the game begins anew. */
export const gameAttributes = [
  'link',
  'record',
  'variant',
  'position',
  'actions',
  'seed',
  'mode',
  'goal',
  'computer',
  'at',
  'keep',
  'watch',
  'live',
];

const looks = [
  'flip',
  'legend',
  'moves',
  'menu',
  'coordinates',
  'controls',
  'theme',
  'width',
  'label',
  'names',
  'marks',
  'drawing',
  'pieces',
  'seat',
  'lang',
  'strings',
  'question',
];

export const attributes = [...gameAttributes, ...looks];
