import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CardPicture, findKeptCard, forgetCard, keepCard, onKeptCard } from './kept-card.ts';

const card: CardPicture = {
  number: '2900426173587',
  name: 'Данияр',
  levelName: 'Үй',
  percent: 2,
  barcode: `${'10'.repeat(47)}1`,
  qr: { size: 21, path: 'M0 0h1v1z' },
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a card is found again by its owner alone', () => {
  keepCard(7, card);
  expect(findKeptCard(7)).toMatchObject(card);
  expect(findKeptCard(8)).toBeNull();
  forgetCard();
  expect(findKeptCard(7)).toBeNull();
});

test('points and turnover are not kept: only what a till reads', () => {
  keepCard(7, { ...card, balance: 11_756 } as CardPicture);
  expect(kept.get('club-card')).not.toContain('11756');
});

test.each(['{', '[]', '{"userId":7,"number":"12"}', '"text"', 'null'])(
  '%s in the storage counts as none',
  (text) => {
    kept.set('club-card', text);
    expect(findKeptCard(7)).toBeNull();
  },
);

test('a storage that refuses takes nothing down, and whoever listens hears of every change', () => {
  const heard = vi.fn();
  const stop = onKeptCard(heard);
  keepCard(7, card);
  forgetCard();
  stop();
  keepCard(7, card);
  expect(heard).toHaveBeenCalledTimes(2);
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('forbidden');
    },
  });
  expect(findKeptCard(7)).toBeNull();
});
