import { expect, test } from 'vitest';
import { parseSizeView } from '#api/images/images.ts';
import { drawRange } from '../draw-range.ts';
import type { Product } from '../make-product.ts';
import { SIZE_VIEW } from './papers.ts';

/** Every number that the product's properties tell of its size, in millimetres. */
function listSizes({ values }: Product): number[] {
  return values.flatMap(([{ code }, value]) => {
    if (!/(_mm|_cm|_m|^size|_section|_board)$/.test(code)) return [];
    const unit = code.endsWith('_cm') ? 10 : code.endsWith('_m') ? 1000 : 1;
    const words = typeof value === 'object' && 'code' in value ? value.code : String(value);
    return words.split('x').map((part) => Math.round(Number(part.replace('-', '.')) * unit * 10) / 10);
  });
}

/** What is sold in its pack is as large as the pack. */
const IS_A_PACK = /^(bag|bucket|can|canister)\//;

test('the second picture tells the product’s own sizes over its own photograph, never the pack it is carried in', () => {
  let told = 0;
  for (const { product } of drawRange(3500)) {
    const [main = '', ...others] = product.images;
    for (const image of others.filter((name) => name.includes(SIZE_VIEW))) {
      const { photograph, sides } = parseSizeView(image) ?? { photograph: '', sides: [] };
      expect(photograph, product.name.ru).toBe(main);
      const known = IS_A_PACK.test(main) ? [...product.sizeMm] : listSizes(product);
      for (const { mm } of sides) expect(known, `${image} of ${product.name.ru}`).toContain(mm);
      expect(sides.length).toBeGreaterThan(0);
      told++;
    }
  }
  expect(told).toBeGreaterThan(1000);
});

test('goods whose own size nobody tells show no sizes', () => {
  const drills = [...drawRange(3500)].filter(({ product }) => product.images[0]?.startsWith('drill/'));
  expect(drills.length).toBeGreaterThan(10);
  for (const { product } of drills) expect(product.images).toHaveLength(1);
});
