import type { OrderAddress, OrderRecipient } from '#contract/order.ts';
import type { VehicleCode } from '#domain/delivery-tariff.ts';
import type { Locale } from '#domain/locale.ts';
import type { Lifting } from '#domain/orders/lifting.ts';
import type { OrderActor, OrderStatus } from '#domain/orders/order-status.ts';
import type { OrderPart } from '#domain/orders/parts.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';
import type { CutPlan } from '#domain/sawing/sawing.ts';
import { askTogether, type Db } from '../../database.ts';

export interface StoredLine {
  line: number;
  productId: number;
  productCode: string;
  article: string;
  externalId: string;
  nameRu: string;
  nameKz: string;
  unitRu: string;
  unitKz: string;
  count: number;
  price: number;
  regularPrice: number;
  discounts: { reason: string; code: string | null; title: Record<Locale, string>; amount: number }[];
  sum: number;
  vatPercent: number;
  vatSum: number;
  ntin: string | null;
  weightKg: number;
  warrantyMonths: number | null;
  isGift: boolean;
  returnedCount: number;
}

/** Work that was agreed upon, as it was priced. */
export interface StoredService {
  /** of what is done to a line: its kind */
  code: string;
  /** whose line it is done to; null for work beside the goods */
  productCode: string | null;
  /** as what: a tint's colour, a list of parts */
  detail: string | null;
  /** of its line's units; `count` is what is charged: cans, metres, cuts */
  lineCount: number | null;
  /** of a cut: where its parts lie */
  plan: CutPlan | null;
  nameRu: string;
  nameKz: string;
  unitRu: string;
  unitKz: string;
  count: number;
  price: number;
  sum: number;
  vatPercent: number;
  vatSum: number;
}

/** Who pays, as they stood when the order was made. */
export interface Payer {
  name: string;
  form: string;
  bin: string;
  legalAddress: string;
  iik: string;
  bik: string;
  bankName: string;
  kbe: string;
  vatPayer: boolean;
}

export interface StoredOrder {
  id: number;
  number: string;
  userId: number;
  channel: 'site' | 'store' | 'phone';
  cityId: number;
  cityCode: string;
  language: Locale;
  status: OrderStatus;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  payUntil: Date | null;
  /** beyond what is held unpaid: no goods are held until the shop confirms it, and it ends at this moment */
  confirmUntil: Date | null;
  paidAt: Date | null;
  organizationId: number | null;
  organization: Payer | null;
  contractId: number | null;
  method: 'pickup' | 'delivery' | 'express' | 'transport';
  storeId: number | null;
  address: OrderAddress | null;
  zone: string | null;
  vehicles: { code: VehicleCode; count: number }[];
  lift: Lifting | null;
  slot: { date: string; from: string; to: string } | null;
  isPricedByHand: boolean;
  /** The delivery is priced by the farthest zone until a manager has looked. */
  isZoneAssumed: boolean;
  /** `2026-11-17` */
  promisedOn: string | null;
  promisedFrom: string | null;
  pickupCode: string | null;
  recipient: OrderRecipient;
  comment: string;
  promoCode: string | null;
  baseSum: number;
  discountSum: number;
  pointsSpent: number;
  deliverySum: number;
  slotSum: number;
  liftSum: number;
  servicesSum: number;
  totalSum: number;
  vatSum: number;
  weightKg: number;
  pointsEarned: number;
  pointsPercent: number;
  externalId: string | null;
  cancelReason: string | null;
  cancelRequestedAt: Date | null;
  readyAt: Date | null;
  completedAt: Date | null;
  releasedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** raised by every change: whoever changes it names the one that was read */
  revision: number;
  /** Drives beside the first. */
  parts: OrderPart[];
  lines: StoredLine[];
  services: StoredService[];
}

