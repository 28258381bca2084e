import { beforeEach, expect, test, vi } from 'vitest';
import { FakeStorage } from '#tests/fake-cart-shop.ts';
import { keepWorksOf, readLocalWorks, writeLocalWorks } from './local-works.ts';

const KEY = 'sheber-cart-works';
const tint = { productCode: 'paint', kind: 'tint', detail: 'sand-2a', count: 2 } as const;

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal('localStorage', storage);
});

test('what was written is read, and nothing leaves no trace', () => {
  writeLocalWorks([tint]);
  expect(readLocalWorks()).toEqual([tint]);
  writeLocalWorks([]);
  expect(storage.values.has(KEY)).toBe(false);
});

test.each(['', 'null', '{}', '[1, null, {"productCode": "paint"}]', '[{"count": -1}]', '{'])(
  'a broken or foreign text is no work: %s',
  (text) => {
    storage.setItem(KEY, text);
    expect(readLocalWorks()).toEqual([]);
  },
);

test('work goes with its line', () => {
  writeLocalWorks([tint, { ...tint, productCode: 'other' }]);
  keepWorksOf([{ productCode: 'paint', count: 1 }]);
  expect(readLocalWorks()).toEqual([tint]);
});
