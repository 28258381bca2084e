/** Callers and what they want, for tests of orders by phone. */
import { quotePhoneOrder } from '#contract/office/phone-orders.ts';
import type { TestApp } from './app.ts';
import { aStaffSession, askOffice } from './office.ts';

let callers = 0;

export const ADDRESS = {
  cityCode: 'pavlodar',
  street: 'ул. Условная',
  house: '5',
  flat: '7',
  floor: 4,
  point: { latitude: 52.2925, longitude: 76.9581 },
};

/** Somebody whom the shop knows by their phone. */
export async function aCaller({ db }: Pick<TestApp, 'db'>, phone?: string): Promise<number> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO users (phone, first_name, language) VALUES (${phone ?? `+7705${1_000_000 + ++callers}`}, 'Алия', 'kz')
    RETURNING id::float8 AS id`;
  return row?.id ?? 0;
}

/** Two of a product that there is enough of, fetched in the first store. */
export async function aPhoneIntent({ db }: Pick<TestApp, 'db'>) {
  const [row] = await db<{ code: string }[]>`
    SELECT p.code FROM products p JOIN stocks s ON s.product_id = p.id AND s.store_id = 1 AND s.count > 20
    WHERE p.active AND NOT p.on_order AND NOT p.is_offline ORDER BY p.id LIMIT 1`;
  return {
    city: 'pavlodar',
    items: [{ productCode: row?.code ?? '', count: 2 }],
    delivery: { method: 'pickup', storeId: 1 },
  };
}

/** The same as it is placed, for what it comes to. */
export async function aPhoneOrder(shop: TestApp, id: number) {
  const wish = await aPhoneIntent(shop);
  const { cookie } = await aStaffSession(shop, { email: 'phone@sheber.test', roles: ['operator'] });
  const { data } = (await askOffice(shop, quotePhoneOrder, { cookie, params: { id }, body: wish })).json();
  return {
    ...wish,
    recipient: { firstName: 'Алия', phone: '+7 705 100-00-01' },
    payment: 'cash_on_receipt',
    total: data.totals.total as number,
    isConsentGiven: true,
  };
}
