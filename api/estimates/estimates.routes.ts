import {
  exportEstimate,
  getSharedEstimate,
  importEstimate,
  putEstimateIntoCart,
  shareEstimate,
  unshareEstimate,
} from '#contract/estimate-exchange.ts';
import {
  addEstimate,
  addEstimateItems,
  copyEstimate,
  deleteEstimate,
  getEstimate,
  getEstimates,
  repriceEstimate,
  setEstimate,
} from '#contract/estimates.ts';
import type { Locale } from '#domain/locale.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import type { Http } from '../http/http.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { route } from '../http/route.ts';
import type { Viewer } from '../http/session.ts';
import type { Estimates } from './estimates.ts';

/** A list is hundreds of searches, a paper some tens of milliseconds of the event loop. */
const IMPORTS: Limit = { name: 'estimate-imports', max: 20, windowSeconds: 600 };
const EXPORTS: Limit = { name: 'estimate-exports', max: 30, windowSeconds: 60 };

export function registerEstimates(
  http: Http,
  estimates: Estimates,
  { cities, db }: { cities: Cities; db: Db },
): void {
  http.owners.set('estimate', ({ id }) => estimates.findOwner(Number(id)));

  const reading = async <V extends Viewer | null>(
    { viewer, language }: { viewer: V; language: Locale },
    city: string | undefined,
  ) => ({ viewer, language, cityCode: await cities.resolveCode(city) });

  route(http, getEstimates, async ({ viewer }) => ({ data: await estimates.list(viewer.id) }));

  route(http, addEstimate, async ({ body: { city, ...body }, ...who }) => ({
    data: await estimates.add(body, await reading(who, city)),
  }));

  route(http, getSharedEstimate, async ({ params, query, ...who }) => ({
    data: await estimates.getShared(params.token, await reading(who, query.city)),
  }));

  route(http, getEstimate, async ({ params, query, ...who }) => ({
    data: await estimates.get(params.id, await reading(who, query.city)),
  }));

  route(http, setEstimate, async ({ params, body: { city, ...body }, ...who }) => ({
    data: await estimates.set(params.id, body, await reading(who, city)),
  }));

  route(http, deleteEstimate, async ({ params, viewer }) => ({
    data: await estimates.remove(params.id, viewer.id),
  }));

  route(http, addEstimateItems, async ({ params, body: { city, ...body }, ...who }) => ({
    data: await estimates.addItems(params.id, body, await reading(who, city)),
  }));

  route(http, copyEstimate, async ({ params, body, ...who }) => ({
    data: await estimates.copy(params.id, await reading(who, body.city)),
  }));

  route(http, repriceEstimate, async ({ params, body, ...who }) => ({
    data: await estimates.reprice(params.id, await reading(who, body.city)),
  }));

  route(http, shareEstimate, async ({ params, body, viewer }) => ({
    data: await estimates.share(params.id, body, viewer.id),
  }));

  route(http, unshareEstimate, async ({ params, viewer }) => {
    await estimates.unshare(params.id, viewer.id);
    return { data: { share: null } };
  });

  route(http, putEstimateIntoCart, async ({ params, body, viewer, language, client }) => {
    const { city, itemIds, sectionIds, ...terms } = body;
    const owner = { viewer, language, client, ...terms, cityCode: await cities.resolveCode(city) };
    return { data: await estimates.putIntoCart(params.id, { itemIds, sectionIds }, owner) };
  });

  route(http, importEstimate, async ({ body: { city, ...wish }, viewer, language }) => {
    await requireWithinLimit(db, IMPORTS, String(viewer.id));
    return { data: await estimates.importList(wish, await reading({ viewer, language }, city)) };
  });

  // Counting writes a counter, nothing of the user's: the estimate stays as it is.
  route(http, exportEstimate, async ({ params, query: { city, lang, ...wish }, viewer, language }) => {
    await requireWithinLimit(db, EXPORTS, String(viewer.id));
    const reader = await reading({ viewer, language: lang ?? language }, city);
    return estimates.write(params.id, wish, reader);
  });
}
