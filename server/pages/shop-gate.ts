/**
 * The shop before it opens: whoever comes reads that it is being prepared, in both languages, and search engines keep nothing
 * of it. Staff look at it as it will be by a pass of the office, which becomes a cookie.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltApp } from '#api/app.ts';
import { readCookie } from '#api/http/cookies.ts';
import { PASS_COOKIE } from '#api/opening/opening.ts';
import { LOCALES, type Locale, localeOfPath } from '#domain/locale.ts';
import { readScreenAssets } from './assets.ts';
import { PAGE_HEADERS } from './page-headers.ts';

const WORDS: Readonly<Record<Locale, { title: string; text: string; other: string }>> = {
  ru: {
    title: 'Магазин готовится к открытию',
    text: 'Мы ещё наполняем его товарами. Загляните позже: на этом адресе появятся каталог, цены и доставка.',
    other: 'Қазақша',
  },
  kz: {
    title: 'Дүкен ашылуға дайындалып жатыр',
    text: 'Біз оны тауармен толтырып жатырмыз. Кейінірек кіріңіз: осы мекенжайда каталог, баға және жеткізу шығады.',
    other: 'По-русски',
  },
};

export interface ShopGate {
  isOpenTo(request: Pick<IncomingMessage, 'headers'>): boolean;
  sendClosed(request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

export function registerShopGate(
  app: FastifyInstance,
  opening: BuiltApp['opening'],
  isBuilt: boolean,
): ShopGate {
  const pages = { ru: toPage('ru', isBuilt), kz: toPage('kz', isBuilt) };

  app.get('/preview', (request, reply) => {
    const pass = new URLSearchParams(request.url.replace(/^[^?]*/, '')).get('pass') ?? '';
    if (opening.isPass(pass))
      reply.header('set-cookie', `${PASS_COOKIE}=${pass}; Path=/; Secure; HttpOnly; SameSite=Lax`);
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect('/', 302);
  });

  return {
    isOpenTo: (request) => opening.isOpen() || opening.isPass(readCookie(request, PASS_COOKIE)),
    sendClosed: (request, reply) =>
      reply
        .headers(PAGE_HEADERS)
        .header('x-robots-tag', 'noindex')
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(pages[localeOfPath(request.url)]),
  };
}

/** Whole in itself: of the build it needs the sheet of the page for those without a network, and no script. */
function toPage(locale: Locale, isBuilt: boolean): string {
  const { title, text, other } = WORDS[locale];
  const files = isBuilt ? readScreenAssets()([], 'storefront/features/offline/entry-offline.ts') : null;
  const styles = [
    ...(files?.fonts ?? []).map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...(files?.styles ?? []).map((href) => `<link rel="stylesheet" href="${href}">`),
  ].join('');
  const to = locale === 'ru' ? 'kz' : 'ru';
  return (
    `<!doctype html><html lang="${LOCALES[locale].langTag}"><head><meta charset="utf-8"><title>${title}</title>` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">' +
    `<link rel="icon" href="/favicon.svg" type="image/svg+xml">${styles}</head>` +
    '<body class="offline"><header class="offline-head"><div class="container"><span><img src="/favicon.svg" width="40" height="40" alt=""> Шебер</span></div></header>' +
    `<main class="container offline-main"><img src="/icons/drawings/nothing.svg" width="200" height="140" alt=""><h1>${title}</h1><p class="offline-text">${text}</p>` +
    `<p><a class="offline-again" lang="${LOCALES[to].langTag}" href="${LOCALES[to].prefix || '/'}">${other}</a></p></main></body></html>`
  );
}
