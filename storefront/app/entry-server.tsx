/** The storefront on the server: a request in, a page or its payload out. Reaches the API only through `send`. */
import { type Locale, localeOfPath, stripLocale } from '#domain/locale.ts';
import { fetchControls } from '../features/listing/listing.tsx';
import { renderOffline } from '../features/offline/offline.ts';
import { layoutFile } from '../frame/layouts/layouts.ts';
import kzMessages from '../i18n/kz.json' with { type: 'json' };
import { getWords, setMessages } from '../i18n/messages.ts';
import ruMessages from '../i18n/ru.json' with { type: 'json' };
import type { Messages } from '../i18n/translate.ts';
import { escapeHtml, escapeJson, renderDocument } from '../page/head/document.ts';
import { packLoneWord } from '../page/head/packed-data.ts';
import type { PageData } from '../page/head/page-data.ts';
import type { PageAnswer, PageRequest } from '../page/head/page-request.ts';
import { errorPart } from './routing/late-error-screen.tsx';

export { normalizePageUrl } from './routing/page-url.ts';
export { publicAddresses } from './routing/public-addresses.ts';

/** A name as it stands in a page's HTML and in the data beside it. */
export const writeName = (name: string): { inHtml: string; inData: string } => ({
  // As React writes it.
  inHtml: escapeHtml(name).replaceAll('&#39;', '&#x27;'),
  inData: escapeJson(packLoneWord(name)).slice(1, -1),
});

/** The page for those without a network, as it is kept by their browsers. */
export function renderOfflinePage(locale: Locale, findAssets: PageRequest['findAssets']): string {
  return renderOffline(
    locale,
    getWords(locale).t,
    findAssets([], 'storefront/features/offline/entry-offline.ts'),
  );
}

import { type FactPlace, toBreadcrumbFacts } from '../page/head/structured-data.ts';
import {
  failureTitle,
  type ScreenFailure,
  type ScreenModule,
  type ScreenPayload,
  type Seo,
} from '../page/screen.ts';
import { type Shell, VIEWER_HEADER } from '../page/shell.ts';
import { isRouteErrorResponse, Redirect } from '../router/answers.ts';
import { type LoadedPage, loadPage } from '../router/load-page.ts';
import { matchPath } from '../router/match-routes.ts';
import { routes as table } from '../routes.ts';
import { renderPage, renderWhole } from './rendering/render-page.tsx';
import { buildRoutes, type RouteMark } from './routing/route-tree.tsx';
import { loadScreenModule } from './routing/screens.ts';
import { serverSource } from './routing/server-source.ts';

/** As they are served to the browser. */
export const messages: Record<Locale, Messages> = { ru: ruMessages, kz: kzMessages };
setMessages('ru', messages.ru);
setMessages('kz', messages.kz);

// Rendering does not wait: what is fetched by need in the browser is there from the start here.
await Promise.all([errorPart.fetch(), fetchControls()]);

const routes = buildRoutes(serverSource);

const PAYLOAD_SUFFIX = '/_payload.json';
const SHELL_SUFFIX = '/_shell.json';

/**
 * A page; at `{path}/_payload.json` the data with which the browser shows the same page by itself; at
 * `{locale}/_shell.json` what stands around every page.
 */
export async function render(page: PageRequest): Promise<PageAnswer> {
  // Joined, not resolved: `//other.example` is a path of ours, and no page.
  const url = new URL(page.publicUrl + page.url);
  const suffix = [PAYLOAD_SUFFIX, SHELL_SUFFIX].find((ending) => url.pathname.endsWith(ending));
  if (suffix) url.pathname = url.pathname.slice(0, -suffix.length) || '/';
  const found = await findPage(page, url);
  if (found instanceof Redirect) {
    const { status, location } = found;
    // A redirect of a payload is told in its body: fetch would follow it silently and bring the other page's data.
    return suffix ? jsonAnswer(200, { redirect: location }) : { status, headers: { location }, body: '' };
  }
  if (suffix === PAYLOAD_SUFFIX) return payloadAnswer(found, localeOfPath(url.pathname));
  if (suffix === SHELL_SUFFIX) return jsonAnswer(200, found.loaderData[localeOfPath(url.pathname)]);
  return htmlAnswer(page, url, found);
}

/** What a page says of itself to search engines; null where there is none. A guarded one says only what it is. */
export async function describe(page: PageRequest): Promise<Seo | null> {
  const url = new URL(page.publicUrl + page.url);
  const found = await findPage(page, url);
  if (found instanceof Redirect) return describeGuarded(url.pathname);
  const reason = failureOf(found)?.reason;
  if (reason && reason.status !== 404) throw new Error(`${page.url} cannot be described: ${reason.status}`);
  return reason ? null : (leafOf(found).payload?.seo ?? null);
}

