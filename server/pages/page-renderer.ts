/**
 * Makes pages: calls the storefront's renderer as a visitor of a city, and makes the same anonymous page only once
 * however many ask for it at that moment.
 */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '#api/config.ts';
import { type Client, SHOP_ITSELF } from '#api/http/client.ts';
import type { Http } from '#api/http/http.ts';
import type { PlainVisit } from '#domain/plain-cart.ts';
import type { PageAnswer, PageRequest } from '#storefront/page/head/page-request.ts';
import type { Seo } from '#storefront/page/screen.ts';
import { distFolder } from '../build.ts';
import { readScreenAssets } from './assets.ts';
import { callAsVisitor, type ShownAs } from './call-as-visitor.ts';
import type { KnownCity } from './city-resolver.ts';
import type { Template } from './page-template.ts';

export type Storefront = typeof import('#storefront/app/entry-server.tsx');

/** Development: how the storefront and its assets are found anew for each request. */
export interface DevelopmentPages {
  loadStorefront(): Promise<Storefront>;
  findAssets: PageRequest['findAssets'];
}

/** With the cookies that the API set while the page was made: a stale token taken away. */
export type RenderedPage = PageAnswer & {
  setCookies: string[];
  /** As the cache has compressed it, by brotli. */
  packed?: Buffer;
};

/** With the version of the catalogue from before it was made: what changed meanwhile may be missing in it. */
export type VersionedPage = RenderedPage & { version: number };

export interface Visitor {
  city: KnownCity;
  requestId: string;
  /** whose calls they are, for limits; the shop's own when nobody waits for the page */
  address?: string;
  client?: Client;
  /** The whole cookie header of a logged-in visitor; absent for everyone else. */
  cookie?: string | undefined;
  /** What the cart's page of a browser without the script is made of. */
  plain?: PlainVisit;
  /** As whom staff look at it. */
  shownAs?: ShownAs;
  /** Whom it is made for where it is made for a whole price class. */
  template?: Template;
}

/** Once per process: asking the module loader again for every page would cost more than the look-up of the page. */
let builtStorefront: Promise<Storefront> | undefined;
function loadBuiltStorefront(): Promise<Storefront> {
  builtStorefront ??= import(
    pathToFileURL(join(distFolder, 'server/entry-server.js')).href
  ) as Promise<Storefront>;
  return builtStorefront;
}

export class PageRenderer {
  readonly #http: Http;
  readonly #config: Pick<Config, 'publicUrl' | 'environment'>;
  readonly #isDevelopment: boolean;
  readonly #findAssets: PageRequest['findAssets'];
  readonly #buildId: string;
  readonly #running = new Map<string, Promise<VersionedPage>>();
  readonly loadStorefront: () => Promise<Storefront>;
  /** Set by the cache, if there is one. */
  catalogVersion: () => number = () => 0;
  /** Set with the storefront: how a name stands in a page. */
  writeName: Storefront['writeName'] = (name) => ({ inHtml: name, inData: name });
  /** Set when the messages are served. */
  messagesUrl: PageRequest['messagesUrl'] = (locale) => `/locales/${locale}.json`;

  constructor(
    http: Http,
    config: Pick<Config, 'publicUrl' | 'environment'>,
    buildId: string,
    development?: DevelopmentPages,
  ) {
    this.#http = http;
    this.#config = config;
    this.#buildId = buildId;
    this.#isDevelopment = development !== undefined || config.environment === 'test';
    this.#findAssets = development?.findAssets ?? readScreenAssets();
    this.loadStorefront = development?.loadStorefront ?? loadBuiltStorefront;
  }

  async render(url: string, visitor: Visitor): Promise<RenderedPage> {
    const setCookies: string[] = [];
    const { render } = await this.loadStorefront();
    const answer = await render(await this.#toRequest(url, visitor, setCookies));
    return { ...answer, setCookies };
  }

  /** What a page of everybody's says of itself to search engines; null where there is none. */
  async describe(url: string, city: KnownCity): Promise<Seo | null> {
    const { describe } = await this.loadStorefront();
    return describe(await this.#toRequest(url, { city, requestId: 'seo' }, []));
  }

  async #toRequest(
    url: string,
    { city, requestId, cookie, address, plain, shownAs, template, client = SHOP_ITSELF }: Visitor,
    setCookies: string[],
  ): Promise<PageRequest> {
    return {
      url: await this.#normalize(url),
      askedUrl: url,
      publicUrl: this.#config.publicUrl,
      buildId: this.#buildId,
      requestId,
      cityId: city.id,
      cityCode: city.code,
      hasToken: cookie !== undefined,
      ...(shownAs?.viewer ? { viewer: shownAs.viewer } : {}),
      ...(template ? { viewer: template.user } : {}),
      ...(plain ? { plain } : {}),
      isDevelopment: this.#isDevelopment,
      send: callAsVisitor(this.#http, {
        cookie,
        address,
        client,
        requestId,
        setCookies,
        shownAs,
        template,
      }),
      findAssets: this.#findAssets,
      messagesUrl: this.messagesUrl,
    };
  }

  /** For anonymous visitors: who comes while the page is being made gets the same one. */
  renderOnce(key: string, url: string, visitor: Visitor): Promise<VersionedPage> {
    let page = this.#running.get(key);
    if (!page) {
      const version = this.catalogVersion();
      page = this.render(url, visitor)
        .then((rendered) => ({ ...rendered, version }))
        .finally(() => this.#running.delete(key));
      this.#running.set(key, page);
    }
    return page;
  }

  /** Under which a page is cached: its city and its address in the one normal form. */
  async keyOf(url: string, cityCode: string): Promise<string> {
    return `${cityCode} ${await this.#normalize(url)}`;
  }

  async #normalize(url: string): Promise<string> {
    const { normalizePageUrl } = await this.loadStorefront();
    const normal = normalizePageUrl(new URL(this.#config.publicUrl + url));
    return normal.pathname + normal.search;
  }
}
