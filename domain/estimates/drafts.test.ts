import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writtenSection } from '#contract/estimate-parts.ts';
import { aLine, anEstimate, aSection } from '#tests/edited-estimates.ts';
import { findLineFault, listFaults, toKeepable } from './drafts.ts';
import type { EditedEstimate, EditedLine } from './merge.ts';

const line = (id: string, more: Partial<EditedLine> = {}) => aLine(id, { kind: 'work', ...more });
const estimate = (items: EditedLine[], more: Partial<EditedEstimate> = {}) =>
  anEstimate([aSection('s', items, 'Стены')], more);

test.each([
  ['a work with a name', line('a'), null],
  ['a work without one', line('a', { name: '' }), 'name_needed'],
  ['a work of spaces', line('a', { name: '  ' }), 'name_needed'],
  ['a name with a tab in it', line('a', { name: 'Стяжка\t50' }), 'name_wrong'],
  ['a product', line('a', { kind: 'product', productCode: 'p', name: '' }), null],
  ['half a product', line('a', { kind: 'product', productCode: 'p', count: 1.5 }), 'count_whole'],
])('%s', (_what, each, fault) => {
  expect(findLineFault(each)).toBe(fault);
});

test('a new line at fault waits, one that was kept stays as it was, the others go', () => {
  const kept = estimate([line('a'), line('b')]);
  const mine = estimate([line('a', { name: '' }), line('b', { count: 7 }), line('c', { name: '' })]);
  expect(toKeepable(mine, kept).sections[0]?.items).toEqual([line('a'), line('b', { count: 7 })]);
  expect([...listFaults(mine).keys()]).toEqual(['a', 'c']);
});

test('a name that was wiped out stays the old one', () => {
  const kept = estimate([line('a')]);
  const [section] = kept.sections;
  const mine = estimate([], { name: ' ', sections: section ? [{ ...section, name: '' }] : [] });
  expect(toKeepable(mine, kept)).toMatchObject({ name: 'Ванная', sections: [{ name: 'Стены' }] });
});

test('what is not at fault is the same object', () => {
  const mine = estimate([line('a')]);
  expect(toKeepable(mine, estimate([]))).toBe(mine);
});

test('whatever is typed, what can be kept is what the server takes', () => {
  const anyLine = fc.record({
    name: fc.oneof(fc.constant(''), fc.constant('\t'), fc.string({ maxLength: 20 })),
    kind: fc.constantFrom('custom' as const, 'work' as const, 'product' as const),
    count: fc.constantFrom(0, 1, 1.5, 2),
  });
  fc.assert(
    fc.property(fc.array(anyLine, { maxLength: 6 }), (typed) => {
      const items = typed.map((more, at) =>
        line(`l${at}`, { ...more, productCode: more.kind === 'product' ? 'p' : null }),
      );
      for (const section of toKeepable(estimate(items), estimate([])).sections)
        expect(writtenSection.safeParse(section).success).toBe(true);
    }),
  );
});
