/** A shop with paints to tint and a sheet to cut, at known prices and plenty of each. */
import type { Cart } from '#contract/cart.ts';
import { baseFor, FAN } from '#domain/tinting/tinting.ts';
import { type Buyer, type Goods, type OrderShop, openOrderShop } from './orders.ts';

export interface Paint extends Goods {
  base: 'a' | 'c';
  litres: number;
}

export type WorksShop = Awaited<ReturnType<typeof openWorksShop>>;

export async function openWorksShop() {
  const shop: OrderShop = await openOrderShop();
  const paints = await shop.db<Paint[]>`
    SELECT p.id, p.code, v.code AS base, (p.units -> 1 ->> 'ratio')::float8 AS litres, 5000 AS price
    FROM products p JOIN property_values v ON v.id = ANY(p.value_ids)
    JOIN properties q ON q.id = v.property_id AND q.code = 'paint_tint_base'
    JOIN sections s ON s.id = p.section_id AND s.code = 'kraska-dlya-sten-i-potolkov'
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline ORDER BY p.id LIMIT 6`;
  for (const { id } of paints) {
    await shop.db`
      UPDATE product_prices SET price = 5000, regular_price = 5000, club_price = NULL, discount_price = NULL
      WHERE product_id = ${id}`;
    await shop.db`UPDATE stocks SET count = 0 WHERE product_id = ${id}`;
    await shop.db`
      INSERT INTO stocks (product_id, store_id, count) VALUES (${id}, 1, 1000)
      ON CONFLICT (product_id, store_id) DO UPDATE SET count = 1000`;
  }

  const coloursOf = ({ base }: Paint) => FAN.filter((colour) => baseFor(colour) === base);
  const tint = ({ code }: Goods, detail: string, count: number) => ({
    productCode: code,
    kind: 'tint',
    detail,
    count,
  });
  const paintOf = (base: 'a' | 'c'): Paint => {
    const found = paints.find((paint) => paint.base === base);
    if (!found) throw new Error('the demo range has no such paint');
    return found;
  };
  // The cart answers without an envelope.
  const askCart = async (buyer: Buyer, method: 'GET' | 'POST', payload?: object) => {
    const { status, body } = await shop.ask<Cart>(buyer, method, '/api/v1/cart/', payload);
    return { status, cart: body as unknown as Cart & { code?: string } };
  };
  const put = (buyer: Buyer, paint: Goods, count: number, works: object[]) =>
    askCart(buyer, 'POST', { city: 'pavlodar', items: [{ productCode: paint.code, count }], works });
  /** A sheet at a known price, of which there are many, and its size. */
  async function takeSheet() {
    const [sheet] = await shop.db<Goods[]>`
      SELECT p.id, p.code, 5000 AS price FROM products p JOIN sections s ON s.id = p.section_id AND s.code = 'osb-i-fanera'
      WHERE p.active AND NOT p.on_order AND NOT p.is_offline ORDER BY p.id LIMIT 1`;
    if (!sheet) throw new Error('the demo range has no sheets');
    await shop.db`
      UPDATE product_prices SET price = 5000, regular_price = 5000, club_price = NULL, discount_price = NULL
      WHERE product_id = ${sheet.id}`;
    await shop.db`DELETE FROM stocks WHERE product_id = ${sheet.id}`;
    await shop.db`INSERT INTO stocks (product_id, store_id, count) VALUES (${sheet.id}, 1, 500)`;
    const asked = await shop.app.inject(`/api/v1/products/${sheet.code}/cutting/`);
    return { sheet, stock: (asked.json() as { data: { lengthMm: number; widthMm: number } }).data };
  }
  const order = (buyer: Buyer, paint: Paint, count: number, works: object[], total: number) =>
    shop.order(buyer, [{ goods: paint, count }], { works, total });

  return { shop, paints, coloursOf, tint, paintOf, askCart, put, takeSheet, order };
}
