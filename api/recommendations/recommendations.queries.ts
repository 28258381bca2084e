import type { Db } from '../database.ts';

/** Where it must stand to be offered: the stores of the visitor's city; null: anywhere. */
export type Place = readonly number[] | null;

export interface Pick {
  id: number;
  code: string;
}

/** A product that something is recommended for. */
export interface Subject extends Pick {
  sectionId: number;
  price: number;
  valueIds: number[];
}

/** So many of a section or of the whole range are looked at, the most popular first: it bounds every request. */
const MAX_CANDIDATES_OF_SECTION = 400;
const MAX_CANDIDATES = 5000;

/** What can be put into a cart right now: on sale, on the shelf of a store, not for the shop floor alone. */
const sellable = (db: Db, place: Place) => db`
  p.active AND NOT p.on_order AND NOT p.is_offline AND EXISTS (
    SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 0
    ${place === null ? db`` : db`AND s.store_id = ANY(${place as number[]}::int[])`})`;

/** All that the conditions and orders below need: a product's texts stay where they are. */
const candidateColumns = (db: Db) =>
  db`id, code, active, on_order, is_offline, popularity, first_seen_at, value_ids`;

const ids = (subjects: readonly Pick[]): number[] => subjects.map(({ id }) => id);

export interface SectionPlace {
  id: number;
  code: string;
  parentId: number | null;
}

/** The shop's plan: the stores of each city that has some, and the sections in the order of the tree. */
export async function findPlan(
  db: Db,
): Promise<{ storeIds: Map<string, number[]>; sections: SectionPlace[] }> {
  const [stores, sections] = await Promise.all([
    db<{ code: string; storeIds: number[] }[]>`
      SELECT c.code, array_agg(t.id::int ORDER BY t.id) AS "storeIds"
      FROM stores t JOIN cities c ON c.id = t.city_id GROUP BY c.code`,
    db<SectionPlace[]>`SELECT id, code, parent_id AS "parentId" FROM sections ORDER BY lft`,
  ]);
  return { storeIds: new Map(stores.map(({ code, storeIds }) => [code, storeIds])), sections };
}

/** By the code of the address or by the article, in the order of the codes. */
export function listSubjects(db: Db, codes: readonly string[]): Promise<Subject[]> {
  return db<Subject[]>`
    SELECT p.id, p.code, p.section_id AS "sectionId", coalesce(r.discount_price, r.price) AS price,
           p.value_ids AS "valueIds"
    FROM products p JOIN product_prices r ON r.product_id = p.id
    WHERE p.code = ANY(${codes as string[]}) OR p.product_code = ANY(${codes as string[]})
    ORDER BY array_position(${codes as string[]}, p.code), p.id`;
}

export function listPopular(db: Db, cityCode: string, place: Place, limit: number): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT p.id, p.code FROM cities c JOIN popular_products q ON q.city_id = c.id JOIN products p ON p.id = q.product_id
    WHERE c.code = ${cityCode} AND ${sellable(db, place)}
    ORDER BY q.place LIMIT ${limit}`;
}

/** By the products' own popularity: where nothing was bought or looked at yet. */
export function listByPopularity(db: Db, place: Place, limit: number): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT p.id, p.code FROM (
      SELECT ${candidateColumns(db)} FROM products WHERE active ORDER BY popularity DESC, id LIMIT ${MAX_CANDIDATES}) p
    WHERE ${sellable(db, place)} ORDER BY p.popularity DESC, p.id LIMIT ${limit}`;
}

