import { getSlotOrders, getSlotWeek } from '#contract/office/delivery-calendar.ts';
import { getZoneSheet, previewZones } from '#contract/office/delivery-zones.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { Settings } from '../settings/settings.ts';
import { previewRings, readSheet, readSlotOrders, readWeek } from './office-delivery.ts';

export function registerOfficeDelivery(door: OfficeHttp, settings: Pick<Settings, 'read' | 'renew'>): void {
  const { db } = door;
  officeRoute(door, getSlotWeek, async ({ query, language }) => ({
    data: await readWeek(db, settings, query, language),
  }));

  officeRoute(door, getSlotOrders, async ({ query, viewer, reach }) => ({
    items: await readSlotOrders(db, query, viewer, reach.stores),
  }));

  officeRoute(door, getZoneSheet, async ({ query, language }) => ({
    data: await readSheet(db, query.city, language),
  }));

  officeRoute(door, previewZones, async ({ body }) => ({ data: await previewRings(db, settings, body) }));
}
