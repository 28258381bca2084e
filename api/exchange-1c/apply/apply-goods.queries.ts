import type { ToldFields } from '#domain/exchange/told-fields.ts';
import type { Db } from '../../database.ts';
import type { ToldGoods } from '../read/records.ts';

export interface StagedGoods {
  externalId: string;
  /** Null: nothing in it differs from what was last taken in. */
  record: ToldGoods | null;
  /** Of what is told now and of how it is read. */
  digest: Buffer;
  /** What was last taken in, and what is told now. */
  version: string | null;
  toldVersion: string | null;
  productId: number | null;
}

/**
 * The last word of a package on each product. `reading`: of how it is read; with another setting the same words are other
 * goods. What was taken in already is not read again, unless all is wanted, or the versions are.
 */
export async function listStagedGoods(
  db: Db,
  packageId: number,
  ids: readonly string[],
  { reading, wantsAll, wantsVersions }: { reading: Buffer; wantsAll: boolean; wantsVersions: boolean },
): Promise<StagedGoods[]> {
  return db<StagedGoods[]>`
    SELECT s.external_id AS "externalId", s.digest, s.version, r.record ->> 'version' AS "toldVersion", s.id AS "productId",
           CASE WHEN s.is_same THEN NULL ELSE r.record END AS record
    FROM (SELECT said.external_id, said.place, said.digest, p.exchange_version AS version, p.id,
                 NOT ${wantsAll} AND coalesce(said.digest = p.exchange_digest, false) AS is_same
          FROM (SELECT DISTINCT ON (external_id) external_id, ctid AS place,
                       sha256(coalesce(digest, sha256(convert_to(record::text, 'UTF8'))) || ${reading}::bytea) AS digest
                FROM exchange_staged
                WHERE package_id = ${packageId} AND kind = 'goods' AND external_id = ANY(${[...ids]}::text[])
                ORDER BY external_id, n DESC) said
          LEFT JOIN products p ON p.external_id = said.external_id COLLATE "default") s
    -- Most say what they said: their records are not looked into.
    LEFT JOIN exchange_staged r ON r.ctid = s.place AND (${wantsVersions} OR NOT s.is_same)`;
}

export async function listNextStaged(
  db: Db,
  packageId: number,
  { kind, after, most }: { kind: 'goods' | 'offer'; after: string; most: number },
): Promise<string[]> {
  const rows = await db<{ id: string }[]>`
    SELECT DISTINCT external_id AS id FROM exchange_staged
    WHERE package_id = ${packageId} AND kind = ${kind} AND external_id > ${after} COLLATE "C"
    ORDER BY external_id LIMIT ${most}`;
  return rows.map(({ id }) => id);
}

