import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export const FEED_FAULTS = ['no_price', 'no_picture', 'no_description', 'no_barcode', 'no_kazakh'] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

const lacks = (db: Db, fault: FeedFault) =>
  ({
    no_price: () => db`NOT k.has_price`,
    no_picture: () => db`k.pictures = 0`,
    no_description: () => db`p.description_ru = ''`,
    no_barcode: () => db`p.gtin IS NULL`,
    no_kazakh: () => db`NOT k.has_kz`,
  })[fault]();

/** Of what is on sale, in one walk. */
export async function countFeedFaults(db: Db): Promise<Record<FeedFault | 'goods', number>> {
  const count = (fault: FeedFault) => db`count(*) FILTER (WHERE ${lacks(db, fault)})::int`;
  const [row] = await db<Record<FeedFault | 'goods', number>[]>`
    SELECT count(*)::int AS goods, ${count('no_price')} AS no_price, ${count('no_picture')} AS no_picture,
           ${count('no_description')} AS no_description, ${count('no_barcode')} AS no_barcode, ${count('no_kazakh')} AS no_kazakh
    FROM product_office k JOIN products p ON p.id = k.product_id WHERE k.active`;
  if (!row) throw new Error('counting gave nothing');
  return row;
}

export const listFaultyGoods = (
  db: Db,
  { fault, after, limit, language }: { fault: FeedFault; after: number; limit: number; language: Locale },
): Promise<{ id: number; article: string; name: string }[]> => db<
  { id: number; article: string; name: string }[]
>`
  SELECT p.id, p.product_code AS article, ${language === 'kz' ? db`coalesce(p.name_kz, p.name_ru)` : db`p.name_ru`} AS name
  FROM product_office k JOIN products p ON p.id = k.product_id
  WHERE k.active AND ${lacks(db, fault)} AND p.id > ${after} ORDER BY p.id LIMIT ${limit}`;
