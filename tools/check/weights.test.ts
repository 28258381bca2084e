import { describe, expect, test } from 'vitest';
import { findOfficeOverBudget, findOverBudget, type Manifest, toScreenWeights } from './weights.ts';

const manifest: Manifest = {
  'storefront/app/entry-client.tsx': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    css: ['shell.css'],
    assets: ['onest.woff2', 'logo.svg'],
  },
  '_react.js': { file: 'react.js' },
  'storefront/screens/home/home-screen.tsx': {
    file: 'home.js',
    isDynamicEntry: true,
    imports: ['_react.js', '_card.js'],
    dynamicImports: ['storefront/content/offers-part.tsx', 'storefront/cart/cart-dialog.tsx'],
    css: ['home.css'],
  },
  'storefront/content/offers-part.tsx': { file: 'offers.js', isDynamicEntry: true, css: ['offers.css'] },
  '_card.js': { file: 'card.js', css: ['home.css'] },
  'storefront/cart/cart-dialog.tsx': { file: 'dialog.js', isDynamicEntry: true, css: ['dialog.css'] },
};
const sizes: Record<string, number> = {
  'entry.js': 10,
  'react.js': 60,
  'home.js': 5,
  'card.js': 3,
  'dialog.js': 99,
  'shell.css': 4,
  'home.css': 2,
  'offers.js': 7,
  'offers.css': 1,
  'dialog.css': 9,
  'onest.woff2': 28,
  'logo.svg': 50,
};

test('a screen weighs its entry, its chunk and what they import at once, each file once, and the style of what is written with it', () => {
  expect(toScreenWeights(manifest, (file) => sizes[file] ?? 0)).toEqual([
    { screen: 'home/home', script: 78, style: 7, font: 28 },
  ]);
});

describe('budgets', () => {
  const aScreen = { screen: 'orders/order', script: 0, style: 0, font: 0 };
  const kb = 1024;

  test.each([
    ['an ordinary screen', { ...aScreen, script: 125 * kb }],
    ['an arrival screen', { ...aScreen, screen: 'catalog/product', script: 115 * kb }],
    ['styles', { ...aScreen, style: 18 * kb }],
    ['fonts', { ...aScreen, font: 30 * kb }],
  ])('%s: kept at the edge, broken one byte above', (_, weight) => {
    expect(findOverBudget([weight])).toEqual([]);
    const heavier = Object.fromEntries(
      Object.entries(weight).map(([name, value]) => [
        name,
        typeof value === 'number' && value > 0 ? value + 1 : value,
      ]),
    );
    expect(findOverBudget([{ ...weight, ...heavier }])).toHaveLength(1);
  });

  test('home, listing and product may weigh less than other screens', () => {
    for (const screen of ['content/home', 'catalog/listing', 'catalog/product', 'catalog/section']) {
      expect(findOverBudget([{ ...aScreen, screen, script: 120 * kb }])).toHaveLength(1);
    }
    expect(findOverBudget([{ ...aScreen, screen: 'cart/cart', script: 120 * kb }])).toEqual([]);
  });
});

test('the office counts the heavier dictionary with each screen, that of its own folder too, and may weigh 150 KB', () => {
  const office: Manifest = {
    'office/app/entry-office.tsx': { file: 'office.js', isEntry: true },
    'office/i18n/ru.json': { file: 'ru.js', isDynamicEntry: true },
    'office/i18n/kz.json': { file: 'kz.js', isDynamicEntry: true },
    'office/i18n/staff/ru.json': { file: 'staff-ru.js', isDynamicEntry: true },
    'office/i18n/staff/kz.json': { file: 'staff-kz.js', isDynamicEntry: true },
    'office/i18n/order/ru.json': { file: 'order-ru.js', isDynamicEntry: true },
    'office/screens/staff/staff-screen.tsx': { file: 'staff.js', isDynamicEntry: true },
  };
  const words = { 'ru.js': 3, 'kz.js': 4, 'staff-ru.js': 20, 'staff-kz.js': 10, 'order-ru.js': 1000 };
  const weights = (staff: number) =>
    toScreenWeights(office, (file) => ({ 'office.js': 100, ...words })[file] ?? staff);
  expect(weights(5)).toEqual([{ screen: 'staff/staff', script: 129, style: 0, font: 0 }]);
  expect(findOfficeOverBudget(weights(150 * 1024 - 124))).toEqual([]);
  expect(findOfficeOverBudget(weights(150 * 1024 - 123))).toEqual([
    expect.stringContaining('150 KB are allowed'),
  ]);
});
