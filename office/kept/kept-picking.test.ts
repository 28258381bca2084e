import { expect, test } from 'vitest';
import type { Me } from '#contract/office/office-auth.ts';
import type { PickCard, PickList } from '#contract/office/pick.ts';
import { createKeptPicking } from './kept-picking.ts';

function aPhone({ isFull = false } = {}) {
  const entries = new Map<string, string>();
  let now = 1_800_000_000_000;
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key: string) => void entries.delete(key),
  };
  return {
    entries,
    kept: createKeptPicking(storage, () => now),
    pass: (hours: number) => {
      now += hours * 3_600_000;
    },
  };
}
const me = (id: number) => ({ id, name: 'Данияр', email: 'd@staff.sheber.test', isFresh: true }) as Me;
const list = (orderId: number, more: Partial<PickList> = {}) =>
  ({
    storeId: 1,
    orderId,
    state: 'taken',
    isMine: true,
    comment: 'Позвоните Айгерим',
    lines: [],
    ...more,
  }) as unknown as PickList;
const queue = (...orders: number[]) => ({
  stores: [],
  lists: orders.map((id) => list(id) as unknown as PickCard),
});

test('a phone keeps its picker’s queue and own lists, and of them no more than the pages show', () => {
  const { kept, entries } = aPhone();
  kept.keepList(list(7));
  expect(entries.size).toBe(0);
  kept.keepMe(me(3));
  for (const each of [list(7), list(8), list(9, { isMine: false }), list(10, { state: 'free' })])
    kept.keepList(each);
  expect(kept.read()).toMatchObject({ me: { id: 3, email: '', isFresh: false } });
  expect(kept.read()?.lists.map(({ orderId, comment }) => [orderId, comment])).toEqual([
    [7, ''],
    [8, ''],
  ]);
  // Packed, or taken over by another: gone with the next word of the shop.
  kept.keepList(list(8, { state: 'packed' }));
  expect(kept.read()?.lists).toHaveLength(1);
  kept.keepQueue(queue(11));
  expect(kept.read()).toMatchObject({ queue: { lists: [{ orderId: 11 }] }, lists: [] });
});

test('nothing stays for the next person, after the logout, or longer than a session lasts', () => {
  const { kept, entries, pass } = aPhone();
  kept.keepMe(me(3));
  kept.keepQueue(queue(7));
  kept.keepList(list(7));
  kept.keepMe(me(3));
  expect(kept.read()).toMatchObject({ queue: { lists: [{}] }, lists: [{}] });
  kept.keepMe(me(4));
  expect(kept.read()).toMatchObject({ me: { id: 4 }, queue: null, lists: [] });
  pass(12);
  expect([kept.read(), entries.size]).toEqual([null, 0]);
  kept.keepMe(me(4));
  kept.forget();
  expect(entries.size).toBe(0);
});

test('a full phone, or words that are none of ours, keep nothing and break nothing', () => {
  const full = aPhone({ isFull: true });
  full.kept.keepMe(me(3));
  expect(full.kept.read()).toBeNull();
  const { kept, entries } = aPhone();
  entries.set('office-pick-kept', '{');
  expect(kept.read()).toBeNull();
});
