import { expect, test } from 'vitest';
import type { OfficeSection } from '#contract/office/tree.ts';
import { toChanges } from '../../changes/edits.ts';
import { filterRows, toRows, withMove } from './tree-rows.ts';

const section = (
  id: number,
  parentId: number | null,
  position: number,
  isKzMissing = false,
): OfficeSection => ({
  id,
  parentId,
  code: `s${id}`,
  nameRu: `Раздел ${id}`,
  nameKz: `Бөлім ${id}`,
  position,
  products: 0,
  productsWithoutKz: 0,
  isKzMissing,
});
const first = section(1, null, 1);
const second = section(2, 1, 1);
const third = section(3, 1, 2, true);
const sections = [first, second, third, section(4, null, 2)];
const label = (name: string) => name;
const idsOf = (rows: ReturnType<typeof toRows>) => rows.map((row) => row.section.id);

test('rows stand in the order of the tree, each with its depth', () => {
  const rows = toRows(sections, []);
  expect(idsOf(rows)).toEqual([1, 2, 3, 4]);
  expect(rows.map(({ level }) => level)).toEqual([0, 1, 1, 0]);
  expect(rows.map(({ isFirst, isLast }) => `${isFirst} ${isLast}`)).toEqual([
    'true false',
    'true false',
    'false true',
    'false true',
  ]);
});

test('a step down changes two places, is seen at once, and a step back leaves nothing', () => {
  const moved = withMove([], sections, { section: second, step: 1, label });
  expect(toChanges(moved)).toEqual([
    { subject: 'section', id: 2, field: 'position', from: 1, to: 2 },
    { subject: 'section', id: 3, field: 'position', from: 2, to: 1 },
  ]);
  expect(idsOf(toRows(sections, moved))).toEqual([1, 3, 2, 4]);
  expect(withMove(moved, sections, { section: second, step: -1, label })).toEqual([]);
});

test('a whole branch moves with its section, and nobody leaves their parent', () => {
  const moved = withMove([], sections, { section: first, step: 1, label });
  expect(idsOf(toRows(sections, moved))).toEqual([4, 1, 2, 3]);
  expect(withMove([], sections, { section: third, step: 1, label })).toEqual([]);
});

test('rows are found by either language, or by what has no Kazakh name', () => {
  const rows = toRows(sections, []);
  expect(idsOf(filterRows(rows, { q: 'бөлім 3', isMissingOnly: false }))).toEqual([3]);
  expect(idsOf(filterRows(rows, { q: '', isMissingOnly: true }))).toEqual([3]);
});
