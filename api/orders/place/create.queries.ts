import type { OrderAddress, OrderRecipient } from '#contract/order.ts';
import type { Take } from '#domain/orders/stock-plan.ts';
import { askTogether, type Db } from '../../database.ts';
import type { Payer, StoredLine, StoredOrder } from '../stored/stored-order.queries.ts';
import { insertTakes, takesOf } from '../stored/take-stock.queries.ts';

export interface KnownRequest {
  requestDigest: string;
  answer: unknown;
}

export const findRequest = askTogether(
  async (db: Db, keys: readonly string[]): Promise<(KnownRequest | null)[]> => {
    const rows = await db<(KnownRequest & { key: string })[]>`
      SELECT key, request_digest AS "requestDigest", answer FROM order_requests WHERE key = ANY(${keys as string[]})`;
    const byKey = new Map(rows.map(({ key, ...row }): [string, KnownRequest] => [key, row]));
    return keys.map((key) => byKey.get(key) ?? null);
  },
);

/** What stands under a key: the answer that was given, or else the number of the order that is going to be made. */
export interface Beginning {
  known: KnownRequest | null;
  id: number;
  /** when the transaction began, by the database's clock */
  at: Date;
}

/**
 * In the order of the keys. Their buyers are held by then: whoever sends the same key at the same moment has the same buyer, so
 * either their order stands and is seen here, or they wait until this one is made.
 */
export async function listBeginnings(tx: Db, keys: readonly string[]): Promise<Beginning[]> {
  const rows = await tx<(Beginning & KnownRequest & { isKnown: boolean })[]>`
    SELECT r.key IS NOT NULL AS "isKnown", r.request_digest AS "requestDigest", r.answer, now() AS at,
           CASE WHEN r.key IS NULL THEN nextval('order_ids') ELSE 0 END AS id
    FROM unnest(${keys as string[]}::text[]) WITH ORDINALITY AS a (key, place)
    LEFT JOIN order_requests r USING (key) ORDER BY a.place`;
  return rows.map(({ isKnown, requestDigest, answer, id, at }) => ({
    known: isKnown ? { requestDigest, answer } : null,
    id: Number(id),
    at,
  }));
}

export type NewOrder = Omit<
  StoredOrder,
  | 'status'
  | 'cityCode'
  | 'paidAt'
  | 'externalId'
  | 'cancelReason'
  | 'cancelRequestedAt'
  | 'readyAt'
  | 'completedAt'
  | 'releasedAt'
  | 'createdAt'
  | 'updatedAt'
  | 'revision'
  | 'lines'
  | 'parts'
  | 'services'
  | 'payUntil'
> & {
  /** until when money is awaited, by the database's clock */
  payMinutes: number | null;
  organization: Payer | null;
  address: OrderAddress | null;
  recipient: OrderRecipient;
};

const ordersOf = (tx: Db, orders: readonly NewOrder[]) => {
  const rows = orders.map(({ slot, ...order }) => ({
    ...order,
    slotDay: slot?.date ?? null,
    slotFrom: slot?.from ?? null,
    slotTo: slot?.to ?? null,
  }));
  return tx`
    INSERT INTO orders (
      id, number, channel, user_id, city_id, language, payment_method, payment_status, pay_until, organization_id, organization,
      contract_id, method, store_id, address, zone, vehicles, lift, slot_day, slot_from, slot_to, is_priced_by_hand,
      is_zone_assumed, promised_on, promised_from, pickup_code, recipient, comment, promo_code, base_sum, discount_sum, points_spent,
      delivery_sum, slot_sum, lift_sum, services_sum, total_sum, vat_sum, weight_kg, points_earned, points_percent,
      confirm_until)
    SELECT
      o.id, o.number, o.channel, o."userId", o."cityId", o.language, o."paymentMethod", o."paymentStatus",
      now() + make_interval(mins => o."payMinutes"), o."organizationId", o.organization, o."contractId", o.method,
      o."storeId", o.address, o.zone, o.vehicles, o.lift, o."slotDay", o."slotFrom", o."slotTo", o."isPricedByHand",
      o."isZoneAssumed", o."promisedOn", o."promisedFrom", o."pickupCode", o.recipient, o.comment, o."promoCode", o."baseSum",
      o."discountSum", o."pointsSpent", o."deliverySum", o."slotSum", o."liftSum", o."servicesSum", o."totalSum", o."vatSum",
      o."weightKg", o."pointsEarned", o."pointsPercent", o."confirmUntil"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS o (
      id bigint, number text, channel text, "userId" bigint, "cityId" smallint, language text, "paymentMethod" text,
      "paymentStatus" text, "payMinutes" int, "organizationId" bigint, organization jsonb, "contractId" bigint, method text,
      "storeId" smallint, address jsonb, zone text, vehicles jsonb, lift jsonb, "slotDay" date, "slotFrom" text,
      "slotTo" text, "isPricedByHand" boolean, "isZoneAssumed" boolean, "promisedOn" date, "promisedFrom" text,
      "pickupCode" text, recipient jsonb, comment text, "promoCode" text, "baseSum" int, "discountSum" int,
      "pointsSpent" int, "deliverySum" int, "slotSum" int, "liftSum" int, "servicesSum" int, "totalSum" int, "vatSum" int,
      "weightKg" int, "pointsEarned" int, "pointsPercent" smallint, "confirmUntil" timestamptz)`;
};

