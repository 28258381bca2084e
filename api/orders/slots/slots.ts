/**
 * Hours of delivery. Promises: an hour is never given to more orders or kilograms than it carries, however many want it
 * at once; a held one is the buyer's for a quarter of an hour.
 */
import type { DeliverySlot } from '#contract/slots.ts';
import {
  findSlotTemplate,
  listSlots,
  nearestSlots,
  type Slot,
  slotPriceTenge,
} from '#domain/orders/slots.ts';
import type { Db } from '../../database.ts';
import { Refusal } from '../../http/refusal.ts';
import type { FoundZone, Places } from '../quote/places.ts';
import { addToSlot, deleteHold, listSlotUses, lockSlot, putHold, type SlotUse } from './slots.queries.ts';

export interface SlotAsk {
  places: Pick<Places, 'city'>;
  zone: Pick<FoundZone, 'kind'>;
  userId: number;
  weightKg: number;
  leadDays: number;
  now: Date;
}

const slotIdOf = (cityCode: string, { date, from }: Slot): string =>
  `${cityCode}_${date}_${from.slice(0, 2)}`;

/** As the contract writes it; null for an hour at which nothing begins. */
export function parseSlotId(id: string): { cityCode: string; slot: Slot } | null {
  const [cityCode = '', date = '', hour = ''] = id.split('_');
  const from = `${hour}:00`;
  const template = findSlotTemplate(from);
  return template && { cityCode, slot: { date, from, to: template.to } };
}

function hasDiskSpace(slot: Slot, uses: readonly SlotUse[], weightKg: number): boolean {
  const template = findSlotTemplate(slot.from);
  if (!template) return false;
  const use = uses.find(({ date, from }) => date === slot.date && from === slot.from);
  return (use?.orders ?? 0) < template.capacityOrders && (use?.kg ?? 0) + weightKg <= template.capacityKg;
}

export function toDeliverySlot(cityCode: string, slot: Slot, now: Date, isFree: boolean): DeliverySlot {
  return { ...slot, id: slotIdOf(cityCode, slot), price: slotPriceTenge(slot, now), isFree };
}

/** Every hour there is, and whether it is free. */
export async function listDeliverySlots(db: Db, ask: SlotAsk): Promise<DeliverySlot[]> {
  const { city } = ask.places;
  const slots = listSlots(ask.now, ask.zone.kind, ask.leadDays);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const uses = await listSlotUses(db, {
    cityId: city.id,
    first: first.date,
    last: last.date,
    userId: ask.userId,
  });
  return slots.map((slot) =>
    toDeliverySlot(city.code, slot, ask.now, hasDiskSpace(slot, uses, ask.weightKg)),
  );
}

async function refuseTaken(db: Db, ask: SlotAsk, slot: Slot): Promise<never> {
  const free = (await listDeliverySlots(db, ask)).filter(({ isFree }) => isFree);
  const nearest = nearestSlots(free, slot).map((each) =>
    toDeliverySlot(ask.places.city.code, { date: each.date, from: each.from, to: each.to }, ask.now, true),
  );
  throw new Refusal('order.slot_taken', {}, undefined, { nearest });
}

/** Within a transaction: the hour is ours to give until its end. Refuses when there is no room, with the nearest. */
export async function requireRoom(tx: Db, ask: SlotAsk, slot: Slot): Promise<void> {
  const isOffered = listSlots(ask.now, ask.zone.kind, ask.leadDays).some(
    ({ date, from }) => date === slot.date && from === slot.from,
  );
  if (!isOffered) return refuseTaken(tx, ask, slot);
  const cityId = ask.places.city.id;
  await lockSlot(tx, cityId, slot);
  const uses = await listSlotUses(tx, { cityId, first: slot.date, last: slot.date, userId: ask.userId });
  if (!hasDiskSpace(slot, uses, ask.weightKg)) await refuseTaken(tx, ask, slot);
}

export async function holdSlot(tx: Db, ask: SlotAsk, slot: Slot): Promise<{ holdId: string; until: Date }> {
  await requireRoom(tx, ask, slot);
  const { id, until } = await putHold(tx, {
    userId: ask.userId,
    cityId: ask.places.city.id,
    slot,
    weightKg: ask.weightKg,
  });
  return { holdId: id, until };
}

/** For an order: the hold ends and the hour is taken. */
export async function takeSlot(tx: Db, ask: SlotAsk, slot: Slot): Promise<void> {
  await requireRoom(tx, ask, slot);
  await addToSlot(tx, ask.places.city.id, slot, ask.weightKg);
  await deleteHold(tx, ask.userId);
}
