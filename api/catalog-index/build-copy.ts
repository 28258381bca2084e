/** Builds on a connection of its own, which may be silent for as long as a big sort takes. */
import { connect, transaction } from '../database.ts';
import { type Built, buildIndex } from './build.ts';

export async function buildCopy(databaseUrl: string | null): Promise<Built> {
  const own = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'sheber-index', statementTimeoutMs: 0 });
  try {
    return await transaction(own, buildIndex);
  } finally {
    await own.end({ timeout: 1 });
  }
}
