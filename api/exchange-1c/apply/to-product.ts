/** Goods as 1C tells them, in the shop's own words: what can be said of one record without asking anybody. */

import { cutText } from '#domain/exchange/cut-text.ts';
import { type GoodsField, toFindField } from '#domain/exchange/field-names.ts';
import { parseNumber } from '#domain/exchange/parse-number.ts';
import { type Reading, USUAL_READING } from '#domain/exchange/reading.ts';
import { toTextOfHtml } from '#domain/exchange/text-of-html.ts';
import { readFields, readWeight, type ToldFields } from '#domain/exchange/told-fields.ts';
import { findCountry, parseVat, splitLanguages, toBareName } from '#domain/exchange/told-words.ts';
import { findUnit } from '#domain/exchange/unit-codes.ts';
import { findGtin } from '#domain/gtin.ts';
import type { ToldGoods, ToldSaleUnit } from '../read/records.ts';

export interface WantedUnit {
  /** Of the shop's own table; null: under its own name. */
  code: string | null;
  name: string;
  /** The code as it came, spaces and all. */
  raw: string | null;
  ratio: number;
  weight: number | null;
}

export interface WantedProduct extends ToldFields {
  externalId: string;
  isDeleted: boolean;
  nameRu: string;
  nameKz: string | null;
  descriptionRu: string;
  descriptionKz: string | null;
  article: string;
  gtin: string | null;
  ntin: string | null;
  brand: string;
  manufacturer: string;
  /** Null: a name that nobody knows, or none. */
  country: string | null;
  /** As it was told, where nobody knows it. */
  strangeCountry: string | null;
  characteristics: ToldGoods['characteristics'];
  vatPercent: number;
  groupIds: string[];
  units: WantedUnit[];
}

const NO_BRAND = 'Без бренда';
const VAT_PERCENT = 16;

const numberOf = (text: string | null): number | null => {
  const parsed = parseNumber(text);
  return typeof parsed === 'object' ? parsed.value : null;
};

/** A name, not the address and the telephone that somebody has put beside it. */
const LONGEST_NAME = 200;
const toShort = (text: string | null): string | null =>
  cutText((text ?? '').replace(/\s+/g, ' ').trim(), LONGEST_NAME) || null;

/** `nameOf` tells the name of a property by its id: Kazakh names and NTIN come as properties or as requisites. */
export function toProduct(
  goods: ToldGoods,
  nameOf: (propertyId: string) => string | null,
  { takesFullNames, separator, names }: Reading = USUAL_READING,
): WantedProduct | null {
  const told = [
    ...goods.requisites,
    ...goods.properties.flatMap(({ id, values }) => {
      const name = nameOf(id);
      return name === null || values[0] === undefined ? [] : [{ name, value: values[0] }];
    }),
  ];
  const findField = toFindField(names);
  const find = (field: GoodsField) =>
    told.find(({ name }) => findField(name)?.field === field)?.value ?? null;
  const fullName = takesFullNames
    ? (told.find(({ name }) => toBareName(name) === 'полноенаименование')?.value ?? null)
    : null;
  const written = fullName ?? goods.name;
  if (written === null) return null;
  const { ru, kz } = splitLanguages(written, separator);
  const descriptionKz = find('description_kz');
  const brand = toShort(goods.brand ?? find('brand'));
  const manufacturer = toShort(goods.manufacturer ?? find('manufacturer'));
  const countryName = goods.country ?? find('country');
  const country = findCountry(countryName);
  const weight = numberOf(goods.weight) ?? readWeight(told, findField);
  return {
    externalId: goods.id,
    isDeleted: goods.isDeleted,
    nameRu: ru,
    nameKz: find('name_kz') ?? kz,
    descriptionRu: toTextOfHtml(goods.description ?? ''),
    descriptionKz: descriptionKz === null ? null : toTextOfHtml(descriptionKz),
    article: goods.article ?? goods.id.slice(0, 40),
    gtin: findGtin(goods.barcodes),
    ntin: toShort(find('ntin')),
    brand: brand ?? manufacturer ?? NO_BRAND,
    manufacturer: manufacturer ?? brand ?? NO_BRAND,
    country,
    strangeCountry: country === null ? countryName : null,
    characteristics: goods.characteristics,
    ...readFields(told, findField),
    vatPercent: parseVat(goods.vat) ?? VAT_PERCENT,
    groupIds: goods.groupIds,
    units: toUnits(goods, weight),
  };
}

/** What a visitor measures in; others are counted. */
const MEASURES = new Set(['m', 'm2', 'm3', 'kg', 'l']);

/**
 * The base unit first; others that say how much of them one base unit holds. 1C tells it the other way round: how many base
 * units one of the others is. A pack of a hundred is no part of the piece that is sold: it is left out.
 */
function toUnits({ unit, otherUnits }: ToldGoods, weight: number | null): WantedUnit[] {
  const toWanted = (each: ToldSaleUnit | null, ratio: number, kg: number | null): WantedUnit => ({
    code: each === null ? 'piece' : findUnit(each.code, each.name),
    name: each?.name ?? each?.code?.trim() ?? 'шт',
    raw: each?.code ?? null,
    ratio,
    weight: kg,
  });
  const base = toWanted(unit, 1, weight !== null && weight > 0 ? weight : null);
  const others = otherUnits.flatMap((each) => {
    const told = numberOf(each.ratio);
    if (told === null || told <= 0) return [];
    const wanted = toWanted(each, Number((1 / told).toPrecision(6)), null);
    const isOfUse = wanted.code !== null && (wanted.ratio >= 1 || MEASURES.has(wanted.code));
    return isOfUse && wanted.code !== base.code ? [wanted] : [];
  });
  return [base, ...others];
}
