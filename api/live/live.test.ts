import { describe, expect, test, vi } from 'vitest';
import { aReader, event, untilConnected, withLiveWorkers } from '#tests/live.ts';
import { transaction } from '../database.ts';
import { type Live, userTopic } from './live.ts';

const workers = withLiveWorkers();
const aProcess = workers.open;

describe('an event', () => {
  test('is heard in its own process at once and in another one, by its topic alone', async () => {
    const [here, there] = [aProcess(), aProcess()];
    const [own, other, stranger] = [aReader(here, 1), aReader(there, 1), aReader(there, 2)];
    await untilConnected(here, workers.shop.db, 1, other.heard);
    own.heard.length = 0;
    here.publish(workers.shop.db, userTopic(1), 'e1');
    expect(own.heard).toEqual([event('e1')]);
    await vi.waitFor(() => expect(other.heard).toEqual([event('e1')]));
    expect(stranger.heard).toEqual([]);
    // Its own words do not come back to the process that said them.
    expect(own.heard).toHaveLength(1);
  });

  test('of a subject other than the cart has its type, so that the cart is not reloaded for it', () => {
    const live = aProcess({ openListening: () => null });
    const { heard } = aReader(live, 1);
    live.publish(workers.shop.db, userTopic(1), 'l1', 'lists');
    expect(heard).toEqual([event('l1', 'lists')]);
  });

  test('is heard only when its transaction commits', async () => {
    await workers.shop.db`CREATE TABLE IF NOT EXISTS marks (user_id int)`;
    const live = aProcess({ openListening: () => null });
    const { heard } = aReader(live, 1);
    await transaction(workers.shop.db, async (tx) => {
      await tx`INSERT INTO marks VALUES (1)`;
      live.publish(tx, userTopic(1), 'committed');
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual([event('committed')]);
    const failing = transaction(workers.shop.db, async (tx) => {
      live.publish(tx, userTopic(1), 'rolled-back');
      await tx`SELECT 1 / 0`;
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(heard).toHaveLength(1);
  });

  test('of a transaction that had to be tried again is heard once', async () => {
    const live = aProcess({ openListening: () => null });
    const { heard } = aReader(live, 1);
    let attempt = 0;
    await transaction(workers.shop.db, async (tx) => {
      attempt += 1;
      live.publish(tx, userTopic(1), `attempt-${attempt}`);
      if (attempt === 1) throw Object.assign(new Error('deadlock'), { code: '40P01' });
    });
    expect(heard).toEqual([event('attempt-2')]);
  });

  test('hundreds at once reach another process, the last of each topic at least', async () => {
    const [here, there] = [aProcess(), aProcess()];
    const readers = Array.from({ length: 300 }, (_, user) => aReader(there, 1000 + user));
    await untilConnected(here, workers.shop.db, 1000, readers[0]?.heard ?? []);
    for (let round = 1; round <= 3; round += 1) {
      for (let user = 0; user < 300; user += 1)
        here.publish(workers.shop.db, userTopic(1000 + user), `r${round}-${'x'.repeat(40)}`);
    }
    await vi.waitFor(() => {
      for (const { heard } of readers) expect(heard.at(-1)).toBe(event(`r3-${'x'.repeat(40)}`));
    });
  });
});

test('an end of sessions is told in its own process before it is answered, and soon in the others', async () => {
  const [ownEnds, otherEnds] = [vi.fn(), vi.fn()];
  const here = aProcess({ onStreamsClosed: ownEnds });
  const there = aProcess({ onStreamsClosed: otherEnds });
  const { heard } = aReader(there, 1);
  await untilConnected(here, workers.shop.db, 1, heard);
  here.closeStreams(77);
  expect(ownEnds).toHaveBeenCalledExactlyOnceWith(77);
  await vi.waitFor(() => expect(otherEnds).toHaveBeenCalledExactlyOnceWith(77));
  // Staff have sessions of their own.
  here.closeStreams(77, 'staff');
  expect(ownEnds).toHaveBeenCalledOnce();
});

describe('where things stand', () => {
  const withSource = (ids: () => Record<number, string>): Live => {
    const live = aProcess({ openListening: () => null });
    live.addSource(
      async (users) => new Map(users.flatMap((user) => (ids()[user] ? [[user, ids()[user] ?? '']] : []))),
    );
    return live;
  };

  test('is told to whoever comes back with another event id, in one event', async () => {
    const live = withSource(() => ({ 1: 'now' }));
    const { heard } = aReader(live, 1, 'long ago');
    await vi.waitFor(() => expect(heard).toEqual([event('now')]));
  });

  test('is not told to whoever has missed nothing', async () => {
    const live = withSource(() => ({ 1: 'now' }));
    const { heard } = aReader(live, 1, 'now');
    const other = aReader(live, 1, 'then');
    await vi.waitFor(() => expect(other.heard).toHaveLength(1));
    expect(heard).toEqual([]);
  });

  test('is told to all streams when the connection to PostgreSQL was lost and is there again', async () => {
    const [here, there] = [aProcess(), aProcess()];
    let current = 'before';
    there.addSource(async (users) => new Map(users.map((user) => [user, current])));
    const { heard } = aReader(there, 1, 'before');
    await untilConnected(here, workers.shop.db, 1, heard);
    current = 'after';
    await workers.shop.db`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                  WHERE datname = current_database() AND application_name = 'live-test'`;
    await vi.waitFor(() => expect(heard).toContain(event('after')), { timeout: 10_000 });
  });
});

describe('a stream', () => {
  test('is one of at most ten of a user', () => {
    const live = aProcess({ openListening: () => null });
    const readers = Array.from({ length: 10 }, () => aReader(live, 1));
    expect(() => aReader(live, 1)).toThrow('live.too_many_streams');
    aReader(live, 2);
    readers[0]?.leave();
    aReader(live, 1);
  });

  test('whose reader does not read is dropped', () => {
    const live = aProcess({ openListening: () => null });
    const { output, heard } = aReader(live, 1);
    output.writableLength = 65 * 1024;
    live.publish(workers.shop.db, userTopic(1), 'e');
    expect(output.isDestroyed).toBe(true);
    expect(heard).toEqual([]);
    expect(live.countStreams()).toBe(0);
  });
});

describe('with a Mercure hub', () => {
  test('events are posted to it with a publisher’s token and the authorization names it', async () => {
    const post = vi.fn(async () => new Response('id'));
    vi.stubGlobal('fetch', post);
    const hub = {
      url: 'http://hub.internal/.well-known/mercure',
      publicUrl: 'https://hub.example/.well-known/mercure',
      secret: 'the secret that the hub shares with the shop',
    };
    const live = aProcess({ hub, openListening: () => null });
    expect(live.authorize(1)).toMatchObject({ url: hub.publicUrl, topic: userTopic(1) });
    live.publish(workers.shop.db, userTopic(1), 'e1', 'lists');
    const [address, request] = post.mock.calls[0] as unknown as [string, RequestInit];
    expect(address).toBe(hub.url);
    expect(Object.fromEntries(request.body as URLSearchParams)).toEqual({
      topic: userTopic(1),
      id: 'e1',
      type: 'lists',
      data: '{"eventId":"e1"}',
      private: 'on',
    });
    const token = new Headers(request.headers).get('authorization')?.split('.')[1] ?? '';
    const claims = JSON.parse(Buffer.from(token, 'base64url').toString());
    expect(claims.mercure).toEqual({ publish: [userTopic(1)] });
  });
});
