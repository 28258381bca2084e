import { expect, test } from 'vitest';
import { getBrand } from './brands.ts';
import { drawRange } from './draw-range.ts';
import { around } from './work-goods/around.ts';
import { indoors } from './work-goods/indoors.ts';
import { OWN } from './work-goods/work-good.ts';

const codes = new Set(
  Object.values({ ...indoors, ...around }).flatMap(({ items }) =>
    items.flatMap((item) => (item === OWN ? [] : [item.code])),
  ),
);

test('a small good bears its mark in Kazakh as all others do: a small letter, a possessed noun', () => {
  const names = [...drawRange(3500)].flatMap(({ product }) => {
    const kind = product.values.find(([property]) => property.code === 'kind')?.[1];
    const isSmall = typeof kind === 'object' && 'code' in kind && codes.has(kind.code);
    return isSmall ? [product.name.kz.replace(`${getBrand(product.brandCode).name} `, '')] : [];
  });
  expect(names.length).toBeGreaterThan(codes.size / 2);
  for (const name of names) {
    expect(name).toMatch(/^[«\p{Ll}]/u);
    expect(name).toMatch(/^[^,\d]*(?:40×20×1,5 мм )?[^,\d]*\p{L}[іы](?: 2 м)?,/u);
  }
});
