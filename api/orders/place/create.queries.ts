import type { OrderAddress, OrderRecipient } from '#contract/order.ts';
import type { Take } from '#domain/orders/stock-plan.ts';
import { askTogether, type Db } from '../../database.ts';
import type { Payer, StoredLine, StoredOrder } from '../stored/stored-order.queries.ts';
import { insertTakes } from '../stored/take-stock.queries.ts';

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

export interface Claim {
  id: number;
  /** when the transaction began, by the database's clock */
  at: Date;
}

/**
 * Takes the keys for this transaction and gives the ids of the orders to be made; what was used before is not among them.
 * Who comes while another works under the same key waits here for the end of it; keys are taken in their own order, so that
 * nobody waits in a circle.
 */
export async function claimRequests(
  tx: Db,
  asked: readonly { key: string; requestDigest: string }[],
): Promise<Map<string, Claim>> {
  const rows = await tx<(Claim & { key: string })[]>`
    INSERT INTO order_requests (key, request_digest, order_id)
    SELECT key, digest, nextval('order_ids') FROM (
      SELECT * FROM unnest(${asked.map(({ key }) => key)}::text[],
        ${asked.map(({ requestDigest }) => requestDigest)}::text[]) AS a (key, digest) ORDER BY key) sorted
    ON CONFLICT (key) DO NOTHING RETURNING key, order_id AS id, now() AS at`;
  return new Map(rows.map(({ key, ...claim }) => [key, claim]));
}

export async function keepAnswers(
  tx: Db,
  answers: readonly { key: string; answer: unknown }[],
): Promise<void> {
  await tx`
    UPDATE order_requests r SET answer = a.answer::jsonb
    FROM unnest(${answers.map(({ key }) => key)}::text[], ${answers.map(({ answer }) => JSON.stringify(answer))}::text[])
      AS a (key, answer) WHERE r.key = a.key`;
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

export async function insertOrders(tx: Db, orders: readonly NewOrder[]): Promise<void> {
  const rows = orders.map(({ slot, ...order }) => ({
    ...order,
    slotDay: slot?.date ?? null,
    slotFrom: slot?.from ?? null,
    slotTo: slot?.to ?? null,
  }));
  await tx`
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
}

export type NewLine = Omit<StoredLine, 'returnedCount'>;

interface NewLines {
  orderId: number;
  lines: readonly NewLine[];
  takes: readonly Take[];
}

/** The lines, and what each of them took from where. */
export async function insertLines(
  tx: Db,
  orders: readonly NewLines[],
  /** The change of the order that takes them; 0 where it is made. */
  part = 0,
): Promise<void> {
  const rows = orders.flatMap(({ orderId, lines }) => lines.map((line) => ({ orderId, ...line })));
  await Promise.all([
    tx`
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
        "warrantyMonths" smallint, "isGift" boolean)`,
    insertTakes(
      tx,
      orders.flatMap(({ orderId, takes }) => takes.map((take) => ({ orderId, ...take }))),
      part,
    ),
  ]);
}

/** The first state in the history, and the word to the accounting system, unless it holds nothing yet. */
export async function insertBeginnings(
  tx: Db,
  orders: readonly { id: number; isTold: boolean }[],
): Promise<void> {
  const told = orders.flatMap(({ id, isTold }) => (isTold ? [id] : []));
  await tx`
    WITH begun AS (
      INSERT INTO order_history (order_id, status, actor)
      SELECT id, 'new', 'buyer' FROM unnest(${orders.map(({ id }) => id)}::bigint[]) AS made (id)
    )
    INSERT INTO order_exports (order_id, kind) SELECT id, 'created' FROM unnest(${told}::bigint[]) AS told (id)`;
}

/** Whose link brought the buyer: a confirmed master's, nobody's own, and not to wholesale prices. */
export async function setMaster(tx: Db, orderId: number, linkCode: string | null): Promise<void> {
  if (linkCode === null) return;
  await tx`
    UPDATE orders o SET master_id = p.user_id FROM pro_profiles p
    WHERE o.id = ${orderId} AND o.contract_id IS NULL AND p.link_code = ${linkCode} AND p.user_id <> o.user_id`;
}
