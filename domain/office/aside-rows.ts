/** Rows of a list that name no goods: the name of a group, a sum, heads that stand on each page again. Pure. */
const TOTAL = /^(?:под[иы]тог|итого?|всего|жиыны|барлығы)(?!\p{L})|\sитог$|^(?:sub)?total:?$/iu;
const said = (cell: string): string => cell.trim().toLowerCase();

export function isAside(
  cells: readonly string[],
  { heads, isGroup, prices }: { heads: readonly string[]; isGroup: boolean; prices: readonly number[] },
): boolean {
  const filled = cells.flatMap((cell, at) => (cell.trim() === '' ? [] : { at, cell }));
  const [first] = filled;
  if (!first) return true;
  // A number that stands alone is a value of something, one word with figures an article.
  if (filled.length === 1) return /\p{L}/u.test(first.cell) && !/^\S*\d\S*$/.test(first.cell.trim());
  if (TOTAL.test(first.cell.trim())) return true;
  if (filled.every(({ at, cell }) => said(cell) === said(heads[at] ?? ''))) return true;
  return isGroup && prices.every((at) => (cells[at] ?? '').trim() === '');
}
