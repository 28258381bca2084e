import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { setProductPrices, type WantedRow } from './product-values.queries.ts';

/** What has no price and gets none now is refused: there is nothing that its other prices could stand beside. */
export async function writePrices(tx: Db, rows: readonly WantedRow[]): Promise<void> {
  if (rows.length > 0 && (await setProductPrices(tx, rows)).length > 0) throw new Refusal('product.no_price');
}