/** One order with its lines; null when there is none. `FOR UPDATE` for whoever is going to change it. */
export async function findOrder(
  db: Db,
  id: number,
  { isLocked = false }: { isLocked?: boolean } = {},
): Promise<StoredOrder | null> {
  const [row] = await db<StoredOrder[]>`
    SELECT o.id, o.number, o.user_id AS "userId", o.channel, o.city_id AS "cityId", c.code AS "cityCode", o.language,
           o.status, o.payment_method AS "paymentMethod", o.payment_status AS "paymentStatus",
           o.pay_until AS "payUntil", o.confirm_until AS "confirmUntil", o.paid_at AS "paidAt", o.organization_id AS "organizationId", o.organization,
           o.contract_id AS "contractId", o.method, o.store_id AS "storeId", o.address, o.zone, o.vehicles, o.lift,
           CASE WHEN o.slot_day IS NOT NULL THEN
             jsonb_build_object('date', o.slot_day, 'from', o.slot_from, 'to', o.slot_to) END AS slot,
           o.is_priced_by_hand AS "isPricedByHand", o.is_zone_assumed AS "isZoneAssumed",
           o.promised_on::text AS "promisedOn",
           o.promised_from AS "promisedFrom", o.pickup_code AS "pickupCode", o.recipient, o.comment,
           o.promo_code AS "promoCode", o.base_sum AS "baseSum", o.discount_sum AS "discountSum",
           o.points_spent AS "pointsSpent", o.delivery_sum AS "deliverySum", o.slot_sum AS "slotSum",
           o.lift_sum AS "liftSum", o.services_sum AS "servicesSum", o.total_sum AS "totalSum", o.vat_sum AS "vatSum", o.weight_kg AS "weightKg",
           o.points_earned AS "pointsEarned", o.points_percent AS "pointsPercent", o.external_id AS "externalId",
           o.cancel_reason AS "cancelReason", o.cancel_requested_at AS "cancelRequestedAt", o.ready_at AS "readyAt",
           o.completed_at AS "completedAt", o.released_at AS "releasedAt", o.created_at AS "createdAt",
           o.updated_at AS "updatedAt", o.revision, '[]'::jsonb AS lines,
           coalesce((SELECT jsonb_agg(jsonb_build_object(
                       'part', p.part, 'slot', jsonb_build_object('date', p.slot_day, 'from', p.slot_from, 'to', p.slot_to),
                       'lines', p.lines, 'weightKg', p.weight_kg, 'deliveredAt', p.delivered_at) ORDER BY p.part)
                     FROM order_parts p WHERE p.order_id = o.id), '[]') AS parts,
           coalesce((SELECT jsonb_agg(jsonb_build_object(
                       'code', s.service_code, 'detail', s.detail, 'lineCount', s.line_count, 'plan', s.plan, 'productCode',
                       (SELECT l.product_code FROM order_lines l WHERE l.order_id = s.order_id AND l.line = s.product_line),
                       'nameRu', s.name_ru, 'nameKz', s.name_kz, 'unitRu', s.unit_ru,
                       'unitKz', s.unit_kz, 'count', s.count, 'price', s.price, 'sum', s.sum,
                       'vatPercent', s.vat_percent, 'vatSum', s.vat_sum) ORDER BY s.line)
                     FROM order_services s WHERE s.order_id = o.id), '[]') AS services
    FROM orders o JOIN cities c ON c.id = o.city_id
    WHERE o.id = ${id} ${isLocked ? db`FOR UPDATE OF o` : db``}`;
  if (!row) return null;
  const lines = await db<StoredLine[]>`
    SELECT line, product_id AS "productId", product_code AS "productCode", article, external_id AS "externalId",
           name_ru AS "nameRu", name_kz AS "nameKz", unit_ru AS "unitRu", unit_kz AS "unitKz", count, price,
           regular_price AS "regularPrice", discounts, sum, vat_percent AS "vatPercent", vat_sum AS "vatSum", ntin,
           weight_kg::float8 AS "weightKg", warranty_months AS "warrantyMonths", is_gift AS "isGift",
           returned_count AS "returnedCount"
    FROM order_lines WHERE order_id = ${id} ORDER BY line`;
  return { ...row, lines: [...lines] };
}

export async function findOrderOwner(db: Db, id: number): Promise<number | null> {
  const [row] = await db<{ userId: number }[]>`SELECT user_id AS "userId" FROM orders WHERE id = ${id}`;
  return row?.userId ?? null;
}

export interface HistoryRow {
  status: OrderStatus;
  actor: OrderActor;
  comment: string | null;
  at: Date;
  about:
    | 'replacement_offered'
    | 'replacement_accepted'
    | 'replacement_declined'
    | 'changed'
    | 'split'
    | 'joined'
    | null;
}

/** From the first state on. */
export function listHistory(db: Db, orderId: number): Promise<HistoryRow[]> {
  return db<HistoryRow[]>`
    SELECT h.status, h.actor, h.comment, h.at,
           CASE WHEN h.change_id IS NOT NULL THEN 'changed' WHEN h.drives = 1 THEN 'joined' WHEN h.drives > 1 THEN 'split'
                WHEN r.id IS NULL THEN NULL WHEN h.actor = 'operator' THEN 'replacement_offered'
                WHEN r.status = 'accepted' THEN 'replacement_accepted' ELSE 'replacement_declined' END AS about
    FROM order_history h LEFT JOIN order_replacements r ON r.id = h.replacement_id
    WHERE h.order_id = ${orderId} ORDER BY h.id`;
}

/** Whether the user has made an order that stands: decides what is for the first order only. */
export const hasOrdered = (db: Db, userId: number, exceptId = 0): Promise<boolean> =>
  haveOrdered(db, { userId, exceptId });

const haveOrdered = askTogether(async (db: Db, asked: readonly { userId: number; exceptId: number }[]) => {
  const rows = await db<{ has: boolean }[]>`
    SELECT EXISTS (SELECT FROM orders o WHERE o.user_id = a.user_id AND o.id <> a.except_id
                     AND o.status NOT IN ('cancelled', 'returned')) AS has
    FROM unnest(${asked.map(({ userId }) => userId)}::bigint[], ${asked.map(({ exceptId }) => exceptId)}::bigint[])
      WITH ORDINALITY AS a (user_id, except_id, at) ORDER BY a.at`;
  return rows.map(({ has }) => has);
});
