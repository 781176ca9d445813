// Fields that no longer fit the pieces get fitting texts: castling whose rook is gone, say. The rules say which texts
// fit.

/**
 * @typedef {import('./draft.js').Draft} Draft
 * @typedef {import('./editing.js').Verdict} Verdict
 */

/** Other texts for a field, those that keep most first. @type {Record<string, (now: string) => string[]>} */
const others = {
  castling: (now) => {
    const rights = [...now.replace('-', '')];
    const subsets = Array.from({ length: 2 ** rights.length }, (_, mask) =>
      rights.filter((_, i) => (mask >> i) & 1).join(''),
    );
    return subsets.sort((one, other) => other.length - one.length).map((subset) => subset || '-');
  },
  ep: () => ['-'],
  switched: () => ['-'],
  pending: () => ['-'],
  left: () => ['3', '2', '1', '0'],
};

/**
 * @param {Draft} draft
 * @param {Verdict} verdict on it
 * @param {Verdict} before the verdict before the change: an earlier fault is left to the author
 * @param {(draft: Draft) => Verdict} judge
 * @returns {{ draft: Draft, verdict: Verdict }}
 */
export function mend(draft, verdict, before, judge) {
  const { field = '' } = verdict;
  if (!others[field] || field === before.field) return { draft, verdict };
  for (const value of others[field](draft.fields[field])) {
    const other = { ...draft, fields: { ...draft.fields, [field]: value } };
    const next = judge(other);
    if (next.field !== field) return mend(other, next, before, judge);
  }
  return { draft, verdict };
}
