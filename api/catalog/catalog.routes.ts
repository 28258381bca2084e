import type { FastifyInstance } from 'fastify';
import { getProduct, getProductsByCodes, getSection, getSections } from '#contract/catalog.ts';
import type { Cities } from '../cities/cities.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import type { Catalog } from './catalog.ts';

export function registerCatalog(app: FastifyInstance, catalog: Catalog, cities: Cities): void {
  route(app, getSections, async ({ language }) => ({ data: (await catalog.sectionTree(language)).roots }));

  route(app, getSection, async ({ params, query, language }) => {
    const { section, breadcrumbs, seoText } = await catalog.getSection(params.sectionCode, language);
    if (query.staticFilter !== undefined) throw new Refusal('static_filter.not_found');
    return { data: { section, breadcrumbs, seoText, staticFilters: [] } };
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
