/** What bookkeepers tell of bank transfers: the money of an invoice came, or a refund has left. */
import { type Database, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrderId } from './payments.queries.ts';
import { confirmRefunds, takeMoney } from './payments.ts';

export { listBreaks, solveBreak } from './comparison.queries.ts';

async function getOrderId(db: Database, named: string): Promise<number> {
  const id = await findOrderId(db, named);
  if (id === null) throw new Refusal('order.not_found');
  return id;
}

export async function takeByOperator(db: Database, named: string): Promise<void> {
  const id = await getOrderId(db, named);
  if (!(await transaction(db, (tx) => takeMoney(tx, id)))) throw new Refusal('order.cannot_pay');
}

/** Gives how many transfers were waited for. */
export async function confirmRefundsByOperator(db: Database, named: string): Promise<number> {
  const id = await getOrderId(db, named);
  return transaction(db, (tx) => confirmRefunds(tx, id));
}
