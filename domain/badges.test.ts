import { expect, test } from 'vitest';
import { type BadgeFacts, badgesOf } from './badges.ts';

const facts: BadgeFacts = {
  discountPercent: 0,
  clubPrice: null,
  price: 1000,
  isNew: false,
  countryCode: 'RU',
  stockHere: 100,
  onOrder: false,
  isOffline: false,
  flags: [],
};

test('a product that nothing is to be said of has no badges', () => {
  expect(badgesOf(facts, 'ru')).toEqual({});
});

test('badges come in their order of weight, in the language asked for', () => {
  const all: BadgeFacts = {
    ...facts,
    discountPercent: 15,
    nPlusM: { buy: 2, free: 1 },
    hasGift: true,
    isNew: true,
    isHit: true,
    countryCode: 'KZ',
    flags: ['eco'],
  };
  expect(Object.entries(badgesOf(all, 'ru'))).toEqual([
    ['sale', '\u221215\u00A0%'],
    ['nplusone', '3 по цене 2'],
    ['gift', 'Подарок'],
    ['new', 'Новинка'],
    ['hit', 'Хит продаж'],
    ['kz', 'Сделано в Казахстане'],
    ['eco', 'Эко'],
  ]);
  expect(badgesOf(all, 'kz')).toMatchObject({ nplusone: '2 тауар бағасына 3', gift: 'Сыйлық' });
});

test.each([
  [900, 0, true],
  [1000, 0, false],
  [900, 10, false],
])(
  'a club price of %d with a discount of %d %%: the badge is there: %s',
  (clubPrice, discountPercent, isThere) => {
    expect('club' in badgesOf({ ...facts, clubPrice, discountPercent }, 'ru')).toBe(isThere);
  },
);
