import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveStream, type Source } from './live-stream.ts';

type Listener = (event: MessageEvent<string>) => void;

class FakeSource implements Source {
  readonly url: string;
  isClosed = false;
  readonly #listeners = new Map<string, Listener>();

  constructor(url: string) {
    this.url = url;
  }

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, listener);
  }

  close(): void {
    this.isClosed = true;
  }

  emit(type: string, lastEventId = ''): void {
    if (!this.isClosed) this.#listeners.get(type)?.({ lastEventId } as MessageEvent<string>);
  }
}

const data = { token: 't&1', topic: '/cart/update/7', url: '/.well-known/mercure', expiresInSeconds: 600 };
const refused = (status: number) => ({ ok: false as const, status, error: null });

function aStream() {
  const sources: FakeSource[] = [];
  const authorize = vi.fn(async () => ({ ok: true as const, value: { data } }));
  const hear = vi.fn();
  const stream = new LiveStream({
    authorize,
    hear,
    open: (url) => {
      const source = new FakeSource(url);
      sources.push(source);
      return source;
    },
  });
  return { stream, sources, authorize, hear, last: () => sources.at(-1) as FakeSource };
}

const turn = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a stream of live updates', () => {
  test('opens with the token of the one topic and tells event ids by their type', async () => {
    const { stream, hear, last } = aStream();
    stream.start();
    await turn();
    expect(last().url).toBe('/.well-known/mercure?topic=%2Fcart%2Fupdate%2F7&authorization=t%261');
    last().emit('message', 'c1');
    last().emit('lists', 'l1');
    expect(hear.mock.calls).toEqual([
      ['message', 'c1'],
      ['lists', 'l1'],
    ]);
  });

  test('that breaks is opened again with a new token and the last id it heard', async () => {
    const { stream, sources, authorize, last } = aStream();
    stream.start();
    await turn();
    last().emit('message', 'c1');
    last().emit('error');
    expect(sources[0]?.isClosed).toBe(true);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sources).toHaveLength(2);
    expect(authorize).toHaveBeenCalledTimes(2);
    expect(new URL(last().url, 'http://shop').searchParams.get('lastEventID')).toBe('c1');
  });

  test.each([
    [0, 0.5],
    [1, 1],
  ])(
    'waits longer after each failure, a minute at most; chance %s gives %s of the pause',
    async (chance, part) => {
      vi.spyOn(Math, 'random').mockReturnValue(chance);
      const { stream, authorize } = aStream();
      authorize.mockResolvedValue(refused(503) as never);
      stream.start();
      await turn();
      for (const seconds of [1, 2, 4, 8, 16, 32, 60, 60]) {
        const before = authorize.mock.calls.length;
        await vi.advanceTimersByTimeAsync(seconds * 1000 * part - 2);
        expect(authorize.mock.calls.length, `${seconds} s`).toBe(before);
        await vi.advanceTimersByTimeAsync(2);
        expect(authorize.mock.calls.length, `${seconds} s`).toBe(before + 1);
      }
    },
  );

  test('of a session that is over is not asked for again', async () => {
    const { stream, authorize, sources } = aStream();
    authorize.mockResolvedValue(refused(401) as never);
    stream.start();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(authorize).toHaveBeenCalledOnce();
    expect(sources).toHaveLength(0);
  });

  test('that was stopped while its token was on the way is not opened', async () => {
    const { stream, sources } = aStream();
    stream.start();
    stream.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sources).toHaveLength(0);
  });

  test('is tried at once when the network is back, but not twice', async () => {
    const { stream, authorize, sources } = aStream();
    authorize.mockResolvedValueOnce(refused(0) as never);
    stream.start();
    await turn();
    stream.retryNow();
    await turn();
    expect(sources).toHaveLength(1);
    stream.retryNow();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sources).toHaveLength(1);
  });
});
