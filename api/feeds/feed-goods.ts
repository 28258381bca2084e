/** The goods of a feed, read in small steps: a million products need no more memory than a thousand. */
import type { Product } from '#contract/catalog.ts';
import type { Locale } from '#domain/locale.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import {
  type FeedRow,
  type FeedSection,
  listFeedRows,
  listFeedSections,
  listFeedStores,
  listFeedValues,
} from './feeds.queries.ts';

export interface FeedGood {
  product: Product;
  row: FeedRow;
  description: string;
  params: { name: string; unit: string | null; value: string }[];
}

export interface FeedBook {
  sections: FeedSection[];
  stores: { id: number; cityCode: string; hasPickup: boolean }[];
  /** The section's names from the department down. */
  wayTo(sectionId: number): string[];
  read(cityCode: string): AsyncGenerator<FeedGood[]>;
}

const GOODS_AT_ONCE = 500;
const MOST_PARAMS = 30;

export async function openFeedBook(
  db: Db,
  catalog: Pick<Catalog, 'listProductsById'>,
  language: Locale,
): Promise<FeedBook> {
  const [sections, stores, values] = await Promise.all([
    listFeedSections(db),
    listFeedStores(db),
    listFeedValues(db),
  ]);
  const isKz = language === 'kz';
  const sectionById = new Map(sections.map((section) => [section.id, section]));
  const valueById = new Map(
    values.map((value) => [
      value.id,
      {
        name: isKz ? value.propertyKz : value.propertyRu,
        unit: isKz ? value.unitKz : value.unitRu,
        value: isKz ? value.nameKz : value.nameRu,
      },
    ]),
  );
  const nameOf = (section: FeedSection) => (isKz ? section.nameKz : section.nameRu);

  return {
    sections,
    stores,
    wayTo(sectionId) {
      const way: string[] = [];
      for (let at = sectionById.get(sectionId); at; at = sectionById.get(at.parentId ?? -1))
        way.unshift(nameOf(at));
      return way;
    },
    async *read(cityCode) {
      for (let after = 0; ; ) {
        const rows = await listFeedRows(db, after, GOODS_AT_ONCE);
        const last = rows.at(-1);
        if (!last) return;
        after = last.id;
        const reader = { language, cityCode, viewer: null };
        const products = await catalog.listProductsById(
          rows.map(({ id }) => id),
          reader,
        );
        const byId = new Map(products.map((product) => [product.id, product]));
        yield rows.flatMap((row) => {
          const product = byId.get(row.id);
          if (!product) return [];
          return [
            {
              product,
              row,
              description: (isKz ? row.descriptionKz : null) ?? row.descriptionRu,
              params: row.valueIds.flatMap((id) => valueById.get(id) ?? []).slice(0, MOST_PARAMS),
            },
          ];
        });
      }
    },
  };
}

export const pictureUrls = ({ externalId, imageCount, imageVersion }: Product, publicUrl: string): string[] =>
  Array.from(
    { length: Math.max(1, Math.min(10, imageCount)) },
    (_, index) => publicUrl + pictureAddress(externalId, 'lg_896', index, imageVersion),
  );
