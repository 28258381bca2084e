import type { SetMode } from '#contract/sets.ts';
import type { SetNeed, SetParam } from '#domain/sets.ts';
import type { Db } from '../database.ts';

export interface SetItemRow extends SetNeed {
  /** Names it in choices. */
  id: number;
  groupRu: string;
  groupKz: string;
  /** The chosen one first, then what may stand in its place. */
  productIds: number[];
  isRequired: boolean;
  isTaken: boolean;
  spot: { x: number; y: number } | null;
}

export interface SetRow {
  id: number;
  mode: SetMode;
  code: string;
  sectionCode: string;
  externalId: string;
  imageVersion: string;
  nameRu: string;
  nameKz: string;
  leadRu: string;
  leadKz: string;
  descriptionRu: string;
  descriptionKz: string;
  style: string | null;
  colour: string | null;
  param: (SetParam & { code: string }) | null;
  popularity: number;
  firstSeenAt: Date;
  items: SetItemRow[];
}

/** Every set that is shown, with its items in order. */
export function listSetRows(db: Db): Promise<SetRow[]> {
  return db<SetRow[]>`
    SELECT s.id, s.mode, s.code, s.section_code AS "sectionCode", s.external_id AS "externalId",
           left(md5(concat_ws(' ', s.scene, s.picture, i.goods)), 6) AS "imageVersion",
           s.name_ru AS "nameRu", s.name_kz AS "nameKz", s.lead_ru AS "leadRu", s.lead_kz AS "leadKz",
           s.description_ru AS "descriptionRu", s.description_kz AS "descriptionKz", s.style, s.colour, s.param,
           s.popularity, s.first_seen_at AS "firstSeenAt", i.items
    FROM product_sets s
    JOIN LATERAL (
      SELECT string_agg(product_ids[1]::text, ' ' ORDER BY coalesce(place, position), position) AS goods,
             jsonb_agg(jsonb_build_object(
               'id', position, 'groupRu', group_ru, 'groupKz', group_kz, 'productIds', product_ids, 'amount', amount,
               'perParam', per_param, 'measure', measure, 'isRequired', is_required, 'isTaken', is_required OR is_taken,
               'spot', CASE WHEN spot_x IS NOT NULL AND spot_y IS NOT NULL
                            THEN jsonb_build_object('x', spot_x, 'y', spot_y) END) ORDER BY coalesce(place, position), position) AS items
      FROM set_items WHERE set_id = s.id AND is_active
    ) i ON i.items IS NOT NULL
    WHERE s.active
    ORDER BY s.popularity DESC, s.id`;
}

interface Worded {
  nameRu: string;
  nameKz: string;
  titleRu: string;
  titleKz: string;
  descriptionRu: string;
  descriptionKz: string;
  seoTextRu: string;
  seoTextKz: string;
}

export interface SetSectionRow extends Worded {
  mode: SetMode;
  code: string;
}

export interface SetStaticFilterRow extends Worded {
  mode: SetMode;
  sectionCode: string;
  code: string;
  choice: Record<string, string[]>;
}

const wordsOf = (db: Db) => db`
  name_ru AS "nameRu", name_kz AS "nameKz", title_ru AS "titleRu", title_kz AS "titleKz",
  description_ru AS "descriptionRu", description_kz AS "descriptionKz", seo_text_ru AS "seoTextRu",
  seo_text_kz AS "seoTextKz"`;

export function listSetSectionRows(db: Db): Promise<SetSectionRow[]> {
  return db<
    SetSectionRow[]
  >`SELECT mode, code, ${wordsOf(db)} FROM set_sections ORDER BY mode, position, code`;
}

export function listSetStaticFilterRows(db: Db): Promise<SetStaticFilterRow[]> {
  return db<SetStaticFilterRow[]>`
    SELECT mode, section_code AS "sectionCode", code, choice, ${wordsOf(db)}
    FROM set_static_filters ORDER BY mode, section_code, position, code`;
}
