/** The calls of whoever collects and hands over. */
import { findHandover, handOver, quoteHandover } from '#contract/office/handover.ts';
import {
  getPickLabels,
  getPickList,
  getPickQueue,
  packPickList,
  sendPickEvents,
  takePickList,
} from '#contract/office/pick.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, type OfficeViewer, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import type { OrderLife } from '../order-life/order-life.ts';
import { createDesk, findWaiting, findWaitingStores, handOrderOver } from './handover.ts';
import { writeLabels } from './labels.ts';
import { registerLacks } from './lacks.routes.ts';
import { addEvents, findListStores, hasNewEvents, packList, readList, readQueue, takeList } from './pick.ts';

interface PickModule {
  /** By which a change is quoted: the office's own connections write nothing without an entry in the log. */
  db: Database;
  orderLife: Pick<OrderLife, 'quoteChange' | 'change'>;
  live: Pick<OfficeLive, 'tellReaders'>;
}

const keyOf = ({ store, order }: { store: string; order: string }) => ({
  storeId: Number(store),
  orderId: Number(order),
});

export function registerPick(door: OfficeHttp, { db: shopDb, orderLife, live }: PickModule): void {
  const { db, touched } = door;
  touched.set('pick_list', ({ params }) =>
    findListStores(db, keyOf({ store: String(params.store), order: String(params.order) })),
  );
  touched.set('waiting_order', ({ params }) => findWaitingStores(db, Number(params.order)));
  const pickerOf = ({ id, language }: OfficeViewer) => ({ id, language });
  const facts = (orderId: number, storeId: number, more: Record<string, number | boolean> = {}) => ({
    subject: 'order',
    subjectId: orderId,
    words: { store: storeId, ...more },
  });
  const tell = (orderId: number) => live.tellReaders(db, 'orders.pick', 'orders', orderId);

  registerLacks(door, tell);

  officeRoute(door, getPickQueue, async ({ viewer, reach }) => ({
    data: await readQueue(db, reach.stores, pickerOf(viewer)),
  }));

  officeRoute(door, getPickList, async ({ viewer, params }) => ({
    data: await readList(db, keyOf(params), pickerOf(viewer)),
  }));

  officeRoute(door, takePickList, async ({ viewer, params, body, write }) => {
    const key = keyOf(params);
    const list = await write(
      (tx) => takeList(tx, key, pickerOf(viewer), body),
      facts(key.orderId, key.storeId, { takeover: body.isTakeover }),
    );
    await tell(key.orderId);
    return { data: list };
  });

  officeRoute(door, sendPickEvents, async ({ viewer, params, body, write, leaveAsIs }) => {
    const key = keyOf(params);
    // Read first: what is sent again, which is often, waits for nobody and leaves no trace.
    if (await hasNewEvents(db, body.events)) {
      await write(
        (tx) => addEvents(tx, key, pickerOf(viewer), body.events),
        (added) => facts(key.orderId, key.storeId, { events: added }),
      );
      await tell(key.orderId);
    } else leaveAsIs();
    return { data: await readList(db, key, pickerOf(viewer)) };
  });

  officeRoute(door, packPickList, async ({ viewer, params, body, write }) => {
    const key = keyOf(params);
    const list = await write(
      (tx) => packList(tx, key, pickerOf(viewer), body.places),
      facts(key.orderId, key.storeId, { places: body.places.length }),
    );
    await tell(key.orderId);
    return { data: list };
  });

  officeRoute(door, getPickLabels, async ({ viewer, params, query, reply }) => {
    const list = await readList(db, keyOf(params), pickerOf(viewer));
    const asked = (query.kg ?? '').split(',').filter((kg) => kg !== '');
    const places =
      list.places.length > 0 ? list.places : asked.map((kg) => ({ kg: Number(kg), gate: query.gate }));
    if (places.length === 0) throw new Refusal('pick.no_places');
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="labels-${params.order}.pdf"`);
    return writeLabels({ ...list, places }, viewer.language, new Date());
  });

  officeRoute(door, findHandover, async ({ reach, body, language }) => ({
    items: await findWaiting(db, body.q, { stores: reach.stores, language }),
  }));

  const desk = createDesk({ db: shopDb, orderLife });

  officeRoute(door, quoteHandover, async ({ params, body, language }) => ({
    data: await desk.quote(Number(params.order), body.items, language),
  }));

  officeRoute(door, handOver, async ({ params, body, language, write }) => {
    const orderId = Number(params.order);
    if (body.less !== null) {
      const data = await desk.giveLess(orderId, { ...body, less: body.less }, { language, write });
      await tell(orderId);
      return { data };
    }
    const given = await write(
      (tx) => handOrderOver(tx, orderId, body),
      ({ takenTenge }) => ({
        subject: 'order',
        subjectId: orderId,
        words: { takenTenge, byCode: body.code !== null },
      }),
    );
    await tell(orderId);
    return { data: given };
  });
}
