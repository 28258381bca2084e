/**
 * The cart without JavaScript: plain forms post here and the visitor is sent on to the cart's page. A visitor's cart is
 * the cookie (domain/plain-cart.ts), a user's is the account's, changed by the same call as ever.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '#api/http/cookies.ts';
import { applyIntents, toCartCount } from '#domain/cart.ts';
import { localePath } from '#domain/locale.ts';
import { type CartCount, mergeCarts } from '#domain/login-merge.ts';
import {
  ACCOUNT,
  isPlainCode,
  PLAIN_CART_COOKIE,
  PLAIN_CART_MAX_AGE_S,
  PLAIN_NOTE_COOKIE,
  type PlainNote,
  parsePlainCart,
  toPlainCookie,
  writePlainCart,
} from '#domain/plain-cart.ts';
import { fieldsOf, localeOf, registerForms } from './plain-form.ts';
import { placePlainOrder } from './plain-order.ts';
import { sendPlainRequest } from './plain-request.ts';
import { readVisit } from './visit.ts';

const COUNT_FIELD = 'count:';
const NOTE_SECONDS = 60;

export function registerPlainCart(app: FastifyInstance): void {
  registerForms(app, (form) => {
    form.post('/_cart', async (request, reply) => {
      const fields = fieldsOf(request);
      const add = fields.get('add');
      // Pressed a second time it stays as many as there are: counts are never steps.
      const isAdded = add !== null;
      const wished = (isAdded ? [{ productCode: add, count: 1 }] : readCounts(fields)).filter(
        ({ productCode }) => isPlainCode(productCode),
      );
      const { hasToken } = readVisit(request.raw);
      if (hasToken) {
        const isDone = await changeAccount(app, request, wished, isAdded);
        keep(reply, ACCOUNT);
        return leave(reply, fields, isDone ? null : 'refused');
      }
      const held = parsePlainCart(readCookie(request.raw, PLAIN_CART_COOKIE))?.lines ?? [];
      const next = isAdded
        ? mergeCarts(held, wished)
        : applyIntents(held, new Map(wished.map(({ productCode, count }) => [productCode, count])));
      const value = writePlainCart(next);
      if (value === null) return leave(reply, fields, 'full');
      keep(reply, value);
      return leave(reply, fields, null);
    });

    form.post('/_cart/order', async (request, reply) => {
      const fields = fieldsOf(request);
      const plain = parsePlainCart(readCookie(request.raw, PLAIN_CART_COOKIE));
      if (plain?.isAccount && fields.get('way') !== 'delivery') {
        const placed = await placePlainOrder(app, request, fields);
        return 'number' in placed
          ? reply.redirect(`${localePath('/order-created', localeOf(fields))}?number=${placed.number}`, 303)
          : leave(reply, fields, placed.note);
      }
      const note = await sendPlainRequest(app, request, fields, plain, localeOf(fields));
      // What was sent is the shop's to answer; the account's cart stays for who orders it with the script.
      if (note === 'sent' && plain && !plain.isAccount) keep(reply, '');
      return leave(reply, fields, note);
    });
  });
}

/** All counts of the cart's form; with a line's own button that line goes. */
function readCounts(fields: URLSearchParams): CartCount[] {
  const removed = fields.get('remove');
  const counts = [...fields].flatMap(([name, value]): CartCount[] =>
    name.startsWith(COUNT_FIELD) && /^\d+$/.test(value.trim())
      ? [{ productCode: name.slice(COUNT_FIELD.length), count: toCartCount(Number(value)) }]
      : [],
  );
  return removed === null
    ? counts
    : [...counts.filter((line) => line.productCode !== removed), { productCode: removed, count: 0 }];
}

async function changeAccount(
  app: FastifyInstance,
  request: FastifyRequest,
  items: readonly CartCount[],
  registrationBefore: boolean,
): Promise<boolean> {
  const { askedCity } = readVisit(request.raw);
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/v1/cart/',
    remoteAddress: request.ip,
    headers: { 'sec-fetch-site': 'same-origin', cookie: request.headers.cookie ?? '' },
    payload: { items, registrationBefore, ...(askedCity === null ? {} : { city: askedCity }) },
  });
  return statusCode === 200;
}

function keep(reply: FastifyReply, value: string): void {
  reply.header('set-cookie', toPlainCookie(PLAIN_CART_COOKIE, value, PLAIN_CART_MAX_AGE_S));
}

/** To the cart, in the language of the page that was left: without the script nothing else shows what happened. */
function leave(reply: FastifyReply, fields: URLSearchParams, note: PlainNote | null): FastifyReply {
  reply.header('set-cookie', toPlainCookie(PLAIN_NOTE_COOKIE, note ?? '', NOTE_SECONDS));
  return reply.redirect(localePath('/cart', localeOf(fields)), 303);
}
