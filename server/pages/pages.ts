/**
 * Where the API and the storefront meet: every address that is no call and no file is a page.
 * The renderer reaches the API by injection into this very application, with the visitor's own token.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { BuiltApp } from '#api/app.ts';
import type { Config } from '#api/config.ts';
import { withPatience } from '#api/database.ts';
import { clientKey, clientOf } from '#api/http/client.ts';
import type { Sitemap } from '#api/sitemap/sitemap.ts';
import { isEstimateLink } from '#domain/estimates/estimates.ts';
import { LOCALE_CODES, localeOfPath, localePath, stripLocale } from '#domain/locale.ts';
import { parseMailedLink, withoutMailedLink } from '#domain/mailed-link.ts';
import { toAccessPage } from '#domain/plain-access.ts';
import { readBuildId } from '../build.ts';
import { registerAssets } from './assets.ts';
import { registerBuildMetadata } from './build-metadata.ts';
import { registerCityForm } from './city-form.ts';
import { type CityResolver, createCityResolver } from './city-resolver.ts';
import { ClassPages } from './class-pages.ts';
import { sendFaultPage } from './fault-page.ts';
import { followLanguage } from './language-cookie.ts';
import { findLook, sendLook } from './look-page.ts';
import { registerMessages } from './messages.ts';
import { createMovedPages, isPayload } from './moved-pages.ts';
import { registerOfflinePages } from './offline-pages.ts';
import type { PageCache } from './page-cache.ts';
import type { KeptAnswer, PageFront } from './page-front.ts';
import { allowHub } from './page-headers.ts';
import { pageAnswers } from './page-metrics.ts';
import { type DevelopmentPages, PageRenderer, type RenderedPage, type Visitor } from './page-renderer.ts';
import { createPersonalFront } from './personal-front.ts';
import { keepMailedLink } from './plain-access.ts';
import { registerPlainForms, withoutScriptTo } from './plain-forms.ts';
import { sendKept, sendPage } from './send-page.ts';
import { registerShopGate } from './shop-gate.ts';
import { registerSitemap } from './sitemap.ts';
import {
  hasLeftOldApplication,
  hasOwnCart,
  NO_MOBILE_COOKIE,
  NO_PLAIN_NOTE_COOKIE,
  readPlain,
  readVisit,
} from './visit.ts';

export { PageCache } from './page-cache.ts';
export { PageFront } from './page-front.ts';

export interface PageSetup {
  config: Pick<Config, 'publicUrl' | 'environment' | 'languageDetection' | 'mercure'>;
  /** Missing: nothing is cached. */
  cached?: {
    cache: PageCache;
    front: PageFront;
    /** Room for pages of those who are logged in; none: each is made for one. */
    classPageBytes?: number;
  };
  development?: DevelopmentPages;
  sitemap: Sitemap;
}

/** The prefix of Kazakh in any other letters: one page has one address. */
const SHOUTED_PREFIX = /^\/(?:KZ|Kz|kZ)(?=[/?]|$)/;

/** What pages need of the API. */
type PageApi = Pick<
  BuiltApp,
  | 'app'
  | 'http'
  | 'listContentAddresses'
  | 'listRedirects'
  | 'missed'
  | 'tellPages'
  | 'onCatalogChange'
  | 'opening'
  | 'looks'
>;

