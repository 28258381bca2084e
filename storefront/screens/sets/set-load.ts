import type { SetMode } from '#contract/sets.ts';
import { parseNumber } from '#domain/listing.ts';
import { toCardProduct } from '../../features/catalog/card-product.ts';
import { getWords } from '../../i18n/messages.ts';
import { requireValue } from '../../page/require-value.ts';
import type { LoadContext } from '../../page/screen.ts';
import { toShelfSet } from './find-sets.ts';
import type { SetData } from './set-data.ts';

export async function loadSet({ api, cityCode, locale, params, url }: LoadContext): Promise<SetData> {
  const mode = params.mode as SetMode;
  const param = parseNumber(url.searchParams.get('param'));
  const found = await api('GET /api/v1/sets/{mode}/{code}/', {
    params: { mode, code: params.code ?? '' },
    query: { city: cityCode, ...(param === undefined ? {} : { param }) },
  });
  const { data } = requireValue(found);
  const { code, name, lead, style, colour, price, inCity, description, section, balance, images } = data;
  const { id = '', version = '', hotspots = [] } = images[0] ?? {};
  return {
    set: {
      ...{ mode, code, name, lead, price, inCity, description, section },
      ...(data.param ? { param: data.param } : {}),
      ...(style ? { style } : {}),
      ...(colour ? { colour } : {}),
      image: { id, version },
      wholeSets: balance.find(({ city }) => city === cityCode)?.count ?? 0,
    },
    modeName: getWords(locale).t(`sets.${mode}`),
    hotspots: hotspots.map(({ x, y, item }) => ({ x, y, item })),
    groups: data.groups,
    products: data.products.map(toCardProduct),
    calculation: data.calculation,
    similar: data.similar.map((each) => toShelfSet(each, cityCode)),
  };
}
