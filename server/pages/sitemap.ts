/** `/sitemap.xml` and its parts as XML, written while they are read; `/robots.txt`, which names them. */
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '#api/http/failures.ts';
import { Refusal } from '#api/http/refusal.ts';
import type { Sitemap, SitemapPage } from '#api/sitemap/sitemap.ts';
import { LOCALE_CODES, localePath, sitemapAlternates } from '#domain/locale.ts';
import { acceptedEncoding } from './compress.ts';

interface SitemapParts {
  sitemap: Sitemap;
  publicUrl: string;
  /** Pages that belong to no product, section, brand or text. */
  publicAddresses: readonly string[];
  /** Articles and pages of words. */
  listTexts(): Promise<readonly SitemapPage[]>;
}

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n';
const URLSET =
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n';

/** What no robot should walk: private screens, results, calls. The cart says so itself, which only those hear who may come. */
const KEPT_OUT = ['/api/', '/personal', '/order', '/order-created', '/favorites', '/compare', '/search'];

export function registerSitemap(app: FastifyInstance, parts: SitemapParts): void {
  const { sitemap, publicUrl, publicAddresses, listTexts } = parts;

  app.get('/sitemap.xml', async (request, reply) => {
    const count = await sitemap.countProductParts();
    const names = ['pages', ...Array.from({ length: count }, (_, index) => `products-${index + 1}`)];
    return sendXml(request, reply, [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n',
      ...names.map((name) => `<sitemap><loc>${publicUrl}/sitemap/${name}.xml</loc></sitemap>\n`),
      '</sitemapindex>\n',
    ]);
  });

  app.get('/sitemap/pages.xml', async (request, reply) => {
    const pages = [
      ...publicAddresses.map((path) => ({ path })),
      ...(await listTexts()),
      ...(await sitemap.listSectionsAndBrands()),
    ];
    return sendXml(request, reply, [URLSET, ...pages.map((page) => toUrls(page, publicUrl)), '</urlset>\n']);
  });

  app.get<{ Params: { part: string } }>(
    '/sitemap/products-:part([1-9]\\d{0,4}).xml',
    async (request, reply) => {
      const part = Number(request.params.part);
      if (part > (await sitemap.countProductParts()))
        return sendFailure(new Refusal('call.not_found'), request, reply);
      return sendXml(request, reply, readPart(sitemap, part, publicUrl));
    },
  );

  const robots = [
    'User-agent: *',
    ...KEPT_OUT.flatMap((path) => LOCALE_CODES.map((locale) => `Disallow: ${localePath(path, locale)}`)),
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=3600').type('text/plain; charset=utf-8').send(robots),
  );
}

const PAGES_OF_PIECE = 50;

async function* readPart(sitemap: Sitemap, part: number, publicUrl: string): AsyncGenerator<string> {
  yield OPENING + URLSET;
  // Small pieces die young; strings of megabytes would wait for the next great collection.
  for await (const pages of sitemap.readProductPart(part))
    for (let from = 0; from < pages.length; from += PAGES_OF_PIECE)
      yield pages
        .slice(from, from + PAGES_OF_PIECE)
        .map((page) => toUrls(page, publicUrl))
        .join('');
  yield '</urlset>\n';
}

/** One page in both languages, each naming the other. */
function toUrls({ path, changedOn }: SitemapPage, publicUrl: string): string {
  const others = sitemapAlternates(path, publicUrl)
    .map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    )
    .join('');
  const changed = changedOn === undefined ? '' : `<lastmod>${changedOn}</lastmod>`;
  return LOCALE_CODES.map((locale) => {
    const address = escapeXml(publicUrl + localePath(path, locale));
    return `<url><loc>${address}</loc>${changed}${others}</url>\n`;
  }).join('');
}

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A part that breaks off in the middle ends the connection: half a file must not pass for a whole one. */
function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  text: readonly string[] | AsyncGenerator<string>,
): FastifyReply {
  reply.header('cache-control', 'public, max-age=3600').header('vary', 'accept-encoding');
  reply.type('application/xml; charset=utf-8');
  const stream = Readable.from(Array.isArray(text) ? [OPENING, ...text] : text);
  if (acceptedEncoding(request.raw) === null) return reply.send(stream);
  const gzip = createGzip({ level: 4 });
  stream.on('error', (error) => gzip.destroy(error));
  return reply.header('content-encoding', 'gzip').send(stream.pipe(gzip));
}
