/**
 * Shipments by carriers. Promises: what staff have asked for is booked once, however often it is pressed, repeated or
 * killed: before anything is repeated the carrier is asked what it knows; a carrier's word moves the shipment and the order
 * forward, never back; the buyer hears of it as of any step. Hides the carriers, their keys and labels. Relies on `lookDue`
 * being called every few seconds. Without a carrier there is nothing to give orders to, and nothing else changes.
 */
import type { OfficeShipment } from '#contract/office/shipments.ts';
import type { OrderShipment } from '#contract/order-shipment.ts';
import { canCancelShipment, canShip, isShipmentVoid, type Place } from '#domain/orders/shipments.ts';
import type { Database, Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { findOrder } from '../orders/orders.ts';
import type { CarrierName } from '../partner-environment.ts';
import type { Carrier } from './carrier.ts';
import { createLooks } from './look.ts';
import { toParcel } from './parcel-of.ts';
import {
  askToCancel,
  askToCancelOfCancelled,
  claimShipment,
  findLabel,
  findShipment,
  insertShipment,
  listShipments,
} from './shipments.queries.ts';

export { createCdek } from './cdek/cdek.ts';

const MOST_PER_ROUND = 20;
/** Longer than all that one look may ask, one after another. */
const LEASE_SECONDS = 120;

interface ShipmentsParts {
  db: Database;
  carriers: readonly Carrier[];
  warn(error: unknown, words: string): void;
}

export type Shipments = ReturnType<typeof createShipments>;

export function createShipments({ db, carriers, warn }: ShipmentsParts) {
  const names = carriers.map(({ name }) => name);
  const carrierOf = (name: string) => carriers.find((each) => each.name === name);
  const look = createLooks(db);
  const toUrl = (carrier: CarrierName, tracking: string | null): string | null =>
    tracking === null ? null : (carrierOf(carrier)?.trackingUrl(tracking) ?? null);

  return {
    /** Whom an order could be given to now. */
    async listCarriers(
      tx: Db,
      order: Parameters<typeof canShip>[0] & { id: number },
    ): Promise<CarrierName[]> {
      if (names.length === 0 || !canShip(order)) return [];
      const made = await listShipments(tx, order.id);
      return made.every(({ state }) => isShipmentVoid(state)) ? names : [];
    },

    /** For the buyer: what is on its way, or was. */
    async findForBuyer(tx: Db, orderId: number): Promise<OrderShipment | null> {
      const newest = (await listShipments(tx, orderId)).find(
        ({ state }) => state !== 'refused' && state !== 'cancelled' && state !== 'planned',
      );
      if (!newest) return null;
      const { carrier, state, tracking, movedAt } = newest;
      return { carrier, state, tracking, url: toUrl(carrier, tracking), at: movedAt.toISOString() };
    },

    async listForOffice(tx: Db, orderId: number): Promise<OfficeShipment[]> {
      return (await listShipments(tx, orderId)).map((row) => ({
        id: row.id,
        carrier: row.carrier,
        state: row.state,
        tracking: row.tracking,
        url: toUrl(row.carrier, row.tracking),
        price: row.priceTenge,
        places: row.places.length,
        kg: Math.ceil(row.places.reduce((sum, { weightGrams }) => sum + weightGrams, 0) / 1000),
        refusal: row.refusal,
        hasLabel: row.hasLabel,
        isCancelAsked: row.isCancelAsked,
        canCancel: canCancelShipment(row.state) && !row.isCancelAsked,
        isUnsure: row.state === 'planned' && row.sentAt !== null,
        createdAt: row.createdAt.toISOString(),
        at: row.movedAt.toISOString(),
      }));
    },

    /** Within the caller's transaction; the carrier is asked a moment later. */
    async make(
      tx: Db,
      wish: { orderId: number; carrier: CarrierName; places: Place[]; createdBy: number },
    ): Promise<number> {
      const order = await findOrder(tx, wish.orderId, { isLocked: true });
      if (!order) throw new Refusal('order.not_found');
      if (!canShip(order) || !carrierOf(wish.carrier)) throw new Refusal('shipment.not_now');
      if (toParcel(order, 0, wish.places) === null) throw new Refusal('shipment.too_many_places');
      const id = await insertShipment(tx, wish);
      if (id === null) throw new Refusal('shipment.under_way');
      return id;
    },

    async cancel(tx: Db, which: { orderId: number; id: number }): Promise<void> {
      if (!(await findShipment(tx, which))) throw new Refusal('shipment.not_found');
      if (!(await askToCancel(tx, which.id))) throw new Refusal('shipment.too_late');
    },

    async getLabel(which: { orderId: number; id: number }): Promise<Buffer> {
      const label = await findLabel(db, which);
      if (label === null) throw new Refusal('shipment.not_found');
      return label;
    },

    async lookDue(): Promise<void> {
      if (names.length === 0) return;
      await askToCancelOfCancelled(db);
      for (let round = 0; round < MOST_PER_ROUND; round++) {
        const row = await claimShipment(db, names, LEASE_SECONDS);
        const carrier = row && carrierOf(row.carrier);
        if (!row || !carrier) return;
        try {
          await look(row, carrier);
        } catch (error) {
          warn(error, `shipment ${row.id} was not looked at (try ${row.tries}) and will be again`);
          await look.postpone(row);
        }
      }
    },
  };
}
