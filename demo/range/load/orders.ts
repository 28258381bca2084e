/** The orders of the demo as rows: what they come to, when they were promised and paid, their histories. */
import type postgres from 'postgres';
import { spread, vatIncluded } from '#domain/money.ts';
import { almatyDate } from '#domain/time.ts';
import { type DemoOrder, demoMoment, demoOrderNumber, demoOrders } from '../orders.ts';
import { type DemoGoods, type DemoLine, fillOrder } from './order-lines.ts';
import { loadOrderMoney, type PaidLine } from './order-money.ts';
import { loadReturn } from './order-return.ts';
import { DELIVERED_FROM, insertLine, type SoldLine } from './sold-line.ts';

type Tx = postgres.TransactionSql;

const address = {
  cityName: 'Павлодар',
  district: null,
  street: 'ул. Садовая',
  house: '54',
  building: null,
  entrance: '2',
  intercom: null,
  floor: 4,
  flat: '16',
  comment: null,
  point: { latitude: 52.2925, longitude: 76.9581 },
};
const VAT_PERCENT = 16;
const MOST_GOODS = 60;
/** A range too small for believable orders has none. */
const LEAST_GOODS = 12;

export async function loadOrders(db: Tx, today: Date): Promise<void> {
  const pools = new Map<number, DemoGoods[]>();
  for (const order of demoOrders) {
    const storeId = order.storeId ?? DELIVERED_FROM;
    const pool = pools.get(storeId) ?? (await listGoods(db, storeId));
    pools.set(storeId, pool);
    if (pool.length < LEAST_GOODS) return;
    await loadOrder(db, order, fillOrder(order.goods, pool, order.id), today);
  }
  await takeHours(db, today);
}

/** The hours to come that the orders are brought in, as a checkout would have taken them. */
const takeHours = (db: Tx, today: Date) => db`
  INSERT INTO delivery_slots (city_id, day, starts, taken_orders, taken_kg)
  SELECT city_id, slot_day, slot_from, count(*), sum(weight_kg) FROM orders
  WHERE slot_day >= ${almatyDate(today)}::date AND status <> 'cancelled' GROUP BY city_id, slot_day, slot_from
  ON CONFLICT DO NOTHING`;

/** One product of a section, the most popular first, of which the store has enough. */
async function listGoods(db: Tx, storeId: number): Promise<DemoGoods[]> {
  const goods = await db<DemoGoods[]>`
    SELECT * FROM (
      SELECT DISTINCT ON (p.section_id) p.id, p.code, p.product_code AS article, p.external_id AS "externalId",
             p.name_ru AS "nameRu", coalesce(p.name_kz, p.name_ru) AS "nameKz", u.name_ru AS "unitRu",
             u.name_kz AS "unitKz", r.price, p.vat_percent AS "vatPercent", p.ntin,
             (p.units->0->>'weight')::float8 AS "weightKg", p.warranty_months AS "warrantyMonths", p.popularity
      FROM products p JOIN product_prices r ON r.product_id = p.id JOIN units u ON u.code = p.units->0->>'unit'
      JOIN stocks s ON s.product_id = p.id AND s.store_id = ${storeId} AND s.count >= 12
      WHERE p.active AND NOT p.on_order AND NOT p.is_offline AND r.price BETWEEN 500 AND 60000
      ORDER BY p.section_id, p.popularity DESC, p.id
    ) best ORDER BY popularity DESC, id LIMIT ${MOST_GOODS}`;
  return [...goods];
}

