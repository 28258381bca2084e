/** Choosing a city without JavaScript: a plain form posts it, the cookie is set, the visitor is sent back. */
import type { FastifyInstance } from 'fastify';
import { CITY_COOKIE, CITY_COOKIE_MAX_AGE_S, cityCookieValue } from '#domain/city.ts';
import { isInternalPath } from '#domain/navigation.ts';

const MAX_FORM_BYTES = 4096;

export function registerCityForm(app: FastifyInstance): void {
  app.register((form, _options, done) => {
    form.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    form.post('/_city', (request, reply) => {
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const code = (fields.get('city') ?? '').slice(0, 64);
      const returnTo = fields.get('returnTo') ?? '/';
      if (/^[a-z-]+$/.test(code)) {
        const value = cityCookieValue({ code });
        reply.header(
          'set-cookie',
          `${CITY_COOKIE}=${value}; Path=/; Max-Age=${CITY_COOKIE_MAX_AGE_S}; SameSite=Lax`,
        );
      }
      return reply.redirect(isInternalPath(returnTo) ? returnTo : '/', 303);
    });
    done();
  });
}
