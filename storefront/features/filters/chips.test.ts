import { describe, expect, test } from 'vitest';
import { emptyChoice, parseListingChoice, toListingSearch } from '#domain/listing.ts';
import ru from '../../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../../i18n/translate.ts';
import { listChosen } from './chips.ts';
import type { FacetView } from './facets.ts';

const t = createTranslate('ru', ru);
const facets: FacetView[] = [
  {
    code: 'inStock',
    name: 'В наличии в Павлодаре',
    kind: 'flag',
    values: [{ code: '1', name: '1', count: 4 }],
  },
  { code: 'price', name: 'Цена', unit: '₸', kind: 'range', values: [], range: { min: 1, max: 90_000 } },
  {
    code: 'klass',
    name: 'Класс',
    kind: 'list',
    values: [
      { code: '32', name: '32', count: 4 },
      { code: '33', name: '33', count: 4 },
    ],
  },
  { code: 'width', name: 'Ширина', unit: 'мм', kind: 'list', values: [{ code: '8', name: '8', count: 2 }] },
  { code: 'tone', name: 'Тон', kind: 'list', values: [{ code: 'oak', name: 'дуб', count: 2 }] },
  { code: 'size', name: 'Толщина', unit: 'мм', kind: 'range', values: [], range: { min: 6, max: 14 } },
];

const chips = (search: string) =>
  listChosen(parseListingChoice(new URLSearchParams(search)) ?? emptyChoice(), facets, t);

describe('what is chosen is said', () => {
  test.each([
    ['', []],
    ['f.klass=32,33', ['Класс: 32', 'Класс: 33']],
    ['f.width=8', ['8 мм']],
    ['f.tone=oak', ['дуб']],
    ['priceTo=15000', ['до 15 000 ₸']],
    ['priceFrom=4900', ['от 4 900 ₸']],
    ['priceFrom=4900&priceTo=15000', ['4 900–15 000 ₸']],
    ['f.size.from=8&f.size.to=12.5', ['Толщина: 8–12,5 мм']],
    ['inStock=1', ['В наличии в Павлодаре']],
    ['f.tone=unknown&f.nothing=1', []],
  ])('«%s»', (search, expected) => {
    expect(chips(search).map(({ words }) => words.replaceAll('\u00A0', ' '))).toEqual(expected);
  });
});

test('each chip knows what is left without it', () => {
  const left = chips('f.klass=32,33&priceTo=900&inStock=1&sort=name&page=3').map(({ without }) =>
    toListingSearch(without),
  );
  expect(left).toEqual([
    'f.klass=32,33&priceTo=900&sort=name',
    'f.klass=32,33&inStock=1&sort=name',
    'f.klass=33&priceTo=900&inStock=1&sort=name',
    'f.klass=32&priceTo=900&inStock=1&sort=name',
  ]);
});
