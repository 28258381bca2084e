/**
 * The memory of a running process from within, by its inspector, which SIGUSR1 opens: what is left after a full collection,
 * and where it stands. On loopback only.
 */
import { setTimeout as sleep } from 'node:timers/promises';

export interface InnerMemory {
  rss: number;
  heapUsed: number;
  heapTotal: number;
  external: number;
  arrayBuffers: number;
}

export interface Inspector {
  /** As it stands, or after everything that can be collected has been. */
  read(isCollected: boolean): Promise<InnerMemory>;
  /** What an expression comes to there. */
  evaluate<T>(expression: string): Promise<T>;
  call(method: string, params?: object): Promise<Record<string, unknown>>;
  on(event: string, listener: (params: Record<string, unknown>) => void): void;
  close(): void;
}

const PATIENCE_MS = 10_000;

export async function openInspector(pid: number, port: number): Promise<Inspector> {
  process.kill(pid, 'SIGUSR1');
  const socket = new WebSocket(await findAddress(port));
  await new Promise((done, fail) => {
    socket.addEventListener('open', done, { once: true });
    socket.addEventListener('error', () => fail(new Error(`nobody lets us look into ${pid}`)), {
      once: true,
    });
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners = new Map<string, (params: Record<string, unknown>) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, method, params } = JSON.parse(String(data));
    if (id === undefined) listeners.get(method)?.(params);
    else if (error) waiting.get(id)?.reject(new Error(error.message));
    else waiting.get(id)?.resolve(result);
    waiting.delete(id);
  });
  const call = (method: string, params: object = {}) => {
    last += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise;
  };
  const evaluate = async <T>(expression: string): Promise<T> => {
    const { result } = (await call('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    })) as { result: { value: T } };
    return result.value;
  };
  return {
    call,
    evaluate,
    on: (event, listener) => listeners.set(event, listener),
    async read(isCollected) {
      // What a first one finds out about is given back by the second.
      for (let time = 0; isCollected && time < 2; time += 1) await call('HeapProfiler.collectGarbage');
      return evaluate('process.memoryUsage()');
    },
    close: () => socket.close(),
  };
}

async function findAddress(port: number): Promise<string> {
  for (let waited = 0; waited < PATIENCE_MS; waited += 100) {
    const list = await fetch(`http://127.0.0.1:${port}/json/list`).then(
      (answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
      () => [],
    );
    const address = list[0]?.webSocketDebuggerUrl;
    if (address) return address;
    await sleep(100);
  }
  throw new Error(`No inspector answers at ${port}.`);
}
