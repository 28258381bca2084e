/**
 * What whoever runs the deliveries sees: a week of hours with their load, and the zones as a sheet. Hours and tariffs are changed
 * as changes (office-rules), zones as changes of their own subject. Nothing is written here.
 */
import type { z } from 'zod';
import type { getSlotWeek, SlotOrder } from '#contract/office/delivery-calendar.ts';
import type { Locale } from '#domain/locale.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import { listWeek, loadDay } from '#domain/office/slot-week.ts';
import { canEdit } from '#domain/orders/order-edit.ts';
import { almatyDate } from '#domain/time.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import {
  listDeliveryCities,
  listSaidDays,
  listSlotLoads,
  listSlotOrders,
  type SaidDay,
} from './office-delivery.queries.ts';

export { previewRings, readSheet, zoneSubject } from './drawn-zones.ts';

type Week = z.input<typeof getSlotWeek.answer>['data'];

export async function readWeek(
  db: Db,
  settings: Pick<Settings, 'read' | 'renew'>,
  asked: { city?: string | undefined; from?: string | undefined },
  language: Locale,
): Promise<Week> {
  const cities = [...(await listDeliveryCities(db, language))];
  const city = asked.city === undefined ? cities[0] : cities.find(({ code }) => code === asked.city);
  if (!city) throw new Refusal('slot.unknown_city');
  const from = asked.from ?? almatyDate(new Date());
  const dates = listWeek(from);
  const span = { cityId: city.id, first: from, last: dates.at(-1) ?? from };
  // Who has just closed a day must see it closed.
  await settings.renew();
  const [{ delivery }, loads, said] = await Promise.all([
    settings.read(),
    listSlotLoads(db, span),
    listSaidDays(db, span),
  ]);
  const days = dates.map((date) => ({
    date,
    said: toSaid(said.find((day) => day.date === date)),
    spans: loadDay(delivery.slots, city.id, date, loads),
  }));
  return { cities, city, from, days };
}

/** Moved by the very call of the order's page: here is only told which can be. */
export async function readSlotOrders(
  db: Db,
  asked: { city: string; date: string; from: string },
  viewer: Duties,
  stores: readonly number[] | null,
): Promise<SlotOrder[]> {
  const mayMove = findReach(viewer, 'orders.edit', 'write') !== null;
  return (await listSlotOrders(db, { ...asked, stores })).map(
    ({ paymentStatus, cancelRequestedAt, confirmUntil, hasParts, ...row }) => ({
      ...row,
      canMove:
        mayMove &&
        !hasParts &&
        canEdit({ status: row.status, paymentStatus, cancelRequestedAt, confirmUntil }),
    }),
  );
}

function toSaid(day: SaidDay | undefined): Week['days'][number]['said'] {
  if (!day) return null;
  const { id, cityId, isClosed, capacityOrders, capacityKg, note } = day;
  return { id, isOfCity: cityId !== null, isClosed, capacityOrders, capacityKg, note };
}
