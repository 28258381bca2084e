/** A thread that reads files into the staging tables, one after the other, as it is asked. */
import { parentPort } from 'node:worker_threads';
import type { FileFault } from '#domain/exchange/package-codes.ts';
import { giveWay } from '../../background-thread.ts';
import { connect } from '../../database.ts';
import type { ReadFacts } from '../packages.queries.ts';
import { type StagedSource, stageFile } from './stage-file.ts';
import { Unreadable } from './unreadable.ts';

export type FromStager =
  | { rowsRead: number }
  | { facts: ReadFacts }
  | { unreadable: FileFault; about: Readonly<Record<string, string | number>> }
  /** `code`: by which it is known whether the database is away. */
  | { failure: string; code: string | null };

interface Asked {
  databaseUrl: string;
  source: StagedSource;
}

const tell = (message: FromStager) => parentPort?.postMessage(message);

async function stage({ databaseUrl, source }: Asked): Promise<FromStager> {
  // A COPY waits for the disk, not for a visitor.
  const db = connect(
    { databaseUrl, workers: 1 },
    { max: 1, name: 'sheber-exchange', statementTimeoutMs: 20_000 },
  );
  try {
    return { facts: await stageFile(db, source, async (rowsRead) => tell({ rowsRead })) };
  } catch (error) {
    if (error instanceof Unreadable) return { unreadable: error.code, about: error.facts };
    const code = error instanceof Error && 'code' in error ? String(error.code) : null;
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error), code };
  } finally {
    await db.end({ timeout: 1 });
  }
}

giveWay();
parentPort?.on('message', (asked: Asked) => void stage(asked).then(tell));
