import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createEventQueue, type EventStorage, type QueuedEvent, type SendOutcome } from './event-queue.ts';

function aStorage(): EventStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

let made = 0;
const anEvent = (more: Partial<QueuedEvent> = {}): QueuedEvent => ({
  id: `event-${String(++made).padStart(6, '0')}`,
  store: 1,
  order: 7,
  line: 1,
  kind: 'count',
  count: 1,
  at: new Date(1_800_000_000_000 + made).toISOString(),
  ...more,
});

describe('the queue', () => {
  test('keeps what nobody has heard of through a closed page, and sends it list by list in its order', async () => {
    const storage = aStorage();
    const before = createEventQueue({ storage, staffId: 3, send: async () => 'gone' });
    const events = [anEvent(), anEvent({ order: 8 }), anEvent()];
    for (const event of events) before.add(event);
    expect(await before.flush()).toBe(false);
    const heaps: [number, string[]][] = [];
    const after = createEventQueue({
      storage,
      staffId: 3,
      async send({ order }, sent) {
        heaps.push([order, sent.map(({ id }) => id)]);
        return 'taken';
      },
    });
    expect(after.list()).toHaveLength(3);
    expect(await after.flush()).toBe(true);
    expect(heaps).toEqual([
      [7, [events[0]?.id, events[2]?.id]],
      [8, [events[1]?.id]],
    ]);
    expect([after.list(), before.listAside()]).toEqual([[], []]);
  });

  test('sets aside what would be refused again, and goes on with the rest', async () => {
    const queue = createEventQueue({
      storage: aStorage(),
      staffId: 3,
      send: async ({ order }) => (order === 7 ? 'never' : 'taken'),
    });
    queue.add(anEvent());
    queue.add(anEvent({ order: 8 }));
    expect(await queue.flush()).toBe(true);
    expect(queue.listAside()).toHaveLength(1);
    queue.forgetAside();
    expect(queue.listAside()).toEqual([]);
  });

  test('sends nothing in another’s name', async () => {
    const storage = aStorage();
    createEventQueue({ storage, staffId: 3, send: async () => 'gone' }).add(anEvent());
    const other = createEventQueue({ storage, staffId: 4, send: async () => 'taken' });
    expect([other.list(), await other.flush()]).toEqual([[], true]);
    expect(createEventQueue({ storage, staffId: 3, send: async () => 'gone' }).list()).toHaveLength(1);
  });

  test('leaves alone what it cannot read, and gives the same list until something changes', () => {
    const storage = aStorage();
    storage.setItem('office-pick:3:broken', '{');
    const queue = createEventQueue({ storage, staffId: 3, send: async () => 'gone' });
    expect(queue.list()).toBe(queue.list());
    expect(queue.list()).toEqual([]);
  });
});

/** What may happen to a phone within an hour. */
const command = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('press' as const),
      tab: fc.nat(1),
      count: fc.integer({ min: -2, max: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('flush' as const), tab: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('reload' as const), tab: fc.nat(1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('network' as const),
      is: fc.constantFrom('good', 'cut', 'answers lost', 'shop down'),
    }),
  },
);

test('whatever happens to network, page and tabs, the shop ends with every event, each once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
      const storage = aStorage();
      const shop = new Map<string, number>();
      const pressed = new Map<string, number>();
      let network = 'good';
      const send = async (
        _key: unknown,
        events: readonly { id: string; count: number }[],
      ): Promise<SendOutcome> => {
        await Promise.resolve();
        if (network === 'cut' || network === 'shop down') return 'gone';
        for (const { id, count } of events) if (!shop.has(id)) shop.set(id, count);
        return network === 'answers lost' ? 'gone' : 'taken';
      };
      const open = () => createEventQueue({ storage, staffId: 3, send });
      const tabs = [open(), open()];
      const running: Promise<boolean>[] = [];
      for (const each of commands) {
        if (each.does === 'network') network = each.is;
        else if (each.does === 'reload') tabs[each.tab] = open();
        else if (each.does === 'flush') running.push(tabs[each.tab]?.flush() ?? Promise.resolve(true));
        else {
          const event = anEvent({ count: each.count });
          pressed.set(event.id, each.count);
          tabs[each.tab]?.add(event);
        }
        if (each.does !== 'press') await Promise.resolve();
      }
      await Promise.all(running);
      network = 'good';
      const last = open();
      expect(await last.flush()).toBe(true);
      expect(new Map([...shop].toSorted())).toEqual(new Map([...pressed].toSorted()));
      expect([last.list(), last.listAside()]).toEqual([[], []]);
    }),
  );
});
