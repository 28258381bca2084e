import { expect, it } from 'vitest';
import { guessPriceRole, isTenge, priceOfOne } from './price-roles.ts';

it.each([
  ['Розничная', 'price'],
  ['Цена сайта', 'price'],
  ['Оптовая', 'wholesale'],
  ['Клубная цена', 'club'],
  ['Старая розничная', 'regular'],
  ['Закупочная', 'unused'],
  ['Цена Ивановых', null],
])('%s is guessed to be %j', (name, role) => expect(guessPriceRole(name)).toBe(role));

it.each([
  ['KZT', true],
  ['398', true],
  ['тг.', true],
  ['', true],
  ['руб', false],
  ['USD', false],
])('%j is tenge: %s', (currency, is) => expect(isTenge(currency)).toBe(is));

it('one of a pack costs its part', () => {
  expect(priceOfOne(1000, 4)).toBe(250);
  expect(priceOfOne(1000, null)).toBe(1000);
  expect(priceOfOne(1000, 0)).toBe(1000);
});
