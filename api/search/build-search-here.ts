/** Builds on a connection of its own, which may be silent for as long as a big sort takes; without an address on the one that is given. */
import { connect, type Db } from '../database.ts';
import { buildSearch } from './build-search.ts';
import type { BuiltSearch, SearchSource } from './built-search.ts';

export async function buildSearchHere(
  databaseUrl: string | null,
  source: SearchSource,
  given: Db | null = null,
): Promise<BuiltSearch> {
  if (databaseUrl === null && given !== null) return buildSearch(given, source);
  const own = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'sheber-search', statementTimeoutMs: 0 });
  try {
    return await buildSearch(own, source);
  } finally {
    await own.end({ timeout: 1 });
  }
}
