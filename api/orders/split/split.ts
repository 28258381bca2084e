/**
 * An order brought in several drives. Promises: money, stock and lines stay as they are; each drive has its hour, which is
 * never given to more than it carries; an order is not received before its last drive is. Hides where the parts are kept.
 */
import { canJoin, canSplit, findSplitFault, type PartLine, restOf, weighPart } from '#domain/orders/parts.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Places } from '../quote/places.ts';
import { addToSlot, lockSlot } from '../slots/slots.queries.ts';
import { findSlotById, listDeliverySlots, requireRoom } from '../slots/slots.ts';
import { findOrder, type StoredOrder } from '../stored/stored-order.queries.ts';
import { deleteParts, insertPart, markDelivered, weighSlotAnew, writeDrives } from './split.queries.ts';

async function holdOrder(tx: Db, orderId: number): Promise<StoredOrder> {
  const order = await findOrder(tx, orderId, { isLocked: true });
  if (!order) throw new Refusal('order.not_found');
  return order;
}

const zoneOf = ({ zone }: StoredOrder, places: Places) =>
  places.zones.find(({ id }) => id === zone) ?? { kind: 'near' as const };

/** Hours at which another drive could come, whatever it carries. */
export async function listPartHours(db: Db, order: StoredOrder, places: Places) {
  const ask = { places, zone: zoneOf(order, places), userId: order.userId, weightKg: 0, leadDays: 0 };
  const slots = await listDeliverySlots(db, { ...ask, now: new Date() });
  return slots.filter(
    ({ isFree, date, from }) => isFree && (date !== order.slot?.date || from !== order.slot.from),
  );
}

/** Lays some of the goods apart for another hour; gives the number of the part. */
export async function splitOrder(
  tx: Db,
  orderId: number,
  { slotId, lines }: { slotId: string; lines: readonly PartLine[] },
  places: Places,
): Promise<number> {
  const order = await holdOrder(tx, orderId);
  const slot = findSlotById(slotId, places);
  const wanted = lines.filter(({ count }) => count > 0);
  // Said in its own words: whoever stands at the desk of a store learns what to do instead.
  if (order.method === 'pickup') throw new Refusal('order.pickup_is_whole');
  if (!canSplit(order) || order.slot === null || findSplitFault(restOf(order.lines, order.parts), wanted))
    throw new Refusal('order.cannot_split');
  const taken = [order.slot, ...order.parts.map((part) => part.slot)];
  if (slot === null || taken.some(({ date, from }) => date === slot.date && from === slot.from))
    throw new Refusal('order.slot_unknown');
  // In one order for all, so that two who split never wait for each other.
  const hours = [order.slot, slot].toSorted((one, other) =>
    `${one.date}${one.from}`.localeCompare(`${other.date}${other.from}`),
  );
  for (const hour of hours) await lockSlot(tx, order.cityId, hour);
  const weightKg = weighPart(order.lines, wanted, order.weightKg);
  const ask = { places, zone: zoneOf(order, places), userId: order.userId, weightKg, leadDays: 0 };
  await requireRoom(tx, { ...ask, now: new Date() }, slot);
  await addToSlot(tx, order.cityId, slot, weightKg);
  await weighSlotAnew(tx, { cityId: order.cityId, slot: order.slot, kg: -weightKg });
  const part = Math.max(1, ...order.parts.map((each) => each.part)) + 1;
  await insertPart(tx, orderId, { part, slot, weightKg, lines: wanted });
  await writeDrives(tx, orderId, order.parts.length + 2);
  return part;
}

/** All of it comes with the first drive again; what was delivered already cannot. */
export async function joinOrder(tx: Db, orderId: number): Promise<void> {
  const order = await holdOrder(tx, orderId);
  if (!canJoin(order)) throw new Refusal('order.cannot_split');
  await deleteParts(tx, orderId);
  await writeDrives(tx, orderId, 1);
}

export async function deliverPart(tx: Db, orderId: number, part: number): Promise<void> {
  const order = await holdOrder(tx, orderId);
  if (order.status !== 'delivering' || !(await markDelivered(tx, orderId, part)))
    throw new Refusal('order.wrong_step');
}
