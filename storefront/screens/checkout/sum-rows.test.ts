import { expect, test } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import ruMessages from '../../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../../i18n/translate.ts';
import { EMPTY_DRAFT } from './draft.ts';
import type { Options, Quote } from './offer.ts';
import { toSumRows } from './sum-rows.ts';

const t = createTranslate('ru', ruMessages);
const line = { isSold: true, stock: 5, count: 1 };
const discounts = [
  { reason: 'promotion', promotionId: 'a', title: 'Сантехника −14 %', amount: 11_000 },
  { reason: 'club', title: 'Цена по карте', amount: 1000 },
  { reason: 'points', title: 'Баллы', amount: 12_400 },
];
const cart = {
  items: [line, line, { ...line, isSold: false }],
  discounts,
  gifts: [],
  works: { items: [], sum: 0, vat: 0 },
  weightKg: 229,
  totals: { base: 168_500, discount: 12_000, points: 12_400, total: 144_100, vat: 0, pointsEarned: 0 },
} as unknown as Cart;
const totals = {
  ...cart.totals,
  goods: 144_100,
  delivery: 3000,
  slot: 500,
  lift: 5500,
  services: 900,
  total: 154_000,
  weightKg: 229,
};
const free = [{ reason: 'promotion', title: 'Доставка дешевле', amount: 1500 }];
const quote = {
  totals,
  discounts: free,
  goods: { lines: [], discounts },
  weightKg: 229,
  zone: { name: 'Зона 1' },
  isPricedByHand: false,
} as unknown as Quote;
const options = {
  stores: [{ id: 1, address: 'ул. Ломова, 180' }],
  services: [{ code: 'raspil', name: 'Распил' }],
} as unknown as Options;
const rows = (given: Quote | null, parts: Partial<typeof EMPTY_DRAFT>) =>
  toSumRows(cart, given, { draft: { ...EMPTY_DRAFT, ...parts }, options, t });

test('every part is told once, and together they are the total', () => {
  const told = rows(quote, { method: 'delivery', liftMode: 'floor', floor: '4', services: 'raspil:3' });
  expect(told.map(({ words }) => words.replaceAll('\u00A0', ' '))).toEqual([
    '2 товара · 229 кг',
    'Сантехника −14 %',
    'Цена по карте',
    'Баллы',
    'Доставка, Зона 1',
    'Доставка дешевле',
    'Выбранное время',
    'Подъём на 4 этаж',
    'Услуги: Распил × 3',
  ]);
  expect(told.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(quote.totals.total);
});

test('work on the goods is told by its name, beside the services that were chosen', () => {
  const tint = { productCode: 'paint', detail: 'sand-2a', name: 'Колеровка: SAND-2A', count: 2, sum: 600 };
  const tinted = { ...cart, works: { items: [tint], sum: 600, vat: 83 } } as unknown as Cart;
  const draft = { ...EMPTY_DRAFT, method: 'delivery', liftMode: 'floor', floor: '4', services: 'raspil:1' };
  const told = toSumRows(tinted, quote, { draft, options, t });
  expect(told.slice(-2).map(({ words, amount }) => [words, amount])).toEqual([
    ['Колеровка: SAND-2A × 2', 600],
    ['Услуги: Распил × 1', 300],
  ]);
  expect(told.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(quote.totals.total);
});

test('what a manager counts has words in the place of a sum', () => {
  const told = rows(
    { ...quote, discounts: [], zone: null, isPricedByHand: true, totals: { ...totals, delivery: 0 } },
    { method: 'transport' },
  );
  expect(told.find(({ key }) => key === 'way')).toMatchObject({ amount: null, note: 'назовёт менеджер' });
});

test('a pickup names its store and costs nothing', () => {
  const plain = { ...quote, totals: { ...totals, services: 0 } };
  expect(rows(plain, { method: 'pickup', storeId: '1' }).at(-1)).toEqual({
    key: 'way',
    words: 'Самовывоз, ул. Ломова, 180',
    amount: 0,
  });
});

test('until the first answer the sums of the cart are shown', () => {
  const told = rows(null, { method: 'pickup' });
  expect(told.reduce((sum, { amount }) => sum + (amount ?? 0), 0)).toBe(cart.totals.total);
});
