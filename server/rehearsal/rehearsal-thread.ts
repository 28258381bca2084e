/** A thread that rehearses one moment: its clock is set ahead before anything of the shop is loaded. Answers what it is sent. */
import { parentPort, workerData } from 'node:worker_threads';
import { setClockAhead } from './ahead-clock.ts';

export interface ThreadSetup {
  aheadMs: number;
  hasPages: boolean;
  /** Settings as the process has them: what can be sent to a thread. */
  config: unknown;
}

export interface AskedOfThread {
  id: number;
  method: string;
  url: string;
  headers: Record<string, string>;
  body: string | null;
}

export type FromThread =
  | { ready: { failed: string[] } }
  | { failure: string }
  | { id: number; status: number; headers: Record<string, string | string[]>; body: Uint8Array }
  | { id: number; failure: string };

const { aheadMs, hasPages, config } = workerData as ThreadSetup;
setClockAhead(aheadMs);
const say = (message: FromThread): void => parentPort?.postMessage(message);
const toWords = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

try {
  const { openWorld } = await import('./open-world.ts');
  const world = await openWorld(config as Parameters<typeof openWorld>[0], { aheadMs, hasPages });
  say({ ready: { failed: world.failed } });
  parentPort?.on('message', async ({ id, method, url, headers, body }: AskedOfThread) => {
    try {
      if (!(await world.isWhole())) throw new Error('the session of the rehearsal was lost');
      const answer = await world.app.inject({
        ...{ method: method as 'GET', url, headers },
        ...(body === null ? {} : { payload: body }),
      });
      const given = Object.entries(answer.headers).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, typeof value === 'number' ? String(value) : value]],
      );
      say({ id, status: answer.statusCode, headers: Object.fromEntries(given), body: answer.rawPayload });
    } catch (error) {
      say({ id, failure: toWords(error) });
    }
  });
} catch (error) {
  say({ failure: toWords(error) });
}
