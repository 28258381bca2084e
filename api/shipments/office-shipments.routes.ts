/** The calls of the office about shipments by carriers. */
import { cancelShipment, getShipmentLabel, makeShipment } from '#contract/office/shipments.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import type { OfficeLive } from '../office-company/office-company.ts';
import type { Shipments } from './shipments.ts';

export function registerOfficeShipments(door: OfficeHttp, shipments: Shipments, live: OfficeLive): void {
  officeRoute(door, makeShipment, async ({ params, body, viewer, write }) => {
    const orderId = Number(params.id);
    const id = await write(
      async (tx) => {
        const made = await shipments.make(tx, { ...body, orderId, createdBy: viewer.id });
        await live.tellReaders(tx, 'orders.read', 'orders', orderId);
        return made;
      },
      (made) => ({
        subject: 'order',
        subjectId: orderId,
        words: { shipment: made, carrier: body.carrier, places: body.places.length },
      }),
    );
    return { data: { id } };
  });

  officeRoute(door, cancelShipment, async ({ params, write }) => {
    const [orderId, id] = [Number(params.id), Number(params.shipment)];
    await write(
      async (tx) => {
        await shipments.cancel(tx, { orderId, id });
        await live.tellReaders(tx, 'orders.read', 'orders', orderId);
      },
      { subject: 'order', subjectId: orderId, words: { shipment: id } },
    );
    return { success: true } as const;
  });

  officeRoute(door, getShipmentLabel, async ({ params, reply }) => {
    const label = await shipments.getLabel({ orderId: Number(params.id), id: Number(params.shipment) });
    reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="label-${params.shipment}.pdf"`);
    return label;
  });
}
