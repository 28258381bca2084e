import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepRunning, type Mortal } from './keep-running.ts';

/** A server that is told what becomes of each start: true lives, false dies before the start is over, words fail it. */
class FakeServer implements Mortal {
  pid: number | undefined = 1;
  starts = 0;
  fates: (boolean | string)[] = [];
  #onExit = () => {};
  onExit(listener: () => void): void {
    this.#onExit = listener;
  }
  async start(): Promise<void> {
    this.starts += 1;
    const fate = this.fates.shift() ?? true;
    if (typeof fate === 'string') throw new Error(fate);
    this.pid = 1 + this.starts;
    if (!fate) this.die();
  }
  die(): void {
    this.pid = undefined;
    this.#onExit();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a server that dies in the last moment of its start is started again', async () => {
  const server = new FakeServer();
  const said: string[] = [];
  keepRunning(server, (line) => said.push(line));
  server.fates = [false, false];
  server.die();
  await vi.advanceTimersByTimeAsync(1000);
  expect(server).toMatchObject({ starts: 3, pid: 4 });
  expect(said.at(-1)).toBe('Database: PostgreSQL is back.');
});

test('one that cannot live is tried every few seconds without end, and told of once a minute', async () => {
  const server = new FakeServer();
  const said: string[] = [];
  keepRunning(server, (line) => said.push(line));
  server.fates = Array.from({ length: 300 }, () => 'no memory');
  server.die();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(server.starts).toBeGreaterThan(100);
  expect(server.starts).toBeLessThan(140);
  // Two lines for each that is told: five at once, ten in ten minutes.
  expect(said.length).toBeLessThanOrEqual(32);
  server.fates = [];
  await vi.advanceTimersByTimeAsync(20_000);
  expect(server.pid).toBeDefined();
  expect(said.at(-1)).toBe('Database: PostgreSQL stays alive again.');
  // Forgotten with that: the next death is met at once.
  const { starts } = server;
  server.die();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.starts).toBe(starts + 1);
});

test('nothing is started any more when the shop closes', async () => {
  const server = new FakeServer();
  const stop = keepRunning(server, () => {});
  stop();
  server.die();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.starts).toBe(0);
});
