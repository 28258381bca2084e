/** What every form without JavaScript has in common: how it is read, and the calls that are made for its visitor. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requireNotForeign } from '#api/http/origin.ts';
import { type Locale, localeOfPath } from '#domain/locale.ts';
import { isInternalPath } from '#domain/navigation.ts';
import type { Translate } from '#storefront/i18n/translate.ts';

const MAX_FORM_BYTES = 32_768;

/** The words of the storefront, for pages that are not made by it. */
export type SayPlain = (locale: Locale) => Translate;

/** In a scope of its own; a foreign page must not send them, with a cookie or without one. */
export function registerForms(app: FastifyInstance, addRoutes: (form: FastifyInstance) => void): void {
  app.register((form, _options, done) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, parsed) => parsed(null, new URLSearchParams(String(body))),
    );
    form.addHook('onRequest', async (request) => requireNotForeign(request));
    addRoutes(form);
    done();
  });
}

export const fieldsOf = (request: FastifyRequest): URLSearchParams =>
  request.body instanceof URLSearchParams ? request.body : new URLSearchParams();

/** The page that was left, if it is one of ours. */
export function returnOf(fields: URLSearchParams): string {
  const from = fields.get('returnTo') ?? '/';
  return isInternalPath(from) ? from : '/';
}

export const localeOf = (fields: URLSearchParams): Locale => localeOfPath(returnOf(fields));

/** Cookies that only the calls of the login see. */
const OF_CALLS = 'Path=/api/v1/auth/';

/** Whoever has just come in, or gone, is known by these; those of the calls are needed by the forms of `path` as well. */
export function passCookies(
  reply: FastifyReply,
  cookies: string | string[] | undefined,
  path: '/_login' | '/_access',
): void {
  for (const each of [cookies ?? []].flat()) {
    reply.header('set-cookie', each);
    if (each.includes(OF_CALLS)) reply.header('set-cookie', each.replace(OF_CALLS, `Path=${path}`));
  }
}

interface Asked {
  method: 'GET' | 'POST';
  url: string;
  locale: Locale;
  payload?: object;
  /** Instead of the one that came: somebody has just logged in. */
  cookie?: string;
  idempotencyKey?: string;
}

/** The call that the script would make, as this very visitor. */
export function askAs(app: FastifyInstance, request: FastifyRequest, asked: Asked) {
  const { method, url, locale, payload, cookie = request.headers.cookie, idempotencyKey } = asked;
  return app.inject({
    method,
    url,
    remoteAddress: request.ip,
    headers: {
      'sec-fetch-site': 'same-origin',
      'x-language-id': locale,
      'user-agent': request.headers['user-agent'] ?? '',
      ...(cookie === undefined ? {} : { cookie }),
      ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(payload ? { payload } : {}),
  });
}
