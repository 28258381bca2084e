/** Builds on a connection of its own, which may be silent for as long as a big sort takes. */
import { connect } from '../database.ts';
import { buildSearch } from './build-search.ts';
import type { BuiltSearch, SearchSource } from './built-search.ts';

export async function buildSearchHere(
  databaseUrl: string | null,
  source: SearchSource,
): Promise<BuiltSearch> {
  const own = connect({ databaseUrl, workers: 1 }, { max: 1, name: 'sheber-search', statementTimeoutMs: 0 });
  try {
    return await buildSearch(own, source);
  } finally {
    await own.end({ timeout: 1 });
  }
}
