// Which files of lessons each family has, in the order in which its ideas are learned.

/**
 * One lesson. Its words are the messages that begin with its key.
 * @typedef {object} Lesson
 * @property {string} [key] none: the goal is somebody else's, and has no words but its own
 * @property {string} variant
 * @property {string} position
 * @property {string} goal formats 6.1
 * @property {string[]} solution one way to it, the answers of the opponent included; empty: none is known
 * @property {import('./setup.js').Manner} [choose] its player first chooses the forms of the pieces
 * @property {Record<string, string>} [choice] forms by square from which the solution leads to the goal
 */

/** The lessons about one idea. @typedef {{ idea: string, lessons: Lesson[] }} Chapter */

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