/** `warmUp` makes and keeps what most visitors come to first; with it the code of pages has been compiled. */
export async function attachPages(api: PageApi, setup: PageSetup): Promise<{ warmUp(): Promise<void> }> {
  const { app, http, listContentAddresses, tellPages } = api;
  const { config, cached, development } = setup;
  if (config.mercure) allowHub(config.mercure.publicUrl);
  const buildId = development ? 'development' : (readBuildId() ?? 'unknown');
  const renderer = new PageRenderer(http, config, buildId, development);
  const { messages, publicAddresses, renderOfflinePage, writeName } = await renderer.loadStorefront();
  renderer.writeName = writeName;
  if (!development) registerOfflinePages(app, renderOfflinePage);
  registerBuildMetadata(app, buildId);
  renderer.messagesUrl = registerMessages(app, messages);
  const gate = registerShopGate(app, api.opening, development === undefined);
  registerCityForm(app);
  registerPlainForms(app, messages);
  registerSitemap(app, {
    sitemap: setup.sitemap,
    publicUrl: config.publicUrl,
    publicAddresses,
    listTexts: listContentAddresses,
  });
  const cities = createCityResolver(app, api.onCatalogChange);
  const moved = createMovedPages(app, api.listRedirects, api.onCatalogChange);
  tellPages((path, cityCode) => renderer.describe(path, cities.resolve(cityCode)));
  if (cached) {
    cached.front.buildId = buildId;
    cached.front.isLanguageFollowed = config.languageDetection;
    cached.front.marks = http.marks;
    cached.front.isOpenTo = gate.isOpenTo;
    cached.front.isMoved = (url) => moved.find(url) !== null;
    connectFront(app, cached, renderer, cities);
  }

  const personal =
    cached?.classPageBytes === undefined
      ? null
      : createPersonalFront({
          http,
          renderer,
          buildId,
          remember: (url, cityCode, key) => cached.front.remember(url, cityCode, key),
          pages: new ClassPages({
            maxBytes: cached.classPageBytes,
            catalogVersion: () => cached.cache.version,
          }),
        });

  if (cached && personal) cached.front.answerUser = personal.answer;

  await app.register((pages, _options, done) => {
    pages.setErrorHandler(sendFaultPage);
    const answerPage = async (request: FastifyRequest, reply: FastifyReply) => {
      const look = findLook(api.looks, request.url);
      const isDevelopment = development !== undefined;
      if (look) return sendLook(request, reply, look, { renderer, cities, http, buildId, isDevelopment });
      if (!gate.isOpenTo(request.raw)) return gate.sendClosed(request, reply);
      const leadsTo = moved.find(request.url);
      if (leadsTo !== null) return reply.redirect(leadsTo, 301);
      const visit = readVisit(request.raw);
      const written = SHOUTED_PREFIX.exec(request.url);
      if (written) return reply.redirect(`/kz${request.url.slice(written[0].length)}`, 301);
      if (visit.isOldApplication && !stripLocale(request.url).startsWith('/mobile-deprecated')) {
        if (!hasLeftOldApplication(request.url))
          return reply.redirect(`${localePath('/mobile-deprecated', localeOfPath(request.url))}/`, 302);
        reply.header('set-cookie', NO_MOBILE_COOKIE);
      }
      const { target, cookie } = followLanguage(request.raw, config.languageDetection);
      if (target !== null) return reply.redirect(target, 302);
      if (cookie !== null) reply.header('set-cookie', cookie);

      // The token of a letter goes no further than here: no cache, no renderer and no log sees it.
      const isMailedLink = parseMailedLink(request.url.replace(/^[^?]*/, '')) !== null;
      const url = isMailedLink ? withoutMailedLink(request.url) : request.url;
      const linkCookie = isMailedLink ? keepMailedLink(request.url) : null;
      if (linkCookie !== null) reply.header('set-cookie', linkCookie);
      const isOwnCart = hasOwnCart(request.raw);
      // Said once.
      if (isOwnCart) reply.header('set-cookie', NO_PLAIN_NOTE_COOKIE);
      const mark = http.marks.cookieFor(request);
      if (mark !== null) reply.header('set-cookie', mark);
      const visitor = {
        city: cities.resolve(visit.askedCity),
        requestId: request.id,
        address: request.ip,
        client: clientOf(http.marks, request, request.ip),
        ...(isOwnCart ? { plain: readPlain(request.raw) } : {}),
      };
      // A link that is closed must be closed with the next request: its page is never kept.
      const isShared = isEstimateLink(stripLocale(url));
      const findOfClass = () =>
        personal && visit.hasToken && !isShared && !isOwnCart && !isMailedLink
          ? personal.find(request, url, visitor)
          : null;
      const makePage = async () => {
        if (linkCookie !== null) {
          const made = await takeTurn(request, () => renderForOne(url, undefined, visitor));
          return withoutScriptTo(made, toAccessPage('link', localePath('/', localeOfPath(url))));
        }
        const ofClass = await findOfClass();
        if (ofClass) return ofClass;
        return visit.hasToken || !cached || isShared || isOwnCart
          ? takeTurn(request, () =>
              renderForOne(url, visit.hasToken ? request.headers.cookie : undefined, visitor),
            )
          : findForAll(url, cached, visitor, request);
      };
      const page = await withPatience(makePage, http.patienceMs);
      if ('status' in page && page.status === 404 && !isMailedLink && !isShared) {
        const to = moved.findMissed(url);
        // A page that is open already follows by what it is told, not by the answer's head.
        if (to !== null) return isPayload(url) ? reply.send({ redirect: to }) : reply.redirect(to, 301);
        api.missed.note(url);
      }
      const isPrivateLink = isMailedLink || isShared;
      if ('kept' in page) return sendKept(reply, page.kept, isPrivateLink);
      return sendPage(request, reply, page, {
        buildId,
        isBot: visit.isBot,
        isDevelopment,
        isPrivateLink,
      });
    };
    pages.get('/*', answerPage);
    if (!development) registerAssets(pages, 'client', answerPage);
    done();
  });

  const takeTurn = <T>(request: FastifyRequest, work: () => Promise<T>) =>
    http.turns.run(clientKey(clientOf(http.marks, request, request.ip)), work);

  function renderForOne(url: string, cookie: string | undefined, visitor: Visitor) {
    pageAnswers.inc({ cache: 'uncached' });
    return renderer.render(url, { ...visitor, cookie });
  }

  return {
    async warmUp() {
      if (!cached) return;
      try {
        await cities.renew();
        const visitor = { city: cities.resolve(null), requestId: 'warm-up' };
        for (const url of LOCALE_CODES.map((locale) => localePath('/', locale))) {
          const key = await renderer.keyOf(url, visitor.city.code);
          // Whoever asks for it meanwhile is given the same.
          const page = await renderer.renderOnce(key, url, visitor);
          if (page.status !== 200 || cached.cache.find(key)) continue;
          cached.cache.store(key, page, page.version);
          cached.front.remember(url, visitor.city.code, key);
        }
      } catch (error) {
        app.log.warn({ err: error }, 'a page could not be made ahead');
      }
    },
  };

  /**
   * The kept page of whatever the address comes down to: a click on an advert bears words that no page looks at. Or
   * renders and keeps the page; when that fails while an older one is there, the older one serves.
   */
  async function findForAll(
    url: string,
    { cache, front }: NonNullable<PageSetup['cached']>,
    visitor: Visitor,
    request: FastifyRequest,
  ): Promise<RenderedPage | { kept: KeptAnswer }> {
    const key = await renderer.keyOf(url, visitor.city.code);
    const kept = front.take(key, url, visitor.city.code);
    if (kept) {
      front.remember(url, visitor.city.code, key);
      return { kept: front.toAnswer(kept, request.raw) };
    }
    const page = await takeTurn(request, () => renderer.renderOnce(key, url, visitor)).catch(
      (error: unknown) => ({ error }),
    );
    if ('error' in page || page.status >= 500) {
      const older = cache.find(key);
      if (older && cache.freshnessOf(older) !== 'gone') {
        pageAnswers.inc({ cache: 'rescue' });
        return { kept: front.toAnswer(older, request.raw) };
      }
      if ('error' in page) throw page.error;
    }
    pageAnswers.inc({ cache: 'miss' });
    if (page.status === 200) {
      const { packed, isPacked } = cache.store(key, page, page.version);
      front.remember(url, visitor.city.code, key);
      if (isPacked) return { ...page, packed };
    }
    return page;
  }
}

function connectFront(
  app: FastifyInstance,
  { cache, front }: NonNullable<PageSetup['cached']>,
  renderer: PageRenderer,
  cities: CityResolver,
): void {
  renderer.catalogVersion = () => cache.version;
  front.resolveCity = (asked) => cities.resolve(asked).code;
  front.refresh = (url, cityCode, key) => {
    renderer.renderOnce(key, url, { city: cities.resolve(cityCode), requestId: 'refresh' }).then(
      (page) => {
        if (page.status === 200) cache.store(key, page, page.version);
      },
      (error: unknown) => app.log.warn({ err: error }, 'a page could not be renewed'),
    );
  };
}
