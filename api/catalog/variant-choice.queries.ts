import type { Db } from '../database.ts';

export interface VariantRow {
  id: number;
  /** by what it is chosen, as staff have said; null: by what differs */
  axes: string[] | null;
  position: number | null;
  /** in the words of 1C, where it tells them */
  characteristics: { name: string; value: string }[];
  values: {
    property: string;
    nameRu: string;
    nameKz: string;
    unitRu: string | null;
    unitKz: string | null;
    kind: 'list' | 'range' | 'flag';
    position: number | null;
    code: string;
    number: number | null;
    ru: string;
    kz: string;
  }[];
}

/** The group's goods on sale, and the one that is looked at, with what they are told apart by. */
export function listVariantRows(
  db: Db,
  { group, productId, limit }: { group: string; productId: number; limit: number },
): Promise<VariantRow[]> {
  return db<VariantRow[]>`
    SELECT p.id, p.characteristics, p.variant_axes AS axes, p.variant_position AS position,
           coalesce(jsonb_agg(jsonb_build_object(
             'property', q.code, 'nameRu', q.name_ru, 'nameKz', q.name_kz, 'unitRu', q.unit_ru, 'unitKz', q.unit_kz,
             'kind', q.kind, 'position', sp.position, 'code', v.code, 'number', v.number, 'ru', v.name_ru,
             'kz', v.name_kz) ORDER BY sp.position NULLS LAST, q.id, v.id) FILTER (WHERE q.id IS NOT NULL), '[]') AS values
    FROM (
      SELECT id, section_id, value_ids, characteristics, variant_axes, variant_position FROM products
      WHERE variant_group = ${group} AND (active OR id = ${productId})
      ORDER BY id <> ${productId}, variant_position, id LIMIT ${limit}
    ) p
    LEFT JOIN property_values v ON v.id = ANY(p.value_ids)
    LEFT JOIN properties q ON q.id = v.property_id
    LEFT JOIN section_properties sp ON sp.section_id = p.section_id AND sp.property_id = q.id
    GROUP BY p.id, p.characteristics, p.variant_axes, p.variant_position
    ORDER BY p.variant_position, p.id`;
}
