// What an embedded board gets from the page that it is on, for type checks only.

/**
 * @typedef {import('./embed-app.js').EmbedApp} EmbedApp
 * @typedef {import('./element.js').MotleyBoard} MotleyBoard
 * @typedef {import('../../web/engine.js').Engine} Engine
 * @typedef {import('../words/words.js').Words} Words
 */

/**
 * @typedef {object} Tasks
 * @property {import('./task.js').MakeTask} make
 * @property {typeof import('./task-controls.js').solving} solving its buttons
 */

/**
 * What a board is drawn with, and where its rules and words come from. embed-start.js has those of a page.
 * @typedef {object} Parts
 * @property {(variant: string, words: Words) => Promise<Engine>} engineFor the rules of a variant, when all is loaded
 *   that its games need; adds their words
 * @property {(element: MotleyBoard) => Promise<Words>} wordsFor in the language of the text around an element
 * @property {(words: Words, file: string) => Promise<void>} addWords those of a file
 * @property {(root: ShadowRoot, legend: typeof import('../legend/legend.js') | null) => void} adoptStyles with those of
 *   the legend, if it is loaded
 * @property {(board: EmbedApp, root: ShadowRoot) => void} draw
 * @property {() => Promise<unknown>} loadHand defines the element for the pieces in hand
 * @property {() => Promise<unknown>} loadCards defines the element for cards beside the board
 * @property {(root: ShadowRoot) => Promise<typeof import('../legend/legend.js')>} loadLegend with its styles
 * @property {(board: EmbedApp, root: ShadowRoot) => Promise<import('./closer.js').Closer>} openCloser with its words
 *   and styles
 * @property {(words: Words) => Promise<typeof import('./embed-record.js')>} loadRecords adds its words, as the next
 * @property {(words: Words) => Promise<typeof import('../board/annotate.js')>} loadAnnotations
 * @property {(words: Words, goal: string) => Promise<Tasks>} loadTasks with the words of goals
 * @property {() => Promise<typeof import('./keep.js')>} loadKeeping
 * @property {() => Promise<typeof import('./replay-input.js')>} loadStepping
 * @property {() => Promise<typeof import('./embed-moves.js')>} loadList
 * @property {() => Promise<unknown>} loadThinking brings what the computers of all boards think with
 * @property {() => void} reload loads the page again, with the games of its boards
 * @property {(element: MotleyBoard) => string | null} takeGame what the board had before a reload, as a link
 */

export {};
