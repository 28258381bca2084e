/** Where shell and payloads come from on the server: middleware, validation, then the screen's loader over the API. */
import type { User } from '#contract/users.ts';
import { cityName } from '#domain/city.ts';
import { pageErrorStatus } from '#domain/http-status.ts';
import { type Locale, stripLocale } from '#domain/locale.ts';
import { userType } from '#domain/price.ts';
import { type Api, createApi, loggedByServer } from '../../api-client.ts';
import { getWords } from '../../i18n/messages.ts';
import type { PageRequest } from '../../page/head/page-request.ts';
import { requireValue } from '../../page/require-value.ts';
import { ScreenError, type ScreenFailure, type ScreenPayload } from '../../page/screen.ts';
import type { Shell } from '../../page/shell.ts';
import { errorResponse, redirect } from '../../router/answers.ts';
import type { LoaderArgs } from '../../router/route.ts';
import type { ScreenRoute } from '../../routes.ts';
import { withCustomSeo } from './custom-seo.ts';
import { runMiddleware } from './middleware.ts';
import type { PageSource } from './route-tree.tsx';
import { loadScreenModule } from './screens.ts';

export const serverSource: PageSource<PageRequest> = { findShell, findPayload, loadMessages: async () => {} };

async function findShell(locale: Locale, { visit: page }: LoaderArgs<PageRequest>): Promise<Shell> {
  const api = createApi(page.send, locale, loggedByServer);
  return orFail(page, async () => {
    const [cities, shop, viewer] = await Promise.all([
      api('GET /api/v2/cities/'),
      api('GET /api/v1/shop/'),
      findViewer(page, api),
    ]);
    const known = requireValue(cities).data;
    const city = known.find(({ code }) => code === page.cityCode);
    return {
      city: { id: page.cityId, code: page.cityCode, name: known.length === 0 ? '' : cityName(city, locale) },
      cities: known.map(({ code, name }) => ({ code, name })),
      offers: requireValue(shop).data,
      viewer: viewer && {
        id: viewer.id,
        firstName: viewer.firstName,
        isWholesale: userType(viewer) === 'wholesale',
        organizations: viewer.organizations.map(({ id, name }) => ({
          id,
          name,
          isChosen: id === viewer.wholesaleOrganization?.id,
        })),
      },
    };
  });
}

async function findPayload(
  route: ScreenRoute | null,
  locale: Locale,
  { visit: page, url, params }: LoaderArgs<PageRequest>,
): Promise<ScreenPayload> {
  // spec 8: an unmatched route and a failed validation are told apart by their words.
  if (route === null || (route.isDevelopmentOnly && !page.isDevelopment))
    throw failure(page, 404, 'Page not found');
  const api = createApi(page.send, locale, loggedByServer);
  const { middleware = [] } = route;
  // A token that is no session any more counts as none: asked only where somebody is needed.
  const hasToken = middleware.includes('auth') && (await orFail(page, () => findViewer(page, api))) !== null;
  const target = runMiddleware(middleware, { locale, url, hasToken });
  if (target !== null) throw redirect(target);

  const module = await loadScreenModule(route.screen);
  if (module.validate && module.validate(params) !== true) {
    throw failure(page, 404, notFoundWords(page));
  }
  return orFail(page, async () => {
    // Asked for beside the page's own data; without an answer the screen's own words stand.
    const custom = route.hasCustomSeo
      ? api('GET /api/v1/seo/', {
          query: { url: `${stripLocale(url.pathname).replace(/\/$/, '')}/`, city: page.cityCode },
        })
      : null;
    const data = await module.load({
      api,
      locale,
      cityId: page.cityId,
      cityCode: page.cityCode,
      params,
      url,
      ...(page.plain ? { plain: page.plain } : {}),
    });
    const seo = module.seo(data, getWords(locale).t);
    const found = await custom;
    return { data, seo: found?.ok ? withCustomSeo(seo, found.value, url.search !== '') : seo };
  });
}

const viewers = new WeakMap<PageRequest, Promise<User | null>>();

/** Who is asking; shell and screen of one page ask once. Not to know is a failure, not «nobody». */
function findViewer(page: PageRequest, api: Api): Promise<User | null> {
  if (page.viewer) return Promise.resolve(page.viewer);
  if (!page.hasToken) return Promise.resolve(null);
  let viewer = viewers.get(page);
  if (!viewer) {
    viewer = api('GET /api/v1/users/').then((user) =>
      !user.ok && user.status === 401 ? null : requireValue(user).data,
    );
    viewers.set(page, viewer);
  }
  return viewer;
}

/** A loader's ScreenError becomes the answer's status; anything else stays a fault. */
async function orFail<T>(page: PageRequest, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ScreenError)) throw error;
    // What the API says is missing is a page that does not exist.
    const message = error.status === 404 ? notFoundWords(page) : error.message;
    throw failure({ requestId: error.requestId ?? page.requestId }, pageErrorStatus(error.status), message);
  }
}

/** spec 8: with the full path, of the page and not of its data. */
const notFoundWords = ({ askedUrl }: PageRequest) =>
  `Page Not Found: ${askedUrl.replace(/\/_payload\.json(?=\?|$)/, '') || '/'}`;

function failure({ requestId }: Pick<PageRequest, 'requestId'>, status: number, statusMessage: string) {
  const body: ScreenFailure = { status, statusMessage, requestId };
  return errorResponse(body, { status });
}
