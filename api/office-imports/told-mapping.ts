import { isKeyColumn } from '#domain/office/import-rows.ts';
import { guessOwnMapping, type Mapping } from '#domain/office/mapping.ts';
import { PRODUCT_GRID } from '#domain/office/product-grid.ts';
import type { Db } from '../database.ts';
import { findToldMapping, listStagedRows } from './office-imports.queries.ts';

/** As many rows tell in which language names are. */
const SAMPLES = 100;

/**
 * What is remembered for the next file of this make. Of columns that are not theirs to load somebody says nothing: what was told of
 * them by whoever may, or what their heads say, stays. Else a file of texts would leave out the prices of the next one.
 */
export async function toRemembered(
  tx: Db,
  { importId, signature, heads }: { importId: number; signature: string; heads: readonly string[] },
  mapping: Mapping,
  mayLoad: Readonly<Record<string, unknown>>,
): Promise<Mapping> {
  const known = (await findToldMapping(tx, signature)) ?? (await guess());
  return mapping.map((name, at) => {
    const before = known[at] ?? null;
    const isTheirs = before === null || isKeyColumn(before) || Object.hasOwn(mayLoad, before);
    return name ?? (isTheirs || mapping.includes(before) ? null : before);
  });

  async function guess(): Promise<Mapping> {
    const rows = await listStagedRows(tx, importId, { after: 0, limit: SAMPLES });
    return guessOwnMapping(
      heads,
      rows.map(({ cells }) => cells),
      PRODUCT_GRID,
    );
  }
}
