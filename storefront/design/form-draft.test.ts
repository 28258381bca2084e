import { expect, test } from 'vitest';
import { dropAllDrafts, dropDraft, readDraft, writeDraft } from './form-draft.ts';

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const shape = { street: '', isPrivateHouse: false };

test('a draft comes back, until it is dropped', () => {
  const store = memory();
  writeDraft('a', { street: 'Садовая', isPrivateHouse: true }, () => store);
  expect(readDraft('a', shape, () => store)).toEqual({ street: 'Садовая', isPrivateHouse: true });
  expect(readDraft('b', shape, () => store)).toBeNull();
  dropDraft('a', () => store);
  expect(readDraft('a', shape, () => store)).toBeNull();
});

test('a draft that says what the form says already is none', () => {
  const store = memory();
  writeDraft('a', { street: '', isPrivateHouse: false }, () => store);
  expect(readDraft('a', shape, () => store)).toBeNull();
});

test.each([
  ['no JSON', '{"street'],
  ['no object', '"street"'],
  ['fields of another form', '{"house":"5"}'],
  ['another kind of value', '{"street":{"a":1},"isPrivateHouse":"yes"}'],
])('a stored draft that is %s is left aside', (_name, text) => {
  const store = memory();
  store.setItem('sheber-draft:a', text);
  expect(readDraft('a', shape, () => store)).toBeNull();
});

test('without storage a form has no draft and does not fail', () => {
  const refused = () => {
    throw new Error('storage is forbidden');
  };
  expect(readDraft('a', shape, refused)).toBeNull();
  expect(() => writeDraft('a', shape, refused)).not.toThrow();
  expect(() => dropDraft('a', refused)).not.toThrow();
  expect(() => dropAllDrafts([refused])).not.toThrow();
});

test('all drafts are dropped at once, and nothing else', () => {
  const store = memory();
  writeDraft('a', { street: 'x' }, () => store);
  writeDraft('b', { street: 'y' }, () => store);
  store.setItem('other', 'stays');
  dropAllDrafts([() => store]);
  expect([store.length, store.getItem('other')]).toEqual([1, 'stays']);
});
