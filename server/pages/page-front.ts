/**
 * Answers an anonymous visitor from the page cache before the application is even entered: no hooks, no router,
 * only a look-up and a write. Whoever is logged in may be answered by the page of their price class (personal-front.ts). Whatever is not plainly such a request goes on to the application.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PreparedHead } from '#api/http/prepared-head.ts';
import { makeRequestId } from '#api/http/request-log.ts';
import type { VisitorMarks } from '#api/http/visitor-mark.ts';
import { acceptedEncoding, type Encoding } from './compress.ts';
import { isLanguageSettled } from './language-cookie.ts';
import type { PageCache, StoredPage } from './page-cache.ts';
import { PAGE_CACHE_CONTROL, PAGE_HEADERS } from './page-headers.ts';
import { pageAnswers } from './page-metrics.ts';
import { hasOwnCart, readVisit } from './visit.ts';

/** Addresses as visitors write them, to the key of their page: spares the router on every hit. */
const MAX_KNOWN_ADDRESSES = 20_000;
/** Longer ones are invented, and would fill the memory: they find their page by way of the application. */
const MAX_ADDRESS_LETTERS = 600;

export interface KeptAnswer {
  status: number;
  headers: Record<string, string | number>;
  body: Buffer | undefined;
}

/** What every answer with a page in one encoding has in common. */
interface Prepared {
  etag: string;
  headers: KeptAnswer['headers'];
  /** For whoever has the page already. */
  known: PreparedHead;
  /** With the body; made when it is first wanted. */
  whole: Whole | null;
}

interface Whole {
  head: PreparedHead;
  body: Buffer;
}

export const inTurn = (headers: KeptAnswer['headers']): string[] =>
  Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);

export class PageFront {
  readonly #cache: PageCache;
  readonly #prepared = new WeakMap<StoredPage, Map<Encoding, Prepared>>();
  readonly #keys = new Map<string, string>();
  /** Told with every answer: a browser with another build loads its next page anew. */
  buildId = '';
  /** With browser-language detection whoever is sent to another language is not answered here. */
  isLanguageFollowed = false;
  /** Renders a page anew in the background; set when the pages are attached. */
  refresh: (url: string, cityCode: string, key: string) => void = () => {};
  /** Gives a browser that has none its mark; set when the pages are attached. */
  marks: Pick<VisitorMarks, 'cookieFor'> = { cookieFor: () => null };
  /** Until the shop is open nobody is answered here but staff who look at it. */
  isOpenTo: (request: IncomingMessage) => boolean = () => true;
  /** What leads elsewhere by now is not answered here. */
  isMoved: (url: string) => boolean = () => false;
  /** Answers who is logged in, or goes on to the application later; false: it is left to the application at once. */
  answerUser: (
    address: string,
    request: IncomingMessage,
    response: ServerResponse,
    goOn: () => void,
  ) => boolean = () => false;
  /** The code of the visitor's city. */
  resolveCity: (asked: string | null) => string = () => '';

  constructor(cache: PageCache) {
    this.#cache = cache;
  }

  /** Remembers under which key the page of an address is stored. */
  remember(url: string, cityCode: string, key: string): void {
    if (url.length > MAX_ADDRESS_LETTERS) return;
    if (this.#keys.size >= MAX_KNOWN_ADDRESSES) this.#keys.clear();
    this.#keys.set(`${cityCode} ${url}`, key);
  }

  /** True when the request has been answered, or will be: `goOn` hands it to the application after all. */
  answer(request: IncomingMessage, response: ServerResponse, goOn: () => void = () => {}): boolean {
    const { url, method } = request;
    if (method !== 'GET' || url === undefined || !this.isOpenTo(request) || this.isMoved(url)) return false;
    if (!isLanguageSettled(request, this.isLanguageFollowed)) return false;
    let cityCode = this.resolveCity(null);
    let hasToken = false;
    if (request.headers.cookie !== undefined) {
      const visit = readVisit(request);
      if (visit.isOldApplication || hasOwnCart(request)) return false;
      cityCode = this.resolveCity(visit.askedCity);
      hasToken = visit.hasToken;
    }
    const key = this.#keys.get(`${cityCode} ${url}`);
    if (hasToken) return key !== undefined && this.answerUser(key, request, response, goOn);
    const page = key === undefined ? undefined : this.take(key, url, cityCode);
    if (!page) return false;
    const encoding = acceptedEncoding(request);
    const prepared = this.#prepare(page, encoding);
    const own = ['x-request-id', makeRequestId()];
    const mark = this.marks.cookieFor(request);
    if (mark !== null) own.push('set-cookie', mark);
    if (request.headers['if-none-match'] === prepared.etag) prepared.known.send(response, own);
    else {
      const { head, body } = this.#makeWhole(page, encoding, prepared);
      head.send(response, own, body);
    }
    return true;
  }

  /** The kept page of a key if it may be shown as it is; a stale one is renewed behind the visitor's back. */
  take(key: string, url: string, cityCode: string): StoredPage | undefined {
    const page = this.#cache.find(key);
    if (!page) return undefined;
    const freshness = this.#cache.freshnessOf(page);
    if (freshness !== 'fresh' && freshness !== 'stale') return undefined;
    if (freshness === 'stale') this.refresh(url, cityCode, key);
    pageAnswers.inc({ cache: freshness === 'fresh' ? 'hit' : 'stale' });
    return page;
  }

  /** What is sent of a kept page: nothing but headers to those who have it already. */
  toAnswer(page: StoredPage, request: IncomingMessage): KeptAnswer {
    const encoding = acceptedEncoding(request);
    const prepared = this.#prepare(page, encoding);
    const { etag, headers } = prepared;
    if (request.headers['if-none-match'] === etag) return { status: 304, headers, body: undefined };
    const { body } = this.#makeWhole(page, encoding, prepared);
    return { status: page.status, headers: { ...headers, ...bodyHeaders(page, encoding, body) }, body };
  }

  #prepare(page: StoredPage, encoding: Encoding): Prepared {
    const known = this.#prepared.get(page) ?? new Map<Encoding, Prepared>();
    this.#prepared.set(page, known);
    let prepared = known.get(encoding);
    if (!prepared) {
      const etag = encoding === null ? page.etag : `${page.etag.slice(0, -1)}-${encoding}"`;
      const headers = {
        ...PAGE_HEADERS,
        ...page.headers,
        'cache-control': PAGE_CACHE_CONTROL,
        vary: 'accept-encoding, cookie',
        etag,
        'x-build-id': this.buildId,
      };
      prepared = { etag, headers, known: new PreparedHead(304, inTurn(headers)), whole: null };
      known.set(encoding, prepared);
    }
    return prepared;
  }

  #makeWhole(page: StoredPage, encoding: Encoding, prepared: Prepared): Whole {
    if (prepared.whole) return prepared.whole;
    const body = this.#cache.bodyOf(page, encoding);
    const headers = inTurn({ ...prepared.headers, ...bodyHeaders(page, encoding, body) });
    const whole = { head: new PreparedHead(page.status, headers), body };
    // Unpacked it belongs to the one who asked for it.
    if (encoding !== null) prepared.whole = whole;
    return whole;
  }
}

const bodyHeaders = (page: StoredPage, encoding: Encoding, body: Buffer): KeptAnswer['headers'] => ({
  ...(encoding !== null && page.isPacked ? { 'content-encoding': encoding } : {}),
  'content-length': body.length,
});
