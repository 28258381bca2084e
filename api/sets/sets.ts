/**
 * Sets of goods as readers see them: listings by mode, one set, a choice of its items reckoned, the sets of a product.
 * Promises: prices and stock of the moment through the same doors as everywhere (wholesale only with a contract,
 * promotions by the engine), cost that follows the number of sets and never the size of the catalogue.
 * Hides that all sets are in memory and that sums are kept for seconds. Relies on the catalogue for products, on
 * promotions for prices, on recommendations for analogues.
 */
import type { z } from 'zod';
import type { Product, ProductDetails } from '#contract/catalog.ts';
import type { calculateSet, getSet, getSets, SetCard, SetItem, SetMode } from '#contract/sets.ts';
import type { Locale } from '#domain/locale.ts';
import { countFor, standingOf, toParamValue } from '#domain/sets.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { CatalogIndex } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Promotions } from '../promotions/promotions.ts';
import { calculate, type PriceParts, requireParam, toLines } from './set-choice.ts';
import { listSets, type PricedSet, type SetsQuery } from './set-listing.ts';
import { keepSets, type SetShelf } from './set-shelf.ts';
import { createSetSums } from './set-sums.ts';
import { colourName, styleName, toParam } from './set-words.ts';
import type { SetItemRow, SetRow, SetSectionRow, SetStaticFilterRow } from './sets.queries.ts';

const SIMILAR_SETS = 3;
const SETS_OF_PRODUCT = 4;

export interface Sets {
  list(mode: SetMode, query: SetsQuery, reader: Reader): Promise<z.input<typeof getSets.answer>>;
  get(
    mode: SetMode,
    code: string,
    param: number | undefined,
    reader: Reader,
  ): Promise<z.input<typeof getSet.answer>['data']>;
  calculate(
    mode: SetMode,
    code: string,
    wish: Pick<z.output<typeof calculateSet.body>, 'param' | 'choices'>,
    reader: Reader,
  ): Promise<z.input<typeof calculateSet.answer>['data']>;
  listOfProduct(productId: number, language: Locale): Promise<ProductDetails['sets']>;
  /** What a section or a named choice of it calls itself. Refuses what does not exist. */
  describe(
    mode: SetMode,
    sectionCode: string,
    filterCode: string | undefined,
    language: Locale,
  ): Promise<{ title: string; description: string }>;
}

export interface SetsParts extends PriceParts {
  db: Db;
  index: Pick<CatalogIndex, 'onChange'>;
  catalog: Pick<Catalog, 'listProducts' | 'listProductsById'>;
  promotions: Pick<Promotions, 'priceCart' | 'priceApart'>;
  /** Products like this one, those of the reader's city first. */
  findSimilar(productCode: string, reader: Reader): Promise<Product[]>;
}

