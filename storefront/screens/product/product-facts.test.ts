import { expect, test } from 'vitest';
import type { ProductDetails } from '#contract/catalog.ts';
import kz from '../../i18n/kz.json' with { type: 'json' };
import ru from '../../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../../i18n/translate.ts';
import { filterHref, toProductFacts } from './product-facts.ts';

const t = createTranslate('ru', ru);

const laminate = {
  productCode: '410276',
  sectionCode: 'laminat',
  brand: { code: 'parkentra', name: 'Parkentra' },
  manufacturer: 'ТОО «Демо»',
  country: 'Казахстан',
  vatPercent: 16,
  warrantyMonths: 240,
  sizeMm: { length: 1380, width: 193, height: 64 },
  units: [
    { base: true, name: 'уп.', weight: 15.4, ratio: 1 },
    { base: false, name: 'м²', weight: 7.2, ratio: 2.131 },
  ],
  properties: [
    { code: 'thickness', name: 'Толщина', unit: 'мм', isFilter: true, values: [{ code: '8', name: '8' }] },
    { code: 'gap', name: 'Зазор', isFilter: false, values: [{ code: '10', name: '10 мм' }] },
    {
      code: 'rooms',
      name: 'Комнаты',
      isFilter: true,
      values: [
        { code: 'a', name: 'кухня' },
        { code: 'b', name: 'зал' },
      ],
    },
  ],
} as unknown as ProductDetails;

const find = (name: string, product = laminate) =>
  toProductFacts(product, t)
    .groups.flatMap(({ facts }) => facts)
    .find((fact) => fact.name === name)?.values;

test('a value leads to the goods of the section that share it, each of several to its own', () => {
  expect(find('Толщина')).toEqual([{ text: '8\u00A0мм', href: '/c/laminat?f.thickness=8' }]);
  expect(find('Комнаты')).toEqual([
    { text: 'кухня', href: '/c/laminat?f.rooms=a' },
    { text: 'зал', href: '/c/laminat?f.rooms=b' },
  ]);
});

test('what the listing does not filter by leads nowhere', () => {
  expect(find('Зазор')).toEqual([{ text: '10\u00A0мм' }]);
});

test('numbers within words stay with their units, whichever row tells them', () => {
  const property = (name: string) =>
    ({
      ...laminate,
      properties: [{ code: 'wet', name: 'Вода', isFilter: false, values: [{ code: 'a', name }] }],
    }) as unknown as ProductDetails;
  expect(find('Вода', property('выдерживает воду 24 часа'))).toEqual([
    { text: 'выдерживает воду 24\u00A0часа' },
  ]);
  expect(find('Вода', property('суға 24 сағат төзеді'))).toEqual([{ text: 'суға 24\u00A0сағат төзеді' }]);
  expect(find('Размер упаковки')).toEqual([{ text: '1\u00A0380\u00A0×\u00A0193\u00A0×\u00A064\u00A0мм' }]);
});

test.each([
  ['ru', ru, 'Вес'],
  ['kz', kz, 'Салмағы'],
] as const)(
  'in %s a weight that the properties tell is not told again with the pack',
  (locale, messages, name) => {
    const told = { code: 'w', name, unit: 'кг', isFilter: false, values: [{ code: '15.4', name: '15,4' }] };
    const weights = (properties: unknown[]) =>
      toProductFacts({ ...laminate, properties } as ProductDetails, createTranslate(locale, messages))
        .groups.flatMap(({ facts }) => facts)
        .filter((fact) => fact.name === name);
    expect(weights([told])).toEqual([{ name, values: [{ text: '15,4\u00A0кг' }] }]);
    expect(weights([])).toHaveLength(1);
  },
);

test('codes with signs of their own stay one value', () => {
  expect(filterHref('laminat', 'size', '10&20=x')).toBe('/c/laminat?f.size=10%2620%3Dx');
});

test('pack and maker are told in words, and what nobody knows is left out', () => {
  expect(find('Гарантия')).toEqual([{ text: '20\u00A0лет' }]);
  expect(find('В 1\u00A0уп.')).toEqual([{ text: '2,131\u00A0м²' }]);
  expect(find('Бренд')).toEqual([{ text: 'Parkentra', href: '/brands/parkentra' }]);
  expect(find('Штрихкод')).toBeUndefined();
  expect(find('Размер упаковки', { ...laminate, sizeMm: undefined } as ProductDetails)).toBeUndefined();
});

test('the figures beside the picture are the first properties, without links', () => {
  const { key } = toProductFacts(laminate, t);
  expect(key.map(({ name }) => name)).toEqual(['Толщина', 'Зазор', 'Комнаты']);
  expect(JSON.stringify(key)).not.toContain('href');
});
