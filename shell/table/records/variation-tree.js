// Variations: what else was played or considered in a game (formats 6.2). As a text they are a list, each with the line
// that it leaves; in memory a tree, whose nodes are positions, so that none of them is a line of its own.

/** @import { Game } from '../../../web/engine.js' */

/**
 * @typedef {object} Variation
 * @property {number} from the line that it leaves: 0 the actions of the game, N the N-th variation, one before it
 * @property {number} at how many actions of the game lead to where it leaves
 * @property {boolean} isFirst whether it comes before the line that it leaves; the first line everywhere is the main
 *   one
 * @property {string[]} actions
 * @property {string} result that people decided, as an outcome (formats 4), or empty
 * @property {Comment[]} comments
 * @property {Comment[]} nags glyphs of annotators, such as `!?` and `$5`
 */

/** @typedef {{ at: number, text: string }} Comment of a position, by the number of actions that lead there */

/**
 * A position, by the action that leads there.
 * @typedef {object} Node
 * @property {string} text of the action; empty at the start
 * @property {Node | null} parent
 * @property {Node[]} children the first of them goes on with the line
 * @property {string[]} comments
 * @property {string[]} nags
 * @property {string} result that people decided here, or empty
 * @property {import('../game/session.js').Step} [step] the action, once it was played
 */

/** How many variations a text has at most. */
export const most = 10_000;

const decided = /^(win\+\S|draw)\+(agreement|resignation|time)$/;

/** @returns {Variation | null} */
function readVariation(/** @type {string} */ origin, /** @type {string} */ at, /** @type {string} */ text) {
  const [, from, first] = /^(\d{1,5})(m?)$/.exec(origin) ?? [];
  const actions = text.split('.');
  const result = decided.test(actions[actions.length - 1]) ? String(actions.pop()) : '';
  if (from === undefined || !/^\d{1,6}$/.test(at) || actions.length === 0 || actions.includes('')) return null;
  return {
    from: Number(from),
    at: Number(at),
    isFirst: first !== '',
    actions,
    result: result.replaceAll('+', ' '),
    comments: [],
    nags: [],
  };
}

/**
 * Reads the key `lines` of a link. Whether the actions are legal is for the engine to say.
 * @param {string} text
 * @returns {Variation[] | null} null: it cannot be read
 */
export function readVariations(text) {
  const fields = text.split('/', 3 * most + 1);
  if (fields.length % 3 !== 0) return null;
  /** @type {Variation[]} */
  const variations = [];
  for (let i = 0; i < fields.length; i += 3) {
    const read = readVariation(fields[i], fields[i + 1], fields[i + 2]);
    const origin = variations[(read?.from ?? 0) - 1];
    if (!read || (read.from > 0 && !isWithin(read.at, origin))) return null;
    variations.push(read);
  }
  return variations;
}

/** Whether a position is one of a variation's own. */
function isWithin(/** @type {number} */ at, /** @type {Variation | undefined} */ variation) {
  return variation !== undefined && at > variation.at && at <= variation.at + variation.actions.length;
}

/** The same as the key `lines` of a link. */
export function writeVariations(/** @type {Variation[]} */ variations) {
  const fields = variations.flatMap(({ from, at, isFirst, actions, result }) => [
    `${from}${isFirst ? 'm' : ''}`,
    at,
    [...actions, ...(result ? [result.replaceAll(' ', '+')] : [])].join('.'),
  ]);
  return fields.join('/');
}

/** @returns {Node} */
const makeNode = (/** @type {string} */ text, /** @type {Node | null} */ parent) => ({
  text,
  parent,
  children: [],
  comments: [],
  nags: [],
  result: '',
});

/** Puts a new position before another one, or last. */
function insertChild(/** @type {Node} */ node, /** @type {string} */ text, /** @type {Node | undefined} */ before) {
  const child = makeNode(text, node);
  node.children.splice(before ? node.children.indexOf(before) : node.children.length, 0, child);
  return child;
}

/** The position that an action leads to; a new one is put last. */
export const addChild = (/** @type {Node} */ node, /** @type {string} */ text) =>
  node.children.find((child) => child.text === text) ?? insertChild(node, text, undefined);

/**
 * Adds what is said of the positions of a line.
 * @param {{ comments: Comment[], nags?: Comment[] }} said
 * @param {Node[]} nodes
 * @param {number} [from] how many actions lead to the first of them
 */
function addNotes({ comments, nags = [] }, nodes, from = 0) {
  for (const { at, text } of comments) nodes[at - from]?.comments.push(text);
  for (const { at, text } of nags) nodes[at - from]?.nags.push(text);
}

/** Adds positions to a tree, and knows at once which are there, however many follow the same one. */
class Growth {
  /** @type {Map<Node, Map<string, Node>>} */
  #known = new Map();

  /** As addChild does. */
  add(/** @type {Node} */ node, /** @type {string} */ text, /** @type {Node | undefined} */ before) {
    const known = this.#known.get(node) ?? new Map();
    if (known.size === 0) this.#known.set(node, known);
    const child = known.get(text) ?? insertChild(node, text, before);
    known.set(text, child);
    return child;
  }
}