export function createSets(parts: SetsParts): Sets {
  const readShelf = keepSets(parts.db);
  const readSums = createSetSums(parts);

  async function requireSet(mode: SetMode, code: string): Promise<{ shelf: SetShelf; row: SetRow }> {
    const shelf = await readShelf();
    const row = shelf.find(mode, code);
    if (!row) throw new Refusal('set.not_found');
    return { shelf, row };
  }

  async function findGoods(row: SetRow, reader: Reader): Promise<Map<number, Product>> {
    const products = await parts.catalog.listProductsById(
      row.items.flatMap(({ productIds }) => productIds),
      reader,
    );
    return new Map(products.map((product) => [product.id, product]));
  }

  /** For what the city lacks: one of the set's own alternatives, otherwise a product alike of the same section. */
  async function findAnalogue(
    item: SetItemRow,
    param: number | null,
    byId: ReadonlyMap<number, Product>,
    reader: Reader,
  ): Promise<Product | null> {
    const own = byId.get(item.productIds[0] ?? 0);
    const stands = (product: Product) =>
      standingOf({ product, count: countFor(item, param ?? 0, product.units) }, reader.cityCode) === 'here';
    if (own && stands(own)) return null;
    const alternatives = item.productIds.slice(1).flatMap((id) => byId.get(id) ?? []);
    const alternative = alternatives.find(stands);
    if (alternative || !own) return alternative ?? null;
    const similar = await parts.findSimilar(own.code, reader);
    return similar.find((each) => each.sectionCode === own.sectionCode && stands(each)) ?? null;
  }

  return {
    async list(mode, query, reader) {
      const shelf = await readShelf();
      const { language, cityCode } = reader;
      const sections = shelf.sections(mode);
      const { section, staticFilters, staticFilter } = requirePlace(shelf, mode, query);
      const rows = shelf.list(mode);
      const sums = await readSums(shelf, mode, reader);
      const fixed = staticFilter?.choice ?? {};
      const place = { mode, sections, sectionCode: section?.code, fixed, language };
      const { sets, filters, ignored } = listSets(rows, sums, query, cityCode, place);
      const { page, pageSize } = query;
      const nameOf = (row: Named) => toName(row, language);
      const textsOf = (row: Worded) => toTexts(row, language);
      const worded = staticFilter ?? section;
      return {
        items: sets.slice((page - 1) * pageSize, page * pageSize).map((set) => toCard(set, language)),
        filters,
        meta: { page, pageSize, total: sets.length, ignored },
        place: {
          sections: sections.map((each) => ({
            ...nameOf(each),
            count: rows.filter(({ sectionCode }) => sectionCode === each.code).length,
          })),
          ...(section ? { section: textsOf(section) } : {}),
          staticFilters: staticFilters.map(nameOf),
          ...(staticFilter
            ? { staticFilter: { ...textsOf(staticFilter), filter: staticFilter.choice } }
            : {}),
          seoText: (language === 'kz' ? worded?.seoTextKz : worded?.seoTextRu) ?? '',
        },
      };
    },

    async get(mode, code, wished, reader) {
      const { shelf, row } = await requireSet(mode, code);
      const { language } = reader;
      const [byId, sums] = await Promise.all([findGoods(row, reader), readSums(shelf, mode, reader)]);
      const param = row.param === null ? null : toParamValue(wished, row.param);
      const [lines, analogues] = await Promise.all([
        toLines(parts, row, byId, [], param, reader),
        Promise.all(row.items.map((item) => findAnalogue(item, param, byId, reader))),
      ]);
      const calculation = await calculate(parts, lines, param, reader);
      const sum = sums.get(row.id);
      if (!sum) throw new Refusal('set.not_found');
      const section = shelf.sections(mode).find((each) => each.code === row.sectionCode);
      const near = shelf.list(mode).filter((each) => each.id !== row.id);
      const similar = [
        ...near.filter((each) => each.sectionCode === row.sectionCode),
        ...near.filter((each) => each.sectionCode !== row.sectionCode),
      ].slice(0, SIMILAR_SETS);
      const goods = new Map([...byId.values()].map((product) => [product.code, product]));
      for (const analogue of analogues) if (analogue) goods.set(analogue.code, analogue);
      return {
        ...toCard({ row, sum }, language, byId),
        description: language === 'kz' ? row.descriptionKz : row.descriptionRu,
        section: {
          code: row.sectionCode,
          name: (language === 'kz' ? section?.nameKz : section?.nameRu) ?? row.sectionCode,
        },
        groups: toGroups(row, byId, analogues, param, language),
        products: [...goods.values()],
        calculation,
        similar: similar.flatMap((each) => {
          const known = sums.get(each.id);
          return known ? [toCard({ row: each, sum: known }, language)] : [];
        }),
      };
    },

    async calculate(mode, code, { param: wished, choices }, reader) {
      const { row } = await requireSet(mode, code);
      const byId = await findGoods(row, reader);
      const param = requireParam(row, wished);
      return calculate(parts, await toLines(parts, row, byId, choices, param, reader), param, reader);
    },

    async describe(mode, sectionCode, staticFilter, language) {
      const { section, staticFilter: found } = requirePlace(await readShelf(), mode, {
        sectionCode,
        staticFilter,
      });
      const worded = found ?? section;
      if (!worded) throw new Refusal('section.not_found');
      const { title, description } = toTexts(worded, language);
      return { title, description };
    },

    async listOfProduct(productId, language) {
      const rows = (await readShelf()).ofProduct(productId);
      return rows.slice(0, SETS_OF_PRODUCT).map((row) => ({
        mode: row.mode,
        code: row.code,
        name: language === 'kz' ? row.nameKz : row.nameRu,
        image: { id: row.externalId, version: row.imageVersion },
      }));
    },
  };
}

type Named = Pick<SetSectionRow, 'code' | 'nameRu' | 'nameKz'>;
type Worded = SetSectionRow | SetStaticFilterRow;

const toName = ({ code, nameRu, nameKz }: Named, language: Locale) => ({
  code,
  name: language === 'kz' ? nameKz : nameRu,
});

const toTexts = (row: Worded, language: Locale) => ({
  ...toName(row, language),
  title: language === 'kz' ? row.titleKz : row.titleRu,
  description: language === 'kz' ? row.descriptionKz : row.descriptionRu,
});

/** Where a listing stands; refuses a section or a named choice that the mode does not have. */
function requirePlace(
  shelf: SetShelf,
  mode: SetMode,
  {
    sectionCode,
    staticFilter: code,
  }: { sectionCode?: string | undefined; staticFilter?: string | undefined },
) {
  const section = shelf.sections(mode).find((each) => each.code === sectionCode);
  if (sectionCode !== undefined && !section) throw new Refusal('section.not_found');
  const staticFilters = section ? shelf.staticFilters(mode, section.code) : [];
  const staticFilter = staticFilters.find((each) => each.code === code);
  if (code !== undefined && !staticFilter) throw new Refusal('static_filter.not_found');
  return { section, staticFilters, staticFilter };
}

function toCard({ row, sum }: PricedSet, language: Locale, byId?: ReadonlyMap<number, Product>): SetCard {
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

function toGroups(
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
