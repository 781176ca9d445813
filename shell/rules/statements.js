// Which blocks of the rules stand there for a variant, and which options are the cause: found out by asking the core
// what holds, with an option and without it.

/** @import { Engine } from '../../web/engine.js' */
/** @import { Block } from './rules.js' */

/** @typedef {Map<string, number | string | undefined>} Statements the number or the kind that each names, by id */

/** The ids of the statements that hold in a variant, a valid text. @returns {Statements} */
export function statementsOf(/** @type {Engine} */ engine, /** @type {string} */ variant) {
  const game = engine.createGame(variant);
  try {
    game.setVariant(variant);
    const family = variant.split(';')[0];
    return new Map(
      game.statements().map((statement) => {
        const [key, named] = statement.split('=');
        return [`rules-${family}-${key}`, /^\d+$/.test(named ?? '') ? Number(named) : named];
      }),
    );
  } finally {
    game.dispose();
  }
}

/**
 * The options without which a statement would not hold, or name something else: their keys, by its id.
 * @param {Engine} engine
 * @param {string} variant
 * @returns {Map<string, string[]>}
 */
export function causesOf(engine, variant) {
  const [family, ...options] = variant.split(';');
  const all = statementsOf(engine, variant);
  /** @type {Map<string, string[]>} */
  const causes = new Map();
  for (const option of options) {
    const rest = [family, ...options.filter((other) => other !== option)].join(';');
    let without;
    try {
      without = statementsOf(engine, rest);
    } catch {
      continue; // The other options ask for this one.
    }
    for (const [id, named] of all)
      if (!without.has(id) || without.get(id) !== named)
        causes.set(id, [...(causes.get(id) ?? []), option.split('=')[0]]);
  }
  return causes;
}

/** The part of a block that holds; undefined if none does. @returns {Block | undefined} */
function chooseBlock(/** @type {Block} */ block, /** @type {Statements} */ statements) {
  if ('heading' in block || 'manners' in block) return block;
  if ('text' in block) return statements.has(block.text) ? block : undefined;
  if ('reading' in block) return statements.has(block.reading) ? block : undefined;
  if ('about' in block) return { ...block, about: block.about.filter((id) => statements.has(id)) };
  if ('list' in block) {
    const list = block.list.filter((id) => statements.has(id));
    return list.length > 0 ? { ...block, list } : undefined;
  }
  const figures = block.figures.filter(({ caption, shows = [caption] }) => shows.every((id) => statements.has(id)));
  return figures.length > 0 ? { ...block, figures } : undefined;
}

/** The blocks that hold, without headings under which nothing stands. */
export function chooseBlocks(/** @type {Block[]} */ blocks, /** @type {Statements} */ statements) {
  const chosen = blocks.map((block) => chooseBlock(block, statements)).filter((block) => block !== undefined);
  return chosen.filter((block, i) => !('heading' in block) || (chosen[i + 1] && !('heading' in chosen[i + 1])));
}
