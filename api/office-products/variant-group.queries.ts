import type { VariantGroup, VariantMember } from '#contract/office/variant-group.ts';
import type { Db } from '../database.ts';

/** A choice of more is a listing. */
const MOST_MEMBERS = 60;

export type MemberRow = Omit<VariantMember, 'isOwned' | 'values'> & {
  characteristics: { name: string; value: string }[];
  values: (VariantGroup['traits'][number] & {
    place: number | null;
    value: { code: string; name: { ru: string; kz: string }; number: number | null };
  })[];
};

/** These goods and all that stand in one group with any of them. */
export async function listGroupMembers(db: Db, ids: readonly number[]): Promise<MemberRow[]> {
  return db<MemberRow[]>`
    SELECT p.id, p.product_code AS "productCode", p.active, p.variant_group AS "group", p.variant_axes AS axes,
           p.variant_position AS position, p.characteristics,
           jsonb_build_object('ru', p.name_ru, 'kz', coalesce(p.name_kz, p.name_ru)) AS name,
           coalesce(jsonb_agg(jsonb_build_object(
             'code', q.code, 'name', jsonb_build_object('ru', q.name_ru, 'kz', q.name_kz),
             'unit', CASE WHEN q.unit_ru IS NOT NULL THEN jsonb_build_object('ru', q.unit_ru, 'kz', coalesce(q.unit_kz, q.unit_ru)) END,
             'kind', q.kind, 'place', sp.position,
             'value', jsonb_build_object('code', v.code, 'number', v.number,
                                         'name', jsonb_build_object('ru', v.name_ru, 'kz', v.name_kz)))
             ORDER BY sp.position NULLS LAST, q.id, v.id) FILTER (WHERE q.id IS NOT NULL), '[]') AS values
    FROM (SELECT * FROM products
          WHERE id = ANY(${[...ids]}::int[]) OR variant_group IN (
            SELECT variant_group FROM products WHERE id = ANY(${[...ids]}::int[]) AND variant_group IS NOT NULL)
          ORDER BY variant_position, id LIMIT ${MOST_MEMBERS}) p
    LEFT JOIN property_values v ON v.id = ANY(p.value_ids)
    LEFT JOIN properties q ON q.id = v.property_id
    LEFT JOIN section_properties sp ON sp.section_id = p.section_id AND sp.property_id = q.id
    GROUP BY p.id, p.product_code, p.active, p.variant_group, p.variant_axes, p.variant_position, p.characteristics,
             p.name_ru, p.name_kz
    ORDER BY p.variant_position, p.id`;
}
