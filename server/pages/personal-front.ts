/** Answers those who are logged in with the page of their price class, where there is such a page. */
import type { FastifyRequest } from 'fastify';
import { clientKey, clientOf } from '#api/http/client.ts';
import { readCookie } from '#api/http/cookies.ts';
import type { Http } from '#api/http/http.ts';
import { findUser, type Viewer } from '#api/http/session.ts';
import { type ClassPage, type ClassPages, isOfClass, toClassKey } from './class-pages.ts';
import { acceptedEncoding } from './compress.ts';
import type { KeptAnswer } from './page-front.ts';
import { PAGE_CACHE_CONTROL, PAGE_HEADERS } from './page-headers.ts';
import { pageAnswers } from './page-metrics.ts';
import type { PageRenderer, Storefront, Visitor } from './page-renderer.ts';
import { joinPage, joinPlainPage } from './page-seam.ts';

interface PersonalFront {
  /** Null where the page has to be made for this one alone. */
  find(request: FastifyRequest, url: string, visitor: Visitor): Promise<{ kept: KeptAnswer } | null>;
}

interface Setup {
  http: Http;
  renderer: PageRenderer;
  buildId: string;
  pages: ClassPages;
}

export function createPersonalFront({ http, renderer, buildId, pages }: Setup): PersonalFront {
  async function find(
    request: FastifyRequest,
    url: string,
    visitor: Visitor,
  ): Promise<{ kept: KeptAnswer } | null> {
    const address = await renderer.keyOf(url, visitor.city.code);
    if (pages.isPersonal(address)) return null;
    const viewer = await findUser(http, readCookie(request, 'token') ?? '');
    if (!viewer || !isOfClass(viewer)) return null;
    const key = toClassKey(viewer, address);
    const page =
      pages.find(key) ??
      (await pages.make(key, viewer, (template) =>
        http.turns.run(clientKey(clientOf(http.marks, request, request.ip)), () =>
          renderer.render(url, { city: visitor.city, requestId: visitor.requestId, template }),
        ),
      ));
    if (!page) return null;
    pageAnswers.inc({ cache: 'class' });
    const { writeName } = await renderer.loadStorefront();
    return { kept: toAnswer(page, viewer, writeName, request) };
  }

  function toAnswer(
    page: ClassPage,
    { id, firstName }: Viewer,
    writeName: Storefront['writeName'],
    request: FastifyRequest,
  ): KeptAnswer {
    const isPacked = acceptsGzip(request);
    const name = writeName(firstName);
    const etag = `"${page.etag}-${id}-${Buffer.from(firstName).toString('base64url')}${isPacked ? '-gzip' : ''}"`;
    const headers: KeptAnswer['headers'] = {
      ...PAGE_HEADERS,
      ...page.headers,
      'cache-control': PAGE_CACHE_CONTROL,
      vary: 'accept-encoding, cookie',
      etag,
      'x-build-id': buildId,
    };
    if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: undefined };
    const words = { id: String(id), name: name.inHtml, nameInData: name.inData };
    if (!isPacked) return { status: 200, headers, body: joinPlainPage(page, words) };
    return { status: 200, headers: { ...headers, 'content-encoding': 'gzip' }, body: joinPage(page, words) };
  }

  return { find };
}

/** Every browser does; brotli alone nobody takes. */
const acceptsGzip = ({ raw }: FastifyRequest): boolean => {
  const accepts = raw.headers['accept-encoding'];
  return (
    acceptedEncoding({ headers: { 'accept-encoding': String(accepts ?? '').replace(/\bbr\b/g, '') } }) ===
    'gzip'
  );
};
