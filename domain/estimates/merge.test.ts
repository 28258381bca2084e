import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anEstimate, aLine as line, aSection as section } from '#tests/edited-estimates.ts';
import { type EditedEstimate, type EditedLine, mergeEstimates } from './merge.ts';

const base = anEstimate([
  section('s1', [line('a'), line('b'), line('c')]),
  section('s2', [line('d'), line('e', { kind: 'product', productCode: 'plitka', price: 900 })]),
]);
type Edit = (estimate: EditedEstimate) => EditedEstimate;
const onLines =
  (rewrite: (lines: readonly EditedLine[], sectionId: string) => readonly EditedLine[]): Edit =>
  (estimate) => ({
    ...estimate,
    sections: estimate.sections.map((each) => ({ ...each, items: rewrite(each.items, each.id) })),
  });
const change = (id: string, more: Partial<EditedLine>): Edit =>
  onLines((lines) => lines.map((each) => (each.id === id ? { ...each, ...more } : each)));
const remove = (id: string): Edit => onLines((lines) => lines.filter((each) => each.id !== id));
const add = (to: string, added: EditedLine, at = 99): Edit =>
  onLines((lines, sectionId) => (sectionId === to ? lines.toSpliced(at, 0, added) : lines));
const linesOf = (estimate: EditedEstimate) => estimate.sections.flatMap(({ items }) => items);
const ids = (estimate: EditedEstimate) =>
  estimate.sections.map(({ id, items }) => `${id}: ${items.map((each) => each.id).join(' ')}`);
const lineOf = (estimate: EditedEstimate, id: string) => linesOf(estimate).find((each) => each.id === id);

describe('one changes here, the other there', () => {
  test.each<[string, Edit, Edit, string[]]>([
    ['both add', add('s1', line('x')), add('s1', line('y'), 1), ['s1: a y b c x', 's2: d e']],
    ['both add at the end', add('s2', line('x')), add('s2', line('y')), ['s1: a b c', 's2: d e x y']],
    ['one removes, one adds', remove('b'), add('s2', line('y')), ['s1: a c', 's2: d e y']],
    [
      'one moves, one adds',
      onLines((lines) => lines.toReversed()),
      add('s1', line('y'), 2),
      ['s1: c b y a', 's2: e d'],
    ],
    [
      'a section goes while a line comes into it: both the line and its section stay',
      (estimate) => ({ ...estimate, sections: estimate.sections.slice(0, 1) }),
      add('s2', line('y')),
      ['s1: a b c', 's2: y'],
    ],
  ])('%s', (_name, ours, theirs, expected) => {
    const { merged, conflicts } = mergeEstimates(base, ours(base), theirs(base));
    expect(conflicts).toEqual([]);
    expect(ids(merged).map((row) => row.split(' ').toSorted())).toEqual(
      expected.map((row) => row.split(' ').toSorted()),
    );
    expect(ids(merged)[0]).toBe(expected[0]);
  });

  test('fields of one line are told apart', () => {
    const { merged, conflicts } = mergeEstimates(
      base,
      change('a', { count: 7 })(base),
      change('a', { price: 250 })({ ...base, name: 'Санузел' }),
    );
    expect(conflicts).toEqual([]);
    expect(lineOf(merged, 'a')).toMatchObject({ count: 7, price: 250 });
    expect(merged.name).toBe('Санузел');
  });

  test('the shop’s own price of a product is the newer one, and nobody is asked about it', () => {
    const ours = change('e', { count: 3, price: 900 })(base);
    const theirs = change('e', { price: 950, priceAt: '2026-11-16T00:00:00.000Z' })(base);
    const { merged, conflicts } = mergeEstimates(base, ours, theirs);
    expect(conflicts).toEqual([]);
    expect(lineOf(merged, 'e')).toMatchObject({ count: 3, price: 950, priceAt: '2026-11-16T00:00:00.000Z' });
  });
});

