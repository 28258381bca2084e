import { getProducts } from '#contract/listing.ts';
import type { Cities } from '../cities/cities.ts';
import type { Http } from '../http/http.ts';
import { route } from '../http/route.ts';
import type { Listing } from './listing.ts';

export function registerListing(http: Http, listing: Listing, cities: Cities): void {
  const findCity = ({ city }: { city?: string | undefined }) => cities.resolveCode(city);
  route(
    http,
    getProducts,
    async ({ query, language, viewer }) => {
      const reader = { language, viewer, cityCode: await findCity(query) };
      const { items, filters, total, ignored } = await listing.list(query, reader);
      return { items, filters, meta: { page: query.page, pageSize: query.pageSize, total, ignored } };
    },
    { findCity },
  );
}
