import type { Db } from '../database.ts';

/** The product that has this article, if one of its documents lies at this address. */
export async function findDocumentOwner(
  db: Db,
  productCode: string,
  url: string,
): Promise<{ code: string } | null> {
  const [row] = await db<{ code: string }[]>`
    SELECT code FROM products
    WHERE product_code = ${productCode} AND documents @> ${db.json([{ url }])}`;
  return row ?? null;
}