describe('both change the same', () => {
  const ours = change('a', { count: 7 })(base);
  const theirs = change('a', { count: 9 })(base);

  test('it is asked; until then one’s own word stands, and the answer decides', () => {
    const { merged, conflicts } = mergeEstimates(base, ours, theirs);
    expect(conflicts).toEqual([
      { key: 'line:a:count', scope: 'line', name: 'Строка a', field: 'count', mine: 7, theirs: 9 },
    ]);
    expect(lineOf(merged, 'a')?.count).toBe(7);
    const answered = mergeEstimates(base, ours, theirs, { 'line:a:count': 'theirs' });
    expect(lineOf(answered.merged, 'a')?.count).toBe(9);
  });

  test('what one removed and the other changed is asked, not dropped', () => {
    const { merged, conflicts } = mergeEstimates(base, ours, remove('a')(base));
    expect(conflicts).toMatchObject([{ key: 'line:a:removed', field: 'removed', theirs: null }]);
    expect(lineOf(merged, 'a')?.count).toBe(7);
    const gone = mergeEstimates(base, ours, remove('a')(base), { 'line:a:removed': 'theirs' });
    expect(lineOf(gone.merged, 'a')).toBeUndefined();
    const kept = mergeEstimates(base, remove('a')(base), ours, { 'line:a:removed': 'theirs' });
    expect(lineOf(kept.merged, 'a')?.count).toBe(7);
  });

  test('the same word said twice is no question', () => {
    expect(mergeEstimates(base, ours, ours)).toEqual({ merged: ours, conflicts: [] });
  });
});

/** What one editor may do, with ids of their own for what they add. */
const edits = (who: string): fc.Arbitrary<Edit> => {
  const target = fc.constantFrom('a', 'b', 'c', 'd');
  const step: fc.Arbitrary<(at: number) => Edit> = fc.oneof(
    fc.tuple(target, fc.integer({ min: 2, max: 9 })).map(
      ([id, count]) =>
        () =>
          change(id, { count }),
    ),
    fc.tuple(target, fc.string({ maxLength: 4 })).map(
      ([id, note]) =>
        () =>
          change(id, { note }),
    ),
    target.map((id) => () => remove(id)),
    fc.tuple(fc.constantFrom('s1', 's2'), fc.nat(4)).map(
      ([to, place]) =>
        (at: number) =>
          add(to, line(`${who}${at}`), place),
    ),
    fc.constant(() => onLines((lines) => lines.toReversed())),
  );
  return fc
    .array(step, { maxLength: 8 })
    .map((steps) => (estimate) => steps.reduce((now, make, at) => make(at)(now), estimate));
};

test('whatever two editors do, nothing is lost without a question', () => {
  fc.assert(
    fc.property(edits('m'), edits('t'), (editMine, editTheirs) => {
      const [mine, theirs] = [editMine(base), editTheirs(base)];
      const { merged, conflicts } = mergeEstimates(base, mine, theirs);
      const asked = new Set(conflicts.map(({ key }) => key));
      const all = linesOf(merged).map(({ id }) => id);
      expect(new Set(all).size).toBe(all.length);
      for (const [side, other] of [
        [mine, theirs],
        [theirs, mine],
      ] as const) {
        for (const each of linesOf(side)) {
          const was = lineOf(base, each.id);
          const now = lineOf(merged, each.id);
          if (!was) expect(now).toEqual(each);
          for (const field of ['count', 'note'] as const) {
            if (!was || was[field] === each[field]) continue;
            const theirWord = lineOf(other, each.id);
            const isAsked = asked.has(`line:${each.id}:${field}`) || asked.has(`line:${each.id}:removed`);
            if (!isAsked) expect(now?.[field]).toBe(each[field]);
            if (isAsked) expect(theirWord?.[field]).not.toBe(each[field]);
          }
        }
        for (const was of linesOf(base))
          if (!lineOf(side, was.id) && !asked.has(`line:${was.id}:removed`))
            expect(lineOf(merged, was.id)).toBeUndefined();
      }
      // Answered one way or the other, it is exactly that side's word.
      const answer = (side: 'mine' | 'theirs') =>
        mergeEstimates(base, mine, theirs, Object.fromEntries([...asked].map((key) => [key, side])));
      expect(answer('mine').merged).toEqual(merged);
      for (const { key, field, theirs: word } of conflicts) {
        const id = key.split(':')[1] ?? '';
        const now = lineOf(answer('theirs').merged, id);
        if (field === 'removed') expect(now === undefined).toBe(word === null);
        else expect(now?.[field as 'count']).toBe(word);
      }
    }),
    { numRuns: 1000 },
  );
});

test('with nobody else at work it is one’s own, and with nothing of one’s own it is theirs', () => {
  fc.assert(
    fc.property(edits('m'), (edit) => {
      const edited = edit(base);
      expect(mergeEstimates(base, edited, base).merged).toEqual(edited);
      expect(mergeEstimates(base, base, edited).merged).toEqual(edited);
    }),
  );
});
