import type { Db } from '../../database.ts';

export async function listNextPictured(
  db: Db,
  packageId: number,
  after: string,
  most: number,
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT DISTINCT external_id AS id FROM exchange_staged
    WHERE package_id = ${packageId} AND kind = 'goods' AND external_id > ${after} COLLATE "C"
      AND jsonb_array_length(record -> 'pictures') > 0
    ORDER BY external_id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

/** The last word of a package on each product. */
export async function listStagedPictures(
  db: Db,
  packageId: number,
  ids: readonly string[],
): Promise<{ externalId: string; pictures: string[] }[]> {
  return db<{ externalId: string; pictures: string[] }[]>`
    SELECT DISTINCT ON (external_id) external_id AS "externalId", record -> 'pictures' AS pictures FROM exchange_staged
    WHERE package_id = ${packageId} AND kind = 'goods' AND external_id = ANY(${[...ids]}::text[])
    ORDER BY external_id, n DESC`;
}

/**
 * Of the goods and of their variants. Pictures that did not come leave those that are there; where 1C says that there are none
 * any more, its own go and those that staff have put there stay.
 */
export async function setImages(
  tx: Db,
  rows: readonly { externalId: string; names: readonly string[]; isCleared: boolean }[],
): Promise<number> {
  const changed = await tx`
    UPDATE products p SET images = CASE WHEN t."isCleared" THEN ARRAY(
        SELECT image FROM unnest(p.images) WITH ORDINALITY AS own(image, rank) WHERE image NOT LIKE '1c/%' ORDER BY rank)
      ELSE t.names END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS t("externalId" text, names text[], "isCleared" boolean)
    -- Each by an index of its own: either of the two in one condition would go through the range.
    CROSS JOIN LATERAL (SELECT id FROM products WHERE external_id = t."externalId" UNION
                        SELECT id FROM products WHERE variant_group = t."externalId") pictured
    WHERE p.id = pictured.id
      AND (cardinality(t.names) > 0 AND p.images <> t.names
           OR t."isCleared" AND EXISTS (SELECT FROM unnest(p.images) AS own(image) WHERE image LIKE '1c/%'))
    RETURNING p.id`;
  return changed.length;
}
