/**
 * Sets of goods as readers see them: listings by mode, one set, a choice of its items reckoned, the sets of a product.
 * Promises: prices and stock of the moment through the same doors as everywhere (wholesale only with a contract,
 * promotions by the engine), cost that follows the number of sets and never the size of the catalogue.
 * Hides that all sets are in memory and that sums are kept for seconds. Relies on the catalogue for products, on
 * promotions for prices, on recommendations for analogues.
 */
import type { z } from 'zod';
import type { Product, ProductDetails } from '#contract/catalog.ts';
import type { calculateSet, getSet, getSets, SetCalculation, SetMode } from '#contract/sets.ts';
import type { Locale } from '#domain/locale.ts';
import { countFor, standingOf, toParamValue } from '#domain/sets.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { CatalogIndex } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Promotions } from '../promotions/promotions.ts';
import { toCard, toGroups } from './set-answer.ts';
import { calculate, type PriceParts, requireParam, toLines } from './set-choice.ts';
import { listSets, type SetsQuery } from './set-listing.ts';
import { requirePlace, toPlace, toTexts } from './set-place.ts';
import { keepSets, type SetShelf } from './set-shelf.ts';
import { createSetSums } from './set-sums.ts';
import type { SetItemRow, SetRow } from './sets.queries.ts';

export { colourName, SET_COLOURS, SET_STYLES, styleName } from './set-words.ts';
export type { SetItemRow } from './sets.queries.ts';

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
  /** What such a set comes to for a reader, stored or not. */
  reckon(
    set: Pick<SetRow, 'param' | 'items'>,
    param: number | undefined,
    reader: Reader,
  ): Promise<{ goods: Map<number, Product>; calculation: SetCalculation }>;
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
  index: Pick<CatalogIndex, 'onChange' | 'beforePages'>;
  catalog: Pick<Catalog, 'listProducts' | 'listProductsById'>;
  promotions: Pick<Promotions, 'priceCart' | 'priceApart'>;
  /** Products like this one, those of the reader's city first. */
  findSimilar(productCode: string, reader: Reader): Promise<Product[]>;
}

export function createSets(parts: SetsParts): Sets {
  const readShelf = keepSets(parts.db);
  parts.index.beforePages(readShelf.renew);
  const readSums = createSetSums(parts);

  async function requireSet(mode: SetMode, code: string): Promise<{ shelf: SetShelf; row: SetRow }> {
    const shelf = await readShelf();
    const row = shelf.find(mode, code);
    if (!row) throw new Refusal('set.not_found');
    return { shelf, row };
  }

  async function findGoods(row: Pick<SetRow, 'items'>, reader: Reader): Promise<Map<number, Product>> {
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

  const reckon: Sets['reckon'] = async (set, wished, reader) => {
    const goods = await findGoods(set, reader);
    const param = set.param === null ? null : toParamValue(wished, set.param);
    const lines = await toLines(parts, set, goods, [], param, reader);
    return { goods, calculation: await calculate(parts, lines, param, reader) };
  };

  return {
    reckon,

    async list(mode, query, reader) {
      const shelf = await readShelf();
      const { language, cityCode } = reader;
      const at = requirePlace(shelf, mode, query);
      const sums = await readSums(shelf, mode, reader);
      const fixed = at.staticFilter?.choice ?? {};
      const narrowed = {
        mode,
        sections: shelf.sections(mode),
        sectionCode: at.section?.code,
        fixed,
        language,
      };
      const { sets, filters, ignored } = listSets(shelf.list(mode), sums, query, cityCode, narrowed);
      const { page, pageSize } = query;
      return {
        items: sets.slice((page - 1) * pageSize, page * pageSize).map((set) => toCard(set, language)),
        filters,
        meta: { page, pageSize, total: sets.length, ignored },
        place: toPlace(shelf, mode, at, language),
      };
    },

    async get(mode, code, wished, reader) {
      const { shelf, row } = await requireSet(mode, code);
      const { language } = reader;
      const [{ goods: byId, calculation }, sums] = await Promise.all([
        reckon(row, wished, reader),
        readSums(shelf, mode, reader),
      ]);
      const { param } = calculation;
      const analogues = await Promise.all(row.items.map((item) => findAnalogue(item, param, byId, reader)));
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
