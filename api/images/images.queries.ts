import type { Db } from '../database.ts';

/** What a picture shows. */
export interface PictureSubject {
  /** the name of the source picture */
  name: string;
  /** code of the product's colour, where its properties name one */
  color: string | null;
  lengthMm: number | null;
  widthMm: number | null;
  heightMm: number | null;
}

export interface SetPictureRow {
  /** the room it is shown in: the name of its photograph, and of its drawing; null: its goods beside each other */
  scene: string | null;
  goods: (PictureSubject & { spot: string | null })[];
}

/** A set by the id that its picture's address carries; its goods in order. */
export async function findSetSubject(db: Db, externalId: string): Promise<SetPictureRow | null> {
  const [row] = await db<SetPictureRow[]>`
    SELECT s.scene, coalesce(jsonb_agg(jsonb_build_object(
             'spot', i.spot, 'name', coalesce(p.images[1], 'box'), 'lengthMm', p.length_mm, 'widthMm', p.width_mm,
             'heightMm', p.height_mm, 'color', (
               SELECT v.code FROM property_values v JOIN properties q ON q.id = v.property_id
               WHERE v.id = ANY(p.value_ids) AND q.code = 'color' ORDER BY v.id LIMIT 1)
           ) ORDER BY i.position) FILTER (WHERE p.id IS NOT NULL), '[]') AS goods
    FROM product_sets s
    LEFT JOIN set_items i ON i.set_id = s.id
    LEFT JOIN products p ON p.id = i.product_ids[1]
    WHERE s.external_id = ${externalId}
    GROUP BY s.id`;
  return row ?? null;
}

/** The product's n-th picture, by the id that its address carries. */
export async function findProductSubject(
  db: Db,
  externalId: string,
  index: number,
): Promise<PictureSubject | null> {
  const [row] = await db<PictureSubject[]>`
    SELECT p.images[${index + 1}] AS name, p.length_mm AS "lengthMm", p.width_mm AS "widthMm", p.height_mm AS "heightMm",
           (SELECT v.code FROM property_values v JOIN properties q ON q.id = v.property_id
            WHERE v.id = ANY(p.value_ids) AND q.code = 'color' ORDER BY v.id LIMIT 1) AS color
    FROM products p WHERE p.external_id = ${externalId} AND cardinality(p.images) > ${index}`;
  return row ?? null;
}

/** A section shows the picture of the most popular product in it; null: there is no such section. */
export async function findSectionSubject(db: Db, code: string): Promise<PictureSubject | null> {
  const [row] = await db<PictureSubject[]>`
    SELECT coalesce(best.name, 'box') AS name, NULL AS color, NULL::int AS "lengthMm", NULL::int AS "widthMm",
           NULL::int AS "heightMm"
    FROM sections s
    LEFT JOIN LATERAL (
      SELECT p.images[1] AS name FROM products p
      WHERE p.active AND cardinality(p.images) > 0
        AND p.section_id IN (SELECT below.id FROM sections below WHERE below.lft BETWEEN s.lft AND s.rgt)
      ORDER BY p.popularity DESC, p.id LIMIT 1) best ON true
    WHERE s.code = ${code}`;
  return row ?? null;
}
