/** What visitors of several machines do, and what all the workers behind an address show. */
import { type Answer, ask, post } from '../faults/visitors.ts';

/** Two workers per shop take connections in turn: so many answers come from both, all but surely. */
const LOOKS = 8;
const PLENTY = 20;

export const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } });

export const setCount = (url: string, token: string, productCode: string, count: number): Promise<Answer> =>
  post(url, '/api/v1/cart/', token, { items: [{ productCode, count }] });

export interface ShownCart {
  eventId: string;
  /** As the shop counts: it may have rounded a wish to whole packs, or lowered it to the stock. */
  counts: Map<string, number>;
}

export async function cartOf(url: string, token: string): Promise<ShownCart> {
  const { status, body } = await ask(url, '/api/v1/cart/', bearer(token));
  if (status !== 200) throw new Error(`the cart was answered with ${status}`);
  return readCart(body);
}

export function readCart(body: string): ShownCart {
  const { items, eventId } = JSON.parse(body) as {
    eventId: string;
    items: { product: { code: string }; count: number }[];
  };
  return { eventId, counts: new Map(items.map(({ product, count }) => [product.code, count])) };
}

interface Goods {
  code: string;
  onOrder: boolean;
  isOffline: boolean;
  balance: { count: number }[];
}

/** Goods that can be had in numbers, none of those that are ordered meanwhile. */
export async function findGoods(url: string, count: number): Promise<string[]> {
  const { body } = await ask(url, '/api/v2/products/?sectionCode=plitka&inStock=1&pageSize=96');
  const { items } = JSON.parse(body) as { items: Goods[] };
  return items
    .filter(
      ({ onOrder, isOffline, balance }) =>
        !onOrder && !isOffline && balance.some(({ count: left }) => left >= PLENTY),
    )
    .slice(0, count)
    .map(({ code }) => code);
}

/** Each look on a connection of its own, so that no worker is left out. */
export async function isShownByAll(urls: readonly string[], path: string, text: string): Promise<boolean> {
  const looks = urls.flatMap((url) => Array.from({ length: LOOKS }, () => url));
  const answers = await Promise.all(looks.map((url) => ask(url, path, { headers: { connection: 'close' } })));
  return answers.every(({ status, body }) => status === 200 && body.includes(text));
}
