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
  places: Pick<Places, 'city' | 'rules'>;
  zone: Pick<FoundZone, 'kind'>;
  userId: number;
  weightKg: number;
  leadDays: number;
  now: Date;
  /** the order has this hour already: rules that were set since do not take it away */
  isOwn?: boolean;
}

const slotIdOf = (cityCode: string, { date, from }: Slot): string =>
  `${cityCode}_${date}_${from.slice(0, 2)}`;

const rulesOf = ({ rules }: Pick<Places, 'rules'>) => rules.delivery.slots;

export const cityOfSlot = (id: string): string => id.split('_')[0] ?? '';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** As the contract writes it; null for an hour of another city, and for one at which nothing begins. */
export function findSlotById(id: string, places: Pick<Places, 'city' | 'rules'>): Slot | null {
  const [cityCode = '', date = '', hour = ''] = id.split('_');
  if (cityCode !== places.city.code || !DATE.test(date)) return null;
  const from = `${hour}:00`;
  const template = findSlotTemplate(rulesOf(places), places.city.id, { date, from });
  return template && { date, from, to: template.to };
}

function hasRoom({ places, weightKg, isOwn }: SlotAsk, slot: Slot, uses: readonly SlotUse[]): boolean {
  const template = findSlotTemplate(rulesOf(places), places.city.id, slot);
  if (!template) return isOwn === true;
  const use = uses.find(({ date, from }) => date === slot.date && from === slot.from);
  return (use?.orders ?? 0) < template.capacityOrders && (use?.kg ?? 0) + weightKg <= template.capacityKg;
}

export function toDeliverySlot(
  places: Pick<Places, 'city' | 'rules'>,
  slot: Slot,
  now: Date,
  isFree: boolean,
): DeliverySlot {
  const price = slotPriceTenge(slot, now, rulesOf(places).terms);
  return { ...slot, id: slotIdOf(places.city.code, slot), price, isFree };
}

/** Every hour there is, and whether it is free. */
export async function listDeliverySlots(db: Db, ask: SlotAsk): Promise<DeliverySlot[]> {
  const { city } = ask.places;
  const slots = listOffered(ask);
  const [first, last] = [slots[0], slots.at(-1)];
  if (!first || !last) return [];
  const uses = await listSlotUses(db, {
    cityId: city.id,
    first: first.date,
    last: last.date,
    userId: ask.userId,
  });
  return slots.map((slot) => toDeliverySlot(ask.places, slot, ask.now, hasRoom(ask, slot, uses)));
}

const listOffered = ({ places, zone, leadDays, now }: SlotAsk): Slot[] =>
  listSlots({ now, zone: zone.kind, cityId: places.city.id, leadDays }, rulesOf(places));

async function refuseTaken(db: Db, ask: SlotAsk, slot: Slot): Promise<never> {
  const free = (await listDeliverySlots(db, ask)).filter(({ isFree }) => isFree);
  const nearest = nearestSlots(free, slot).map((each) =>
    toDeliverySlot(ask.places, { date: each.date, from: each.from, to: each.to }, ask.now, true),
  );
  throw new Refusal('order.slot_taken', {}, undefined, { nearest });
}

/** Within a transaction: the hour is ours to give until its end. Refuses when there is no room, with the nearest. */
export async function requireRoom(tx: Db, ask: SlotAsk, slot: Slot): Promise<void> {
  const isOffered = listOffered(ask).some(({ date, from }) => date === slot.date && from === slot.from);
  if (!isOffered && !ask.isOwn) return refuseTaken(tx, ask, slot);
  const cityId = ask.places.city.id;
  await lockSlot(tx, cityId, slot);
  const uses = await listSlotUses(tx, { cityId, first: slot.date, last: slot.date, userId: ask.userId });
  if (!hasRoom(ask, slot, uses)) await refuseTaken(tx, ask, slot);
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