export function listNewest(db: Db, place: Place, limit: number): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT p.id, p.code FROM (
      SELECT ${candidateColumns(db)} FROM products WHERE active ORDER BY first_seen_at DESC, id LIMIT ${MAX_CANDIDATES}) p
    WHERE ${sellable(db, place)} ORDER BY p.first_seen_at DESC, p.id LIMIT ${limit}`;
}

/** What others bought with these. */
export function listBoughtWith(
  db: Db,
  subjects: readonly Subject[],
  place: Place,
  limit: number,
): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT p.id, p.code
    FROM (SELECT with_product_id, sum(score) AS score FROM recommended_pairs
          WHERE product_id = ANY(${ids(subjects)}::int[]) AND NOT with_product_id = ANY(${ids(subjects)}::int[])
          GROUP BY with_product_id) pair
    JOIN products p ON p.id = pair.with_product_id
    WHERE ${sellable(db, place)} ORDER BY pair.score DESC, p.id LIMIT ${limit}`;
}

/** Of these what can be put into a cart, in their order. */
export function listSellable(db: Db, picks: readonly Pick[], place: Place, limit: number): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT p.id, p.code FROM products p WHERE p.id = ANY(${ids(picks)}::int[]) AND ${sellable(db, place)}
    ORDER BY array_position(${ids(picks)}::int[], p.id) LIMIT ${limit}`;
}

/** What staff have named as good instead of these, in their order. */
export function listNamedAnalogues(
  db: Db,
  subjects: readonly Pick[],
  place: Place,
  limit: number,
): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT p.id, p.code FROM products own
    CROSS JOIN LATERAL jsonb_array_elements(own.relations) WITH ORDINALITY AS named(relation, place)
    JOIN products p ON p.id = (named.relation ->> 'id')::int
    WHERE own.id = ANY(${ids(subjects)}::int[]) AND named.relation ->> 'kind' = 'analogue' AND ${sellable(db, place)}
    ORDER BY named.place LIMIT ${limit}`;
}

/** Sections whose goods are bought with goods of these, the closest first. */
export async function listSectionsBoughtWith(db: Db, sectionIds: readonly number[]): Promise<number[]> {
  const rows = await db<{ id: number }[]>`
    SELECT with_section_id AS id FROM recommended_sections WHERE section_id = ANY(${sectionIds as number[]}::int[])
    GROUP BY with_section_id ORDER BY sum(score) DESC, with_section_id`;
  return rows.map(({ id }) => id);
}

/** The most popular of each section: first the best of every section in their order, then the second ones. */
export function listBestOfSections(
  db: Db,
  sectionIds: readonly number[],
  place: Place,
  limit: number,
): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT best.id, best.code
    FROM unnest(${sectionIds as number[]}::int[]) WITH ORDINALITY AS section (id, rank)
    CROSS JOIN LATERAL (
      SELECT p.id, p.code, row_number() OVER (ORDER BY p.popularity DESC, p.id) AS turn
      FROM (SELECT ${candidateColumns(db)} FROM products WHERE active AND section_id = section.id
            ORDER BY popularity DESC, id LIMIT ${MAX_CANDIDATES_OF_SECTION}) p
      WHERE ${sellable(db, place)} ORDER BY p.popularity DESC, p.id LIMIT 6) best
    ORDER BY best.turn, section.rank LIMIT ${limit}`;
}

/** Of the same section, by the share of common property values and the nearness of the price. */
export function listSimilar(db: Db, subject: Subject, place: Place, limit: number): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT p.id, p.code
    FROM (SELECT ${candidateColumns(db)} FROM products WHERE active AND section_id = ${subject.sectionId} AND id <> ${subject.id}
          ORDER BY popularity DESC, id LIMIT ${MAX_CANDIDATES_OF_SECTION}) p
    JOIN product_prices r ON r.product_id = p.id
    WHERE ${sellable(db, place)}
    ORDER BY 2 * (SELECT count(*) FROM unnest(p.value_ids) AS value WHERE value = ANY(${subject.valueIds}::int[]))::float8
               / greatest(1, cardinality(${subject.valueIds}::int[]))
             + exp(-2 * abs(ln(coalesce(r.discount_price, r.price)::float8 / ${subject.price}))) DESC, p.id
    LIMIT ${limit}`;
}

