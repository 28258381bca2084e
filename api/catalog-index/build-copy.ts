import { connect, type Database, transaction } from '../database.ts';
import { type Built, buildIndex } from './build.ts';

/** On a connection of its own, which may be silent for as long as a big sort takes. */
export async function buildCopy(databaseUrl: string | null): Promise<Built> {
  const own = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'sheber-index', statementTimeoutMs: 0 });
  try {
    return await transaction(own, buildIndex);
  } finally {
    await own.end({ timeout: 1 });
  }
}

/** On the connection that is given: where what is to be read is seen by that one alone. */
export const buildCopyOn = (db: Database): Promise<Built> => transaction(db, buildIndex);
