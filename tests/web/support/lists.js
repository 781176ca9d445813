// Lists in few words, to compare.

/**
 * Some members of each thing in a list, each thing's in one text: "error part-failed".
 * @param {Iterable<any>} list
 * @param {string[]} names
 */
export const inWords = (list, ...names) => Array.from(list, (each) => names.map((name) => each[name]).join(' '));
