import type { FastifyInstance } from 'fastify';
import { getPromoCode } from '#contract/promotions.ts';
import type { Cities } from '../cities/cities.ts';
import { route } from '../http/route.ts';
import type { Promotions } from './promotions.ts';

export function registerPromotions(app: FastifyInstance, promotions: Promotions, cities: Cities): void {
  route(app, getPromoCode, async ({ params, query, language, viewer, address }) => {
    const row = await promotions.checkCode(params.code, {
      viewer,
      language,
      address,
      card: null,
      cityCode: query.city === undefined ? null : await cities.resolveCode(query.city),
    });
    const isKz = language === 'kz';
    return {
      data: {
        promoCode: row.promoCode ?? '',
        title: isKz ? row.titleKz : row.titleRu,
        lead: isKz ? row.leadKz : row.leadRu,
        ...(row.minSum === null ? {} : { minSum: row.minSum }),
        ...(row.endsAt === null ? {} : { until: row.endsAt.toISOString() }),
      },
    };
  });
}
