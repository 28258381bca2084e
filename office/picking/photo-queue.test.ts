import { expect, test } from 'vitest';
import { createPhotoQueue, type QueuedPhoto } from './photo-queue.ts';

function aStorage(room = 1000) {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
  };
}
const aPhoto = (event: string, photo = 'data:image/jpeg;base64,AA=='): QueuedPhoto => ({
  store: 1,
  order: 7,
  event,
  photo,
});

test('photographs wait for a network, survive a closed page and are sent once', async () => {
  const storage = aStorage();
  const before = createPhotoQueue({ storage, staffId: 3, send: async () => 'gone' });
  expect([before.add(aPhoto('a')), before.add(aPhoto('b'))]).toEqual([true, true]);
  await before.flush();
  expect(before.count()).toBe(2);
  const sent: string[] = [];
  const after = createPhotoQueue({
    storage,
    staffId: 3,
    send: async ({ event }) => {
      sent.push(event);
      return event === 'a' ? 'never' : 'taken';
    },
  });
  await Promise.all([after.flush(), after.flush()]);
  expect([sent, after.count()]).toEqual([['a', 'b'], 0]);
});

test('a full phone says so, and another’s photographs are left alone', async () => {
  const storage = aStorage(200);
  const mine = createPhotoQueue({ storage, staffId: 3, send: async () => 'taken' });
  const theirs = createPhotoQueue({ storage, staffId: 4, send: async () => 'taken' });
  expect(theirs.add(aPhoto('c'))).toBe(true);
  expect(mine.add(aPhoto('d', 'x'.repeat(500)))).toBe(false);
  storage.setItem('office-pick-photo:3:e', '{');
  await mine.flush();
  expect([mine.count(), theirs.count()]).toEqual([0, 1]);
});
