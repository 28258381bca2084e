/** A thread that builds the search of one copy of the catalogue and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { giveWay } from '../background-thread.ts';
import { buildSearchHere } from './build-search-here.ts';
import type { BuiltSearch, SearchSource } from './built-search.ts';

export type FromSearchBuilder = { built: BuiltSearch } | { failure: string };

giveWay();
const { databaseUrl, source } = workerData as { databaseUrl: string | null; source: SearchSource };
const answer: FromSearchBuilder = await buildSearchHere(databaseUrl, source).then(
  (built) => ({ built }),
  (error: unknown) => ({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
);
parentPort?.postMessage(answer);
