import { expect, test } from 'vitest';
import type { Product } from '#contract/catalog.ts';
import { toCardProduct } from './card-product.ts';

const product = {
  id: 7,
  code: 'a',
  name: 'Герметик 310 мл белый',
  productCode: '1000001',
  badgesList: {
    sale: '−20 %',
    club: 'Цена по карте',
    new: 'Новинка',
    kz: 'Сделано в Казахстане',
    last: 'Осталось мало',
    eco: 'Эко',
  },
  loyalty: { pointsForPurchase: 1 },
  brand: { code: 'b', name: 'B' },
  sectionCode: 's',
  imageCount: 3,
} as unknown as Product;

test('a card carries three badges at most, in their order, without those its rows say', () => {
  expect(Object.keys(toCardProduct(product).badgesList)).toEqual(['sale', 'new', 'kz']);
});

test('a card knows of a second picture only where there is one', () => {
  expect(toCardProduct(product).hasSecondPicture).toBe(true);
  expect(toCardProduct({ ...product, imageCount: 1 })).not.toHaveProperty('hasSecondPicture');
});

test('a number in the name stays with its unit', () => {
  expect(toCardProduct(product).name).toBe('Герметик 310\u00A0мл белый');
});

test('what no card shows does not travel', () => {
  const sent = Object.keys(toCardProduct(product));
  for (const name of ['productCode', 'loyalty', 'brand', 'sectionCode', 'imageCount']) {
    expect(sent).not.toContain(name);
  }
});
