// Which files of lessons each family has, in the order in which its ideas are learned.

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
