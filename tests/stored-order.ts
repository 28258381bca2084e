/** Orders as they leave the shop's tables, with their ledgers in step, for tests that need one without a checkout. */
import type { Database } from '#api/database.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import type { PaymentMethod } from '#domain/orders/payment-methods.ts';
import type { PaymentStatus } from '#domain/orders/payment-status.ts';

export interface OrderWish {
  userId: number;
  status?: OrderStatus;
  payment?: PaymentMethod;
  paymentStatus?: PaymentStatus;
  /** Counts of the first products that stand in the store. */
  counts?: readonly number[];
  /** Of one, in every line. */
  price?: number;
  pointsEarned?: number;
  isDelivery?: boolean;
  language?: 'ru' | 'kz';
}

const RECIPIENT = {
  firstName: 'Айгерим',
  lastName: '',
  phone: '+77000000099',
  secondPhone: null,
  isSelf: true,
};
const ADDRESS = {
  cityName: 'Павлодар',
  district: null,
  street: 'ул. Условная',
  house: '5',
  building: null,
  entrance: null,
  intercom: null,
  floor: 4,
  flat: '7',
  comment: null,
  point: null,
};

/** Gives its id. The goods are taken from one store of the first city. */
export async function anOrder(db: Database, wish: OrderWish): Promise<number> {
  const { userId, status = 'new', counts = [2], price = 1000, isDelivery = false } = wish;
  const goods = await db<{ productId: number; storeId: number }[]>`
    SELECT s.product_id AS "productId", s.store_id AS "storeId" FROM stocks s
    JOIN products p ON p.id = s.product_id AND p.active AND NOT p.on_order AND NOT p.is_offline
    WHERE s.store_id = (SELECT min(id) FROM stores WHERE city_id = 1 AND has_pickup) AND s.count > 20
    ORDER BY s.product_id LIMIT ${counts.length}`;
  const total = counts.reduce((sum, count) => sum + count * price, 0);
  const ready = status === 'ready' ? new Date() : null;
  const completed = ['completed', 'return_requested', 'partially_returned'].includes(status)
    ? new Date()
    : null;
  const [order] = await db<{ id: number }[]>`
    INSERT INTO orders (number, user_id, city_id, language, status, payment_method, payment_status, method, store_id,
                        address, recipient, pickup_code, promised_on, base_sum, total_sum, vat_sum, weight_kg,
                        points_earned, points_percent, ready_at, completed_at)
    VALUES ('T-261115-' || lpad(nextval('order_ids')::text, 5, '0'), ${userId}, 1, ${wish.language ?? 'ru'}, ${status},
            ${wish.payment ?? 'cash_on_receipt'}, ${wish.paymentStatus ?? 'none'},
            ${isDelivery ? 'delivery' : 'pickup'}, ${isDelivery ? null : (goods[0]?.storeId ?? 0)},
            ${isDelivery ? db.json(ADDRESS) : null}, ${db.json(RECIPIENT)}, ${isDelivery ? null : '4821'},
            almaty_day(now()) + 1, ${total}, ${total}, 0, 4, ${wish.pointsEarned ?? 0}, 1, ${ready}, ${completed})
    RETURNING id`;
  if (!order || goods.length < counts.length) throw new Error('the demo range has too little for an order');
  for (const [index, { productId, storeId }] of goods.entries()) {
    const count = counts[index] ?? 1;
    await db`
      INSERT INTO order_lines (order_id, line, product_id, product_code, article, external_id, name_ru, name_kz, unit_ru,
                               unit_kz, count, price, regular_price, sum, vat_percent, vat_sum, weight_kg)
      SELECT ${order.id}, ${index + 1}, id, code, product_code, external_id, name_ru, coalesce(name_kz, name_ru), 'шт.',
             'дана', ${count}, ${price}, ${price}, ${count * price}, 16, 0, 1
      FROM products WHERE id = ${productId}`;
    await db`
      INSERT INTO stock_entries (order_id, line, store_id, kind, product_id, count)
      VALUES (${order.id}, ${index + 1}, ${storeId}, 'sale', ${productId}, ${-count})`;
    await db`UPDATE stocks SET count = count - ${count} WHERE product_id = ${productId} AND store_id = ${storeId}`;
  }
  await db`INSERT INTO order_history (order_id, status, actor) VALUES (${order.id}, 'new', 'buyer')`;
  if (wish.paymentStatus === 'paid')
    await db`
      INSERT INTO payments (order_id, method, provider, reference, amount, status, ended_at)
      VALUES (${order.id}, ${wish.payment ?? 'cash_on_receipt'}, 'on_receipt', ${`test-${order.id}`}, ${total}, 'paid', now())`;
  return Number(order.id);
}
