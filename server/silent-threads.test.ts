import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, test, vi } from 'vitest';
import { silenceThreads } from './silent-threads.ts';

const PROGRAM = new URL(
  `data:text/javascript,${encodeURIComponent("import { parentPort } from 'node:worker_threads'; parentPort.postMessage({ built: true });")}`,
);

async function firstMessage(): Promise<unknown> {
  const worker = new Worker(PROGRAM, { execArgv: [] });
  const [message] = await once(worker, 'message');
  await worker.terminate();
  return message;
}

test('under node --watch the first that a thread says is its own answer', async () => {
  vi.stubEnv('WATCH_REPORT_DEPENDENCIES', '1');
  expect(await firstMessage()).toHaveProperty('watch:import');
  silenceThreads();
  expect(await firstMessage()).toEqual({ built: true });
});
