import type { FastifyInstance } from 'fastify';
import { LOCALE_CODES, type Locale, localePath } from '#domain/locale.ts';
import type { PageRequest } from '#storefront/page/head/page-request.ts';
import { readScreenAssets } from './assets.ts';
import { PAGE_HEADERS } from './page-headers.ts';

/** `/offline` and `/kz/offline`: the same for everyone, kept by the service worker of each build. */
export function registerOfflinePages(
  app: FastifyInstance,
  render: (locale: Locale, findAssets: PageRequest['findAssets']) => string,
): void {
  const findAssets = readScreenAssets();
  for (const locale of LOCALE_CODES) {
    const html = render(locale, findAssets);
    app.get(localePath('/offline', locale), (_request, reply) =>
      reply
        .headers(PAGE_HEADERS)
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(html),
    );
  }
}
