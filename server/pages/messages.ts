import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import type { Messages } from '#storefront/i18n/translate.ts';
import { acceptedEncoding, compress, type Encoding } from './compress.ts';

/** `/locales/{locale}.json`: immutable when asked with the right hash, otherwise to be checked every time. */
export function registerMessages(
  app: FastifyInstance,
  messages: Record<Locale, Messages>,
): (locale: Locale) => string {
  const hashes = new Map<Locale, string>();
  for (const locale of LOCALE_CODES) {
    const plain = Buffer.from(JSON.stringify(messages[locale]));
    const hash = createHash('sha256').update(plain).digest('hex').slice(0, 12);
    const bodies = new Map<Encoding, Buffer>();
    // As small as it gets takes a twentieth of a second, which no start waits for.
    const bodyIn = (encoding: Encoding): Buffer => {
      const body = bodies.get(encoding) ?? compress(plain, encoding, true);
      bodies.set(encoding, body);
      return body;
    };
    hashes.set(locale, hash);
    app.get<{ Querystring: { hash?: string } }>(`/locales/${locale}.json`, (request, reply) => {
      const encoding = acceptedEncoding(request.raw);
      if (encoding) reply.header('content-encoding', encoding);
      return reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('vary', 'accept-encoding')
        .header(
          'cache-control',
          request.query.hash === hash ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
        .send(bodyIn(encoding));
    });
  }
  return (locale) => `/locales/${locale}.json?hash=${hashes.get(locale)}`;
}
