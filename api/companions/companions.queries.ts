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

interface OwnRow extends GoodRow {
  sectionCode: string;
  /** what staff have named as taken with it, in their order */
  named: { id: number; code: string }[];
}

/** By the code of the address or by the article. */
export async function findOwnRow(db: Db, code: string): Promise<OwnRow | null> {
  const [row] = await db<OwnRow[]>`
    SELECT p.id, p.code, p.units, s.code AS "sectionCode", ${facts(db, 'p')} AS facts,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('id', other.id, 'code', other.code) ORDER BY named.place)
             FROM jsonb_array_elements(p.relations) WITH ORDINALITY AS named(relation, place)
             JOIN products other ON other.id = (named.relation ->> 'id')::int AND other.active AND other.id <> p.id
             WHERE named.relation ->> 'kind' = 'companion'
           ), '[]') AS named
    FROM products p JOIN sections s ON s.id = p.section_id
    WHERE p.code = ${code} OR p.product_code = ${code}
    ORDER BY p.code <> ${code}, p.id LIMIT 1`;
  return row ?? null;
}

/** Goods of a section beyond these are not looked at, and so many of a role are looked at closely. */
const LOOKED_AT = 400;
const PER_ROLE = 40;

/** All that a rule asks of PostgreSQL; what fits besides is found among what comes. */
export interface RolePlace {
  sections: readonly string[];
  property: string | null;
  choices: readonly string[] | null;
}

export const toRolePlace = ({ sections, property, choices }: Companion): RolePlace => ({
  sections,
  property: property ?? null,
  choices: choices?.map(String) ?? null,
});

/** For each place what can be bought: what stands in the city first, then what is popular. */
export function listRoleRows(
  db: Db,
  places: readonly RolePlace[],
  cityCode: string,
): Promise<(GoodRow & { rule: number })[]> {
  const wanted = places.map((place, rule) => ({ rule, ...place }));
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
