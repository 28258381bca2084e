/** The table of a product's properties, in words: made on the server, so that the page carries only what it shows. */
import type { ProductDetails } from '#contract/catalog.ts';
import { formatNumber } from '#domain/money.ts';
import { sayProperty } from '#domain/property-words.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { findBaseUnit } from '#domain/units.ts';
import type { Translate } from '../../i18n/translate.ts';

export interface FactValue {
  text: string;
  /** Without the language: the listing of goods with the same value. */
  href?: string;
}

export interface Fact {
  name: string;
  values: FactValue[];
}

export interface FactGroup {
  name: string;
  facts: Fact[];
}

const KEY_FACTS = 7;

/** The section's goods of one value: what the listing reads from its address. */
export function filterHref(sectionCode: string, propertyCode: string, valueCode: string): string {
  return `/c/${sectionCode}?f.${encodeURIComponent(propertyCode)}=${encodeURIComponent(valueCode)}`;
}

function propertyFacts({ properties, sectionCode }: ProductDetails): Fact[] {
  return properties.map(({ code, name, unit, values, isFilter }) => ({
    name,
    values: values.map((value) => ({
      text: keepNumbersWhole(sayProperty(value.name, unit)),
      ...(isFilter ? { href: filterHref(sectionCode, code, value.code) } : {}),
    })),
  }));
}

function sayMonths(months: number, t: Translate): string {
  return months % 12 === 0
    ? t('product.years', { count: months / 12 })
    : t('product.months', { count: months });
}

function makerFacts(product: ProductDetails, t: Translate): Fact[] {
  const { brand, warrantyMonths, gtin, ntin } = product;
  const rows: [name: string, text: string | undefined, href?: string][] = [
    [t('product.articleName'), product.productCode],
    [t('product.brand'), brand.name, `/brands/${brand.code}`],
    [t('product.manufacturer'), product.manufacturer],
    [t('product.country'), product.country],
    [t('product.warranty'), warrantyMonths ? sayMonths(warrantyMonths, t) : undefined],
    [t('product.gtin'), gtin],
    [t('product.ntin'), ntin],
    [t('product.vat'), `${product.vatPercent}\u00A0%`],
  ];
  return toFacts(rows);
}

function packFacts({ units, sizeMm }: ProductDetails, t: Translate): Fact[] {
  const base = findBaseUnit(units);
  const size = sizeMm && [sizeMm.length, sizeMm.width, sizeMm.height].map(formatNumber).join('\u00A0× ');
  return toFacts([
    ...units
      .filter((unit) => !unit.base)
      .map(({ name, ratio }): [string, string] => [
        t('product.inUnit', { unit: base?.name ?? '' }),
        `${formatNumber(ratio)}\u00A0${name}`,
      ]),
    [t('product.size'), size === undefined ? undefined : t('product.mm', { size })],
    [t('product.weight'), base?.weight ? t('product.kg', { count: base.weight }) : undefined],
  ]);
}

function toFacts(rows: readonly (readonly [string, string | undefined, string?])[]): Fact[] {
  return rows.flatMap(([name, text, href]) =>
    text === undefined
      ? []
      : [{ name, values: [{ text: keepNumbersWhole(text), ...(href === undefined ? {} : { href }) }] }],
  );
}

/** The figures by which such goods are chosen, and then all of them in groups. */
export function toProductFacts(product: ProductDetails, t: Translate): { key: Fact[]; groups: FactGroup[] } {
  const properties = propertyFacts(product);
  const isTold = new Set(properties.map(({ name }) => name));
  const groups = [
    { name: t('product.properties'), facts: properties },
    {
      name: t('product.pack'), // A tool's weight is one of its properties already.
      facts: packFacts(product, t).filter(({ name }) => !isTold.has(name)),
    },
    { name: t('product.maker'), facts: makerFacts(product, t) },
  ].filter(({ facts }) => facts.length > 0);
  const key = (properties.length > 0 ? properties : makerFacts(product, t)).slice(0, KEY_FACTS);
  return {
    key: key.map(({ name, values }) => ({ name, values: values.map(({ text }) => ({ text })) })),
    groups,
  };
}
