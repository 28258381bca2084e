import type { Db } from '../../database.ts';
import type { ToldOffer } from '../read/records.ts';

export interface StagedOffer {
  externalId: string;
  record: ToldOffer;
  productId: number | null;
  digest: Buffer | null;
  /** Of the goods that it is a variant of; null: it is none, or they are not known yet. */
  goodsId: number | null;
  goodsDigest: Buffer | null;
  goodsNameRu: string | null;
  goodsNameKz: string | null;
}

/** The last word of a package on each offer. */
export async function listStagedOffers(
  db: Db,
  packageId: number,
  ids: readonly string[],
): Promise<StagedOffer[]> {
  return db<StagedOffer[]>`
    SELECT DISTINCT ON (s.external_id) s.external_id AS "externalId", s.record, p.id AS "productId",
           p.exchange_digest AS digest, g.id AS "goodsId", g.exchange_digest AS "goodsDigest",
           g.name_ru AS "goodsNameRu", g.name_kz AS "goodsNameKz"
    FROM exchange_staged s LEFT JOIN products p ON p.external_id = s.external_id COLLATE "default"
    LEFT JOIN products g ON g.external_id = split_part(s.external_id COLLATE "default", '#', 1) AND position('#' IN s.external_id) > 1
    WHERE s.package_id = ${packageId} AND s.kind = 'offer' AND s.external_id = ANY(${[...ids]}::text[])
    ORDER BY s.external_id, s.n DESC`;
}

/** A barcode that only the offer tells, and its mark of deletion. */
export async function updatePlain(
  tx: Db,
  rows: readonly { externalId: string; isDeleted: boolean; gtin: string | null }[],
): Promise<void> {
  await tx`
    UPDATE products p SET gtin = coalesce(p.gtin, t.gtin), active = p.active AND NOT t."isDeleted"
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS t("externalId" text, "isDeleted" boolean, gtin text)
    WHERE p.external_id = t."externalId"
      AND (p.gtin IS NULL AND t.gtin IS NOT NULL OR p.active AND t."isDeleted")`;
}

export interface VariantRow {
  externalId: string;
  goodsId: number;
  group: string;
  code: string;
  nameRu: string;
  nameKz: string | null;
  article: string | null;
  gtin: string | null;
  isDeleted: boolean;
  /** by what it differs from its siblings, in the words of 1C */
  characteristics: ToldOffer['characteristics'];
  /** of these, as values of properties; beside those of its goods */
  valueIds: number[];
  digest: string;
}

/** Texts, section, brand and units are those of the goods; once there is a variant the goods are not sold themselves. */
export async function writeVariants(
  tx: Db,
  rows: readonly VariantRow[],
): Promise<{ made: number; changed: number }> {
  const [row] = await tx<{ made: number; changed: number }[]>`
    WITH told AS (
      SELECT t.*, g.section_id, g.brand_id, g.description_ru, g.description_kz, g.units, g.country_code, g.manufacturer_ru,
             g.manufacturer_kz, g.vat_percent, g.images, g.value_ids || t."valueIds" AS value_ids, g.ntin, g.product_code, g.exchange_catalog,
             g.absent_since IS NULL AND NOT t."isDeleted" AS is_sold
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS t("externalId" text, "goodsId" int, "group" text,
        code text, "nameRu" text, "nameKz" text, article text, gtin text, "isDeleted" boolean, characteristics jsonb,
        "valueIds" int[], digest text)
      JOIN products g ON g.id = t."goodsId"),
    changed AS (
      UPDATE products p SET product_code = coalesce(t.article, p.product_code), section_id = t.section_id,
        brand_id = t.brand_id, name_ru = t."nameRu", name_kz = coalesce(t."nameKz", p.name_kz), active = t.is_sold,
        units = t.units, gtin = coalesce(t.gtin, p.gtin), vat_percent = t.vat_percent, value_ids = t.value_ids, variant_group = t."group", characteristics = t.characteristics,
        exchange_catalog = t.exchange_catalog, exchange_digest = decode(t.digest, 'hex'), absent_since = NULL
      FROM told t WHERE p.external_id = t."externalId" RETURNING p.id),
    made AS (
      INSERT INTO products (id, code, product_code, external_id, section_id, brand_id, name_ru, name_kz, description_ru,
        description_kz, active, units, ntin, gtin, country_code, manufacturer_ru, manufacturer_kz, vat_percent, images,
        value_ids, variant_group, characteristics, exchange_catalog, exchange_digest)
      SELECT (SELECT coalesce(max(id), 0) FROM products) + row_number() OVER (ORDER BY t."externalId"), t.code,
        coalesce(t.article, t.product_code), t."externalId", t.section_id, t.brand_id, t."nameRu", t."nameKz",
        t.description_ru, t.description_kz, t.is_sold, t.units, t.ntin, t.gtin, t.country_code, t.manufacturer_ru,
        t.manufacturer_kz, t.vat_percent, t.images, t.value_ids, t."group", t.characteristics, t.exchange_catalog, decode(t.digest, 'hex')
      FROM told t WHERE NOT EXISTS (SELECT FROM products p WHERE p.external_id = t."externalId")
      RETURNING id),
    parents AS (
      UPDATE products g SET active = false WHERE g.active AND g.id IN (SELECT "goodsId" FROM told) RETURNING g.id)
    SELECT (SELECT count(*) FROM made)::int AS made, (SELECT count(*) FROM changed)::int AS changed`;
  return row ?? { made: 0, changed: 0 };
}

/** What variants have from their goods follows them; goods that are gone take them along, and bring them back. */
export async function followGoods(tx: Db, goodsIds: readonly string[]): Promise<void> {
  await tx`
    UPDATE products v SET section_id = g.section_id, brand_id = g.brand_id, description_ru = g.description_ru,
      description_kz = g.description_kz, country_code = g.country_code, manufacturer_ru = g.manufacturer_ru,
      manufacturer_kz = g.manufacturer_kz, vat_percent = g.vat_percent, value_ids = g.value_ids || ARRAY(
        SELECT w.id FROM property_values w WHERE w.id = ANY(v.value_ids) AND w.id <> ALL(g.value_ids) AND w.property_id IN (
          SELECT e.id FROM external_ids e WHERE e.kind = 'property' AND e.external_id LIKE 'характеристика:%')),
      active = CASE WHEN g.absent_since IS NOT NULL THEN false WHEN v.absent_since IS NOT NULL THEN true ELSE v.active END,
      absent_since = CASE WHEN g.absent_since IS NULL THEN NULL WHEN v.active THEN g.absent_since ELSE v.absent_since END
    FROM products g
    WHERE v.variant_group = g.external_id AND g.external_id = ANY(${[...goodsIds]}::text[])`;
}