export type NewLine = Omit<StoredLine, 'returnedCount'>;

interface NewLines {
  orderId: number;
  lines: readonly NewLine[];
  takes: readonly Take[];
}

const linesOf = (tx: Db, orders: readonly NewLines[]) => {
  const rows = orders.flatMap(({ orderId, lines }) => lines.map((line) => ({ orderId, ...line })));
  return tx`
    INSERT INTO order_lines (
      order_id, line, product_id, product_code, article, external_id, name_ru, name_kz, unit_ru, unit_kz, count, price,
      regular_price, discounts, sum, vat_percent, vat_sum, ntin, weight_kg, warranty_months, is_gift)
    SELECT l."orderId", l.line, l."productId", l."productCode", l.article, l."externalId", l."nameRu", l."nameKz",
           l."unitRu", l."unitKz", l.count, l.price, l."regularPrice", l.discounts, l.sum, l."vatPercent", l."vatSum",
           l.ntin, l."weightKg", l."warrantyMonths", l."isGift"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS l (
      "orderId" bigint, line smallint, "productId" int, "productCode" text, article text, "externalId" text,
      "nameRu" text, "nameKz" text, "unitRu" text, "unitKz" text, count int, price int, "regularPrice" int,
      discounts jsonb, sum int, "vatPercent" smallint, "vatSum" int, ntin text, "weightKg" numeric,
      "warrantyMonths" smallint, "isGift" boolean)`;
};

const toTakes = (orders: readonly NewLines[]) =>
  orders.flatMap(({ orderId, takes }) => takes.map((take) => ({ orderId, ...take })));

/** The lines of a change, and what each of them took from where. */
export async function insertLines(tx: Db, orders: readonly NewLines[], changeId: number): Promise<void> {
  await Promise.all([linesOf(tx, orders), insertTakes(tx, toTakes(orders), changeId)]);
}

export interface NewRows extends NewLines {
  order: NewOrder;
  /** the accounting system hears of it: not of what holds nothing yet */
  isTold: boolean;
  request: { key: string; requestDigest: string; answer: unknown };
}

/**
 * Everything that is written of orders when they are made, in one statement: themselves, their lines, what each took from
 * where, the first state of each history, the word to the accounting system, the answers under their keys.
 */
export async function insertMade(tx: Db, made: readonly NewRows[]): Promise<void> {
  const orders = made.map(({ order }) => order);
  const told = made.flatMap(({ orderId, isTold }) => (isTold ? [orderId] : []));
  const kept = (name: 'key' | 'requestDigest') => made.map(({ request }) => request[name]);
  await tx`
    WITH made AS (${ordersOf(tx, orders)}), lined AS (${linesOf(tx, made)}), taken AS (${takesOf(tx, toTakes(made))}),
    begun AS (
      INSERT INTO order_history (order_id, status, actor)
      SELECT id, 'new', 'buyer' FROM unnest(${orders.map(({ id }) => id)}::bigint[]) AS o (id)
    ), told AS (
      INSERT INTO order_exports (order_id, kind) SELECT id, 'created' FROM unnest(${told}::bigint[]) AS t (id)
    )
    INSERT INTO order_requests (key, request_digest, order_id, answer)
    SELECT key, digest, id, answer::jsonb FROM unnest(${kept('key')}::text[], ${kept('requestDigest')}::text[],
      ${orders.map(({ id }) => id)}::bigint[], ${made.map(({ request }) => JSON.stringify(request.answer))}::text[])
      AS r (key, digest, id, answer)`;
}

/** Somebody who did not hold the buyer, as a process of an older version, has made it at the same moment. */
export const isKeyTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint_name' in error && error.constraint_name === 'order_requests_pkey';

/** Whose link brought the buyer: a confirmed master's, nobody's own, and not to wholesale prices. */
export async function setMaster(tx: Db, orderId: number, linkCode: string | null): Promise<void> {
  if (linkCode === null) return;
  await tx`
    UPDATE orders o SET master_id = p.user_id FROM pro_profiles p
    WHERE o.id = ${orderId} AND o.contract_id IS NULL AND p.link_code = ${linkCode} AND p.user_id <> o.user_id`;
}
