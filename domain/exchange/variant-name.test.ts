import { expect, it } from 'vitest';
import { nameVariant, nameVariantOtherwise } from './variant-name.ts';

const white = [{ value: 'белая' }, { value: '2,7 л' }];

it.each([
  ['Краска', 'Краска (белая, 2,7 л)', white, 'Краска (белая, 2,7 л)'],
  ['Краска', 'Краска', white, 'Краска (белая, 2,7 л)'],
  ['Краска', null, white, 'Краска (белая, 2,7 л)'],
  ['Краска', null, [], 'Краска'],
  ['Краска', 'Краска', [], 'Краска'],
])('%s told as %j', (goods, told, values, name) => expect(nameVariant(goods, told, values)).toBe(name));

it('has a Kazakh name where its goods have one', () => {
  expect(nameVariantOtherwise(null, white)).toBeNull();
  expect(nameVariantOtherwise('Бояу', white)).toBe('Бояу (белая, 2,7 л)');
});
