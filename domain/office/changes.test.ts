import { describe, expect, test } from 'vitest';
import { countStates, digestText, endStateOf, findTwice, isSame, judgeChange, toUndo } from './changes.ts';

describe('a change against what is stored', () => {
  test.each([
    ['was', 'was', 'shall', 'pending', null],
    ['shall', 'was', 'shall', 'skipped', 'same'],
    ['theirs', 'was', 'shall', 'conflict', 'collides'],
    ['was', 'was', 'was', 'skipped', 'same'],
    [null, null, 'shall', 'pending', null],
    [null, '', 'shall', 'conflict', 'collides'],
    [undefined, 'was', 'shall', 'wrong', 'missing'],
  ] as const)('stored %j, from %j to %j is %s', (stored, from, to, state, why) => {
    expect(judgeChange({ from, to }, stored)).toEqual({ state, why });
  });

  test('values are the same whatever the order of their keys, and never because they look alike', () => {
    expect(isSame({ a: 1, b: [1, { c: null, d: 2 }] }, { b: [1, { d: 2, c: null }], a: 1 })).toBe(true);
    expect(isSame('1', 1)).toBe(false);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame({ a: '","b":"' }, { a: '', b: '' })).toBe(false);
  });
});

const item = { subject: 'section', id: 7, field: 'name_ru', from: 'а', to: 'б' };

test('a digest is of what will be written, and of nothing that will not', () => {
  const items = [
    { ...item, n: 1, state: 'pending' as const },
    { ...item, n: 2, field: 'name_kz', state: 'conflict' as const },
  ];
  const text = digestText(items);
  expect(text).toBe('[1,"section",7,null,"name_ru","а","б"]');
  expect(digestText(items.map((each) => ({ ...each, state: 'pending' as const })))).not.toBe(text);
  expect(digestText(items.map((each) => ({ ...each, to: 'в' })))).not.toBe(text);
});

test('a set that wrote something, or found it there, is applied; one that could do nothing has failed', () => {
  expect(endStateOf(countStates(['applied', 'conflict']))).toBe('applied');
  expect(endStateOf(countStates(['skipped']))).toBe('applied');
  expect(endStateOf(countStates(['conflict', 'wrong']))).toBe('failed');
});

test('an undo takes back what was written, not what was found there or left out', () => {
  const states = ['applied', 'skipped', 'conflict', 'wrong'] as const;
  const written = states.map((state) => ({ ...item, newKey: null, state }));
  expect(toUndo(written, () => undefined)).toEqual([{ ...item, from: 'б', to: 'а' }]);
});

test('a field of a thing is named once; of new things those of one key belong together', () => {
  const fresh = { subject: 'section', id: null, field: 'name_ru' };
  expect([...findTwice([item, { ...item, field: 'name_kz' }, item])]).toEqual([2]);
  expect([...findTwice([fresh, { ...fresh, newKey: 'b' }, { ...fresh, newKey: 'b' }])]).toEqual([2]);
});

test('what was made is taken back by the field that says whether it is there, once for all its fields', () => {
  const made = (field: string, to: string) => ({
    ...{ subject: 'slot_day', id: 9, newKey: 'a', field, from: null, to, state: 'applied' as const },
  });
  const items = [made('day', '2027-01-01'), made('note', 'Новый год')];
  expect(toUndo(items, () => 'is_active')).toEqual([
    { subject: 'slot_day', id: 9, field: 'is_active', from: true, to: false },
  ]);
});
