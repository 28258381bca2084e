/** The rule of popular choices (domain) over the goods of each leaf, counted once for each copy of the index. */
import type { Locale } from '#domain/locale.ts';
import { listPopularChoices as choose, type PopularChoice } from '#domain/popular-choices.ts';
import type { CatalogIndex, IndexCopy } from '../catalog-index/catalog-index.ts';

export interface Selection {
  code: string;
  name: string;
  search: string;
}

const kept = new WeakMap<IndexCopy, Map<string, Promise<PopularChoice[]>>>();

export async function listPopularChoices(
  index: Pick<CatalogIndex, 'read' | 'scan'>,
  sectionCode: string,
  language: Locale,
): Promise<Selection[]> {
  const copy = await index.read();
  const known = kept.get(copy) ?? new Map<string, Promise<PopularChoice[]>>();
  kept.set(copy, known);
  const found = known.get(sectionCode) ?? count(index, copy, sectionCode);
  known.set(sectionCode, found);
  return (await found).map(({ code, name, search }) => ({ code, name: name[language], search }));
}

async function count(
  index: Pick<CatalogIndex, 'scan'>,
  copy: IndexCopy,
  sectionCode: string,
): Promise<PopularChoice[]> {
  const section = copy.sectionsByCode.get(sectionCode);
  if (!section?.isLeaf) return [];
  const { start, end, filters } = section;
  const counted = await index.scan(copy, { ...copy.everyProduct, start, end });
  const { properties, values, brands } = copy.reference;
  return choose(
    counted.total,
    filters.flatMap((place) => {
      const property = properties[place];
      if (!property) return [];
      const { code, kind, nameRu, nameKz, unitRu, unitKz, firstValue, endValue } = property;
      return {
        code,
        kind,
        name: { ru: nameRu, kz: nameKz },
        unit: unitRu === null ? null : { ru: unitRu, kz: unitKz ?? unitRu },
        values: values.slice(firstValue, endValue).map((value, at) => ({
          code: value.code,
          name: { ru: value.nameRu, kz: value.nameKz },
          number: value.number,
          count: counted.values[firstValue + at] ?? 0,
        })),
      };
    }),
    brands.map((brand, place) => ({
      code: brand.code,
      name: { ru: brand.name, kz: brand.name },
      count: counted.brands[place] ?? 0,
    })),
  );
}
