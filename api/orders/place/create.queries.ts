import type { OrderAddress, OrderRecipient } from '#contract/order.ts';
import type { Take } from '#domain/orders/stock-plan.ts';
import type { Db } from '../../database.ts';
import type { Payer, StoredLine, StoredOrder } from '../stored/stored-order.queries.ts';
import { insertTakes } from '../stored/take-stock.queries.ts';

export interface KnownRequest {
  requestDigest: string;
  answer: unknown;
}

export async function findRequest(db: Db, key: string): Promise<KnownRequest | null> {
  const [row] = await db<KnownRequest[]>`
    SELECT request_digest AS "requestDigest", answer FROM order_requests WHERE key = ${key}`;
  return row ?? null;
}

/**
 * Takes the key for this transaction and gives the id of the order to be made; null when the key was used before. Who
 * comes while another works under the same key waits here for the end of it.
 */
export async function claimRequest(tx: Db, key: string, requestDigest: string): Promise<number | null> {
  const [row] = await tx<{ orderId: number }[]>`
    INSERT INTO order_requests (key, request_digest, order_id) VALUES (${key}, ${requestDigest}, nextval('order_ids'))
    ON CONFLICT (key) DO NOTHING RETURNING order_id AS "orderId"`;
  return row?.orderId ?? null;
}

export async function keepAnswer(tx: Db, key: string, answer: unknown): Promise<void> {
  await tx`UPDATE order_requests SET answer = ${JSON.stringify(answer)}::text::jsonb WHERE key = ${key}`;
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

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Gives until when it has to be paid. */
export async function insertOrder(tx: Db, order: NewOrder): Promise<Date | null> {
  const [row] = await tx<{ payUntil: Date | null }[]>`
    INSERT INTO orders (
      id, number, channel, user_id, city_id, language, payment_method, payment_status, pay_until, organization_id, organization,
      contract_id, method, store_id, address, zone, vehicles, lift, slot_day, slot_from, slot_to, is_priced_by_hand,
      is_zone_assumed, promised_on, promised_from, pickup_code, recipient, comment, promo_code, base_sum, discount_sum, points_spent,
      delivery_sum, slot_sum, lift_sum, services_sum, total_sum, vat_sum, weight_kg, points_earned, points_percent,
      confirm_until)
    VALUES (
      ${order.id}, ${order.number}, ${order.channel}, ${order.userId}, ${order.cityId}, ${order.language}, ${order.paymentMethod},
      ${order.paymentStatus}, now() + make_interval(mins => ${order.payMinutes}::int), ${order.organizationId},
      ${json(order.organization)}::text::jsonb, ${order.contractId}, ${order.method}, ${order.storeId}::smallint,
      ${json(order.address)}::text::jsonb, ${order.zone}, ${json(order.vehicles)}::text::jsonb,
      ${json(order.lift)}::text::jsonb, ${order.slot?.date ?? null}::text::date, ${order.slot?.from ?? null},
      ${order.slot?.to ?? null}, ${order.isPricedByHand}, ${order.isZoneAssumed}, ${order.promisedOn}::text::date, ${order.promisedFrom},
      ${order.pickupCode}, ${json(order.recipient)}::text::jsonb, ${order.comment}, ${order.promoCode},
      ${order.baseSum}, ${order.discountSum}, ${order.pointsSpent}, ${order.deliverySum}, ${order.slotSum},
      ${order.liftSum}, ${order.servicesSum}, ${order.totalSum}, ${order.vatSum}, ${order.weightKg}, ${order.pointsEarned},
      ${order.pointsPercent}::smallint, ${order.confirmUntil})
    RETURNING pay_until AS "payUntil"`;
  return row?.payUntil ?? null;
}

export type NewLine = Omit<StoredLine, 'returnedCount'>;

/** The lines, and what each of them took from where. */
export async function insertLines(
  tx: Db,
  orderId: number,
  lines: readonly NewLine[],
  takes: readonly Take[],
  /** The change of the order that takes them; 0 where it is made. */
  part = 0,
): Promise<void> {
  await tx`
    INSERT INTO order_lines (
      order_id, line, product_id, product_code, article, external_id, name_ru, name_kz, unit_ru, unit_kz, count, price,
      regular_price, discounts, sum, vat_percent, vat_sum, ntin, weight_kg, warranty_months, is_gift)
    SELECT ${orderId}, l.line, l."productId", l."productCode", l.article, l."externalId", l."nameRu", l."nameKz",
           l."unitRu", l."unitKz", l.count, l.price, l."regularPrice", l.discounts, l.sum, l."vatPercent", l."vatSum",
           l.ntin, l."weightKg", l."warrantyMonths", l."isGift"
    FROM jsonb_to_recordset(${JSON.stringify(lines)}::text::jsonb) AS l (
      line smallint, "productId" int, "productCode" text, article text, "externalId" text, "nameRu" text,
      "nameKz" text, "unitRu" text, "unitKz" text, count int, price int, "regularPrice" int, discounts jsonb, sum int,
      "vatPercent" smallint, "vatSum" int, ntin text, "weightKg" numeric, "warrantyMonths" smallint, "isGift" boolean)`;
  await insertTakes(tx, orderId, takes, part);
}

/** The first state in the history, and the word to the accounting system, unless it holds nothing yet. */
export async function insertBeginning(
  tx: Db,
  orderId: number,
  { isTold }: { isTold: boolean },
): Promise<void> {
  await tx`
    WITH begun AS (INSERT INTO order_history (order_id, status, actor) VALUES (${orderId}, 'new', 'buyer'))
    INSERT INTO order_exports (order_id, kind) SELECT ${orderId}, 'created' WHERE ${isTold}`;
}

/** Whose link brought the buyer: a confirmed master's, nobody's own, and not to wholesale prices. */
export async function setMaster(tx: Db, orderId: number, linkCode: string | null): Promise<void> {
  if (linkCode === null) return;
  await tx`
    UPDATE orders o SET master_id = p.user_id FROM pro_profiles p
    WHERE o.id = ${orderId} AND o.contract_id IS NULL AND p.link_code = ${linkCode} AND p.user_id <> o.user_id`;
}
