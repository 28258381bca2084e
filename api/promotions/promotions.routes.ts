import { calculatePromotions, getPromoCode, getPromotion, getPromotions } from '#contract/promotions.ts';
import type { User } from '#contract/users.ts';
import type { Locale } from '#domain/locale.ts';
import { parsePromoCode } from '#domain/promotions/promotions.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import { createShowcase, type ShowcaseParts } from './showcase.ts';

export function registerPromotions(http: Http, parts: ShowcaseParts): void {
  const { promotions, cities } = parts;
  const showcase = createShowcase(parts);
  const toReader = async (city: string | undefined, language: Locale, viewer: User | null) => ({
    language,
    viewer,
    cityCode: await cities.resolveCode(city),
  });

  route(http, getPromotions, async ({ query, language, viewer }) =>
    showcase.list(query, await toReader(query.city, language, viewer)),
  );
  route(http, getPromotion, async ({ params, query, language, viewer }) =>
    showcase.get(params.code, await toReader(query.city, language, viewer)),
  );
  route(http, calculatePromotions, async ({ body, language, viewer, client }) =>
    showcase.calculate(body, { ...(await toReader(body.city, language, viewer)), client }),
  );

  route(http, getPromoCode, async ({ params, query, language, viewer, client }) => {
    const row = await promotions.checkCode(params.code, {
      viewer,
      language,
      client,
      card: await parts.findCard(viewer),
      cityCode: query.city === undefined ? null : await cities.resolveCode(query.city),
    });
    const isKz = language === 'kz';
    return {
      data: {
        promoCode: parsePromoCode(params.code) ?? params.code,
        title: isKz ? row.titleKz : row.titleRu,
        lead: isKz ? row.leadKz : row.leadRu,
        ...(row.minSum === null ? {} : { minSum: row.minSum }),
        ...(row.endsAt === null ? {} : { until: row.endsAt.toISOString() }),
      },
    };
  });
}
