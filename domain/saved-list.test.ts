import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addToSavedList,
  findNeighbour,
  parseSavedList,
  putBehind,
  removeFromSavedList,
  SAVED_LIST_CAPS,
  type SavedListName,
} from './saved-list.ts';

const NAMES = Object.keys(SAVED_LIST_CAPS) as SavedListName[];

test('the caps are those of the shop', () => {
  expect(SAVED_LIST_CAPS).toEqual({
    'search-history': 12,
    'recent-products': 12,
    'favorite-products': 30,
    'compare-products': 30,
    'compare-training': 1,
  });
});

describe('reading', () => {
  test.each([
    [null, []],
    ['[]', []],
    ['["a","b"]', ['a', 'b']],
    ['[" a ","a","a\\t"]', ['a']],
    ['["","  ","a"]', ['a']],
    ['["a",1,null,{"x":1},["b"],"c"]', ['a', 'c']],
    ['["__proto__"]', ['__proto__']],
  ])('%j is the list %j', (raw, list) => {
    expect(parseSavedList(raw)).toEqual({ list, isCorrupt: false });
  });

  test.each(['', '{', '{}', 'null', '"a"', '42', 'a,b', '{"0":"a","length":1}'])(
    '%j is corrupt and to be removed',
    (raw) => {
      expect(parseSavedList(raw)).toEqual({ list: [], isCorrupt: true });
    },
  );

  test('a list of ten thousand is cut to its cap, the newest kept', () => {
    const raw = JSON.stringify(Array.from({ length: 10_000 }, (_, index) => `code-${index}`));
    const { list } = parseSavedList(raw, 'recent-products');
    expect(list).toHaveLength(12);
    expect(list[0]).toBe('code-0');
  });
});

describe('adding and removing', () => {
  test('the newest stands first and an old entry moves to the front', () => {
    expect(addToSavedList('recent-products', ['a', 'b'], 'c')).toEqual(['c', 'a', 'b']);
    expect(addToSavedList('recent-products', ['a', 'b', 'c'], ' c ')).toEqual(['c', 'a', 'b']);
  });

  test('an empty entry is not added', () => {
    expect(addToSavedList('search-history', ['a'], '  ')).toEqual(['a']);
  });

  test.each(NAMES)('a full %s forgets its oldest', (name) => {
    const full = Array.from({ length: SAVED_LIST_CAPS[name] }, (_, index) => `code-${index}`);
    expect(addToSavedList(name, full, 'new')).toEqual(['new', ...full.slice(0, -1)]);
  });

  test('removing takes the entry and leaves the order', () => {
    expect(removeFromSavedList(['a', 'b', 'c'], ' b ')).toEqual(['a', 'c']);
    expect(removeFromSavedList(['a'], 'x')).toEqual(['a']);
  });

  test.each([
    ['in the middle', ['a', 'b', 'c'], ['a', 'c'], ['a', 'b', 'c']],
    ['at the end', ['a', 'x', 'b'], ['a', 'x'], ['a', 'x', 'b']],
    ['first of all', ['b', 'a'], ['a'], ['b', 'a']],
    ['behind one that has gone too', ['a', 'x', 'b', 'c'], ['a', 'c'], ['a', 'b', 'c']],
    ['with newer ones since', ['a', 'b', 'c'], ['new', 'a', 'c'], ['new', 'a', 'b', 'c']],
    ['into an emptied list', ['a', 'b'], [], ['b']],
  ])('what was removed comes back %s', (_where, before, list, after) => {
    expect(putBehind(list, 'b', findNeighbour(before, list, 'b'))).toEqual(after);
  });

  test('whatever is added, the list is tidy, within its cap and survives a round trip', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), fc.array(fc.string()), (name, entries) => {
        const list = entries.reduce<string[]>((kept, entry) => addToSavedList(name, kept, entry), []);
        expect(list.length).toBeLessThanOrEqual(SAVED_LIST_CAPS[name]);
        expect(new Set(list).size).toBe(list.length);
        expect(list.every((entry) => entry !== '' && entry === entry.trim())).toBe(true);
        expect(parseSavedList(JSON.stringify(list), name)).toEqual({ list, isCorrupt: false });
      }),
    );
  });

  test('no stored text makes reading throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (raw) => Array.isArray(parseSavedList(raw).list)),
    );
  });
});
