/**
 * Orders. Promises: an order is made whole or not at all, once per Idempotency-Key, for exactly what the buyer was shown;
 * no unit, use of a code, point, hour or tenge of credit is given twice; what an order held is given back exactly once.
 * Hides the ledger of stock, the hours and their holds, the order in which rows are locked. Relies on promotions for
 * prices, on the club for points, on the cart for what is bought; money moves by its own module.
 */
import type { Locale } from '#domain/locale.ts';
import type { Carts } from '../cart/cart.ts';
import { FairTurns } from '../http/fair-turns.ts';
import { countLimited, type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import type { PersonalRecords } from '../users/users.ts';
import type { Zones } from '../zones/zones.ts';
import type { ChangeAsk } from './change/change.ts';
import { type ChangeOffers, listChangeOffers } from './change/offers.ts';
import { type Checkout, type CheckoutParts, createCheckout } from './checkout.ts';
import { OrderChangedError } from './place/changes.ts';
import {
  findAnswered,
  type Making,
  makeAlone,
  requestDigestOf,
  requestKeyOf,
  toRefusal,
} from './place/create.ts';
import { createOrderGroups } from './place/order-groups.ts';
import { type OrderAsker, type OrderBody, prepareOrder } from './place/prepare.ts';
import { requireAgreement } from './place/rules.ts';
import type { CreatedOrder, CreateParts, KeptAnswer } from './place/write-order.ts';
import { createPlaces } from './quote/places.ts';
import { forgetBuyer, listOrderRecords, moveBuyer } from './stored/order-records.queries.ts';
import type { StoredOrder } from './stored/stored-order.queries.ts';

export { isInOtherHands } from './change/change.queries.ts';
export { type ChangedContent, type ChangeWish, changeContent } from './change/change.ts';
export { OvertakenError } from './place/changes.ts';
export type { OrderAsker } from './place/prepare.ts';
export { replaceLine } from './place/replace-line.ts';
export { deliverPart, joinOrder, listPartHours, splitOrder } from './split/split.ts';
export { clientKey, earnKey, spendKey } from './stored/point-keys.ts';
export { lowerBillBy } from './stored/release.queries.ts';
export { releaseOrder } from './stored/release.ts';
export { insertExport } from './stored/status.queries.ts';
export { changeStatus } from './stored/status.ts';
export {
  findOrder,
  findOrderOwner,
  hasOrdered,
  listHistory,
  type Payer,
  type StoredLine,
  type StoredOrder,
} from './stored/stored-order.queries.ts';
export { keepWithinTold } from './stored/told-stock.queries.ts';

/** The orders in a person's archive, and what is left of them when the person is forgotten. */
export const orderRecords: PersonalRecords = {
  name: 'orders',
  tables: ['orders', 'slot_holds'],
  list: listOrderRecords,
  forget: forgetBuyer,
  move: moveBuyer,
};

/**
 * What one worker has in hand; the others wait in turns, one of each buyer, and who would wait too long is told to come again.
 * Orders that wait cost nothing but their place.
 */
const TURNS = { running: 48, perClient: 2, waiting: 500, patienceMs: 5000 };

/** Nobody fills in the form more often. */
const ORDERS: Limit = { name: 'order', max: 10, windowSeconds: 60 };

export type ChangeSource = Pick<ChangeAsk, 'places' | 'book' | 'promotions'>;

export interface Orders extends Checkout {
  /** What a change needs to know before its transaction begins. */
  readChangeSource(cityCode: string): Promise<ChangeSource>;
  listChangeOffers(order: StoredOrder, language: Locale): Promise<ChangeOffers>;
  create(body: OrderBody, key: string, asker: OrderAsker, making?: Making): Promise<CreatedOrder>;
}

export interface OrdersParts
  extends Omit<CheckoutParts, 'readPlaces'>,
    Omit<CreateParts, 'carts' | 'db' | 'promotions'> {
  carts: Pick<Carts, 'calculate' | 'hold' | 'takeOut'>;
  zones: Pick<Zones, 'read'>;
  settings: Pick<Settings, 'read'>;
  /** How long one group of orders may wait for the database. */
  patienceMs?: number | undefined;
  /** Whose turn it is; one line of its own by default. */
  turns?: Pick<FairTurns, 'run'>;
  /** Where the money is taken for an order that waits for it; null: asked for later. */
  startPayment?(orderId: number): Promise<string | null>;
}

export function createOrders(given: OrdersParts): Orders {
  const parts = { ...given, readPlaces: createPlaces(given.db, given.zones, given.settings) };
  const { db, carts, turns = new FairTurns(TURNS) } = parts;
  const makeInGroup = createOrderGroups(parts, parts.patienceMs);

  async function withPayment(answer: KeptAnswer): Promise<CreatedOrder> {
    const isAwaited = answer.payment.status === 'pending';
    // The order stands, whatever becomes of the provider: the page of the order asks again.
    const redirectUrl = isAwaited ? await parts.startPayment?.(answer.orderId).catch(() => null) : null;
    return { ...answer, payment: { ...answer.payment, redirectUrl: redirectUrl ?? null } };
  }

  return {
    ...createCheckout(parts),

    async readChangeSource(cityCode) {
      const { promotions } = parts;
      const [places, book] = await Promise.all([parts.readPlaces(cityCode), promotions.readBook()]);
      return { places, book, promotions };
    },

    listChangeOffers: (order, language) => listChangeOffers(parts, order, language),

    async create(body, typedKey, asker, making = {}) {
      const make = () => create(body, typedKey, asker, making);
      // Whoever asks a bank has had their turn.
      return withPayment(await turns.run(`user ${asker.viewer.id}`, make));
    },
  };

  async function create(
    body: OrderBody,
    typedKey: string,
    asker: OrderAsker,
    making: Making,
  ): Promise<KeptAnswer> {
    const { viewer } = asker;
    const ids = { key: requestKeyOf(viewer.id, typedKey), requestDigest: requestDigestOf(body) };
    const who = String(viewer.id);
    const isTakable = body.agreement && parts.takes?.(body.payment) !== false;
    // At one moment: each of the two would be a round trip, and hardly any order was made before.
    const [known, counted] = await Promise.all([
      findAnswered(db, ids.key, ids.requestDigest).catch((error: unknown) => ({ error })),
      isTakable ? requireWithinLimit(db, ORDERS, who).catch((error: unknown) => ({ error })) : null,
    ]);
    if (known) {
      // A repeat takes no place of a new order.
      if (counted) await countLimited(db, ORDERS, who, -1);
      if ('error' in known) throw known.error;
      return known;
    }
    requireAgreement(body);
    if (parts.takes?.(body.payment) === false) throw new Refusal('order.payment_not_allowed');
    if (counted && 'error' in counted) throw counted.error;
    const prepared = await prepareOrder(parts, body, asker, ids);
    try {
      const isPlain = making.run === undefined && making.channel === undefined;
      return await (isPlain ? makeInGroup(prepared) : makeAlone(parts, prepared, making));
    } catch (error) {
      if (!(error instanceof OrderChangedError)) throw error;
      const { card, promoCode, proBonus } = body;
      throw toRefusal(
        error,
        await carts.calculate(body.items, body.works, { ...asker, card, promoCode, proBonus }),
      );
    }
  }
}
