/**
 * Orders of Kaspi's marketplace by its API for shops, version 2 (docs/partners/kaspi-orders.md): pages of a hundred by state
 * and moment of making, at most fourteen days apart. Only ever reads: what is done there cannot be undone, and there is
 * no test house.
 */
import { z } from 'zod';
import { type Answer, type Outgoing, Refused, readJson, Unknown } from '../../outgoing/outgoing.ts';
import type { KaspiOrdersSettings } from '../../partner-settings.ts';
import type { Market } from '../market.ts';

const NAME = 'kaspi';
const PAGE_SIZE = 100;
const MOST_PAGES = 50;
/** A little less than the fourteen days that are allowed: clocks differ. */
const WINDOW_MS = 14 * 86_400_000 - 3_600_000;
const STAGES = {
  going: ['NEW', 'SIGN_REQUIRED', 'PICKUP', 'DELIVERY', 'KASPI_DELIVERY'],
  over: ['ARCHIVE'],
} as const;

const order = z.object({
  id: z.string().min(1),
  attributes: z.object({
    code: z.string(),
    totalPrice: z.number().nonnegative(),
    creationDate: z.number(),
    state: z.string(),
    status: z.string(),
    deliveryAddress: z.object({ town: z.string().nullish() }).nullish(),
  }),
});
const ordersAnswer = z.object({
  data: z.array(order),
  meta: z.object({ pageCount: z.number().int().nonnegative() }),
});
const entriesAnswer = z.object({
  data: z.array(
    z.object({
      attributes: z.object({
        quantity: z.number().int().positive(),
        totalPrice: z.number().nonnegative(),
        offer: z.object({ code: z.string().nullish(), name: z.string().nullish() }).nullish(),
        category: z.object({ title: z.string().nullish() }).nullish(),
      }),
    }),
  ),
});

export function createKaspiMarket(outgoing: Outgoing, { token, address }: KaspiOrdersSettings): Market {
  const ask = <T>(operation: string, path: string, schema: z.ZodType<T>) =>
    outgoing.call({
      to: 'kaspi-orders',
      operation,
      method: 'GET',
      url: `${address}/${path}`,
      headers: { 'x-auth-token': token, accept: 'application/vnd.api+json' },
      read(answer: Answer): T {
        if (answer.status === 401 || answer.status === 403) throw new Refused(NAME, 'token');
        if (answer.status !== 200) throw new Unknown(`answered ${answer.status}`);
        return schema.parse(readJson(answer));
      },
    });

  return {
    name: NAME,
    async *list(which, now) {
      for (const stage of STAGES[which])
        for (let page = 0, pages = 1; page < Math.min(pages, MOST_PAGES); page++) {
          const query = new URLSearchParams({
            'page[number]': String(page),
            'page[size]': String(PAGE_SIZE),
            'filter[orders][state]': stage,
            'filter[orders][creationDate][$ge]': String(now.getTime() - WINDOW_MS),
            'filter[orders][creationDate][$le]': String(now.getTime()),
          });
          const { data, meta } = await ask('orders', `orders?${query}`, ordersAnswer);
          pages = meta.pageCount;
          for (const { id, attributes } of data)
            yield {
              externalId: id,
              code: attributes.code,
              stage: attributes.state,
              status: attributes.status,
              totalTenge: Math.round(attributes.totalPrice),
              city: attributes.deliveryAddress?.town ?? null,
              madeAt: new Date(attributes.creationDate),
            };
        }
    },
    async readLines(externalId) {
      const { data } = await ask(
        'entries',
        `orders/${encodeURIComponent(externalId)}/entries`,
        entriesAnswer,
      );
      return data.map(({ attributes: { quantity, totalPrice, offer, category } }) => ({
        article: offer?.code ?? null,
        name: offer?.name ?? category?.title ?? '',
        count: quantity,
        sumTenge: Math.round(totalPrice),
      }));
    },
  };
}
