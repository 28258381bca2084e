/** What a draft would do by its prices. Costs are told to those who may read them. */

import type { OfficeLimits } from '#domain/office/limits.ts';
import { findPriceApproval } from '#domain/office/price-approval.ts';
import { reckonEffect } from '#domain/office/price-effect.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { Changes } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { countTouched, listMovedPrices } from './price-effect.queries.ts';

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
    needsApproval: findPriceApproval(prices, limits) !== null,
  };
}