async function loadOrder(db: Tx, order: DemoOrder, lines: DemoLine[], today: Date): Promise<void> {
  const { id, storeId, pointsSpent = 0, deliverySum = 0, steps } = order;
  const at = (daysAgo: number) => demoMoment(today, daysAgo);
  // Half an hour after the one before, at the least.
  const stepAt = (index: number) => at((steps[index]?.[1] ?? 0) - index * 0.021);
  const momentOf = (...statuses: string[]) => {
    const index = steps.findIndex(([status]) => statuses.includes(status));
    return index < 0 ? null : stepAt(index);
  };
  const [user] = await db<{ id: number; firstName: string; phone: string }[]>`
    SELECT id, first_name AS "firstName", phone FROM users WHERE email = ${order.email}`;
  const last = steps.at(-1);
  if (!user || !last) throw new Error(`the demo order ${id} belongs to nobody`);
  const points = spread(
    pointsSpent,
    lines.map(({ sum }) => sum),
  );
  const sold = lines.map((line, index) => ({
    ...line,
    points: points[index] ?? 0,
    paid: line.sum - (points[index] ?? 0),
  }));
  const base = sold.reduce((sum, { goods, count }) => sum + goods.price * count, 0);
  const discount = sold.reduce((sum, line) => sum + line.discount, 0);
  const vat = sold.reduce((sum, { goods, paid }) => sum + vatIncluded(paid, goods.vatPercent), 0);
  const status = last[0];
  const moneyAt = findPaidAt(order, momentOf('completed'), at(steps[0]?.[1] ?? 0));
  const promised = at(promisedDaysAgo(steps));
  const organization = order.email === 'org@sheber.test' ? await findPayer(db, user.id) : null;
  await db`
    INSERT INTO orders ${db({
      id,
      number: demoOrderNumber(order, today),
      user_id: user.id,
      city_id: 1,
      language: order.language,
      status,
      payment_method: order.payment,
      payment_status: order.paymentStatus,
      pay_until: order.payInHours ? at(-order.payInHours / 24) : null,
      paid_at: moneyAt,
      organization_id: organization?.id ?? null,
      organization: organization ? db.json(organization.payer) : null,
      contract_id: organization?.contractId ?? null,
      method: storeId === null ? 'delivery' : 'pickup',
      store_id: storeId,
      address: storeId === null ? db.json(address) : null,
      slot_day: storeId === null ? almatyDate(promised) : null,
      slot_from: storeId === null ? '13:00' : null,
      slot_to: storeId === null ? '17:00' : null,
      promised_on: almatyDate(promised),
      promised_from: storeId === null ? null : '14:00',
      pickup_code: storeId === null ? null : String(4820 + id),
      recipient: db.json({
        firstName: user.firstName,
        lastName: 'ДЕМО',
        phone: user.phone,
        secondPhone: null,
        isSelf: true,
      }),
      comment: order.comment ?? '',
      base_sum: base,
      discount_sum: discount,
      points_spent: pointsSpent,
      delivery_sum: deliverySum,
      total_sum: base - discount - pointsSpent + deliverySum,
      vat_sum: vat + vatIncluded(deliverySum, VAT_PERCENT),
      weight_kg: Math.ceil(sold.reduce((sum, { goods, count }) => sum + goods.weightKg * count, 0)),
      points_earned: order.pointsEarned ?? 0,
      points_percent: order.pointsEarned ? 2 : 0,
      cancel_reason: order.cancelReason ?? null,
      ready_at: momentOf('ready'),
      completed_at: momentOf('completed'),
      released_at: status === 'cancelled' ? at(last[1]) : null,
      created_at: at(steps[0]?.[1] ?? 0),
      updated_at: at(last[1]),
    })}`;
  for (const [index, line] of sold.entries()) {
    await insertLine(db, order, { ...line, line: index + 1 }, at);
  }
  for (const [index, [step]] of steps.entries()) {
    const actor =
      step === 'new' || step === 'cancelled' || step === 'return_requested' ? 'buyer' : 'operator';
    const moment = stepAt(index);
    await db`
      INSERT INTO order_history (order_id, status, actor, at, told_at)
      VALUES (${id}, ${step}, ${actor}, ${moment}, ${moment})`;
  }
  if (order.isFirstPartBack) await loadReturn(db, order, sold, at);
  if (moneyAt === null) return;
  const goods = sold.map((line, index) => toPaidLine(line, index + 1, order.isFirstPartBack === true));
  const paid = deliverySum > 0 ? [...goods, deliveryLine(deliverySum)] : goods;
  await loadOrderMoney(db, { order, lines: paid, paidAt: moneyAt, backAt: at(last[1]) });
}

const toPaidLine = (sold: SoldLine, line: number, isFirstPartBack: boolean): PaidLine => ({
  line,
  name: { ru: sold.goods.nameRu, kz: sold.goods.nameKz },
  unit: { ru: sold.goods.unitRu, kz: sold.goods.unitKz },
  ntin: sold.goods.ntin,
  count: sold.count,
  paid: sold.paid,
  discount: sold.discount,
  points: sold.points,
  vatPercent: sold.goods.vatPercent,
  isBack: isFirstPartBack && sold.part === 0,
});

const deliveryLine = (paid: number): PaidLine => ({
  line: null,
  name: { ru: 'Доставка', kz: 'Жеткізу' },
  unit: { ru: 'усл.', kz: 'қызм.' },
  ntin: null,
  count: 1,
  paid,
  discount: 0,
  points: 0,
  vatPercent: VAT_PERCENT,
  isBack: false,
});

/** What was received came on its day; what is at the counter or on the road comes today, the rest tomorrow. */
function promisedDaysAgo(steps: DemoOrder['steps']): number {
  const received = steps.find(([status]) => status === 'completed');
  if (received) return received[1];
  return steps.some(([status]) => status === 'ready' || status === 'delivering') ? 0 : -1;
}

const MONEY_CAME = new Set(['paid', 'partly_refunded']);

/** On receipt with the goods, otherwise when the order was made. */
function findPaidAt(
  { payment, paymentStatus }: DemoOrder,
  completedAt: Date | null,
  madeAt: Date,
): Date | null {
  if (!MONEY_CAME.has(paymentStatus)) return null;
  return payment.endsWith('_on_receipt') ? completedAt : madeAt;
}

async function findPayer(db: Tx, userId: number) {
  const [row] = await db<{ id: number; contractId: number | null; payer: postgres.JSONValue }[]>`
    SELECT o.id, c.id AS "contractId", jsonb_build_object('name', o.name, 'form', o.form, 'bin', o.bin,
             'legalAddress', o.legal_address, 'iik', o.iik, 'bik', o.bik, 'bankName', o.bank_name, 'kbe', o.kbe,
             'vatPayer', o.vat_payer) AS payer
    FROM users u JOIN organizations o ON o.id = u.organization_id
    LEFT JOIN wholesale_contracts c ON c.organization_id = o.id AND c.revoked_at IS NULL
    WHERE u.id = ${userId}`;
  return row ?? null;
}
