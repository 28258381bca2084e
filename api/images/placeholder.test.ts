import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPlaceholder } from './placeholder.ts';

const box = drawPlaceholder(null, 1);

test('a family has its sign, one that nobody knows a box', () => {
  expect(drawPlaceholder('TILE', 1)).not.toBe(box);
  expect(drawPlaceholder('TILE', 1)).not.toBe(drawPlaceholder('PAINT', 1));
  for (const family of ['UNHEARD', '__proto__', 'constructor', ''])
    expect(drawPlaceholder(family, 1)).toBe(box);
});

test('a sign fills a square of goods and a picture of a set', async () => {
  for (const [shape, height] of [
    [1, 400],
    [0.75, 300],
  ] as const) {
    const { data, info } = await sharp(Buffer.from(drawPlaceholder('LAMP', shape)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([400, height]);
    expect([...data.subarray(0, 3)]).toEqual([0xf7, 0xf7, 0xf4]);
    expect(new Set(data).size).toBeGreaterThan(20);
  }
});

test('every family of the demo range has a sign of its own kind', () => {
  const table = readFileSync('domain/taxonomy/table.ts', 'utf8');
  const families = new Set([...table.matchAll(/\| ([A-Z]{2,}) \|/g)].map(([, family = '']) => family));
  expect(families.size).toBeGreaterThan(40);
  expect([...families].filter((family) => drawPlaceholder(family, 1) === box)).toEqual(['STORE']);
});
