import type { Companion, Facts } from '#domain/companions/companions.ts';
import type { Db } from '../database.ts';

export interface GoodRow {
  id: number;
  code: string;
  units: { unit: string; ratio: number }[];
  facts: Facts;
}

const facts = (db: Db, ids: string) => db`
  coalesce((SELECT jsonb_object_agg(own.code, own.found) FROM (
    SELECT q.code, jsonb_agg(CASE WHEN v.number IS NULL THEN to_jsonb(v.code) ELSE to_jsonb(v.number) END) AS found
    FROM property_values v JOIN properties q ON q.id = v.property_id
    WHERE v.id = ANY(${db(ids)}.value_ids) GROUP BY q.code) own), '{}')`;

/** By the code of the address or by the article, in the order of the codes. */
export function listOwnRows(
  db: Db,
  codes: readonly string[],
): Promise<(GoodRow & { sectionCode: string })[]> {
  return db<(GoodRow & { sectionCode: string })[]>`
    SELECT p.id, p.code, p.units, s.code AS "sectionCode", ${facts(db, 'p')} AS facts
    FROM products p JOIN sections s ON s.id = p.section_id
    WHERE p.code = ANY(${codes as string[]}) OR p.product_code = ANY(${codes as string[]})
    ORDER BY array_position(${codes as string[]}, p.code), p.id`;
}

/** What staff have named as taken with a product, in their order. */
export function listNamedCompanions(db: Db, productId: number): Promise<{ id: number; code: string }[]> {
  return db<{ id: number; code: string }[]>`
    SELECT other.id, other.code FROM products p
    CROSS JOIN LATERAL jsonb_array_elements(p.relations) WITH ORDINALITY AS named(relation, place)
    JOIN products other ON other.id = (named.relation ->> 'id')::int AND other.active AND other.id <> p.id
    WHERE p.id = ${productId} AND named.relation ->> 'kind' = 'companion' ORDER BY named.place`;
}

/** Goods of a section beyond these are not looked at, and so many of a role are looked at closely. */
const LOOKED_AT = 400;
const PER_ROLE = 40;

/** For each rule what can be bought: what stands in the city first, then what is popular. */
export function listRoleRows(
  db: Db,
  rules: readonly Companion[],
  cityCode: string,
): Promise<(GoodRow & { rule: number })[]> {
  const wanted = rules.map(({ sections, property, choices }, rule) => ({
    rule,
    sections,
    property: property ?? null,
    choices: choices?.map(String) ?? null,
  }));
  return db<(GoodRow & { rule: number })[]>`
    SELECT w.rule, best.id, best.code, best.units, ${facts(db, 'best')} AS facts
    FROM jsonb_to_recordset(${db.json(wanted)}) AS w(rule int, sections text[], property text, choices text[])
    CROSS JOIN LATERAL (
      SELECT array_agg(v.id) AS ids FROM properties q JOIN property_values v ON v.property_id = q.id
      WHERE q.code = w.property
        AND (w.choices IS NULL OR v.code = ANY(w.choices) OR v.number::text = ANY(w.choices))) value
    CROSS JOIN LATERAL (
      SELECT known.*, EXISTS (
        SELECT FROM stocks s JOIN stores t ON t.id = s.store_id JOIN cities c ON c.id = t.city_id
        WHERE s.product_id = known.id AND c.code = ${cityCode} AND s.count > 0) AS is_in_city
      FROM (
        SELECT p.id, p.code, p.units, p.value_ids, p.popularity FROM products p
        WHERE p.active AND NOT p.on_order AND NOT p.is_offline
          AND p.section_id IN (SELECT id FROM sections WHERE code = ANY(w.sections))
          AND (w.property IS NULL OR p.value_ids && value.ids)
        ORDER BY p.popularity DESC, p.id LIMIT ${LOOKED_AT}) known
      WHERE EXISTS (SELECT FROM stocks s WHERE s.product_id = known.id AND s.count > 0)
      ORDER BY is_in_city DESC, known.popularity DESC, known.id LIMIT ${PER_ROLE}) best
    ORDER BY w.rule, best.is_in_city DESC, best.popularity DESC, best.id`;
}
