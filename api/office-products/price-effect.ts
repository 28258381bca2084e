/** What a draft would do by its prices. Costs are told to those who may read them. */

import type { OfficeLimits } from '#domain/office/limits.ts';
import {
  findPriceApproval,
  movedTakings,
  movesRevenue,
  type PriceApprovalReason,
  type PriceChange,
} from '#domain/office/price-approval.ts';
import { reckonEffect } from '#domain/office/price-effect.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { countTouched, listMovedPrices, listSoldCounts, readTakings } from './price-effect.queries.ts';

/** Why another must say yes to these prices; sales are looked at only where the prices themselves give no reason. */
export async function whyAskAnother(
  db: Db,
  prices: readonly PriceChange[],
  limits: OfficeLimits,
): Promise<PriceApprovalReason | null> {
  const reason = findPriceApproval(prices, limits);
  if (reason !== null || prices.length === 0) return reason;
  const moved = movedTakings(
    prices,
    await listSoldCounts(
      db,
      prices.map(({ id }) => id),
    ),
  );
  if (moved === 0) return null;
  return movesRevenue(moved, await readTakings(db), limits) ? 'price_revenue' : null;
}

export async function reckonPriceEffect(
  db: Db,
  changes: Changes,
  setId: number,
  viewer: Duties & Pick<OfficeViewer, 'id'>,
  limits: OfficeLimits,
) {
  await changes.requireReadable(setId, viewer);
  const moved = await listMovedPrices(db, setId);
  const seesCosts = findReach(viewer, 'costs', 'read') !== null;
  const effect = reckonEffect(seesCosts ? moved : moved.map((each) => ({ ...each, cost: null })));
  const prices = moved.map(({ id, from, to }) => ({ id, field: 'price', from, to }));
  return {
    ...effect,
    ...(await countTouched(
      db,
      moved.map(({ id }) => id),
    )),
    needsApproval: (await whyAskAnother(db, prices, limits)) !== null,
  };
}
