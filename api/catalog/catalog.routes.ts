import type { FastifyInstance } from 'fastify';
import { getProduct, getProducts, getProductsByCodes, getSection, getSections } from '#contract/catalog.ts';
import type { Cities } from '../cities/cities.ts';
import { route } from '../http/route.ts';
import type { Catalog } from './catalog.ts';

export function registerCatalog(app: FastifyInstance, catalog: Catalog, cities: Cities): void {
  route(app, getSections, async ({ language }) => ({ data: (await catalog.sectionTree(language)).roots }));

  route(app, getSection, async ({ params, language }) => ({
    data: await catalog.getSection(params.sectionCode, language),
  }));

  route(app, getProducts, async ({ query, language, viewer }) => {
    const { page, pageSize } = query;
    const reader = { language, viewer, cityCode: await cities.resolveCode(query.city) };
    const { items, total } = await catalog.listSection(query.sectionCode, { page, pageSize }, reader);
    return { items, meta: { page, pageSize, total } };
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
