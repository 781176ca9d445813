// Lists in few words, to compare.

/**
 * Some members of each thing in a list, each thing's in one text: "error part-failed".
 * @param {Iterable<any>} list
 * @param {string[]} names
 */
export const inWords = (list, ...names) => Array.from(list, (each) => names.map((name) => each[name]).join(' '));

/**
 * The parts of each row of a list, in one text: "flip 1".
 * @param {Iterable<Iterable<unknown>>} rows
 */
export const inLines = (rows) => Array.from(rows, (row) => Array.from(row, String).join(' '));
