/** An order straight into the tables, for tests of what happens to orders after they were made. */
import type { Database } from '#api/database.ts';

export interface OrderWish {
  userId: number;
  paymentMethod?: string;
  paymentStatus?: string;
  status?: string;
  organization?: object;
  deliverySum?: number;
  liftSum?: number;
  /** at 16 % */
  services?: { name: string; count: number; price: number }[];
  payUntil?: Date;
  completedAt?: Date;
  createdAt?: Date;
  lines?: {
    productId?: number;
    count: number;
    price: number;
    points?: number;
    discount?: number;
    vatPercent?: number;
  }[];
}

const USUAL_LINES: OrderWish['lines'] = [
  { count: 6, price: 9090, points: 4322 },
  { count: 2, price: 3290, points: 521 },
  { count: 3, price: 1000, discount: 200 },
];

const vatOf = (sum: number, percent: number) => Math.round((sum * percent) / (100 + percent));

export async function insertOrder(db: Database, wish: OrderWish): Promise<number> {
  const { deliverySum = 0, liftSum = 0, services = [], paymentMethod = 'card_online' } = wish;
  const { lines = USUAL_LINES ?? [] } = wish;
  const workSum = services.reduce((sum, { count, price }) => sum + count * price, 0);
  const chosen = lines.flatMap(({ productId }) => productId ?? []);
  const products = await db<
    { id: number; code: string; article: string; externalId: string; name: string }[]
  >`
    SELECT id, code, product_code AS article, external_id AS "externalId", name_ru AS name FROM products
    WHERE active OR id = ANY(${chosen}) ORDER BY id = ANY(${chosen}) DESC, popularity DESC, id
    LIMIT ${lines.length}`;
  const wanted = lines.map(({ count, price, points = 0, discount = 0, vatPercent = 16, productId }, at) => {
    const product = products.find(({ id }) => id === productId) ?? products[at];
    if (!product) throw new Error('the demo range is empty');
    const sum = count * price - points - discount;
    const discounts = [
      { reason: 'points', code: null, title: { ru: 'Баллы', kz: 'Ұпай' }, amount: points },
      { reason: 'code', code: 'REMONT10', title: { ru: 'Промокод', kz: 'Промокод' }, amount: discount },
    ].filter(({ amount }) => amount > 0);
    return {
      product,
      productId: product.id,
      count,
      price,
      points,
      discount,
      sum,
      vatPercent,
      discounts,
    };
  });
  const sumOf = (pick: (line: (typeof wanted)[number]) => number) =>
    wanted.reduce((sum, line) => sum + pick(line), 0);
  const total = sumOf(({ sum }) => sum) + deliverySum + liftSum + workSum;
  const vat =
    sumOf(({ sum, vatPercent }) => vatOf(sum, vatPercent)) +
    vatOf(deliverySum, 16) +
    vatOf(liftSum, 16) +
    services.reduce((sum, { count, price }) => sum + vatOf(count * price, 16), 0);
  const isPickup = deliverySum === 0;
  const address = {
    cityName: 'Павлодар',
    district: null,
    street: 'ул. Садовая',
    house: '5',
    building: null,
    entrance: '2',
    intercom: null,
    floor: 3,
    flat: '17',
    comment: null,
    point: null,
  };
  const [row] = await db<{ id: number }[]>`
    INSERT INTO orders (number, user_id, city_id, language, status, payment_method, payment_status, pay_until,
      organization, method, store_id, address, recipient, base_sum, discount_sum, points_spent, delivery_sum, lift_sum,
      services_sum, total_sum, vat_sum, weight_kg, points_earned, completed_at, created_at)
    VALUES ('P-261115-' || lpad(nextval('order_ids')::text, 5, '0'), ${wish.userId}, 1, 'ru', ${wish.status ?? 'new'},
      ${paymentMethod}, ${wish.paymentStatus ?? 'pending'}, ${wish.payUntil ?? new Date(Date.now() + 1_200_000)},
      ${wish.organization ? db.json({ ...wish.organization }) : null}, ${isPickup ? 'pickup' : 'delivery'},
      ${isPickup ? db`(SELECT id FROM stores WHERE has_pickup ORDER BY id LIMIT 1)` : null},
      ${isPickup ? null : db.json(address)},
      '{"firstName": "Айгерим", "lastName": "Сейтова", "phone": "+77051234567", "secondPhone": null, "isSelf": true}',
      ${sumOf(({ count, price }) => count * price)}, ${sumOf(({ discount }) => discount)},
      ${sumOf(({ points }) => points)}, ${deliverySum}, ${liftSum}, ${workSum}, ${total}, ${vat}, 120, 151,
      ${wish.completedAt ?? null}, ${wish.createdAt ?? new Date()})
    RETURNING id`;
  if (!row) throw new Error('nothing inserted');
  for (const [at, line] of wanted.entries()) {
    await db`
      INSERT INTO order_lines (order_id, line, product_id, product_code, article, external_id, name_ru, name_kz,
        unit_ru, unit_kz, count, price, regular_price, discounts, sum, vat_percent, vat_sum, ntin, weight_kg,
        warranty_months)
      VALUES (${row.id}, ${at + 1}, ${line.productId}, ${line.product.code}, ${line.product.article},
        ${line.product.externalId}, ${line.product.name}, ${line.product.name}, 'шт.', 'дана', ${line.count},
        ${line.price}, ${line.price}, ${db.json(line.discounts)}, ${line.sum}, ${line.vatPercent},
        ${vatOf(line.sum, line.vatPercent)}, ${`DEMO-010010${at}`}, 2, 24)`;
  }
  for (const [at, { name, count, price }] of services.entries()) {
    await db`
      INSERT INTO order_services (order_id, line, service_code, name_ru, name_kz, unit_ru, unit_kz, count, price, sum,
        vat_percent, vat_sum)
      VALUES (${row.id}, ${at + 1}, 'raspil', ${name}, ${name}, 'рез', 'кесу', ${count}, ${price}, ${count * price}, 16,
        ${vatOf(count * price, 16)})`;
  }
  return row.id;
}
