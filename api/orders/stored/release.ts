/** What an order that ends early held: goods, uses of promotions, points, an hour of delivery, credit. */
import type { Db } from '../../database.ts';
import { returnPoints } from '../../loyalty/loyalty.ts';
import { giveBackCode } from '../../promotions/promotions.ts';
import { clientKey, earnKey, spendKey } from './point-keys.ts';
import { deleteBill, giveSlotBack, giveStockBack, markReleased } from './release.queries.ts';
import type { StoredOrder } from './stored-order.queries.ts';
import { keepWithinTold } from './told-stock.queries.ts';

/**
 * Gives everything back exactly once, however often it is asked: false when it was given back before. In the order in
 * which orders take it, so that nobody waits in a circle.
 */
export async function releaseOrder(tx: Db, order: StoredOrder): Promise<boolean> {
  if (!(await markReleased(tx, order.id))) return false;
  await giveStockBack(tx, order.id);
  await keepWithinTold(tx, order.id);
  await giveBackCode(tx, { orderId: order.number });
  await returnPoints(tx, { key: `${spendKey(order.id)}:release`, of: spendKey(order.id) });
  await returnPoints(tx, { key: `${earnKey(order.id)}:release`, of: earnKey(order.id) });
  await returnPoints(tx, { key: `${clientKey(order.id)}:release`, of: clientKey(order.id) });
  await deleteBill(tx, order.number);
  await giveSlotBack(tx, order.id);
  return true;
}
