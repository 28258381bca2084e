import type { FastifyInstance } from 'fastify';
import { getProduct, getProductsByCodes, getSection, getSections } from '#contract/catalog.ts';
import type { Cities } from '../cities/cities.ts';
import { route } from '../http/route.ts';
import type { Catalog } from './catalog.ts';

export function registerCatalog(app: FastifyInstance, catalog: Catalog, cities: Cities): void {
  route(app, getSections, async ({ language }) => ({ data: (await catalog.sectionTree(language)).roots }));

  route(app, getSection, async ({ params, query, language }) => {
    const { sectionCode } = params;
    const { section, breadcrumbs, seoText } = await catalog.getSection(sectionCode, language);
    const [staticFilters, staticFilter] = await Promise.all([
      catalog.staticFilters.list(sectionCode, language),
      query.staticFilter === undefined
        ? null
        : catalog.staticFilters.get(sectionCode, query.staticFilter, language),
    ]);
    return {
      data: { section, breadcrumbs, seoText, staticFilters, ...(staticFilter ? { staticFilter } : {}) },
    };
  });

  route(app, getProductsByCodes, async ({ query, language, viewer }) => ({
    items: await catalog.listProducts(query.codes, {
      language,
      viewer,
      cityCode: await cities.resolveCode(query.city),
    }),
  }));

  route(app, getProduct, async ({ params, query, language, viewer }) => ({
    data: await catalog.getProduct(params.code, {
      language,
      viewer,
      cityCode: await cities.resolveCode(query.city),
    }),
  }));
}
