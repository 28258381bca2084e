/**
 * The cart without JavaScript: plain forms post here and the visitor is sent on to the cart's page. A visitor's cart is
 * the cookie (domain/plain-cart.ts), a user's is the account's, changed by the same call as ever.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '#api/http/cookies.ts';
import { requireNotForeign } from '#api/http/origin.ts';
import { applyIntents, toCartCount } from '#domain/cart.ts';
import { type Locale, localeOfPath, localePath } from '#domain/locale.ts';
import { type CartCount, mergeCarts } from '#domain/login-merge.ts';
import { isInternalPath } from '#domain/navigation.ts';
import {
  ACCOUNT,
  isPlainCode,
  PLAIN_CART_COOKIE,
  PLAIN_CART_MAX_AGE_S,
  PLAIN_NOTE_COOKIE,
  type PlainNote,
  parsePlainCart,
  writePlainCart,
} from '#domain/plain-cart.ts';
import { sendPlainRequest } from './plain-request.ts';
import { readVisit } from './visit.ts';

const MAX_FORM_BYTES = 32_768;
const COUNT_FIELD = 'count:';
const NOTE_SECONDS = 60;

export function registerPlainCart(app: FastifyInstance): void {
  app.register((form, _options, done) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    // A foreign page must not fill or empty a cart, with a cookie or without one.
    form.addHook('onRequest', async (request) => requireNotForeign(request));

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
      const note = await sendPlainRequest(app, request, fields, plain, localeOf(fields));
      // What was sent is the shop's to answer; the account's cart stays for who orders it with the script.
      if (note === 'sent' && plain && !plain.isAccount) keep(reply, '');
      return leave(reply, fields, note);
    });
    done();
  });
}

const fieldsOf = (request: FastifyRequest): URLSearchParams =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams();

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

const cookie = (name: string, value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${value === '' ? 0 : seconds}; SameSite=Lax`;

function keep(reply: FastifyReply, value: string): void {
  reply.header('set-cookie', cookie(PLAIN_CART_COOKIE, value, PLAIN_CART_MAX_AGE_S));
}

function localeOf(fields: URLSearchParams): Locale {
  const from = fields.get('returnTo') ?? '/';
  return localeOfPath(isInternalPath(from) ? from : '/');
}

/** To the cart, in the language of the page that was left: without the script nothing else shows what happened. */
function leave(reply: FastifyReply, fields: URLSearchParams, note: PlainNote | null): FastifyReply {
  reply.header('set-cookie', cookie(PLAIN_NOTE_COOKIE, note ?? '', NOTE_SECONDS));
  return reply.redirect(localePath('/cart', localeOf(fields)), 303);
}
