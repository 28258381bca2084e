/** A set one step up or down among those of its mode: the most popular stands first. */
import type { Change } from '#contract/office/changes.ts';

interface Ranked {
  id: number;
  popularity: number;
}

/** Where two are as popular as each other, all get ranks of their own. */
export function moveSet(sets: readonly Ranked[], id: number, by: -1 | 1): Change[] {
  const at = sets.findIndex((set) => set.id === id);
  const [set, other] = [sets[at], sets[at + by]];
  if (!set || !other) return [];
  const ranks = sets.map(({ popularity }) => popularity);
  const isClear = ranks.every((rank, index) => index === 0 || rank < (ranks[index - 1] ?? 0));
  const wanted = isClear ? ranks : ranks.map((_rank, index) => 10 * (sets.length - index));
  const order = sets.toSpliced(Math.min(at, at + by), 2, ...(by < 0 ? [set, other] : [other, set]));
  return order.flatMap(({ id: each, popularity: from }, index) => {
    const to = wanted[index] ?? from;
    return to === from ? [] : [{ subject: 'set', id: each, field: 'popularity', from, to }];
  });
}
