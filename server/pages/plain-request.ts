/** Checkout's first step without JavaScript: contacts and the way to get it, sent to those who call back. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Cart } from '#contract/cart.ts';
import type { Locale } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { parsePhone } from '#domain/phone.ts';
import type { PlainCart, PlainNote } from '#domain/plain-cart.ts';
import { readVisit } from './visit.ts';

/** As long as a question to the shop may be. */
const MAX_LETTERS = 1000;

const words = {
  order: { ru: 'Заявка на заказ без JavaScript.', kz: 'JavaScript-сіз тапсырысқа өтінім.' },
  pickup: { ru: 'Самовывоз', kz: 'Өзі алып кету' },
  delivery: { ru: 'Доставка', kz: 'Жеткізу' },
  total: { ru: 'Сумма', kz: 'Сомасы' },
} as const;

export async function sendPlainRequest(
  app: FastifyInstance,
  request: FastifyRequest,
  fields: URLSearchParams,
  plain: PlainCart | null,
  language: Locale,
): Promise<PlainNote> {
  const name = (fields.get('name') ?? '').trim();
  const phone = parsePhone((fields.get('phone') ?? '').slice(0, 64));
  const isPickup = fields.get('way') !== 'delivery';
  const place = (fields.get(isPickup ? 'store' : 'address') ?? '').trim().slice(0, 160);
  if (name.length < 2 || name.length > 50 || !phone || (!isPickup && place === '')) return 'invalid';
  const { askedCity } = readVisit(request.raw);
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    app.inject({
      method,
      url,
      remoteAddress: request.ip,
      headers: {
        'sec-fetch-site': 'same-origin',
        'x-language-id': language,
        ...(request.headers.cookie === undefined ? {} : { cookie: request.headers.cookie }),
      },
      ...(payload ? { payload } : {}),
    });
  const city = askedCity === null ? {} : { city: askedCity };
  const priced = plain?.isAccount
    ? await call('GET', `/api/v1/cart/?${new URLSearchParams(city)}`)
    : await call('POST', '/api/v1/cart/calculate/', { ...city, items: plain?.lines ?? [] });
  if (priced.statusCode !== 200) return 'refused';
  const cart = priced.json<Cart>();
  if (cart.items.length === 0) return 'refused';
  const head = `${words.order[language]} ${words[isPickup ? 'pickup' : 'delivery'][language]}: ${place}. ${words.total[language]}: ${formatTenge(cart.totals.total)}.`;
  const sent = await call('POST', '/api/v1/feedback/question/', {
    name,
    contact: phone.e164,
    question: withLines(head, cart),
    website: fields.get('website') ?? '',
  });
  return sent.statusCode === 200 ? 'sent' : 'refused';
}

/** By their articles; what has no room is told by number, so that nobody takes the list for the whole. */
function withLines(head: string, { items }: Cart): string {
  const lines = items.map(({ product, count }) => `${product.productCode} × ${count}`);
  let text = head;
  for (const [at, line] of lines.entries()) {
    const rest = ` … + ${lines.length - at}`;
    if (text.length + line.length + 2 + rest.length > MAX_LETTERS) return text + rest;
    text += `${at === 0 ? ' ' : '; '}${line}`;
  }
  return text;
}
