import { exportPurchased, getPurchased } from '#contract/purchased.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import type { Http } from '../http/http.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { route } from '../http/route.ts';
import type { Purchased } from './purchased.ts';

/** A file of everything is worth some work. */
const EXPORT_LIMIT: Limit = { name: 'purchased-export', max: 20, windowSeconds: 600 };

export function registerPurchased(
  http: Http,
  { db, purchased, cities }: { db: Db; purchased: Purchased; cities: Cities },
): void {
  route(http, getPurchased, async ({ query, viewer, language }) =>
    purchased.showPage(
      viewer.id,
      { ...query, sections: query.sectionsCode },
      { language, viewer, cityCode: await cities.resolveCode(query.city) },
    ),
  );

  // A link carries no header: the language stands in its address.
  route(http, exportPurchased, async ({ query, viewer, language }) => {
    await requireWithinLimit(db, EXPORT_LIMIT, String(viewer.id));
    const reader = {
      language: query.lang ?? language,
      viewer,
      cityCode: await cities.resolveCode(query.city),
    };
    return purchased.exportSheet(viewer.id, { ...query, sections: query.sectionsCode }, reader);
  });
}
