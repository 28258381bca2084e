/**
 * Coming in and going out without JavaScript: plain forms post here and lead back to where the visitor was going. The
 * calls are those that the script makes, with the same limits; the cart of the cookie goes to the account as at any login.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readCookie } from '#api/http/cookies.ts';
import { localePath } from '#domain/locale.ts';
import {
  ACCOUNT,
  PLAIN_CART_COOKIE,
  PLAIN_CART_MAX_AGE_S,
  parsePlainCart,
  toPlainCookie,
} from '#domain/plain-cart.ts';
import { CODE_SENT, type Entered, toEntered, toLoginPage } from '#domain/plain-login.ts';
import { askAs, fieldsOf, localeOf, passCookies, registerForms, returnOf } from './plain-form.ts';
import { readVisit } from './visit.ts';

/** The phone that a code went to, until it is typed: seen by these forms alone, never by a page or an address. */
const PHONE_COOKIE = 'plain_phone';
const PHONE_SECONDS = 10 * 60;
const phoneCookie = (phone: string) =>
  `${PHONE_COOKIE}=${encodeURIComponent(phone)}; Path=/_login; Max-Age=${phone === '' ? 0 : PHONE_SECONDS}; Secure; HttpOnly; SameSite=Lax`;

export function registerPlainLogin(app: FastifyInstance): void {
  registerForms(app, (form) => {
    form.post('/_login', async (request, reply) => {
      const fields = fieldsOf(request);
      const payload = { login: fields.get('login') ?? '', password: fields.get('password') ?? '' };
      return enter(app, request, reply, '/api/v1/auth/login/', payload);
    });

    form.post('/_login/phone', async (request, reply) => {
      const fields = fieldsOf(request);
      const phone = (fields.get('phone') ?? '').slice(0, 64);
      const url = '/api/v1/auth/code/';
      const sent = await askAs(app, request, {
        method: 'POST',
        url,
        locale: localeOf(fields),
        payload: { phone, purpose: 'login' },
      });
      if (sent.statusCode !== 200) return turnBack(reply, fields, toEntered(sent.json().code));
      reply.header('set-cookie', phoneCookie(phone));
      return turnBack(reply, fields, CODE_SENT);
    });

    form.post('/_login/code', async (request, reply) => {
      const fields = fieldsOf(request);
      const firstName = fields.get('firstName');
      return enter(app, request, reply, '/api/v1/auth/login-by-code/', {
        phone: readCookie(request.raw, PHONE_COOKIE) ?? '',
        code: (fields.get('code') ?? '').slice(0, 20),
        ...(firstName === null ? {} : { firstName, agreement: fields.get('agreement') === 'on' }),
      });
    });

    form.post('/_logout', async (request, reply) => {
      const fields = fieldsOf(request);
      const left = await askAs(app, request, {
        method: 'POST',
        url: '/api/v1/auth/logout/',
        locale: localeOf(fields),
      });
      passCookies(reply, left.headers['set-cookie'], '/_login');
      reply.header('set-cookie', toPlainCookie(PLAIN_CART_COOKIE, '', 0));
      return reply.redirect(localePath('/', localeOf(fields)), 303);
    });
  });
}

async function enter(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  url: string,
  payload: object,
): Promise<FastifyReply> {
  const fields = fieldsOf(request);
  const entered = await askAs(app, request, { method: 'POST', url, locale: localeOf(fields), payload });
  if (entered.statusCode !== 200) return turnBack(reply, fields, toEntered(entered.json().code));
  passCookies(reply, entered.headers['set-cookie'], '/_login');
  reply.header('set-cookie', phoneCookie(''));
  if (await moveCart(app, request, entered.json<{ data: { token: string } }>().data.token))
    reply.header('set-cookie', toPlainCookie(PLAIN_CART_COOKIE, ACCOUNT, PLAIN_CART_MAX_AGE_S));
  return reply.redirect(returnOf(fields), 303);
}

/** What lay in the cookie lies in the account now, of each the larger count; false: it stays where it was. */
async function moveCart(app: FastifyInstance, request: FastifyRequest, token: string): Promise<boolean> {
  const items = parsePlainCart(readCookie(request.raw, PLAIN_CART_COOKIE))?.lines ?? [];
  if (items.length === 0) return true;
  const { askedCity } = readVisit(request.raw);
  const { statusCode } = await askAs(app, request, {
    method: 'POST',
    url: '/api/v1/cart/',
    locale: localeOf(fieldsOf(request)),
    cookie: `token=${token}`,
    payload: { items, registrationBefore: true, ...(askedCity === null ? {} : { city: askedCity }) },
  });
  return statusCode === 200;
}

const turnBack = (reply: FastifyReply, fields: URLSearchParams, entered: Entered): FastifyReply =>
  reply.redirect(toLoginPage(localePath('/', localeOf(fields)), returnOf(fields), entered), 303);
