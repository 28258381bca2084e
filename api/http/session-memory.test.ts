import { describe, expect, test, vi } from 'vitest';
import { SessionMemory } from './session-memory.ts';

const hash = Buffer.from('one');
const other = Buffer.from('two');
const user = { id: 7, firstName: 'Айгерім' };
const found = async () => user;

describe('who was found behind a token', () => {
  test('is believed for a second, and looked up anew after that', async () => {
    let now = 0;
    const memory = new SessionMemory<typeof user>(() => now);
    await memory.watch(hash, found);
    now = 1000;
    expect(memory.find(hash)).toBe(user);
    expect(memory.find(other)).toBeUndefined();
    now = 1001;
    expect(memory.find(hash)).toBeUndefined();
  });

  test('the second counts from the question, not from its answer', async () => {
    let now = 0;
    const memory = new SessionMemory<typeof user>(() => now);
    await memory.watch(hash, async () => {
      now = 900;
      return user;
    });
    now = 1001;
    expect(memory.find(hash)).toBeUndefined();
  });

  test('is forgotten with all sessions of the user, and nobody else’s', async () => {
    const memory = new SessionMemory<{ id: number }>();
    const third = Buffer.from('three');
    await memory.watch(hash, found);
    await memory.watch(other, found);
    await memory.watch(third, async () => ({ id: 8 }));
    memory.forget(7);
    expect([hash, other, third].map((each) => memory.find(each)?.id)).toEqual([undefined, undefined, 8]);
  });

  test('is not remembered when the session ended while it was looked up', async () => {
    const memory = new SessionMemory<typeof user>();
    const { promise, resolve } = Promise.withResolvers<typeof user>();
    const looking = memory.watch(hash, () => promise);
    // So many others that it is no longer known of each.
    for (let id = 0; id < 1500; id += 1) memory.forget(id);
    resolve(user);
    expect(await looking).toBe(user);
    expect(memory.find(hash)).toBeUndefined();
    await memory.watch(hash, found);
    expect(memory.find(hash)).toBe(user);
  });

  test('takes no room without end, and whoever is nobody takes none', async () => {
    const memory = new SessionMemory<{ id: number }>();
    memory.onUse = vi.fn();
    await memory.watch(hash, async () => null);
    expect(memory.onUse).not.toHaveBeenCalled();
    for (let id = 0; id <= 5000; id += 1) await memory.watch(Buffer.from(`n${id}`), async () => ({ id }));
    expect(memory.onUse).toHaveBeenCalled();
    expect(memory.find(Buffer.from('n0'))).toBeUndefined();
    expect(memory.find(Buffer.from('n5000'))).toEqual({ id: 5000 });
  });
});
