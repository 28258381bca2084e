import type { Db } from '../database.ts';

/** What a picture shows. */
export interface ProductSubject {
  /** the name of the source picture */
  name: string;
  /** of the goods: `TILE`, `PAINT` … */
  family: string | null;
}

export interface SetSubject {
  /** the one that staff brought for it */
  picture: string | null;
  /** the room it is shown in: the name of its photograph */
  scene: string | null;
  /** of its first goods */
  family: string | null;
  /** pictures of its first goods, for a set that no room shows */
  goods: string[];
}

export interface SectionSubject {
  /** the first picture of its most popular product; null: there is none */
  name: string | null;
  family: string | null;
}

/** A set by the id that its picture's address carries. */
export async function findSetSubject(db: Db, externalId: string): Promise<SetSubject | null> {
  const [row] = await db<SetSubject[]>`
    SELECT s.picture, s.scene, (
      SELECT leaf.family FROM set_items i
      JOIN products p ON p.id = i.product_ids[1] JOIN sections leaf ON leaf.id = p.section_id
      WHERE i.set_id = s.id AND i.is_active ORDER BY coalesce(i.place, i.position), i.position LIMIT 1) AS family,
      coalesce((SELECT array_agg(first.name) FROM (
        SELECT p.images[1] AS name FROM set_items i JOIN products p ON p.id = i.product_ids[1]
        WHERE i.set_id = s.id AND i.is_active AND cardinality(p.images) > 0
        ORDER BY coalesce(i.place, i.position), i.position) first), '{}') AS goods
    FROM product_sets s WHERE s.external_id = ${externalId}`;
  return row ?? null;
}

/** The product's n-th picture, by the id that its address carries; goods without any have the sign of their family. */
export async function findProductSubject(
  db: Db,
  externalId: string,
  index: number,
): Promise<ProductSubject | null> {
  const [row] = await db<ProductSubject[]>`
    SELECT coalesce(p.images[${index + 1}], 'none') AS name, leaf.family
    FROM products p LEFT JOIN sections leaf ON leaf.id = p.section_id
    WHERE p.external_id = ${externalId} AND (cardinality(p.images) > ${index} OR ${index} = 0)`;
  return row ?? null;
}

/** A section shows the picture of the most popular product in it; null: there is no such section. */
export async function findSectionSubject(db: Db, code: string): Promise<SectionSubject | null> {
  const [row] = await db<SectionSubject[]>`
    SELECT best.name, coalesce(s.family, best.family) AS family
    FROM sections s
    LEFT JOIN LATERAL (
      SELECT p.images[1] AS name, leaf.family FROM products p JOIN sections leaf ON leaf.id = p.section_id
      WHERE p.active AND cardinality(p.images) > 0
        AND p.section_id IN (SELECT below.id FROM sections below WHERE below.lft BETWEEN s.lft AND s.rgt)
      ORDER BY p.popularity DESC, p.id LIMIT 1) best ON true
    WHERE s.code = ${code}`;
  return row ?? null;
}

/** Goods on sale from the most popular on, as listings show them; from a place in that order. */
export async function listShownProducts(db: Db, from: number, count: number): Promise<string[]> {
  const rows = await db<{ externalId: string }[]>`
    SELECT external_id AS "externalId" FROM products
    WHERE active AND cardinality(images) > 0
    ORDER BY popularity DESC, id OFFSET ${from} LIMIT ${count}`;
  return rows.map(({ externalId }) => externalId);
}
