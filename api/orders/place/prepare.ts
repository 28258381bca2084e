/** What is looked up before the transaction of an order begins: the way, the payer, the hour, the recipient. */
import type { z } from 'zod';
import type { Address } from '#contract/addresses.ts';
import type { OrderTerms } from '#contract/checkout.ts';
import type { OrderAddress, OrderRecipient } from '#contract/order.ts';
import type { createOrder } from '#contract/orders.ts';
import type { Locale } from '#domain/locale.ts';
import { findSlotTemplate, type Slot } from '#domain/orders/slots.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { parsePhone } from '#domain/phone.ts';
import type { Addresses } from '../../addresses/addresses.ts';
import type { Db } from '../../database.ts';
import type { Client } from '../../http/client.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Viewer } from '../../http/session.ts';
import type { Promotions } from '../../promotions/promotions.ts';
import { findPayer } from '../quote/payers.queries.ts';
import { findZone, type Places } from '../quote/places.ts';
import type { QuoteAsk, Way } from '../quote/quote.ts';
import { findHold } from '../slots/slots.queries.ts';

export type OrderBody = z.output<typeof createOrder.body>;

export interface FoundWay extends Way {
  address: OrderAddress | null;
}

/** A store that gives orders out, or an address of the buyer's; refuses what is neither. */
export async function findWay(
  addresses: Pick<Addresses, 'get'>,
  places: Places,
  { method, storeId, addressId, lift }: OrderTerms['delivery'],
  { userId, language }: { userId: number; language: Locale },
): Promise<FoundWay> {
  if (method === 'pickup') {
    const store = places.stores.find(({ id, hasPickup }) => id === storeId && hasPickup);
    if (!store) throw new Refusal('order.store_unknown');
    return { method, storeId: store.id, zone: null, lift: null, address: null };
  }
  const own = addressId === undefined ? null : await addresses.get(userId, addressId, language);
  const place = own ?? { cityCode: places.city.code, district: null, point: null };
  const zone = method === 'transport' ? null : findZone(places, place);
  return {
    method,
    storeId: null,
    zone,
    lift: method === 'delivery' ? (lift ?? null) : null,
    address: own && toOrderAddress(own),
  };
}

const toOrderAddress = (address: Address): OrderAddress => ({
  cityName: address.cityName,
  district: address.district,
  street: address.street,
  house: address.house,
  building: address.building,
  entrance: address.entrance,
  intercom: address.intercom,
  floor: address.floor,
  flat: address.flat,
  comment: address.comment,
  point: address.point,
});

const WORDS = {
  name: { ru: 'Назовите, кто получит заказ.', kz: 'Тапсырысты кім алатынын жазыңыз.' },
  lastName: { ru: 'Фамилию пишут буквами, до 50 знаков.', kz: 'Тегі әріппен жазылады, 50 таңбаға дейін.' },
  phone: {
    ru: 'Введите номер полностью: +7 (705) 123-45-67.',
    kz: 'Нөмірді толық енгізіңіз: +7 (705) 123-45-67.',
  },
} as const;

export function parseRecipient(typed: OrderBody['recipient'], language: Locale): OrderRecipient {
  const faults: Record<string, string[]> = {};
  const firstName = parsePersonName(typed.firstName);
  const lastName = typed.lastName === '' ? '' : parsePersonName(typed.lastName);
  const phone = parsePhone(typed.phone);
  const second = typed.secondPhone ? parsePhone(typed.secondPhone) : undefined;
  if (firstName === null) faults['recipient.firstName'] = [WORDS.name[language]];
  if (lastName === null) faults['recipient.lastName'] = [WORDS.lastName[language]];
  if (phone === null) faults['recipient.phone'] = [WORDS.phone[language]];
  if (second === null) faults['recipient.secondPhone'] = [WORDS.phone[language]];
  if (firstName === null || lastName === null || phone === null || second === null)
    throw new Refusal('request.invalid', {}, faults);
  return { firstName, lastName, phone: phone.e164, secondPhone: second?.e164 ?? null, isSelf: typed.isSelf };
}

/** An hour and the moment for which it is judged. */
export interface ChosenSlot {
  slot: Slot;
  /** While the hold lasts: when it began, for what was offered then is kept. Later: nothing is. */
  heldAt: Date | null;
}

/** The hour that the buyer held, whether or not the hold has ended since; null when none was. */
async function findHeldSlot(
  db: Db,
  { userId, holdId, places }: { userId: number; holdId: string | undefined; places: Places },
): Promise<ChosenSlot | null> {
  const hold = holdId === undefined ? null : await findHold(db, userId, holdId);
  if (!hold || hold.cityId !== places.city.id) return null;
  const template = findSlotTemplate(places.rules.delivery.slots, hold.cityId, hold);
  if (!template) return null;
  const slot = { date: hold.date, from: hold.from, to: template.to };
  return { slot, heldAt: hold.isLasting ? hold.heldAt : null };
}

/** The same product named twice is one line. */
export function mergeItems(items: OrderBody['items']): OrderBody['items'] {
  const merged = new Map<string, OrderBody['items'][number]>();
  for (const item of items) {
    const known = merged.get(item.productCode);
    merged.set(item.productCode, known ? { ...known, count: known.count + item.count } : item);
  }
  return [...merged.values()];
}

export interface Prepared {
  viewer: Viewer;
  language: Locale;
  places: Places;
  way: FoundWay;
  slot: Slot | null;
  /** the moment for which the hour is judged, where it is held */
  heldAt: Date | null;
  book: QuoteAsk['book'];
  body: OrderBody;
  recipient: ReturnType<typeof parseRecipient>;
  organization: Awaited<ReturnType<typeof findPayer>>;
  /** of the link that brought the buyer */
  masterCode: string | null;
  key: string;
  requestDigest: string;
}

export interface Asker {
  viewer: Viewer;
  language: Locale;
}

export interface OrderAsker extends Asker {
  cityCode: string;
  /** By whom wrong codes are counted. */
  client: Client;
  /** of a master's link that brought the buyer */
  masterCode: string | null;
}

interface PrepareParts {
  db: Db;
  promotions: Pick<Promotions, 'readBook'>;
  addresses: Pick<Addresses, 'get'>;
  readPlaces(cityCode: string): Promise<Places>;
}

/** All that is known of the order before its transaction begins. */
export async function prepareOrder(
  { db, promotions, addresses, readPlaces }: PrepareParts,
  body: OrderBody,
  asker: OrderAsker,
  ids: Pick<Prepared, 'key' | 'requestDigest'>,
): Promise<Prepared> {
  const { viewer, language } = asker;
  const recipient = parseRecipient(body.recipient, language);
  const [places, book] = await Promise.all([readPlaces(asker.cityCode), promotions.readBook()]);
  const way = await findWay(addresses, places, body.delivery, { userId: viewer.id, language });
  const payerId = body.organizationId ?? viewer.wholesaleOrganization?.id;
  const organization = payerId === undefined ? null : await findPayer(db, viewer.id, payerId);
  if (body.organizationId !== undefined && !organization) throw new Refusal('organization.not_found');
  const held = await findHeldSlot(db, { userId: viewer.id, holdId: body.slotHoldId, places });
  return {
    viewer,
    language,
    recipient,
    places,
    book,
    way,
    organization,
    slot: held?.slot ?? null,
    heldAt: held?.heldAt ?? null,
    body: { ...body, items: mergeItems(body.items) },
    masterCode: asker.masterCode,
    ...ids,
  };
}
