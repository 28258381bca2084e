import type { Place, Role } from '#domain/calculators/calculators.ts';
import type { Db } from '../database.ts';

export interface ArticleRow {
  /** Null for a product asked for by its code. */
  role: Role | null;
  id: number;
  code: string;
  sectionCode: string;
  units: { unit: string; ratio: number; weight: number }[];
  facts: Record<string, number | string>;
}

/** Goods of a section beyond these are not looked at: the search for a role stays short in a catalogue of any size. */
const LOOKED_AT = 400;
const PER_ROLE = 8;
/** So many in the city are enough for most works. */
const ENOUGH = 10;

/**
 * For each role the best known goods that can be bought: those the city has enough of first, then others. With them the
 * products that were chosen by name, whatever their state.
 */
export function listArticleRows(
  db: Db,
  places: readonly (Place & { role: Role })[],
  codes: readonly string[],
  cityCode: string,
): Promise<ArticleRow[]> {
  const wanted = places.map(({ role, sections, property, choices, also }) => ({
    role,
    sections,
    property: property ?? null,
    choices: choices ?? null,
    also: also?.property ?? null,
    alsoChoices: also?.choices ?? null,
    orNone: also?.orNone ?? false,
  }));
  return db<ArticleRow[]>`
    WITH wanted AS (
      SELECT w.role, w.sections,
             (SELECT array_agg(v.id) FROM properties q JOIN property_values v ON v.property_id = q.id
              WHERE q.code = w.property AND (w.choices IS NULL OR v.code = ANY(w.choices))) AS value_ids, w.property,
             (SELECT array_agg(v.id) FROM properties q JOIN property_values v ON v.property_id = q.id
              WHERE q.code = w.also AND v.code = ANY(w."alsoChoices")) AS also_ids,
             (SELECT array_agg(v.id) FROM properties q JOIN property_values v ON v.property_id = q.id
              WHERE q.code = w.also) AS any_ids, w.also, w."orNone" AS or_none
      FROM jsonb_to_recordset(${db.json(wanted)}) AS w(role text, sections text[], property text, choices text[],
           also text, "alsoChoices" text[], "orNone" boolean)
    ), found AS (
      SELECT w.role, best.id, best.is_in_city
      FROM wanted w CROSS JOIN LATERAL (
        SELECT known.id, known.popularity, (
          SELECT coalesce(sum(s.count), 0) >= ${ENOUGH}
          FROM stocks s JOIN stores t ON t.id = s.store_id JOIN cities c ON c.id = t.city_id
          WHERE s.product_id = known.id AND c.code = ${cityCode}) AS is_in_city
        FROM (
          SELECT p.id, p.popularity, p.value_ids FROM products p
          WHERE p.active AND NOT p.on_order AND NOT p.is_offline
            AND p.section_id IN (SELECT id FROM sections WHERE code = ANY(w.sections))
            AND (w.property IS NULL OR p.value_ids && w.value_ids)
            AND (w.also IS NULL OR p.value_ids && w.also_ids OR w.or_none AND NOT p.value_ids && w.any_ids)
          ORDER BY p.popularity DESC LIMIT ${LOOKED_AT}
        ) known
        WHERE EXISTS (SELECT FROM stocks s WHERE s.product_id = known.id AND s.count > 0)
        ORDER BY is_in_city DESC, known.popularity DESC, known.id LIMIT ${PER_ROLE}
      ) best
      UNION ALL
      SELECT NULL, p.id, false FROM products p WHERE p.code = ANY(${codes as string[]})
    )
    SELECT f.role, p.id, p.code, s.code AS "sectionCode", p.units, coalesce(known.facts, '{}') AS facts
    FROM found f JOIN products p ON p.id = f.id JOIN sections s ON s.id = p.section_id
    LEFT JOIN LATERAL (
      SELECT jsonb_object_agg(q.code, CASE WHEN v.number IS NULL THEN to_jsonb(v.code) ELSE to_jsonb(v.number) END) AS facts
      FROM property_values v JOIN properties q ON q.id = v.property_id WHERE v.id = ANY(p.value_ids)
    ) known ON true
    ORDER BY f.is_in_city DESC, p.popularity DESC, p.id`;
}

export interface MateRow {
  /** The product it is another pack of. */
  of: number;
  id: number;
  units: ArticleRow['units'];
  facts: ArticleRow['facts'];
}

const MOST_MATES = 8;

/** Other packs of the same line: the same brand, section and name but for its size. */
export function listMateRows(db: Db, ids: readonly number[]): Promise<MateRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db<MateRow[]>`
    SELECT chosen.id AS of, mate.id, mate.units, coalesce(known.facts, '{}') AS facts
    FROM products chosen CROSS JOIN LATERAL (
      SELECT p.id, p.units, p.value_ids FROM products p
      WHERE p.active AND NOT p.on_order AND NOT p.is_offline AND p.brand_id = chosen.brand_id
        AND p.section_id = chosen.section_id AND p.id <> chosen.id
        AND regexp_replace(p.name_ru, ${SIZE}, '') = regexp_replace(chosen.name_ru, ${SIZE}, '')
        AND EXISTS (SELECT FROM stocks s WHERE s.product_id = p.id AND s.count > 0)
      ORDER BY p.popularity DESC LIMIT ${MOST_MATES}
    ) mate
    LEFT JOIN LATERAL (
      SELECT jsonb_object_agg(q.code, CASE WHEN v.number IS NULL THEN to_jsonb(v.code) ELSE to_jsonb(v.number) END) AS facts
      FROM property_values v JOIN properties q ON q.id = v.property_id WHERE v.id = ANY(mate.value_ids)
    ) known ON true
    WHERE chosen.id = ANY(${ids as number[]}::int[])
    ORDER BY mate.id`;
}

/** «4,5 л», «25 кг», «7 секций» in a name. */
const SIZE = '[0-9]+([.,][0-9]+)? (л|кг|г|м|секци[а-я]+)\\M';