function describeGuarded(path: string): Seo | null {
  const { t } = getWords(localeOfPath(path));
  const route = table.find((each) => matchPath(each.path, stripLocale(path)));
  if (!route?.middleware?.includes('auth')) return null;
  return path.includes('/personal')
    ? { title: t('personal.menu'), description: t('overview.seo'), isRobotsBlock: true }
    : { title: t('checkout.title'), description: t('checkout.seo'), isRobotsBlock: true };
}

/** Only the rendering of a page, its data loaded once: the floor that the bench holds whole pages against. */
export async function prepareBareRender(page: PageRequest): Promise<() => string> {
  const url = new URL(page.publicUrl + page.url);
  const found = await findPage(page, url);
  if (found instanceof Redirect) throw new Error('a redirect cannot be rendered');
  return () => renderWhole(found, url);
}

/** Nobody waits for a page that is not wanted any more: the server's own time limits end its calls. */
const { signal } = new AbortController();

const findPage = (page: PageRequest, url: URL): Promise<LoadedPage | Redirect> =>
  loadPage(routes, { url, signal, visit: page });

function leafOf({ matches, loaderData }: LoadedPage): {
  payload: ScreenPayload | undefined;
  mark: RouteMark | undefined;
} {
  const leaf = matches.at(-1)?.route;
  return {
    payload: leaf && (loaderData[leaf.id] as ScreenPayload | undefined),
    mark: leaf?.handle as RouteMark | undefined,
  };
}

function failureOf({ failure }: LoadedPage): PageData['failure'] {
  if (!failure) return null;
  const { routeId, error } = failure;
  // A fault of ours: to the server's error handler, which logs it and sends the fault page.
  if (!isRouteErrorResponse(error)) throw error;
  return { routeId, reason: error.data as ScreenFailure };
}

const jsonAnswer = (status: number, body: unknown): PageAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

/** With whom it was made for: a page that still shows a user learns from it that the session is over. */
function payloadAnswer(found: LoadedPage, locale: Locale): PageAnswer {
  const reason = failureOf(found)?.reason;
  const answer = jsonAnswer(reason?.status ?? 200, reason ?? leafOf(found).payload);
  const shell = found.loaderData[locale] as Shell | undefined;
  return shell?.viewer ? { ...answer, headers: { ...answer.headers, [VIEWER_HEADER]: 'user' } } : answer;
}

async function htmlAnswer(page: PageRequest, url: URL, found: LoadedPage): Promise<PageAnswer> {
  const failure = failureOf(found);
  const reason = failure?.reason;
  const locale = localeOfPath(url.pathname);
  const { t } = getWords(locale);
  const { payload, mark } = leafOf(found);
  const screen = payload && mark ? await loadScreenModule(mark.screen) : null;
  const shell = found.loaderData[locale] as Shell | undefined;
  const place = { publicUrl: page.publicUrl, locale, phone: shell?.offers.seller?.phone };
  const body = renderDocument({
    locale,
    path: url.pathname,
    publicUrl: page.publicUrl,
    seo: payload?.seo ?? {
      title: t(failureTitle(reason?.status)),
      description: '',
      isRobotsBlock: true,
    },
    body: renderPage(found, url),
    assets: page.findAssets(modulesOf(mark, failure !== null)),
    messagesUrl: page.messagesUrl(locale),
    structuredData: await findFacts(screen, payload, place, url.pathname),
    pageData: {
      locale,
      buildId: page.buildId,
      address: url.pathname + url.search,
      loaderData: found.loaderData,
      failure,
    },
  });
  return {
    status: reason?.status ?? 200,
    ...(reason ? { statusMessage: reason.statusMessage } : {}),
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body,
  };
}

/** A page that tells nothing of its own is told of by the place it has. */
async function findFacts(
  screen: ScreenModule | null,
  payload: ScreenPayload | undefined,
  place: FactPlace,
  path: string,
): Promise<object[]> {
  if (!screen || !payload) return [];
  if (screen.structuredData) return screen.structuredData(payload.data, place);
  const [name = ''] = payload.seo.title.split(/ [—|] /);
  return payload.seo.isRobotsBlock
    ? []
    : [toBreadcrumbFacts([{ name, href: path.replace(/(.)\/$/, '$1') }], place)];
}

/** What the page needs beside the entry: its screen and layout, or the error screen. */
function modulesOf(mark: RouteMark | undefined, isFailed: boolean): string[] {
  const layout = mark && layoutFile(mark.layout);
  const screen = isFailed || !mark ? 'screens/error/error-screen.tsx' : `screens/${mark.screen}-screen.tsx`;
  return layout ? [screen, layout] : [screen];
}

/** Of every kind of page that can be asked for. */
export function listPageModules(): string[][] {
  const marks = table.map(({ screen, layout }) => ({ screen, layout, locale: 'ru' as const }));
  return [
    ...marks.flatMap((mark) => [modulesOf(mark, false), modulesOf(mark, true)]),
    modulesOf(undefined, true),
  ];
}
