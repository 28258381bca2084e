import type { SetCard, SetMode } from '#contract/sets.ts';
import type { LoadContext } from '../../page/screen.ts';

/** What a card of a set shows and nothing else: it travels with every page of cards. */
export interface ShelfSet
  extends Pick<
    SetCard,
    'code' | 'mode' | 'name' | 'lead' | 'itemCount' | 'price' | 'regularPrice' | 'saving' | 'param' | 'inCity'
  > {
  image: { id: string; version: string };
  /** Whole sets that stand in the visitor's city. */
  wholeSets: number;
}

export function toShelfSet(set: SetCard, cityCode: string): ShelfSet {
  const { code, mode, name, lead, itemCount, price, regularPrice, saving, param, inCity, images, balance } =
    set;
  const { id = '', version = '' } = images[0] ?? {};
  return {
    ...{ code, mode, name, lead, itemCount, price, regularPrice, saving, inCity },
    ...(param ? { param } : {}),
    image: { id, version },
    wholeSets: balance.find(({ city }) => city === cityCode)?.count ?? 0,
  };
}

/** The most popular sets of a mode, for a shelf; a page goes on without them. */
export async function findSets(
  { api, cityCode }: Pick<LoadContext, 'api' | 'cityCode'>,
  mode: SetMode,
  count: number,
): Promise<ShelfSet[]> {
  const found = await api('GET /api/v1/sets/{mode}/', {
    params: { mode },
    query: { city: cityCode, pageSize: count },
  });
  return found.ok ? found.value.items.map((set) => toShelfSet(set, cityCode)) : [];
}
