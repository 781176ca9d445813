// Which files of lessons and of their words each family has, in the order in which its ideas are learned.

/** @type {Record<string, string[]>} */
export const chaptersOf = {
  custodian: ['custodian'],
  taketwo: ['taketwo'],
  till: ['till'],
  tches: [
    'tches',
    'tches-strike',
    'tches-same',
    'tches-capture',
    'tches-flag',
    'tches-prey',
    'tches-escort',
    'tches-replace',
    'tches-transport',
    'tches-polarity',
    'tches-backs',
  ],
};

/** @type {Record<string, string[]>} */
export const wordsOf = {
  custodian: ['lessons-custodian'],
  taketwo: ['lessons-taketwo'],
  till: ['lessons-till'],
  tches: ['lessons-tches', 'lessons-tches-1', 'lessons-tches-2'],
};
