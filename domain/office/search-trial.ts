/** What a word that is tried would do: which queries it makes better or worse, told by where what is meant stands. */

/** Places beyond are not looked at: nobody goes there. */
export const LOOKED_AT = 10;

export type Verdict = 'better' | 'worse' | 'same' | 'changed';

export interface Judgement {
  /** How many are found, and where the first that is meant stands, from 1; null: not among the first. */
  found: number;
  meantAt: number | null;
  /** The first ones, as they stand. */
  first: readonly number[];
}

/** Of a judged query: by the place of what is meant. Of any other: something instead of nothing is better, the reverse worse. */
export function judgeTrial(before: Judgement, after: Judgement, isJudged: boolean): Verdict {
  if (isJudged) {
    const [was, is] = [before.meantAt ?? LOOKED_AT + 1, after.meantAt ?? LOOKED_AT + 1];
    if (was !== is) return is < was ? 'better' : 'worse';
  } else if ((before.found === 0) !== (after.found === 0)) return after.found > 0 ? 'better' : 'worse';
  const isSame =
    before.found === after.found &&
    before.first.length === after.first.length &&
    before.first.every((id, at) => id === after.first[at]);
  return isSame ? 'same' : 'changed';
}
