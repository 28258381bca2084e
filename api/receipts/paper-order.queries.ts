import type { OrderAddress, OrderRecipient } from '#contract/order.ts';
import type { Locale } from '#domain/locale.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { CutPlan } from '#domain/sawing/sawing.ts';
import type { Db } from '../database.ts';

export type Words = Record<Locale, string>;

/** Who pays, as they stood when the order was made. */
export interface PaperPayer {
  name: string;
  form: string;
  bin: string;
  legalAddress: string;
  iik: string;
  bik: string;
  bankName: string;
  kbe: string;
}

/** An order as its papers need it; the lines of goods only, sums of services apart. */
export interface PaperOrderRow {
  id: number;
  number: string;
  userId: number;
  createdAt: Date;
  completedAt: Date | null;
  status: OrderStatus;
  payUntil: Date | null;
  paymentMethod: PaymentMethod;
  organization: PaperPayer | null;
  contractNumber: string | null;
  contractDate: string | null;
  recipient: OrderRecipient;
  address: OrderAddress | null;
  store: { name: Words; address: Words } | null;
  pointsSpent: number;
  pointsEarned: number;
  /** of the club: without one the points are only promised */
  hasCard: boolean;
  deliverySum: number;
  /** its carriage has no price, or the shop has not confirmed it */
  isUnagreed: boolean;
  slotSum: number;
  liftSum: number;
  totalSum: number;
  vatSum: number;
}

export interface GoodsRow {
  line: number;
  article: string;
  name: Words;
  unit: Words;
  count: number;
  sum: number;
  discounts: { reason: string; amount: number }[];
  vatPercent: number;
  ntin: string | null;
  warrantyMonths: number | null;
  isGift: boolean;
}

export interface WorkRow {
  /** the line of goods that it is done to */
  productLine: number | null;
  /** of a cut */
  plan: CutPlan | null;
  name: Words;
  unit: Words;
  count: number;
  sum: number;
  vatPercent: number;
}

/** Services that were chosen with the goods; delivery and lifting are sums of the order itself. */
export function listWork(db: Db, orderId: number): Promise<WorkRow[]> {
  return db<WorkRow[]>`
    SELECT product_line AS "productLine", plan, jsonb_build_object('ru', name_ru, 'kz', name_kz) AS name,
           jsonb_build_object('ru', unit_ru, 'kz', unit_kz) AS unit, count, sum, vat_percent AS "vatPercent"
    FROM order_services WHERE order_id = ${orderId} ORDER BY line`;
}

export async function findPaperOrderRow(db: Db, orderId: number): Promise<PaperOrderRow | null> {
  const [row] = await db<PaperOrderRow[]>`
    SELECT o.id, o.number, o.user_id AS "userId", o.created_at AS "createdAt", o.completed_at AS "completedAt", o.status,
           o.pay_until AS "payUntil",
           o.payment_method AS "paymentMethod", o.organization, c.number AS "contractNumber",
           c.signed_on::text AS "contractDate", o.recipient, o.address,
           CASE WHEN s.id IS NULL THEN NULL ELSE jsonb_build_object(
             'name', jsonb_build_object('ru', s.name_ru, 'kz', s.name_kz),
             'address', jsonb_build_object('ru', s.address_ru, 'kz', s.address_kz)) END AS store,
           o.points_spent AS "pointsSpent", o.points_earned AS "pointsEarned", o.delivery_sum AS "deliverySum",
           (o.is_priced_by_hand OR o.confirm_until IS NOT NULL) AS "isUnagreed",
           o.slot_sum AS "slotSum", o.lift_sum AS "liftSum", o.total_sum AS "totalSum", o.vat_sum AS "vatSum",
           EXISTS (SELECT FROM loyalty_accounts a WHERE a.user_id = o.user_id) AS "hasCard"
    FROM orders o
    LEFT JOIN stores s ON s.id = o.store_id
    LEFT JOIN wholesale_contracts c ON c.id = o.contract_id
    WHERE o.id = ${orderId}`;
  return row ?? null;
}

export function listGoods(db: Db, orderId: number): Promise<GoodsRow[]> {
  return db<GoodsRow[]>`
    SELECT line, article, jsonb_build_object('ru', name_ru, 'kz', name_kz) AS name,
           jsonb_build_object('ru', unit_ru, 'kz', unit_kz) AS unit, count, sum, discounts,
           vat_percent AS "vatPercent", ntin, warranty_months AS "warrantyMonths", is_gift AS "isGift"
    FROM order_lines WHERE order_id = ${orderId} ORDER BY line`;
}
