/** The storefront on the server: a request in, a page or its payload out. Reaches the API only through `send`. */
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { type Locale, localeOfPath } from '#domain/locale.ts';
import { renderDocument } from './document.ts';
import kzMessages from './i18n/kz.json' with { type: 'json' };
import { getWords, setMessages } from './i18n/messages.ts';
import ruMessages from './i18n/ru.json' with { type: 'json' };
import type { Messages } from './i18n/translate.ts';
import { errorPart } from './late-error-screen.tsx';
import { layoutFile } from './layouts/layouts.ts';
import { fetchControls } from './listing/listing.tsx';
import type { PageAnswer, PageRequest } from './page-request.ts';

export { normalizePageUrl } from './page-url.ts';
export { publicAddresses } from './public-addresses.ts';

import { buildRoutes, type RouteMark } from './router.tsx';
import type { ScreenFailure, ScreenPayload } from './screen.ts';
import { loadScreenModule } from './screens.ts';
import { rememberPageRequest, serverSource } from './server-source.ts';

/** As they are served to the browser. */
export const messages: Record<Locale, Messages> = { ru: ruMessages, kz: kzMessages };
setMessages('ru', messages.ru);
setMessages('kz', messages.kz);

// Rendering does not wait: what is fetched by need in the browser is there from the start here.
await Promise.all([errorPart.fetch(), fetchControls()]);

const handler = createStaticHandler(buildRoutes(serverSource));

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
  const context = await findContext(page, url);
  if (context instanceof Response) {
    const location = context.headers.get('location') ?? '/';
    // A redirect of a payload is told in its body: fetch would follow it silently and bring the other page's data.
    return suffix
      ? jsonAnswer(200, { redirect: location })
      : { status: context.status, headers: { location }, body: '' };
  }
  if (suffix === PAYLOAD_SUFFIX) return payloadAnswer(context);
  if (suffix === SHELL_SUFFIX) return jsonAnswer(200, context.loaderData[localeOfPath(url.pathname)]);
  return htmlAnswer(page, context);
}

/** Only the rendering of a page, its data loaded once: the floor that the bench holds whole pages against. */
export async function prepareBareRender(page: PageRequest): Promise<() => string> {
  const context = await findContext(page, new URL(page.publicUrl + page.url));
  if (context instanceof Response) throw new Error('a redirect cannot be rendered');
  return () => renderBody(context);
}

function findContext(page: PageRequest, url: URL): Promise<StaticHandlerContext | Response> {
  const request = new Request(url);
  rememberPageRequest(request, page);
  return handler.query(request);
}

function leafOf(context: StaticHandlerContext): {
  payload: ScreenPayload | undefined;
  mark: RouteMark | undefined;
} {
  const leaf = context.matches.at(-1)?.route;
  return {
    payload: leaf && (context.loaderData[leaf.id] as ScreenPayload | undefined),
    mark: leaf?.handle as RouteMark | undefined,
  };
}

function failureOf(context: StaticHandlerContext): ScreenFailure | null {
  const error = Object.values(context.errors ?? {})[0];
  if (error === undefined) return null;
  // A fault of ours: to the server's error handler, which logs it and sends the fault page.
  if (!isRouteErrorResponse(error)) throw error;
  return error.data as ScreenFailure;
}

const jsonAnswer = (status: number, body: unknown): PageAnswer => ({
  status,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  body: JSON.stringify(body),
});

function payloadAnswer(context: StaticHandlerContext): PageAnswer {
  return jsonAnswer(context.statusCode, failureOf(context) ?? leafOf(context).payload);
}

async function htmlAnswer(page: PageRequest, context: StaticHandlerContext): Promise<PageAnswer> {
  const failure = failureOf(context);
  const locale = localeOfPath(context.location.pathname);
  const { t } = getWords(locale);
  const { payload, mark } = leafOf(context);
  const screen = payload && mark ? await loadScreenModule(mark.screen) : null;
  const body = renderDocument({
    locale,
    path: context.location.pathname,
    publicUrl: page.publicUrl,
    seo: payload?.seo ?? {
      title: t(failure?.status === 404 ? 'notFound.title' : 'error.title'),
      description: '',
      isRobotsBlock: true,
    },
    body: renderBody(context),
    assets: page.findAssets(modulesOf(mark, failure)),
    messagesUrl: page.messagesUrl(locale),
    structuredData:
      (await screen?.structuredData?.(payload?.data, { publicUrl: page.publicUrl, locale })) ?? [],
    pageData: {
      locale,
      buildId: page.buildId,
      address: context.location.pathname + context.location.search,
      loaderData: context.loaderData,
      errors: failure && Object.fromEntries(Object.keys(context.errors ?? {}).map((id) => [id, failure])),
    },
  });
  return {
    status: context.statusCode,
    ...(failure ? { statusMessage: failure.statusMessage } : {}),
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body,
  };
}

/** What the page needs beside the entry: its screen and layout, or the error screen. */
function modulesOf(mark: RouteMark | undefined, failure: ScreenFailure | null): string[] {
  const layout = mark && layoutFile(mark.layout);
  const screen = failure || !mark ? 'error-screen/error-screen.tsx' : `${mark.screen}-screen.tsx`;
  return layout ? [screen, layout] : [screen];
}

function renderBody(context: StaticHandlerContext): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}
