import { getCutting, getTinting } from '#contract/works.ts';
import { toCutStock } from '#domain/sawing/sawing.ts';
import { TINT_BASES, toTintable } from '#domain/tinting/tinting.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import type { Http } from '../http/http.ts';
import { Refusal } from '../http/refusal.ts';
import { route } from '../http/route.ts';
import { findOtherBase, listWorkGoods } from './works.queries.ts';

interface Parts {
  db: Db;
  catalog: Pick<Catalog, 'listProducts'>;
  cities: Pick<Cities, 'resolveCode'>;
}

export function registerWorks(http: Http, { db, catalog, cities }: Parts): void {
  route(http, getCutting, async ({ params }) => {
    const [row] = await listWorkGoods(db, [params.code]);
    if (!row) throw new Refusal('product.not_found');
    return { data: toCutStock(row) };
  });

  route(http, getTinting, async ({ params, query, language, viewer }) => {
    const [row] = await listWorkGoods(db, [params.code]);
    if (!row) throw new Refusal('product.not_found');
    const tintable = toTintable(row);
    if (!tintable) return { data: null };
    const base = TINT_BASES.find((each) => each !== tintable.base);
    const code = base ? await findOtherBase(db, params.code, base) : null;
    const reader = { language, viewer, cityCode: await cities.resolveCode(query.city) };
    const [other] = code === null ? [] : await catalog.listProducts([code], reader);
    return { data: { ...tintable, other: other ?? null } };
  });
}
