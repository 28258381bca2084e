/**
 * Orders of Kaspi's marketplace as public clients of its API for shops agree on it: a token in a header, pages of at most a
 * hundred that must be named, a filter by state and by moments at most fourteen days apart, 429 when asked too often. It
 * knows of nothing but reading: any other question fails the test that asked it.
 */
import { type Asked, json, openStand, type Told } from '../stand.ts';

export const SETTINGS = { token: 'stand-token' };
const MOST_WINDOW_MS = 14 * 86_400_000;

export interface StandOrder {
  id: string;
  code: string;
  state: string;
  status: string;
  totalPrice: number;
  creationDate: number;
  town?: string;
  entries: { code: string; name: string; quantity: number; totalPrice: number }[];
}

export type KaspiMarketStand = Awaited<ReturnType<typeof openKaspiMarketStand>>;

export async function openKaspiMarketStand() {
  const orders: StandOrder[] = [];
  let tooMany = 0;
  const refuse = (status: number) => json({ errors: [{ status: String(status) }] }, status);

  function answer(asked: Asked): Told {
    if (asked.headers['x-auth-token'] !== SETTINGS.token) return refuse(401);
    if (asked.method !== 'GET') throw new Error(`${asked.method} ${asked.path} changes something`);
    if (tooMany > 0) {
      tooMany--;
      return refuse(429);
    }
    const entries = /^\/orders\/([^/]+)\/entries$/.exec(asked.path)?.[1];
    if (entries) return tellEntries(decodeURIComponent(entries));
    return asked.path === '/orders' ? tellOrders(asked.query) : refuse(404);
  }

  function tellOrders(query: URLSearchParams): Told {
    const number = (name: string) => Number(query.get(name) ?? Number.NaN);
    const [page, size] = [number('page[number]'), number('page[size]')];
    const [from, to] = [
      number('filter[orders][creationDate][$ge]'),
      number('filter[orders][creationDate][$le]'),
    ];
    if (!(page >= 0) || !(size >= 1 && size <= 100) || !(to - from <= MOST_WINDOW_MS)) return refuse(400);
    const found = orders.filter(
      (each) =>
        each.state === query.get('filter[orders][state]') &&
        each.creationDate >= from &&
        each.creationDate <= to,
    );
    return json({
      data: found
        .slice(page * size, (page + 1) * size)
        .map(({ id, entries: _entries, town, ...attributes }) => ({
          type: 'orders',
          id,
          attributes: {
            ...attributes,
            paymentMode: 'PAY_WITH_CREDIT',
            customer: { firstName: 'Айгерим', lastName: 'Пробная', cellPhone: '7000000099' },
            deliveryAddress: { town: town ?? null, streetName: 'ул. Условная', streetNumber: '5' },
          },
        })),
      meta: { pageCount: Math.ceil(found.length / size), totalCount: found.length },
    });
  }

  function tellEntries(id: string): Told {
    const order = orders.find((each) => each.id === id);
    if (!order) return refuse(404);
    return json({
      data: order.entries.map(({ code, name, quantity, totalPrice }, at) => ({
        type: 'orderentries',
        id: `${id}#${at}`,
        attributes: {
          quantity,
          totalPrice,
          entryNumber: at,
          basePrice: totalPrice / quantity,
          offer: { code, name },
        },
      })),
      meta: { pageCount: 1, totalCount: order.entries.length },
    });
  }

  const stand = await openStand(answer);
  return {
    ...stand,
    line: stand,
    orders,
    /** The next questions come too often. */
    setTooMany(count: number) {
      tooMany = count;
    },
  };
}
