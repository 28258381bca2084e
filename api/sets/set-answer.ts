/** A set as the contract tells it: its card, and its items group by group. */
import type { Product } from '#contract/catalog.ts';
import type { SetCard, SetItem } from '#contract/sets.ts';
import type { Locale } from '#domain/locale.ts';
import { countFor } from '#domain/sets.ts';
import type { PricedSet } from './set-facets.ts';
import { colourName, styleName, toParam } from './set-words.ts';
import type { SetRow } from './sets.queries.ts';

/** Marks on the picture need the goods that stand there: without `byId` there are none. */
export function toCard(
  { row, sum }: PricedSet,
  language: Locale,
  byId?: ReadonlyMap<number, Product>,
): SetCard {
  const isKz = language === 'kz';
  const { externalId: id, imageVersion: version } = row;
  const hotspots = row.items.flatMap((item) => {
    const product = byId?.get(item.productIds[0] ?? 0);
    return item.spot && product ? [{ ...item.spot, productCode: product.code, item: item.id }] : [];
  });
  return {
    id: row.id,
    code: row.code,
    mode: row.mode,
    name: isKz ? row.nameKz : row.nameRu,
    lead: isKz ? row.leadKz : row.leadRu,
    sectionCode: row.sectionCode,
    images: [{ url: `/img/s/lg_896/${id.slice(0, 3)}/${id}_0.webp?v=${version}`, id, version, hotspots }],
    ...(row.param ? { param: toParam(row.param, language) } : {}),
    ...(row.style ? { style: { code: row.style, name: styleName(row.style, language) } } : {}),
    ...(row.colour ? { colour: { code: row.colour, name: colourName(row.colour, language) } } : {}),
    itemCount: row.items.length,
    price: sum.price,
    regularPrice: sum.regularPrice,
    saving: sum.saving,
    balance: sum.balance,
    inCity: sum.inCity,
  };
}

export function toGroups(
  row: SetRow,
  byId: ReadonlyMap<number, Product>,
  analogues: readonly (Product | null)[],
  param: number | null,
  language: Locale,
): { name: string; items: SetItem[] }[] {
  const items = row.items.flatMap((item, at) => {
    const [product, ...others] = item.productIds.map((id) => byId.get(id));
    // A product that exists no more leaves its place to the first alternative that does.
    const own = product ?? others.find((each) => each !== undefined);
    if (!own) return [];
    const analogue = analogues[at];
    return [
      {
        group: language === 'kz' ? item.groupKz : item.groupRu,
        id: item.id,
        productCode: own.code,
        count: countFor(item, param ?? 0, own.units),
        amount: item.amount,
        perParam: item.perParam,
        measure: item.measure,
        required: item.isRequired,
        isTaken: item.isTaken,
        alternatives: others.flatMap((each) => (each && each !== own ? [each.code] : [])),
        ...(analogue ? { analogue: analogue.code } : {}),
      },
    ];
  });
  const groups = Map.groupBy(items, ({ group }) => group);
  return [...groups].map(([name, all]) => ({ name, items: all.map(({ group: _, ...item }) => item) }));
}
