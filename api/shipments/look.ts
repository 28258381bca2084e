/** One look at a shipment: what is to be asked of its carrier now, and what becomes of the answer. */
import {
  isShipmentOver,
  nextShipmentState,
  type ShipmentState,
  stepsByCarrier,
} from '#domain/orders/shipments.ts';
import { type Database, transaction } from '../database.ts';
import { walkSteps } from '../order-life/order-life.ts';
import { findOrder } from '../orders/orders.ts';
import { Refused, Unknown } from '../outgoing/outgoing.ts';
import type { Carrier, CarrierWord } from './carrier.ts';
import { numberOf, toParcel } from './parcel-of.ts';
import {
  type ClaimedShipment,
  lockShipment,
  markSent,
  moveShipment,
  noteCancelSent,
  type ShipmentRow,
  setDue,
  setLabel,
  unmarkSent,
} from './shipments.queries.ts';

const SOON = 5;
const MINUTE = 60;
/** A carrier that did not answer may be slow to know itself of what it took: so long nothing is repeated. */
const SETTLED_SECONDS = 2 * MINUTE;
const LONGEST_PAUSE = 30 * MINUTE;

/** How soon the next word can be expected. */
function pauseOf(state: ShipmentState, isWhole: boolean): number | null {
  if (isShipmentOver(state)) return null;
  if (state === 'planned' || !isWhole) return SOON;
  return state === 'booked' ? 10 * MINUTE : 30 * MINUTE;
}

export function createLooks(db: Database) {
  /** The carrier's word, on the shipment and on its order, in one transaction. */
  async function take(id: number, word: CarrierWord): Promise<ShipmentRow | null> {
    return transaction(db, async (tx) => {
      const row = await lockShipment(tx, id);
      if (!row || isShipmentOver(row.state)) return row;
      const state = nextShipmentState(row.state, word.state ?? 'booked');
      const tracking = word.tracking ?? row.tracking;
      const isWhole = tracking !== null && row.hasLabel && !row.isCancelAsked;
      await moveShipment(tx, id, {
        state,
        externalId: word.externalId,
        tracking,
        priceTenge: word.priceTenge ?? row.priceTenge,
        refusal: word.isCancelRefused && row.isCancelAsked ? 'too_late' : (word.refusal ?? row.refusal),
        isCancelAsked: row.isCancelAsked && !word.isCancelRefused,
        dueInSeconds: pauseOf(state, isWhole),
      });
      const order = await findOrder(tx, row.orderId, { isLocked: true });
      const steps = order ? stepsByCarrier(order.status, state) : [];
      if (steps.length > 0) await walkSteps(tx, row.orderId, steps, { actor: 'job' });
      return lockShipment(tx, id);
    });
  }

  const end = (row: ShipmentRow, state: 'cancelled' | 'refused', refusal: string | null) =>
    moveShipment(db, row.id, { ...row, state, refusal, isCancelAsked: false, dueInSeconds: null });

  async function book(row: ClaimedShipment, carrier: Carrier): Promise<void> {
    if (row.sentAt !== null) {
      const known = await carrier.findByNumber(numberOf(row.id));
      if (known) return void (await take(row.id, known));
      if (Date.now() - row.sentAt.getTime() < SETTLED_SECONDS * 1000) return setDue(db, row.id, SOON);
    }
    // It has no such parcel, or never heard of it.
    if (row.isCancelAsked) return end(row, 'cancelled', null);
    const order = await findOrder(db, row.orderId);
    const parcel = order && toParcel(order, row.id, row.places);
    if (!parcel) return end(row, 'refused', 'order_changed');
    if (!(await markSent(db, row))) return;
    try {
      const externalId = await carrier.book(parcel);
      await take(row.id, {
        externalId,
        state: null,
        tracking: null,
        priceTenge: null,
        refusal: null,
        isCancelRefused: false,
      });
    } catch (error) {
      if (error instanceof Refused) return end(row, 'refused', error.reason);
      if (error instanceof Unknown && !error.wasSent) await unmarkSent(db, row.id);
      throw error;
    }
  }

  async function label({ id, labelId }: ShipmentRow, externalId: string, carrier: Carrier): Promise<void> {
    if (labelId === null) {
      await setLabel(db, id, { labelId: await carrier.orderLabel(externalId), label: null });
      return;
    }
    const drawn = await carrier.fetchLabel(labelId);
    if (drawn === 'gone') await setLabel(db, id, { labelId: null, label: null });
    else if (drawn !== null) await setLabel(db, id, { labelId, label: drawn });
  }

  async function follow(row: ShipmentRow, externalId: string, carrier: Carrier): Promise<void> {
    if (row.isCancelAsked && row.cancelSentAt === null) {
      // Asked twice it is the same; what came of it is told by the parcel itself.
      await carrier.cancel(externalId).catch((error: unknown) => {
        if (!(error instanceof Refused)) throw error;
      });
      await noteCancelSent(db, row.id);
    }
    const word = await carrier.find(externalId);
    if (word === null) {
      if (row.isCancelAsked) return end(row, 'cancelled', null);
      throw new Unknown(`${carrier.name} does not know a parcel that it took`);
    }
    const now = await take(row.id, word);
    const wantsLabel = now && !isShipmentOver(now.state) && now.tracking !== null && !now.hasLabel;
    if (wantsLabel && !now.isCancelAsked) await label(now, externalId, carrier);
  }

  const look = async (row: ClaimedShipment, carrier: Carrier): Promise<void> =>
    row.externalId === null ? book(row, carrier) : follow(row, row.externalId, carrier);

  return Object.assign(look, {
    /** Twice as long each time. */
    postpone: ({ id, tries }: ShipmentRow): Promise<void> =>
      setDue(db, id, Math.min(SOON * 2 ** Math.min(tries, 10), LONGEST_PAUSE)),
  });
}
