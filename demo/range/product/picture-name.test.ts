import { expect, test } from 'vitest';
import { type Pictured, toPictureName, toTitle } from './picture-name.ts';

const aSack = (over: Partial<Pictured> = {}): Pictured => ({
  name: { ru: 'Цемент белый Кербет Норд М500 25 кг', kz: 'Кербет Норд М500 ақ цементі, 25 кг' },
  brandCode: 'kerbet',
  sizeMm: [482, 318, 121],
  values: [[{ code: 'pack_kg', kind: 'range', ru: 'Фасовка', kz: 'Қаптама' }, 25]],
  ...over,
});

test('a pack says what it is in both languages, without brand, series and marks', () => {
  expect(toTitle(aSack())).toEqual({ ru: 'Цемент белый', kz: 'Ақ цементі' });
});

test('what is printed on a pack stands in the name of its picture', () => {
  expect(toPictureName('bag/cement-white', aSack())).toBe('bag/cement-white/kerbet-tsement-belyy-25');
  const other = toPictureName('bag/cement-white', aSack({ brandCode: 'zharmix' }));
  expect(other).not.toBe(toPictureName('bag/cement-white', aSack()));
});

test('a family on which nothing shows but its variant keeps its short name', () => {
  expect(toPictureName('toilet/floor', aSack())).toBe('toilet/floor');
});
