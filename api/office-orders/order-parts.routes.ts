/** The calls of the office about deliveries in several drives. */
import { deliverOrderPart, getPartHours, joinDelivery, splitDelivery } from '#contract/office/order-parts.ts';
import type { Db } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { deliverPart, findOrder, joinOrder, listPartHours, splitOrder } from '../orders/orders.ts';
import type { OfficeOrders } from './office-orders.ts';

const done = { success: true } as const;

export function registerOrderParts(
  door: OfficeHttp,
  { db, orders, live }: Pick<OfficeOrders, 'db' | 'orders' | 'live'>,
): void {
  const tell = (tx: Db, id: number) => live.tellReaders(tx, 'orders.read', 'orders', id);

  async function readPlaces(id: number) {
    const order = await findOrder(db, id);
    if (!order) throw new Refusal('order.not_found');
    return { order, places: (await orders.readChangeSource(order.cityCode)).places };
  }

  officeRoute(door, getPartHours, async ({ params }) => {
    const { order, places } = await readPlaces(Number(params.id));
    return { data: await listPartHours(db, order, places) };
  });

  officeRoute(door, splitDelivery, async ({ params, body, write }) => {
    const id = Number(params.id);
    const { places } = await readPlaces(id);
    const part = await write(
      async (tx) => {
        const made = await splitOrder(tx, id, body, places);
        await tell(tx, id);
        return made;
      },
      (made) => ({ subject: 'order', subjectId: id, words: { part: made, slot: body.slotId } }),
    );
    return { data: { part } };
  });

  officeRoute(door, joinDelivery, async ({ params, write }) => {
    const id = Number(params.id);
    await write(
      async (tx) => {
        await joinOrder(tx, id);
        await tell(tx, id);
      },
      { subject: 'order', subjectId: id },
    );
    return done;
  });

  officeRoute(door, deliverOrderPart, async ({ params, write }) => {
    const [id, part] = [Number(params.id), Number(params.part)];
    await write(
      async (tx) => {
        await deliverPart(tx, id, part);
        await tell(tx, id);
      },
      { subject: 'order', subjectId: id, words: { part } },
    );
    return done;
  });
}
