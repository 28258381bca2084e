import {
  getProduct,
  getProductsByCodes,
  getSection,
  getSections,
  type ProductDetails,
} from '#contract/catalog.ts';
import type { Locale } from '#domain/locale.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Catalog } from './catalog.ts';

interface CatalogRoutesParts {
  catalog: Catalog;
  cities: Cities;
  listSetsOf(productId: number, language: Locale): Promise<ProductDetails['sets']>;
}

export function registerCatalog(http: Http, { catalog, cities, listSetsOf }: CatalogRoutesParts): void {
  route(http, getSections, async ({ language }) => ({ data: await catalog.menuTree(language) }));

  route(http, getSection, async ({ params, query, language }) => {
    const { sectionCode } = params;
    const { section, breadcrumbs, seoText } = await catalog.getSection(sectionCode, language);
    const [staticFilters, staticFilter] = await Promise.all([
      catalog.listSelections(sectionCode, language),
      query.staticFilter === undefined
        ? null
        : catalog.staticFilters.get(sectionCode, query.staticFilter, language),
    ]);
    return {
      data: { section, breadcrumbs, seoText, staticFilters, ...(staticFilter ? { staticFilter } : {}) },
    };
  });

  route(http, getProductsByCodes, async ({ query, language, viewer }) => ({
    items: await catalog.listProducts(query.codes, {
      language,
      viewer,
      cityCode: await cities.resolveCode(query.city),
    }),
  }));

  const findCity = ({ city }: { city?: string | undefined }) => cities.resolveCode(city);
  route(
    http,
    getProduct,
    async ({ params, query, language, viewer }) => {
      const cityCode = await findCity(query);
      const product = await catalog.getProduct(params.code, { language, viewer, cityCode });
      return { data: { ...product, sets: await listSetsOf(product.id, language) } };
    },
    { findCity },
  );
}