/**
 * The tree of a game, with pauses.
 * @param {{ actions: string[], comments: Comment[], nags?: Comment[] }} game
 * @param {Variation[]} variations each with a line that is there; one that leaves nowhere is left out
 * @returns {Generator<void, Node[]>} the positions of the game from the start on
 */
export function* growTree({ actions, comments, nags }, variations) {
  const growth = new Growth();
  const line = [makeNode('', null)];
  for (const text of actions) {
    line.push(growth.add(line[line.length - 1], text, undefined));
    yield;
  }
  addNotes({ comments, nags }, line);
  /** The lines, each with the number of actions that lead to its first position. */
  const lines = [{ nodes: line, from: 0 }];
  for (const { from, at, isFirst, actions, result, ...said } of variations) {
    const origin = lines[from];
    const start = origin.nodes[at - origin.from];
    /** @type {Node[]} */
    const nodes = [];
    const next = isFirst ? origin.nodes[at - origin.from + 1] : undefined;
    let node = start;
    for (const text of start ? actions : []) {
      node = growth.add(node, text, node === start ? next : undefined);
      nodes.push(node);
      yield;
    }
    if (node && result) node.result = result;
    addNotes(said, nodes, at + 1);
    lines.push({ nodes, from: at + 1 });
  }
  return line;
}

/** A position with those after it, by the first action of each. */
export function mainFrom(/** @type {Node} */ node) {
  const nodes = [node];
  for (let [next] = node.children; next; [next] = next.children) nodes.push(next);
  return nodes;
}

/** The positions from the start to one, both of them too. */
export function pathTo(/** @type {Node} */ node) {
  const nodes = [];
  for (let one = /** @type {Node | null} */ (node); one; one = one.parent) nodes.push(one);
  return nodes.reverse();
}

/** What is said of the positions of a line, as addNotes takes it. */
const notesOf = (/** @type {Node[]} */ nodes, from = 0) => ({
  comments: nodes.flatMap(({ comments }, i) => comments.map((text) => ({ at: from + i, text }))),
  nags: nodes.flatMap(({ nags }, i) => nags.map((text) => ({ at: from + i, text }))),
});

/**
 * The tree of a game as a line with its variations.
 * @param {Node[]} line from the start on
 * @returns {{ actions: string[], result: string, comments: Comment[], nags: Comment[], variations: Variation[] }}
 */
export function layOut(line) {
  /** @type {Variation[]} */
  const variations = [];
  const lines = [{ nodes: line, from: 0 }];
  // The loop adds the lines of variations to the list, and comes to them too.
  for (const [index, { nodes, from }] of lines.entries())
    for (const [i, { children }] of nodes.entries()) {
      const next = children.indexOf(nodes[i + 1]);
      for (const [rank, child] of children.entries()) {
        if (rank === next) continue;
        const branch = mainFrom(child);
        const at = from + i;
        variations.push({
          from: index,
          at,
          isFirst: rank < next,
          actions: branch.map(({ text }) => text),
          result: branch[branch.length - 1].result,
          ...notesOf(branch, at + 1),
        });
        lines.push({ nodes: branch, from: at + 1 });
      }
    }
  const { result } = line[line.length - 1];
  return { actions: line.slice(1).map(({ text }) => text), result, ...notesOf(line), variations };
}

/**
 * Plays all actions of a tree, and removes those that cannot be played, with what follows them.
 * @param {import('../../../web/engine.js').Engine} engine
 * @param {{ variant: string, position: string }} start
 * @param {Node} root
 * @param {(node: Node, game: Game) => void} [prepare] called before each of them
 * @param {(node: Node, game: Game) => void} [note] called after each of them
 * @returns {Generator<void, Node[]>} the first positions of the branches that were removed
 */
export function* playTree(engine, { variant, position }, root, prepare, note) {
  /** @type {Node[]} */
  const removed = [];
  const game = engine.createGame(variant);
  try {
    game.setVariant(variant);
    if (position) game.setPosition(position);
    /** The actions to be played; null: an action is taken back. @type {(Node | null)[]} */
    const todo = [...root.children];
    for (let node = todo.pop(); node !== undefined; node = todo.pop()) {
      if (!node) game.undo();
      else if (isPlayed(game, node, prepare)) {
        note?.(node, game);
        todo.push(null, ...node.children);
      } else removed.push(node);
      yield;
    }
  } finally {
    game.dispose();
  }
  const gone = new Set(removed);
  for (const parent of new Set(removed.map(({ parent }) => parent)))
    if (parent) parent.children = parent.children.filter((child) => !gone.has(child));
  return removed;
}

/** Plays an action, if it is legal. */
function isPlayed(
  /** @type {Game} */ game,
  /** @type {Node} */ node,
  /** @type {((node: Node, game: Game) => void) | undefined} */ prepare,
) {
  prepare?.(node, game);
  try {
    game.play(node.text);
    return true;
  } catch {
    return false;
  }
}

/** Removes a position with all that follows it. */
export function drop(/** @type {Node} */ { parent, text }) {
  if (parent) parent.children = parent.children.filter((child) => child.text !== text);
}
