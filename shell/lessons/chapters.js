// Which files of lessons and of their words each family has, in the order in which its ideas are learned.

/** @type {Record<string, string[]>} */
export const chaptersOf = {
  custodian: ['custodian'],
};

/** @type {Record<string, string[]>} */
export const wordsOf = {
  custodian: ['lessons-custodian'],
};
