import type { Readable } from 'node:stream';
import { type SynonymGroup, toCodeStart, toCodes } from '#domain/search.ts';
import { copyOut } from '../catalog-index/catalog-index.ts';
import type { Db } from '../database.ts';

// The fields of `copyNames`, in their order.
export const nameFields = { id: 0, nameRu: 1, nameKz: 2, brand: 3 } as const;

/** What the goods on sale are called, in the order of the index. */
export function copyNames(db: Db): Promise<Readable> {
  return copyOut(
    db,
    `SELECT p.id, p.name_ru, p.name_kz, b.name
     FROM products p JOIN product_prices r ON r.product_id = p.id
     JOIN sections s ON s.id = p.section_id JOIN brands b ON b.id = p.brand_id
     WHERE p.active ORDER BY s.lft, p.id`,
  );
}

export function listSynonymRows(db: Db): Promise<SynonymGroup[]> {
  return db<SynonymGroup[]>`SELECT words, means FROM search_synonyms WHERE is_active ORDER BY id`;
}

/** Goods that bear exactly one of these codes: the article, the barcode, the accounting system's number. */
async function listIdsByCode(db: Db, codes: readonly string[]): Promise<number[]> {
  const wanted = codes as string[];
  const rows = await db<{ id: number }[]>`
    SELECT id FROM products WHERE active AND product_code = ANY(${wanted})
    UNION SELECT id FROM products WHERE active AND gtin = ANY(${wanted})
    UNION SELECT id FROM products WHERE active AND external_id = ANY(${wanted})
    ORDER BY id LIMIT 24`;
  return rows.map(({ id }) => id);
}

/** Goods whose article or barcode begins so; the first few. */
async function listIdsByCodeStart(db: Db, start: string): Promise<number[]> {
  const next = String(BigInt(start) + 1n).padStart(start.length, '0');
  const end = next.length > start.length ? `${start}~` : next;
  const rows = await db<{ id: number }[]>`
    SELECT id FROM products WHERE active AND product_code LIKE ${`${start}%`}
    UNION SELECT id FROM products WHERE active AND gtin >= ${start} AND gtin < ${end}
    ORDER BY id LIMIT 24`;
  return rows.map(({ id }) => id);
}

/** What a query means as a code: the very goods, or those whose code begins so. */
export async function listIdsByQuery(db: Db, query: string): Promise<number[]> {
  const codes = toCodes(query);
  const exact = codes.length === 0 ? [] : await listIdsByCode(db, codes);
  const start = exact.length === 0 ? toCodeStart(query) : null;
  return start === null ? exact : listIdsByCodeStart(db, start);
}
