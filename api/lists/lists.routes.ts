import {
  addToCompare,
  addToFavorites,
  getCompareCodes,
  getCompareList,
  getCompareListByCodes,
  getFavoriteCodes,
  getFavorites,
  getFavoritesByCodes,
  removeFromCompare,
  removeFromFavorites,
} from '#contract/lists.ts';
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import type { Reader } from '../catalog/catalog.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Lists, SavedCodes } from './lists.ts';

export function registerLists(http: Http, lists: Lists, cities: Cities): void {
  const readerOf = async (
    cityCode: string | undefined,
    caller: { language: Locale; viewer: User | null },
  ): Promise<Reader> => ({
    language: caller.language,
    viewer: caller.viewer,
    cityCode: await cities.resolveCode(cityCode),
  });
  const done = (saved: SavedCodes) => ({ success: true as const, ...saved });
  const isYes = (word: string | undefined) => word === '1' || word === 'true';

  route(http, getCompareCodes, ({ viewer }) => lists.getCodes(viewer.id, 'compare'));
  route(http, getFavoriteCodes, ({ viewer }) => lists.getCodes(viewer.id, 'favorites'));

  route(http, addToCompare, async ({ viewer, body }) =>
    done(await lists.add(viewer.id, 'compare', body.productsCode, body.behind)),
  );
  route(http, addToFavorites, async ({ viewer, body }) =>
    done(await lists.add(viewer.id, 'favorites', body.productsCode, body.behind)),
  );
  route(http, removeFromCompare, async ({ viewer, body: { productsCode = [], sectionsCode = [] } }) =>
    done(await lists.remove(viewer.id, 'compare', productsCode, sectionsCode)),
  );
  route(http, removeFromFavorites, async ({ viewer, query }) =>
    done(await lists.remove(viewer.id, 'favorites', query.productsCode)),
  );

  route(http, getFavorites, async ({ query, ...caller }) => {
    const { products } = await lists.getCodes(caller.viewer.id, 'favorites');
    return lists.showFavorites(
      products,
      { ...query, sections: query.sectionsCode ?? [] },
      await readerOf(query.cityCode, caller),
    );
  });
  route(http, getFavoritesByCodes, async ({ query, ...caller }) =>
    lists.showFavorites(
      query.productsCode,
      { ...query, sections: query.sectionsCode ?? [] },
      await readerOf(query.cityCode, caller),
    ),
  );

  const toWish = (query: { sectionCode?: string | undefined; compareByFilters?: string | undefined }) => ({
    sectionCode: query.sectionCode ?? '',
    isByFilters: isYes(query.compareByFilters),
  });
  route(http, getCompareList, async ({ query, ...caller }) => {
    const { products } = await lists.getCodes(caller.viewer.id, 'compare');
    return lists.showComparison(products, toWish(query), await readerOf(query.cityCode, caller));
  });
  route(http, getCompareListByCodes, async ({ query, ...caller }) =>
    lists.showComparison(query.productsCode, toWish(query), await readerOf(query.cityCode, caller)),
  );
}
