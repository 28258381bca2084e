// @vitest-environment node
import { beforeEach, expect, test, vi } from 'vitest';
import { findThings, forgetThings, type KeptThings, keepThings } from './kept-things.ts';

const things: KeptThings = {
  owner: 7,
  locale: 'ru',
  at: '2026-11-15T10:00:00Z',
  seen: ['a'],
  favorites: [],
  cart: [{ code: 'a', count: 2 }],
  products: [{ code: 'a', name: 'Краска', price: '100 ₸ / шт.', picture: '/img/p/sm_224/abc/abc_0.webp' }],
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test('what is kept is found again, and gone when it is forgotten', () => {
  keepThings(things);
  expect(findThings()).toEqual(things);
  forgetThings();
  expect(findThings()).toBeNull();
});

test.each([
  '{',
  '[]',
  '"x"',
  '{"seen":1}',
  JSON.stringify({
    ...things,
    products: [{ code: 'a', name: 'x', price: 'y', picture: 'https://evil.example/' }],
  }),
])('a stored text that is none of ours counts as nothing: %s', (text) => {
  stored.set('sheber-offline', text);
  expect(findThings()).toBeNull();
});

test('a storage that refuses loses nothing else', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => {
      throw new Error('forbidden');
    },
  });
  keepThings(things);
  forgetThings();
  expect(findThings()).toBeNull();
});
