import { expect, test } from 'vitest';
import { type Lifting, liftingPrice, USUAL_LIFT_RATES } from '#domain/orders/lifting.ts';
import ruMessages from '../../i18n/ru.json' with { type: 'json' };
import { createTranslate } from '../../i18n/translate.ts';
import { explainLifting } from './lifting-words.ts';

const rates = USUAL_LIFT_RATES;
const t = createTranslate('ru', ruMessages);
const goods = (kind: 'plain' | 'sheet', longestSideM = 1) => [
  { count: 10, weightKg: 22.9, longestSideM, kind },
];
const up: Lifting = { mode: 'floor', floor: 4, elevator: 'none', carryMeters: 20 };
const say = (lift: Lifting, carried = goods('plain')) =>
  explainLifting(
    lift,
    rates,
    { weightKg: 229, priceTenge: liftingPrice(carried, lift, rates) },
    t,
  ).replaceAll('\u00A0', ' ');

test.each<[string, Lifting, string]>([
  ['by the stairs', up, '229 кг × 4 этажа × 6 ₸, округляем до десятков'],
  ['by the cargo lift', { ...up, elevator: 'cargo', floor: 9 }, 'Выезд грузчиков стоит не меньше 3 000 ₸'],
  [
    'far from the vehicle',
    { ...up, carryMeters: 50 },
    '229 кг × 4 этажа × 6 ₸ × 1,5 за пронос дальше 20 м, округляем до десятков',
  ],
  ['unloaded only', { ...up, mode: 'unload' }, 'Выезд грузчиков стоит не меньше 3 000 ₸'],
  ['not at all', { ...up, mode: 'none' }, ''],
])('%s', (_name, lift, words) => {
  expect(say(lift)).toBe(words);
});

test('awkward goods weigh more, and the weight that is told comes to the sum that is asked', () => {
  // 229 kg × 1.5 = 343.5 kg; × 4 × 6 = 8 244, rounded up to 8 250.
  expect(say(up, goods('sheet'))).toMatch(/^343 кг × 4 этажа × 6 ₸\. Вес расчётный/);
});

test('what does not fit into a passenger lift goes by the stairs, and that is said', () => {
  const mixed = [...goods('plain'), ...goods('plain', 3)];
  const lift: Lifting = { ...up, elevator: 'passenger' };
  expect(
    explainLifting(lift, rates, { weightKg: 458, priceTenge: liftingPrice(mixed, lift, rates) }, t),
  ).toContain('по лестнице');
});