/**
 * Of one product, in one round trip, what its page shows as alike: what staff have named before what is similar, as the two
 * above would list them. Null where there is no such product.
 */
export async function findAlike(db: Db, code: string, place: Place, limit: number): Promise<Pick[] | null> {
  const [row] = await db<{ named: Pick[]; similar: Pick[] }[]>`
    SELECT coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', p.id, 'code', p.code) ORDER BY named.place)
             FROM jsonb_array_elements(own.relations) WITH ORDINALITY AS named(relation, place)
             JOIN products p ON p.id = (named.relation ->> 'id')::int
             WHERE named.relation ->> 'kind' = 'analogue' AND p.id <> own.id AND ${sellable(db, place)}
           ), '[]') AS named,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', best.id, 'code', best.code) ORDER BY best.likeness DESC, best.id)
             FROM (
               SELECT p.id, p.code,
                      2 * (SELECT count(*) FROM unnest(p.value_ids) AS value WHERE value = ANY(own.value_ids))::float8
                        / greatest(1, cardinality(own.value_ids))
                      + exp(-2 * abs(ln(coalesce(r.discount_price, r.price)::float8
                                        / coalesce(price.discount_price, price.price)))) AS likeness
               FROM (SELECT ${candidateColumns(db)} FROM products
                     WHERE active AND section_id = own.section_id AND id <> own.id
                     ORDER BY popularity DESC, id LIMIT ${MAX_CANDIDATES_OF_SECTION}) p
               JOIN product_prices r ON r.product_id = p.id
               WHERE ${sellable(db, place)}
               ORDER BY likeness DESC, p.id LIMIT ${limit}) best
           ), '[]') AS similar
    FROM products own JOIN product_prices price ON price.product_id = own.id
    WHERE own.code = ${code}`;
  if (!row) return null;
  const all = new Map([...row.named, ...row.similar].map((pick) => [pick.id, pick]));
  return [...all.values()].slice(0, limit);
}

/**
 * For each of these the nearest good of its own section that can be had: as listSimilar judges, one round trip for all.
 * What stands in the city goes before what stands nearer in kind.
 */
export function listSubstitutes(
  db: Db,
  codes: readonly string[],
  stores: Place,
): Promise<{ code: string; substitute: string }[]> {
  return db<{ code: string; substitute: string }[]>`
    SELECT own.code, best.code AS substitute
    FROM products own JOIN product_prices price ON price.product_id = own.id
    CROSS JOIN LATERAL (
      SELECT p.code
      FROM (SELECT ${candidateColumns(db)} FROM products
            WHERE active AND section_id = own.section_id AND NOT code = ANY(${codes as string[]})
            ORDER BY popularity DESC, id LIMIT ${MAX_CANDIDATES_OF_SECTION}) p
      JOIN product_prices r ON r.product_id = p.id
      WHERE ${sellable(db, null)}
      ORDER BY EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 0
                         AND s.store_id = ANY(${(stores ?? []) as number[]}::int[])) DESC,
               2 * (SELECT count(*) FROM unnest(p.value_ids) AS value WHERE value = ANY(own.value_ids))::float8
                 / greatest(1, cardinality(own.value_ids))
               + exp(-2 * abs(ln(coalesce(r.discount_price, r.price)::float8 / coalesce(price.discount_price, price.price))))
                 DESC, p.id
      LIMIT 1) best
    WHERE own.code = ANY(${codes as string[]})`;
}

/** What the visitor looked at, the last first. */
export function listViewed(db: Db, visitor: Buffer, place: Place, limit: number): Promise<Pick[]> {
  return db<Pick[]>`
    SELECT p.id, p.code FROM product_views v JOIN products p ON p.id = v.product_id
    WHERE v.visitor = ${visitor} AND ${sellable(db, place)}
    ORDER BY v.seen_at DESC, p.id LIMIT ${limit}`;
}
