/**
 * Favourites and comparison of logged-in users. Promises that a list keeps its order (the newest first), never grows
 * beyond its bound, takes a repeated request as it takes the first, and tells every device of the user of a change.
 * Hides tables, locks and how properties are laid side by side; relies on the catalogue for the products and on `live`
 * for the telling. The lists of a browser come as codes and are shown by the same functions.
 */
import type { Product } from '#contract/catalog.ts';
import { type CompareTable, FAVORITES_PAGE_SIZE, type FavoritesSort } from '#contract/lists.ts';
import { stockIn } from '#domain/availability.ts';
import { priceView, userType } from '#domain/price.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { type Live, userTopic } from '../live/live.ts';
import type { PersonalRecords } from '../users/users.ts';
import { compareProducts } from './compare-rows.ts';
import {
  countKnown,
  countSaved,
  deleteAllSaved,
  deleteSaved,
  insertSaved,
  type ListName,
  listCodes,
  listVersions,
  lockLists,
  moveSaved,
  raiseVersion,
} from './lists.queries.ts';

/** ADR 27: what a person can still look through, and a page can still show. */
export const LIST_BOUNDS: Record<ListName, number> = { favorites: 500, compare: 60 };
/** A table of more columns is nobody's comparison. */
const MOST_COMPARED = 30;

/** Apart from the cart's ids: one stream carries both. */
const toEventId = (version: string): string => `lists-${version}`;

/** Gives how many are new. Places only grow, so those in front of a put-back one are laid there once more. */
async function insertBehind(
  tx: Db,
  userId: number,
  list: ListName,
  codes: readonly string[],
  behind: string | undefined,
): Promise<number> {
  if (behind === undefined) return insertSaved(tx, userId, list, codes);
  const kept = await listCodes(tx, userId, list);
  const fresh = codes.filter((code) => !kept.includes(code));
  if (fresh.length === 0) return 0;
  const front = kept.slice(0, kept.indexOf(behind) + 1);
  await deleteSaved(tx, userId, list, { codes: front, sections: [] });
  return (await insertSaved(tx, userId, list, [...front, ...fresh])) - front.length;
}

export interface SavedCodes {
  products: string[];
  eventId: string;
}

export interface FavoritesWish {
  page: number;
  sections: readonly string[];
  sort: FavoritesSort;
}

export type Lists = ReturnType<typeof createLists>;

export function createLists(db: Database, catalog: Catalog, live: Live) {
  live.addSource(
    async (userIds) =>
      new Map([...(await listVersions(db, userIds))].map(([user, version]) => [user, toEventId(version)])),
    'lists',
  );

  /** The event id first: a change in between is then told by its event. */
  async function getCodes(userId: number, list: ListName, source: Db = db): Promise<SavedCodes> {
    const versions = await listVersions(source, [userId]);
    return {
      eventId: toEventId(versions.get(userId) ?? '0'),
      products: await listCodes(source, userId, list),
    };
  }

  function change(userId: number, list: ListName, write: (tx: Db) => Promise<number>): Promise<SavedCodes> {
    return transaction(db, async (tx) => {
      await lockLists(tx, userId);
      if ((await write(tx)) > 0)
        live.publish(tx, userTopic(userId), toEventId(await raiseVersion(tx, userId)), 'lists');
      return getCodes(userId, list, tx);
    });
  }

  async function listSections(products: readonly Product[], { language }: Reader) {
    const tree = await catalog.sectionTree(language);
    return [...Map.groupBy(products, ({ sectionCode }) => sectionCode)].map(([code, ofSection]) => ({
      code,
      name: tree.byCode.get(code)?.section.name ?? code,
      count: ofSection.length,
    }));
  }

  return {
    getCodes,

    add: (
      userId: number,
      list: ListName,
      codes: readonly string[],
      behind?: string | undefined,
    ): Promise<SavedCodes> =>
      change(userId, list, async (tx) => {
        // Of several some may be gone since they were kept: the rest is still wanted.
        if (codes.length > 0 && (await countKnown(tx, codes)) === 0) throw new Refusal('product.not_found');
        const added = await insertBehind(tx, userId, list, codes, behind);
        const bound = LIST_BOUNDS[list];
        if (added > 0 && (await countSaved(tx, userId, list)) > bound)
          throw new Refusal('lists.full', { cap: bound });
        return added;
      }),

    remove: (
      userId: number,
      list: ListName,
      codes: readonly string[],
      sections: readonly string[] = [],
    ): Promise<SavedCodes> =>
      change(userId, list, (tx) => deleteSaved(tx, userId, list, { codes, sections })),

    async showFavorites(codes: readonly string[], { page, sections, sort }: FavoritesWish, reader: Reader) {
      const products = await catalog.listProducts(codes, reader);
      const tree = await catalog.sectionTree(reader.language);
      const isAsked = ({ sectionCode }: Product) =>
        sections.length === 0 ||
        tree.byCode.get(sectionCode)?.breadcrumbs.some(({ code }) => sections.includes(code));
      const asked = sortFavorites(products.filter(isAsked), sort, reader);
      const from = (page - 1) * FAVORITES_PAGE_SIZE;
      return {
        items: asked.slice(from, from + FAVORITES_PAGE_SIZE),
        sections: await listSections(products, reader),
        meta: { page, pageSize: FAVORITES_PAGE_SIZE, total: asked.length },
      };
    },

    async showComparison(
      codes: readonly string[],
      wish: { sectionCode: string; isByFilters: boolean },
      reader: Reader,
    ): Promise<CompareTable> {
      const products = await catalog.listProducts(codes, reader);
      const sections = await listSections(products, reader);
      // Asked for a section of which nothing is left, it shows what there is.
      const shown = sections.find(({ code }) => code === wish.sectionCode) ?? sections[0];
      const compared = products
        .filter(({ sectionCode }) => sectionCode === shown?.code)
        .slice(0, MOST_COMPARED);
      return {
        items: await compareProducts(db, compared, reader.language, wish.isByFilters),
        sections,
        sectionCode: shown?.code ?? null,
      };
    },
  };
}

export const listRecords: PersonalRecords = {
  name: 'lists',
  tables: ['saved_products', 'saved_list_versions'],
  list: async (db, userId) => ({
    favorites: await listCodes(db, userId, 'favorites'),
    compare: await listCodes(db, userId, 'compare'),
  }),
  forget: deleteAllSaved,
  move: moveSaved,
};

function sortFavorites(
  products: readonly Product[],
  sort: FavoritesSort,
  { viewer, cityCode, language }: Reader,
): Product[] {
  const price = (product: Product) => priceView(product, userType(viewer)).price;
  const stock = (product: Product) => stockIn(product.balance, cityCode);
  const orders: Record<FavoritesSort, (one: Product, other: Product) => number> = {
    added: () => 0,
    'price-asc': (one, other) => price(one) - price(other),
    'price-desc': (one, other) => price(other) - price(one),
    name: (one, other) => one.name.localeCompare(other.name, language === 'kz' ? 'kk' : 'ru'),
    // What can be had here comes first, in the order of the list.
    stock: (one, other) => Number(stock(other) > 0) - Number(stock(one) > 0),
  };
  return products.toSorted(orders[sort]);
}
