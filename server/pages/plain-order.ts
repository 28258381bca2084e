/**
 * An order by a plain form: the account's cart, picked up in a store. The total is the one that the form
 * showed, so whatever has changed meanwhile is refused and shown anew; the form's key makes one order of two presses.
 */
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Locale } from '#domain/locale.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { parsePhone } from '#domain/phone.ts';
import { PLAIN_PAYMENTS, type PlainNote } from '#domain/plain-cart.ts';
import { askAs, localeOf } from './plain-form.ts';
import { readVisit } from './visit.ts';

/** As a browser's form writes them; the API looks at the rest. */
const KEY = /^[\w-]{16,64}$/;
const WHOLE = /^\d{1,12}$/;

const PATIENCE_MS = 300;
const MOST_ROUNDS = 20;

/** Whoever shows another sum than the form did, or has fewer goods, changed meanwhile: the cart's page shows it anew. */
const CHANGED = new Set(['order.cart_changed', 'order.out_of_stock', 'request.key_reused']);

export async function placePlainOrder(
  app: FastifyInstance,
  request: FastifyRequest,
  fields: URLSearchParams,
): Promise<{ number: string } | { note: PlainNote }> {
  const terms = readTerms(fields);
  if (terms === null) return { note: 'invalid' };
  const locale = localeOf(fields);
  const { askedCity } = readVisit(request.raw);
  const city = askedCity === null ? {} : { city: askedCity };
  const { key, ...shown } = terms;
  const placed = await orderOnce(app, request, locale, key, { ...city, ...shown });
  if ('number' in placed) return placed;
  return { note: CHANGED.has(placed.refusal.code ?? '') ? 'changed' : 'refused' };
}

/** As the API tells it, in the reader's language. */
interface OrderRefusal {
  code?: string;
  message?: string;
  errors?: Record<string, string[]>;
}

export async function orderOnce(
  app: FastifyInstance,
  request: FastifyRequest,
  locale: Locale,
  key: string,
  terms: object,
): Promise<{ number: string } | { refusal: OrderRefusal }> {
  for (let round = 1; ; round += 1) {
    const made = await askAs(app, request, {
      method: 'POST',
      url: '/api/v1/orders/',
      locale,
      // The words beside the button say so: pressing it accepts the offer.
      payload: { ...terms, agreement: true },
      idempotencyKey: key,
    });
    if (made.statusCode === 200) return { number: made.json<{ data: { number: string } }>().data.number };
    const refusal = made.json<OrderRefusal>();
    // The first of two presses is still at work: its answer is worth waiting for.
    if (refusal.code !== 'request.in_progress' || round >= MOST_ROUNDS) return { refusal };
    await setTimeout(PATIENCE_MS);
  }
}

function readTerms(fields: URLSearchParams) {
  const firstName = parsePersonName(fields.get('name') ?? '');
  const phone = parsePhone((fields.get('phone') ?? '').slice(0, 64));
  const payment = PLAIN_PAYMENTS.find((each) => each === fields.get('payment'));
  const [store = '', total = '', key = ''] = ['store', 'total', 'key'].map((each) => fields.get(each) ?? '');
  const goods = readGoods(fields.get('goods') ?? '');
  if (!firstName || !phone || !payment || !goods) return null;
  if (!WHOLE.test(store) || !WHOLE.test(total) || !KEY.test(key)) return null;
  return {
    ...goods,
    recipient: { firstName, phone: phone.e164 },
    payment,
    total: Number(total),
    delivery: { method: 'pickup', storeId: Number(store) },
    key,
  };
}

/** The goods as the form showed them, and so the same at a second press; what they are is the API's to check. */
export function readGoods(written: string): { items: unknown; works: unknown } | null {
  try {
    const { items, works } = JSON.parse(written) as Record<string, unknown>;
    return { items, works };
  } catch {
    return null;
  }
}
