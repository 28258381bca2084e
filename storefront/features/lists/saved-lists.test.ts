import { describe, expect, test, vi } from 'vitest';
import { NOTHING, SavedLists } from './saved-lists.ts';

function aStorage(stored: Record<string, string> = {}) {
  const kept = new Map(Object.entries(stored));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

describe('the lists of a browser', () => {
  test('an entry is stored, the newest first, and told to those who listen', () => {
    const storage = aStorage({ 'favorite-products': '["laminat-1"]' });
    const lists = new SavedLists(() => storage);
    const heard = vi.fn();
    lists.subscribe(heard);
    lists.add('favorite-products', 'laminat-2');
    expect(lists.get('favorite-products')).toEqual(['laminat-2', 'laminat-1']);
    expect(storage.kept.get('favorite-products')).toBe('["laminat-2","laminat-1"]');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('a removal that is taken back puts the entry where it stood, at once and in the storage', () => {
    const storage = aStorage({ 'favorite-products': '["a","b","c"]' });
    const lists = new SavedLists(() => storage);
    const before = lists.get('favorite-products');
    lists.remove('favorite-products', 'b');
    lists.add('favorite-products', 'new');
    lists.putBack('favorite-products', 'b', before);
    expect(lists.get('favorite-products')).toEqual(['new', 'a', 'b', 'c']);
    expect(storage.kept.get('favorite-products')).toBe('["new","a","b","c"]');
    lists.putBack('favorite-products', 'b', before);
    expect(lists.get('favorite-products')).toEqual(['new', 'a', 'b', 'c']);
  });

  test('an unchanged list is the same array each time it is asked for', () => {
    const lists = new SavedLists(() => aStorage({ 'compare-products': '["a"]' }));
    expect(lists.get('compare-products')).toBe(lists.get('compare-products'));
  });

  test('an empty list is the one that pages come alive with: nothing on it is drawn anew', () => {
    expect(new SavedLists(aStorage).get('favorite-products')).toBe(NOTHING);
    expect(new SavedLists(() => aStorage({ 'favorite-products': '[]' })).get('favorite-products')).toBe(
      NOTHING,
    );
  });

  test('a corrupt list is removed from the storage and counts as empty', () => {
    const storage = aStorage({ 'favorite-products': '{"a":1}', 'compare-products': 'nonsense' });
    const lists = new SavedLists(() => storage);
    expect(lists.get('favorite-products')).toEqual([]);
    expect(lists.get('compare-products')).toEqual([]);
    expect([...storage.kept.keys()]).toEqual([]);
  });

  test('the last entry taken out leaves nothing in the storage', () => {
    const storage = aStorage({ 'favorite-products': '["a"]' });
    const lists = new SavedLists(() => storage);
    lists.remove('favorite-products', 'a');
    expect(storage.kept.size).toBe(0);
  });

  test('what another tab wrote is read anew', () => {
    const storage = aStorage();
    const lists = new SavedLists(() => storage);
    const heard = vi.fn();
    lists.subscribe(heard);
    expect(lists.get('favorite-products')).toEqual([]);
    storage.setItem('favorite-products', '["from-the-other-tab"]');
    lists.forget('favorite-products');
    expect(lists.get('favorite-products')).toEqual(['from-the-other-tab']);
    lists.forget('somebody-elses-key');
    expect(heard).toHaveBeenCalledOnce();
  });

  test('with forbidden storage a list works as long as the page lives', () => {
    const lists = new SavedLists(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    lists.add('compare-products', 'a');
    lists.add('compare-products', 'b');
    expect(lists.get('compare-products')).toEqual(['b', 'a']);
    lists.clear('compare-products');
    expect(lists.get('compare-products')).toEqual([]);
  });

  test('with full storage the newest entry is still shown', () => {
    const storage = {
      ...aStorage({ 'favorite-products': '["a"]' }),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const lists = new SavedLists(() => storage);
    lists.add('favorite-products', 'b');
    expect(lists.get('favorite-products')).toEqual(['b', 'a']);
  });

  test('a listener that left hears nothing more', () => {
    const lists = new SavedLists(() => aStorage());
    const heard = vi.fn();
    lists.subscribe(heard)();
    lists.add('favorite-products', 'a');
    expect(heard).not.toHaveBeenCalled();
  });
});
