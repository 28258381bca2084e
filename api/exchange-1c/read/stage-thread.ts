/** A thread that reads one file into the staging tables and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { connect } from '../../database.ts';
import type { ReadFacts } from '../packages.queries.ts';
import { type StagedSource, stageFile } from './stage-file.ts';
import { type FileFault, Unreadable } from './unreadable.ts';

export type FromStager =
  | { rowsRead: number }
  | { facts: ReadFacts }
  | { unreadable: FileFault; about: Readonly<Record<string, string | number>> }
  | { failure: string };

const { databaseUrl, source } = workerData as { databaseUrl: string; source: StagedSource };
const tell = (message: FromStager) => parentPort?.postMessage(message);
// A COPY waits for the disk, not for a visitor.
const db = connect(
  { databaseUrl, workers: 1 },
  { max: 1, name: 'sheber-exchange', statementTimeoutMs: 20_000 },
);
try {
  tell({ facts: await stageFile(db, source, async (rowsRead) => tell({ rowsRead })) });
} catch (error) {
  if (error instanceof Unreadable) tell({ unreadable: error.code, about: error.facts });
  else tell({ failure: error instanceof Error ? (error.stack ?? error.message) : String(error) });
} finally {
  await db.end({ timeout: 1 });
}
