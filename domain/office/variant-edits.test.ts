import { expect, test } from 'vitest';
import { type GroupedProduct, listTogether, planVariants, type VariantPlan } from './variant-edits.ts';

const good = (id: number, group: string | null = null, position: number | null = null): GroupedProduct => ({
  id,
  group,
  axes: null,
  position,
});

/** What becomes of each: its group and place. */
function becomes(known: readonly GroupedProduct[], plan: Partial<VariantPlan>, own = 1) {
  const edits = planVariants(own, known, { ids: [], axes: null, isOrdered: false, ...plan });
  const to = (id: number, field: string) =>
    edits.find((edit) => edit.id === id && edit.field === field)?.to ?? null;
  return known.map(({ id }) => [id, to(id, 'variant_group'), to(id, 'variant_position')]);
}

test.each([
  [
    'two that were alone',
    [good(1), good(2)],
    [1, 2],
    [
      [1, 'own-1', null],
      [2, 'own-1', null],
    ],
  ],
  [
    'one joins a group',
    [good(1), good(2, 'g'), good(3, 'g')],
    [1, 2, 3],
    [
      [1, 'g', null],
      [2, 'g', null],
      [3, 'g', null],
    ],
  ],
  [
    'one leaves',
    [good(1, 'g'), good(2, 'g'), good(3, 'g')],
    [1, 3],
    [
      [1, 'g', null],
      [2, null, null],
      [3, 'g', null],
    ],
  ],
  [
    'of two one leaves: none is left',
    [good(1, 'g'), good(2, 'g')],
    [1],
    [
      [1, null, null],
      [2, null, null],
    ],
  ],
])('%s', (_name, known, ids, expected) => {
  expect(becomes(known, { ids })).toEqual(expected);
});

test('an order is written to all of them, and taken away with it', () => {
  const known = [good(1, 'g'), good(2, 'g'), good(3, 'g', 1)];
  expect(becomes(known, { ids: [3, 1, 2], isOrdered: true })).toEqual([
    [1, 'g', 2],
    [2, 'g', 3],
    [3, 'g', 1],
  ]);
  expect(listTogether(known[0] as GroupedProduct, known).map(({ id }) => id)).toEqual([3, 1, 2]);
  expect(listTogether(good(9), known)).toEqual([]);
});

test('another group that is only looked at is left alone', () => {
  const edits = planVariants(1, [good(1), good(2), good(8, 'other')], {
    ids: [1, 2],
    axes: ['color'],
    isOrdered: false,
  });
  expect(edits.filter(({ id }) => id === 8)).toEqual([]);
  expect(edits.filter(({ field }) => field === 'variant_axes').map(({ to }) => to)).toEqual([
    ['color'],
    ['color'],
  ]);
});
