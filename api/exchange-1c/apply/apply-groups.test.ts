import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeCode, makeOwnCode, mergeGroups, toNestedSet, withoutRoot } from './apply-groups.ts';

const group = (id: string, parentId: string | null, name = id) => ({ id, parentId, name, isDeleted: false });
const known = {
  id: 7,
  parentId: null,
  code: 'poly',
  nameRu: 'Полы',
  nameKz: 'Едендер',
  lft: 1,
  externalId: 'g',
};

test('a renamed group keeps its address and the Kazakh name that staff gave', () => {
  const { sections } = mergeGroups([known], [group('g', null, 'Напольные покрытия')]);
  expect(sections).toEqual([
    { id: 7, parentId: null, code: 'poly', nameRu: 'Напольные покрытия', nameKz: 'Едендер' },
  ]);
});

test('a new group gets a number, an address and a place below its parent, whichever came first', () => {
  const { sections, idOf } = mergeGroups(
    [known],
    [group('child', 'new', 'Ламинат'), group('new', 'g', 'Новое | Жаңа')],
  );
  expect(idOf.get('child')).toBe(8);
  expect(sections.slice(1)).toEqual([
    { id: 8, parentId: 9, code: 'laminat', nameRu: 'Ламинат', nameKz: 'Ламинат' },
    { id: 9, parentId: 7, code: 'novoe', nameRu: 'Новое', nameKz: 'Жаңа' },
  ]);
});

test('an address that is taken gets a number', () => {
  const taken = new Set(['laminat', 'laminat-2']);
  expect(makeCode('Ламинат', taken)).toBe('laminat-3');
  expect(makeCode('***', taken)).toBe('item');
});

test('places nest whatever the parents, circles too', () => {
  fc.assert(
    fc.property(fc.array(fc.option(fc.nat(12)), { minLength: 1, maxLength: 12 }), (parents) => {
      const sections = parents.map((parentId, id) => ({
        id,
        parentId,
        code: String(id),
        nameRu: '',
        nameKz: '',
      }));
      const placed = toNestedSet(sections);
      expect(placed).toHaveLength(sections.length);
      expect(new Set(placed.flatMap(({ lft, rgt }) => [lft, rgt])).size).toBe(sections.length * 2);
      for (const { id, parentId, lft, rgt, level } of placed) {
        expect(lft).toBeLessThan(rgt);
        const parent = placed.find((each) => each.id === parentId);
        if (parent) {
          expect(parent.lft < lft && rgt < parent.rgt && parent.level === level - 1).toBe(true);
        } else expect([id, level]).toEqual([id, 1]);
      }
    }),
  );
});

test('an address is the name, then the article, then a mark of its own; the same id has the same', () => {
  const taken = new Set<string>();
  expect(makeOwnCode(['Клей', 'Клей A-1'], 'g-1', new Set())).toBe('kley');
  expect(makeOwnCode(['Клей', 'Клей A-1'], 'g-1', taken.add('kley'))).toBe('kley-a-1');
  const marked = makeOwnCode(['Клей', 'Клей A-1'], 'g-2', taken);
  expect(marked).toMatch(/^kley-[0-9a-f]{8}$/);
  expect(makeOwnCode(['Клей'], 'g-2', new Set(['kley']))).toBe(marked);
});

describe('the group above all others', () => {
  test('is left out with those below it at the top', () =>
    expect(withoutRoot([group('root', null), group('a', 'root'), group('b', 'a')])).toEqual([
      group('a', null),
      group('b', 'a'),
    ]));

  test.each([
    ['one of several', [group('a', null), group('b', null)]],
    ['the only one', [group('a', null)]],
  ])('stays where it is %s', (_name, groups) => expect(withoutRoot(groups)).toEqual(groups));
});
