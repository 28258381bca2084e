/**
 * Answers those who are logged in with the page of their price class, where there is such a page: before the application is
 * entered where the address is known, by way of it where the page has to be made first.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { withPatience } from '#api/database.ts';
import { clientKey, clientOf } from '#api/http/client.ts';
import { readCookie } from '#api/http/cookies.ts';
import type { Http } from '#api/http/http.ts';
import { PreparedHead } from '#api/http/prepared-head.ts';
import { makeRequestId } from '#api/http/request-log.ts';
import { findUser, recallUser, type Viewer } from '#api/http/session.ts';
import { type ClassPage, type ClassPages, isOfClass, toClassKey } from './class-pages.ts';
import { inTurn, type KeptAnswer } from './page-front.ts';
import { PAGE_CACHE_CONTROL, PAGE_HEADERS } from './page-headers.ts';
import { pageAnswers } from './page-metrics.ts';
import type { PageRenderer, Visitor } from './page-renderer.ts';
import { joinPage, joinPlainPage } from './page-seam.ts';

interface Setup {
  http: Http;
  renderer: PageRenderer;
  buildId: string;
  pages: ClassPages;
  /** Under which key the page of an address lies: the next one who asks is answered at once. */
  remember(url: string, cityCode: string, key: string): void;
}

interface PersonalFront {
  /** Null where the page has to be made for this one alone. */
  find(request: FastifyRequest, url: string, visitor: Visitor): Promise<{ kept: KeptAnswer } | null>;
  answer(address: string, request: IncomingMessage, response: ServerResponse, goOn: () => void): boolean;
}

/** What all answers with a page have in common. */
interface Shared {
  headers: Record<string, string>;
  whole: PreparedHead;
  known: PreparedHead;
}

/** Every browser takes it. */
const GZIP = /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/;

export function createPersonalFront(setup: Setup): PersonalFront {
  const { http, renderer, buildId, pages, remember } = setup;
  const shared = new WeakMap<ClassPage, Shared>();
  const findViewer = async (request: Pick<IncomingMessage, 'headers'>): Promise<Viewer | null> => {
    const viewer = await findUser(http, readCookie(request, 'token') ?? '');
    return viewer && isOfClass(viewer) ? viewer : null;
  };

  function sharedOf(page: ClassPage): Shared {
    let known = shared.get(page);
    if (!known) {
      const headers = {
        ...PAGE_HEADERS,
        ...page.headers,
        'cache-control': PAGE_CACHE_CONTROL,
        vary: 'accept-encoding, cookie',
        'x-build-id': buildId,
      };
      const all = inTurn(headers);
      known = { headers, whole: new PreparedHead(200, all), known: new PreparedHead(304, all) };
      shared.set(page, known);
    }
    return known;
  }

  /** With the headers that are this reader's own. */
  function toAnswer(page: ClassPage, viewer: Viewer, request: Pick<IncomingMessage, 'headers'>): KeptAnswer {
    pageAnswers.inc({ cache: 'class' });
    const { id, firstName } = viewer;
    const isPacked = GZIP.test(String(request.headers['accept-encoding'] ?? ''));
    const mark = Buffer.from(firstName).toString('base64url');
    const etag = `"${page.etag}-${id}-${mark}${isPacked ? '-gzip' : ''}"`;
    if (request.headers['if-none-match'] === etag) return { status: 304, headers: { etag }, body: undefined };
    const { inHtml, inData } = renderer.writeName(firstName);
    const words = { id: String(id), name: inHtml, nameInData: inData };
    const body = isPacked ? joinPage(page, words) : joinPlainPage(page, words);
    const encoding = isPacked ? { 'content-encoding': 'gzip' } : {};
    return { status: 200, headers: { etag, ...encoding, 'content-length': body.length }, body };
  }

  return {
    async find(request, url, visitor) {
      const address = await renderer.keyOf(url, visitor.city.code);
      if (pages.isPersonal(address)) return null;
      const viewer = await findViewer(request);
      if (!viewer) return null;
      const key = toClassKey(viewer, address);
      const makeInTurn = <T>(work: () => Promise<T>) =>
        http.turns.run(clientKey(clientOf(http.marks, request, request.ip)), work);
      const page =
        pages.find(key) ??
        (await pages.make(key, viewer, (template) =>
          makeInTurn(() =>
            renderer.render(url, { city: visitor.city, requestId: visitor.requestId, template }),
          ),
        ));
      if (!page) return null;
      remember(url, visitor.city.code, address);
      const { headers, ...answer } = toAnswer(page, viewer, request.raw);
      return { kept: { ...answer, headers: { ...sharedOf(page).headers, ...headers } } };
    },

    answer(address, request, response, goOn) {
      if (pages.isPersonal(address)) return false;
      const seen = recallUser(http, readCookie(request, 'token') ?? '');
      if (seen) return isOfClass(seen) && send(seen, address, request, response);
      withPatience(() => findViewer(request), http.patienceMs)
        .then((viewer) => {
          if (!viewer || !send(viewer, address, request, response)) goOn();
        })
        // Whatever is wrong is told by the application.
        .catch(() => {
          if (!response.headersSent) goOn();
        });
      return true;
    },
  };

  /** False where their page has to be made first. */
  function send(
    viewer: Viewer,
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const page = pages.find(toClassKey(viewer, address));
    if (!page) return false;
    const { status, headers, body } = toAnswer(page, viewer, request);
    const own = [...inTurn(headers), 'x-request-id', makeRequestId()];
    const mark = http.marks.cookieFor(request);
    if (mark !== null) own.push('set-cookie', mark);
    const { whole, known } = sharedOf(page);
    (status === 200 ? whole : known).send(response, own, body);
    return true;
  }
}
