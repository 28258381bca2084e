/** From a set and a visitor's choice to lines: which product of each item, how many packs, and what all of it comes to. */
import type { z } from 'zod';
import type { Product } from '#contract/catalog.ts';
import type { calculateSet, SetCalculation } from '#contract/sets.ts';
import { formatNumber } from '#domain/money.ts';
import { priceView, userType } from '#domain/price.ts';
import { countFor, isParamValue, standingOf, wholeSets } from '#domain/sets.ts';
import { totalWeightKg } from '#domain/weight.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import { Refusal } from '../http/refusal.ts';
import type { Promotions } from '../promotions/promotions.ts';
import { againstParts } from './set-sums.ts';
import type { SetItemRow, SetRow } from './sets.queries.ts';

export type Choices = z.output<typeof calculateSet.body>['choices'];

interface ChosenLine {
  item: SetItemRow;
  product: Product;
  count: number;
}

export interface PriceParts {
  catalog: Pick<Catalog, 'listProducts'>;
  promotions: Pick<Promotions, 'priceCart'>;
  findCard: (viewer: Reader['viewer']) => Promise<Parameters<Promotions['priceCart']>[0]['card']>;
}

/** The parameter that counts; null for a set that has none. Refuses what lies outside its bounds. */
export function requireParam({ param }: SetRow, wished: number | undefined): number | null {
  if (param === null) return null;
  if (wished === undefined) return param.default;
  if (!isParamValue(wished, param)) {
    throw new Refusal('set.param_range', { min: formatNumber(param.min), max: formatNumber(param.max) });
  }
  return wished;
}

/**
 * Items that are not named stay as they are at first. Besides the alternatives a product of the same section may take an
 * item's place: that is where analogues of what is missing come from.
 */
export async function toLines(
  { catalog }: PriceParts,
  row: Pick<SetRow, 'items'>,
  byId: ReadonlyMap<number, Product>,
  choices: Choices,
  param: number | null,
  reader: Reader,
): Promise<ChosenLine[]> {
  const wished = new Map(choices.map(({ item, productCode }) => [item, productCode]));
  if ([...wished.keys()].some((id) => !row.items.some((item) => item.id === id))) {
    throw new Refusal('set.choice_unknown');
  }
  const known = new Map([...byId.values()].map((product) => [product.code, product]));
  const foreign = [...wished.values()].filter((code) => code !== null && !known.has(code)) as string[];
  const others = foreign.length > 0 ? await catalog.listProducts(foreign, reader) : [];
  for (const product of others) known.set(product.code, product);
  return row.items.flatMap((item): ChosenLine[] => {
    const own = byId.get(item.productIds[0] ?? 0);
    const choice = wished.get(item.id);
    if (choice === null && item.isRequired) throw new Refusal('set.item_required', { name: own?.name ?? '' });
    if (choice === null || (choice === undefined && !item.isTaken)) return [];
    const product = choice === undefined ? own : known.get(choice);
    if (!product && choice === undefined) return [];
    if (!product || !mayStandFor(product, item, own)) throw new Refusal('set.choice_unknown');
    return [{ item, product, count: countFor(item, param ?? 0, product.units) }];
  });
}

const mayStandFor = (product: Product, item: SetItemRow, own: Product | undefined): boolean =>
  item.productIds.includes(product.id) || (own !== undefined && product.sectionCode === own.sectionCode);

/** As the cart would count it: by the engine, with the reader's own card. What cannot be sold is told, not counted. */
export async function calculate(
  { promotions, findCard }: PriceParts,
  lines: readonly ChosenLine[],
  param: number | null,
  reader: Reader,
): Promise<SetCalculation> {
  const type = userType(reader.viewer);
  const priced = await promotions.priceCart({
    ...reader,
    card: await findCard(reader.viewer),
    lines: lines.map(({ product, count }) => ({ productCode: product.code, count })),
  });
  const { total } = priced.totals;
  // The same product may stand in two places: the engine's line is of both, so each shows its own part of it.
  const unitPrice = new Map(priced.lines.map(({ productCode, price }) => [productCode, price]));
  return {
    param,
    lines: lines.map(({ item, product, count }) => {
      const price = unitPrice.get(product.code) ?? priceView(product, type, count).price;
      const standing = standingOf({ product, count }, reader.cityCode);
      return { item: item.id, productCode: product.code, count, price, sum: price * count, standing };
    }),
    total,
    ...againstParts(lines, total, type),
    discounts: priced.discounts.map(({ promotion, title, amount }) => ({
      title,
      amount,
      ...(promotion === null ? {} : { promotionId: promotion }),
    })),
    weightKg: totalWeightKg(lines),
    wholeSets: wholeSets(lines, reader.cityCode),
  };
}
