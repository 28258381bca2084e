/** What products point at: units, places, sections, brands, properties. */
import type postgres from 'postgres';
import { cities } from '#domain/kazakhstan-cities.ts';
import { sections } from '#domain/taxonomy/taxonomy.ts';
import { brands } from '../brands.ts';
import type { Property } from '../leaf.ts';
import { leaves } from '../leaves.ts';
import { services } from '../services.ts';
import { staticFilters, toDescription } from '../static-filters.ts';
import { stores } from '../stores.ts';
import type { RegisteredValue } from '../value-registry.ts';
import { zones } from '../zones.ts';
import { type Cell, copyInto, toCopyLine } from './copy.ts';

type Rows = readonly (readonly Cell[])[];

async function copyRows(
  db: postgres.TransactionSql,
  table: string,
  columns: string,
  rows: Rows,
): Promise<void> {
  await copyInto(db, table, columns.split(' '), rows.map(toCopyLine));
}

/** Every property of the range once, in the order in which the leaves name them. */
export const properties: readonly Property[] = [...new Set(leaves.flatMap((leaf) => leaf.properties))];

export const brandIds: ReadonlyMap<string, number> = new Map(
  brands.map((brand, index) => [brand.code, index + 1]),
);

async function loadPlaces(db: postgres.TransactionSql): Promise<void> {
  await copyRows(
    db,
    'cities',
    'id code name_ru name_kz latitude longitude is_local aliases suburbs area_code kato position',
    cities.map((city) => [
      city.id,
      city.code,
      city.name.ru,
      city.name.kz,
      city.latitude,
      city.longitude,
      city.isLocal,
      city.aliases,
      JSON.stringify(city.suburbs),
      city.areaCode,
      city.kato,
      city.id,
    ]),
  );
  await copyRows(
    db,
    'stores',
    'id code city_id name_ru name_kz address_ru address_kz latitude longitude phones email hours holidays services ' +
      'departments has_pickup has_parking is_warehouse position',
    stores.map((store) => [
      store.id,
      store.code,
      store.cityId,
      store.name.ru,
      store.name.kz,
      store.address.ru,
      store.address.kz,
      store.latitude,
      store.longitude,
      store.phones,
      store.email,
      JSON.stringify(store.hours),
      JSON.stringify(store.holidays),
      store.services,
      JSON.stringify(store.departments),
      true,
      true,
      store.isWarehouse,
      store.id,
    ]),
  );
}

async function loadSections(db: postgres.TransactionSql): Promise<void> {
  await copyRows(
    db,
    'sections',
    'id parent_id code name_ru name_kz seo_text_ru seo_text_kz family level lft rgt',
    sections.map(({ id, parentId, code, name, seoText, family, level, lft, rgt }) => [
      id,
      parentId,
      code,
      name.ru,
      name.kz,
      seoText.ru,
      seoText.kz,
      family,
      level,
      lft,
      rgt,
    ]),
  );
}

async function loadProperties(db: postgres.TransactionSql): Promise<void> {
  await copyRows(
    db,
    'properties',
    'id code name_ru name_kz kind unit_ru unit_kz',
    properties.map(({ code, ru, kz, kind, unit }, index) => [
      index + 1,
      code,
      ru,
      kz,
      kind,
      unit?.ru ?? null,
      unit?.kz ?? null,
    ]),
  );
  const propertyIds = new Map(properties.map((property, index) => [property, index + 1]));
  const sectionIds = new Map(sections.map((section) => [section.code, section.id]));
  await copyRows(
    db,
    'section_properties',
    'section_id property_id position',
    leaves.flatMap((leaf) =>
      leaf.properties.map((property, index) => [
        sectionIds.get(leaf.code) ?? null,
        propertyIds.get(property) ?? null,
        index + 1,
      ]),
    ),
  );
}

async function loadStaticFilters(db: postgres.TransactionSql): Promise<void> {
  const sectionIds = new Map(sections.map((section) => [section.code, section.id]));
  await copyRows(
    db,
    'static_filters',
    'section_id code name_ru name_kz title_ru title_kz description_ru description_kz seo_text_ru seo_text_kz choice position',
    staticFilters.map((filter, index) => {
      const { section, code, name, title, about, choice } = filter;
      const description = toDescription(filter);
      return [
        sectionIds.get(section) ?? null,
        code,
        name.ru,
        name.kz,
        title.ru,
        title.kz,
        description.ru,
        description.kz,
        about.ru,
        about.kz,
        JSON.stringify(choice),
        index + 1,
      ];
    }),
  );
}

export async function loadReference(db: postgres.TransactionSql): Promise<void> {
  await loadPlaces(db);
  await loadSections(db);
  await copyRows(
    db,
    'delivery_zones',
    'id city_id kind name_ru name_kz polygon position',
    zones.map(({ id, cityId, kind, name, polygon, position }) => [
      id,
      cityId,
      kind,
      name.ru,
      name.kz,
      JSON.stringify(polygon),
      position,
    ]),
  );
  await copyRows(
    db,
    'services',
    'code name_ru name_kz note_ru note_kz unit_ru unit_kz price families position',
    services.map(({ code, name, note, unit, price, families }, index) => [
      code,
      name.ru,
      name.kz,
      note.ru,
      note.kz,
      unit.ru,
      unit.kz,
      price,
      families,
      index + 1,
    ]),
  );
  await copyRows(
    db,
    'brands',
    'id code name country_code is_own_label description_ru description_kz',
    brands.map(({ code, name, countryCode, isOwnLabel, description }, index) => [
      index + 1,
      code,
      name,
      countryCode,
      isOwnLabel ?? false,
      description.ru,
      description.kz,
    ]),
  );
  await loadProperties(db);
  await loadStaticFilters(db);
}

/** Known only when the last product has been drawn. */
export async function loadValues(
  db: postgres.TransactionSql,
  values: readonly RegisteredValue[],
): Promise<void> {
  await copyRows(
    db,
    'property_values',
    'id property_id code number name_ru name_kz',
    values.map(({ id, propertyId, code, number, ru, kz }) => [id, propertyId, code, number ?? null, ru, kz]),
  );
}
