/** Processes of the shop that share live updates, and those who listen to them, for tests. */
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { connect, type Database } from '#api/database.ts';
import { createLive, type Live, type LiveOptions, userTopic } from '#api/live/live.ts';
import { openTestApp, type TestApp } from './app.ts';

export const LIVE_SECRET = 'a secret of the tests, long enough for anyone';

export function openLiveWorkers(shop: () => { db: Database; config: { databaseUrl: string | null } }) {
  const opened: Live[] = [];
  return {
    /** One process of the shop. */
    open(options: Partial<LiveOptions> = {}): Live {
      const { db, config } = shop();
      const live = createLive(db, {
        secret: LIVE_SECRET,
        openListening: () =>
          connect({ ...config, workers: 1 }, { max: 1, name: 'live-test', reconnectMs: 50 }),
        onFailure: (error) => {
          throw error;
        },
        ...options,
      });
      opened.push(live);
      return live;
    },
    async close(): Promise<void> {
      for (const live of opened) await live.close();
    },
  };
}

/** The workers of a shop of their own, opened and closed with the test file that calls this at its top. */
export function withLiveWorkers() {
  let shop: TestApp;
  const workers = openLiveWorkers(() => shop);
  beforeAll(async () => {
    shop = await openTestApp();
  });
  afterAll(async () => {
    await workers.close();
    await shop.close();
  });
  return {
    open: workers.open,
    get shop() {
      return shop;
    },
  };
}

export function aReader(live: Live, user: number, lastEventId: string | null = null) {
  const heard: string[] = [];
  /** Signs of life; they come when they come and are no events. */
  const beats: string[] = [];
  const output = {
    isEnded: false,
    isDestroyed: false,
    writableLength: 0,
    write: (text: string) => void (text === ':\n\n' ? beats : heard).push(text),
    end: () => {
      output.isEnded = true;
    },
    destroy: () => {
      output.isDestroyed = true;
    },
  };
  const open = live.admit({ topic: userTopic(user), token: live.authorize(user).token, lastEventId });
  return { heard, beats, output, leave: open(output) };
}

/** How a stream writes an event. */
export const event = (id: string, type?: string): string =>
  `${type ? `event: ${type}\n` : ''}id: ${id}\ndata: {"eventId":"${id}"}\n\n`;

/** The listener of another process is there when what is told arrives; what it heard until then is forgotten. */
export async function untilConnected(from: Live, db: Database, user: number, heard: string[]): Promise<void> {
  await vi.waitFor(
    () => {
      from.publish(db, userTopic(user), 'warm-up');
      expect(heard).toContain(event('warm-up'));
    },
    { timeout: 10_000, interval: 100 },
  );
  from.publish(db, userTopic(user), 'warm');
  await vi.waitFor(() => expect(heard).toContain(event('warm')));
  heard.length = 0;
}
