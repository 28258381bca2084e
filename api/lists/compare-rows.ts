/** What is known of each compared product, row by row: the same rows for all, in one order. */
import type { Product } from '#contract/catalog.ts';
import type { CompareTable } from '#contract/lists.ts';
import { type ComparedValue, findBest, groupOf, isDifferent } from '#domain/compare.ts';
import { countryName } from '#domain/country.ts';
import type { Locale } from '#domain/locale.ts';
import { formatNumber } from '#domain/money.ts';
import { sayFigure } from '#domain/property-words.ts';
import { findBaseUnit } from '#domain/units.ts';
import type { Db } from '../database.ts';
import { type ComparedRow, listComparedRows, listMakerRows } from './lists.queries.ts';

type CompareItem = CompareTable['items'][number];

interface Row {
  code: string;
  name: string;
  group: CompareItem['compareProperty'][number]['group'];
  values: ReadonlyMap<string, ComparedValue>;
}

const OWN_NAMES = {
  weight: { ru: 'Вес', kz: 'Салмағы' },
  brand: { ru: 'Бренд', kz: 'Бренд' },
  country: { ru: 'Страна', kz: 'Елі' },
  warranty_months: { ru: 'Гарантия, мес.', kz: 'Кепілдік, ай' },
} as const;

const KG = { ru: 'кг', kz: 'кг' } as const;
const UNKNOWN: ComparedValue = { text: '', number: null };

export async function compareProducts(
  db: Db,
  products: readonly Product[],
  language: Locale,
  isByFilters: boolean,
): Promise<CompareItem[]> {
  const codes = products.map(({ code }) => code);
  const [properties, own] = await Promise.all([
    listComparedRows(db, codes),
    isByFilters ? [] : ownRows(db, products, language),
  ]);
  const asked = isByFilters ? properties.filter(({ isFilter }) => isFilter) : properties;
  const rows = joinByName([...propertyRows(asked, language), ...own]).filter(({ values }) => values.size > 0);
  const judged = rows.map((row) => {
    const values = codes.map((code) => row.values.get(code) ?? UNKNOWN);
    return {
      row,
      values,
      isDifferent: isDifferent(values),
      best: findBest(
        row.code,
        values.map(({ number }) => number),
      ),
    };
  });
  return products.map((product, place) => ({
    ...product,
    compareProperty: judged.map(({ row, values, isDifferent, best }) => ({
      code: row.code,
      name: row.name,
      group: row.group,
      value: values[place]?.text ?? '',
      number: values[place]?.number ?? null,
      isDifferent,
      isBest: best[place] ?? false,
    })),
  }));
}

function propertyRows(found: readonly ComparedRow[], language: Locale): Row[] {
  const isKz = language === 'kz';
  return [...Map.groupBy(found, ({ code }) => code)].flatMap(([code, ofProperty]) => {
    const [first] = ofProperty;
    if (!first) return [];
    const unit = isKz ? first.unitKz : first.unitRu;
    const name = isKz ? first.nameKz : first.nameRu;
    const say = unit === null ? String : sayFigure;
    return [
      {
        code,
        name: unit === null ? name : `${name}, ${unit}`,
        group: groupOf({ code, kind: first.kind, unit: first.unitRu }),
        values: new Map(
          ofProperty.map(({ productCode, valueRu, valueKz, number }) => [
            productCode,
            { text: say(isKz ? valueKz : valueRu), number },
          ]),
        ),
      },
    ];
  });
}

/** A tool's weight is a property, that of other goods is only known with their pack: what bears one name is one row. */
const joinByName = (rows: readonly Row[]): Row[] =>
  [...Map.groupBy(rows, ({ name }) => name).values()].flatMap(([first, ...others]) =>
    first
      ? [{ ...first, values: new Map([...others.flatMap(({ values }) => [...values]), ...first.values]) }]
      : [],
  );

/** What no property says: weight and maker. */
async function ownRows(db: Db, products: readonly Product[], language: Locale): Promise<Row[]> {
  const makers = new Map(
    (
      await listMakerRows(
        db,
        products.map(({ code }) => code),
      )
    ).map((row) => [row.productCode, row]),
  );
  const row = (code: keyof typeof OWN_NAMES, tell: (product: Product) => ComparedValue): Row => ({
    code,
    name: code === 'weight' ? `${OWN_NAMES[code][language]}, ${KG[language]}` : OWN_NAMES[code][language],
    group: groupOf({ code, kind: 'list', unit: null }),
    values: new Map(
      products.map((product) => [product.code, tell(product)] as const).filter(([, { text }]) => text !== ''),
    ),
  });
  return [
    row('weight', ({ units }) => numbered(findBaseUnit(units)?.weight)),
    row('brand', ({ brand }) => ({ text: brand.name, number: null })),
    row('country', ({ code }) => {
      const maker = makers.get(code);
      return maker ? { text: countryName(maker.countryCode, language), number: null } : UNKNOWN;
    }),
    row('warranty_months', ({ code }) => numbered(makers.get(code)?.warrantyMonths)),
  ];
}

const numbered = (number: number | null | undefined): ComparedValue =>
  number ? { text: formatNumber(number), number } : UNKNOWN;
