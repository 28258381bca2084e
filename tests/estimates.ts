/** Estimates through the calls of the API, for tests. */

import type { Product } from '#contract/catalog.ts';
import type { Estimate } from '#contract/estimates.ts';
import { totalStock } from '#domain/availability.ts';
import { openTestApp, type TestApp } from './app.ts';

export interface EstimateShop extends TestApp {
  ask(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    who?: string | null,
    // biome-ignore lint/suspicious/noExplicitAny: an answer of any call; what is expected of it is said where it is read
  ): Promise<{ status: number; body: any; raw: Buffer; headers: Record<string, unknown> }>;
  /** Products of which there is enough. */
  good(at: number): Product & { asked: number };
  make(overrides?: Record<string, unknown>): Promise<Estimate>;
}

export const pathOf = ({ id }: { id: number }, tail = ''): string => `/api/v1/estimates/${id}/${tail}`;

export async function openEstimateShop(): Promise<EstimateShop> {
  const shop = await openTestApp();
  const own = await shop.logIn('retail@sheber.test');
  const ask: EstimateShop['ask'] = async (method, url, payload, who = own) => {
    const response = await shop.app.inject({
      method,
      url,
      headers: who ? { authorization: `Bearer ${who}` } : {},
      ...(payload ? { payload: payload as object } : {}),
    });
    const isJson = response.headers['content-type']?.toString().includes('json') ?? false;
    return {
      status: response.statusCode,
      body: isJson ? response.json() : null,
      raw: response.rawPayload,
      headers: response.headers,
    };
  };
  const { body } = await ask(
    'GET',
    '/api/v2/products/?sectionCode=laminat&pageSize=96&inStock=1',
    null,
    null,
  );
  const goods = (body.items as Product[]).filter(
    ({ onOrder, isOffline, balance }) => !onOrder && !isOffline && totalStock(balance) >= 20,
  );
  const good: EstimateShop['good'] = (at) => {
    const product = goods[at];
    if (!product) throw new Error('the demo range has too little laminate');
    return { ...product, asked: product.discountPrice ?? product.price };
  };
  return {
    ...shop,
    ask,
    good,
    async make(overrides = {}) {
      const made = await ask('POST', '/api/v1/estimates/', {
        name: 'Ванная',
        client: { name: 'Марат', phone: '+77000000024' },
        markupPercent: 12,
        sections: [
          {
            name: 'Пол',
            kind: 'room',
            params: { calculator: 'laminate', values: { length: '4' } },
            items: [
              {
                productCode: good(0).code,
                count: 4,
                source: 'calculator',
                calc: { role: 'laminate', need: 8.2, unit: 'm2' },
              },
              { kind: 'custom', name: 'Порог по эскизу', unit: 'шт.', count: 1, price: 85_000 },
            ],
          },
          {
            name: 'Работы',
            items: [{ kind: 'work', name: 'Укладка', unit: 'м²', count: 20.2, price: 1800 }],
          },
        ],
        ...overrides,
      });
      if (made.status !== 200) throw new Error(JSON.stringify(made.body));
      return made.body.data;
    },
  };
}