/** Whoever makes goods, brands or units holds this until the end of their transaction: numbers are given one by one. */
export async function lockNumbers(tx: Db): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtext('exchange numbers'))`;
}

/** Theirs to ours; one that staff have merged into another is that other. */
export async function listMapped(
  db: Db,
  kind: 'section' | 'brand',
  externalIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db<{ externalId: string; id: number }[]>`
    SELECT external_id AS "externalId",
           -- Asked once, not for each: mostly nothing has been merged.
           CASE WHEN EXISTS (SELECT FROM merges m WHERE m.kind = ${kind}) THEN merged_into(${kind}, id) ELSE id END AS id
    FROM external_ids
    WHERE kind = ${kind} AND id IS NOT NULL AND external_id = ANY(${[...externalIds]}::text[])`;
  return new Map(rows.map(({ externalId, id }) => [externalId, id]));
}

export async function listLeaves(db: Db, ids: readonly number[]): Promise<Set<number>> {
  const rows = await db<{ id: number }[]>`
    SELECT s.id FROM sections s WHERE s.id = ANY(${[...ids]}::int[]) AND s.rgt = s.lft + 1`;
  return new Set(rows.map(({ id }) => id));
}

/** Names of properties as the last package told them, and as this one does. */
export async function listPropertyNames(db: Db, packageId: number): Promise<Map<string, string>> {
  const rows = await db<{ id: string; name: string }[]>`
    SELECT external_id AS id, their_name AS name FROM external_ids WHERE kind = 'property'
    UNION ALL
    SELECT external_id, record ->> 'name' FROM exchange_staged WHERE package_id = ${packageId} AND kind = 'property'`;
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Brands by name, without case: found among the shop's own, or made. */
export async function ensureBrands(tx: Db, rows: readonly { name: string; code: string }[]): Promise<void> {
  const told = JSON.stringify(rows);
  await tx`
    WITH told AS (SELECT DISTINCT ON (lower(name)) name, code
                  FROM jsonb_to_recordset(${told}::text::jsonb) AS t(name text, code text) ORDER BY lower(name)),
    missing AS (SELECT t.*, row_number() OVER (ORDER BY t.name) AS n,
                       row_number() OVER (PARTITION BY t.code ORDER BY t.name) AS twin FROM told t
                WHERE NOT EXISTS (SELECT FROM brands b WHERE lower(b.name) = lower(t.name)))
    INSERT INTO brands (id, code, name, country_code, description_ru, description_kz)
    SELECT (SELECT coalesce(max(id), 0) FROM brands) + m.n,
           CASE WHEN m.twin > 1 OR EXISTS (SELECT FROM brands b WHERE b.code = m.code)
                THEN m.code || '-' || ((SELECT coalesce(max(id), 0) FROM brands) + m.n) ELSE m.code END,
           m.name, 'ZZ', '', '' FROM missing m`;
  await tx`
    INSERT INTO external_ids (kind, external_id, id, their_name, is_mapped)
    SELECT DISTINCT ON (lower(t.name)) 'brand', lower(t.name), b.id, t.name, true
    FROM jsonb_to_recordset(${told}::text::jsonb) AS t(name text) JOIN brands b ON lower(b.name) = lower(t.name)
    ORDER BY lower(t.name), b.id
    ON CONFLICT DO NOTHING`;
}

/** Units that the shop has no word for, under their own; codes are kept as they came, for orders that go back. */
export async function ensureUnits(
  tx: Db,
  packageId: number,
  rows: readonly { code: string; name: string; raw: string | null }[],
): Promise<void> {
  await tx`
    INSERT INTO external_ids AS old (kind, external_id, role, their_name, is_mapped, seen_package)
    SELECT DISTINCT ON (raw) 'unit', raw, code, name, true, ${packageId}::bigint
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS t(code text, name text, raw text) WHERE raw IS NOT NULL
    ON CONFLICT (kind, external_id) DO UPDATE SET seen_package = excluded.seen_package, their_name = excluded.their_name,
      role = excluded.role`;
  await tx`
    INSERT INTO units (code, name_ru, name_kz)
    SELECT DISTINCT ON (code) code, name, name FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)
      AS t(code text, name text) ON CONFLICT DO NOTHING`;
}

export async function listTakenCodes(db: Db, codes: readonly string[]): Promise<Set<string>> {
  const rows = await db<
    { code: string }[]
  >`SELECT code FROM products WHERE code = ANY(${[...codes]}::text[])`;
  return new Set(rows.map(({ code }) => code));
}

export interface ProductRow extends ToldFields {
  externalId: string;
  code: string;
  article: string;
  sectionId: number | null;
  brandId: number;
  nameRu: string;
  nameKz: string | null;
  descriptionRu: string;
  descriptionKz: string | null;
  isActive: boolean;
  units: unknown;
  ntin: string | null;
  gtin: string | null;
  country: string | null;
  manufacturer: string;
  vatPercent: number;
  valueIds: number[];
  characteristics: ToldGoods['characteristics'];
  version: string | null;
  digest: string;
}

/** What 1C does not tell stays: a Kazakh text, a country, staff's own fields. */
export async function writeProducts(
  tx: Db,
  rows: readonly ProductRow[],
  catalogId: string | null,
): Promise<{ made: number; changed: number }> {
  const [row] = await tx<{ made: number; changed: number }[]>`
    WITH told AS (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) AS t("externalId" text, code text, article text,
        "sectionId" int, "brandId" int, "nameRu" text, "nameKz" text, "descriptionRu" text, "descriptionKz" text,
        "isActive" boolean, units jsonb, ntin text, gtin text, country text, manufacturer text, "vatPercent" int, "valueIds" int[], characteristics jsonb,
        version text, "onOrder" boolean, "isOffline" boolean, "warrantyMonths" int, "lengthMm" int, "widthMm" int, "heightMm" int, digest text)),
    changed AS (
      UPDATE products p SET product_code = t.article, section_id = coalesce(t."sectionId", p.section_id),
        brand_id = t."brandId", name_ru = t."nameRu", name_kz = coalesce(t."nameKz", p.name_kz),
        description_ru = t."descriptionRu", description_kz = coalesce(t."descriptionKz", p.description_kz),
        active = t."isActive" AND NOT EXISTS (SELECT FROM products v WHERE v.variant_group = p.external_id), units = t.units, ntin = coalesce(t.ntin, p.ntin), gtin = coalesce(t.gtin, p.gtin),
        country_code = coalesce(t.country, p.country_code), manufacturer_ru = t.manufacturer,
        vat_percent = t."vatPercent", value_ids = t."valueIds" || ARRAY(
          -- Of properties that 1C does not know, staff's own values stay.
          SELECT v.id FROM property_values v WHERE v.id = ANY(p.value_ids) AND v.property_id NOT IN (
            SELECT e.id FROM external_ids e WHERE e.kind = 'property' AND e.id IS NOT NULL)), exchange_digest = decode(t.digest, 'hex'), exchange_version = t.version, exchange_catalog = ${catalogId},
        characteristics = CASE WHEN t.characteristics = '[]' THEN p.characteristics ELSE t.characteristics END,
        on_order = coalesce(t."onOrder", p.on_order), is_offline = coalesce(t."isOffline", p.is_offline),
        warranty_months = coalesce(t."warrantyMonths", p.warranty_months), length_mm = coalesce(t."lengthMm", p.length_mm),
        width_mm = coalesce(t."widthMm", p.width_mm), height_mm = coalesce(t."heightMm", p.height_mm),
        variant_group = coalesce(p.variant_group, substring(t."externalId" FROM '^(.+?)#.')),
        absent_since = CASE WHEN t."isActive" THEN NULL ELSE coalesce(p.absent_since, now()) END
      FROM told t WHERE p.external_id = t."externalId" RETURNING p.id),
    made AS (
      INSERT INTO products (id, code, product_code, external_id, section_id, brand_id, name_ru, name_kz, description_ru,
        description_kz, active, units, ntin, gtin, country_code, manufacturer_ru, manufacturer_kz, vat_percent, value_ids, exchange_digest, exchange_catalog,
        exchange_version, characteristics, on_order, is_offline, warranty_months, length_mm, width_mm, height_mm, variant_group)
      SELECT (SELECT coalesce(max(id), 0) FROM products) + row_number() OVER (ORDER BY t."externalId"), t.code, t.article,
        t."externalId", t."sectionId", t."brandId", t."nameRu", t."nameKz", t."descriptionRu", t."descriptionKz",
        t."isActive" AND NOT EXISTS (SELECT FROM products v WHERE v.variant_group = t."externalId"), t.units, t.ntin, t.gtin, coalesce(t.country, 'ZZ'), t.manufacturer, t.manufacturer, t."vatPercent", t."valueIds", decode(t.digest, 'hex'), ${catalogId},
        t.version, t.characteristics, coalesce(t."onOrder", false), coalesce(t."isOffline", false), t."warrantyMonths",
        t."lengthMm", t."widthMm", t."heightMm", substring(t."externalId" FROM '^(.+?)#.')
      FROM told t WHERE t."sectionId" IS NOT NULL
        AND NOT EXISTS (SELECT FROM products p WHERE p.external_id = t."externalId")
      RETURNING id)
    SELECT (SELECT count(*) FROM made)::int AS made, (SELECT count(*) FROM changed)::int AS changed`;
  return row ?? { made: 0, changed: 0 };
}
