/** A thread that builds one copy of a large catalogue and ends: what building needs besides ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../background-thread.ts';
import { buildCopy } from './build-copy.ts';

export type FromBuilder =
  | { built: Awaited<ReturnType<typeof buildCopy>> }
  | { failure: { message: string; code: string | null } };

function toFailure(error: unknown): FromBuilder {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : null;
  return { failure: { message, code } };
}

giveWay();
const { databaseUrl } = workerData as { databaseUrl: string };
const answer: FromBuilder = await buildCopy(databaseUrl).then((built) => ({ built }), toFailure);
parentPort?.postMessage(answer);
