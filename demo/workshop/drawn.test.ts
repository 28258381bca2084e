import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawRange } from '../range/draw-range.ts';
import { pictureFolder } from './workplace.ts';

const goods = [...drawRange(3500)].map(({ product }) => ({ image: product.images[0] ?? '' }));

/** Brightness from 0 to 255 of a picture, brought to 200 pixels. */
async function readGrey(name: string): Promise<(x: number, y: number) => number> {
  const file = join(pictureFolder, `${name}.webp`);
  expect(existsSync(file), name).toBe(true);
  const data = await sharp(file).resize(200, 200).greyscale().raw().toBuffer();
  return (x, y) => data[y * 200 + x] ?? 0;
}

test('hollow bricks show their holes', async () => {
  const hollow = new Set(goods.map(({ image }) => image).filter((image) => /^brick\/.*\/hollow/.test(image)));
  for (const brick of hollow) {
    const grey = await readGrey(brick);
    const all = Array.from({ length: 200 * 200 }, (_, at) => grey(at % 200, Math.floor(at / 200)));
    const clay = all.filter((each) => each < 225).toSorted((a, b) => a - b);
    const middle = clay[clay.length >> 1] ?? 0;
    expect(clay.filter((each) => each < middle * 0.65).length / clay.length, brick).toBeGreaterThan(0.03);
  }
});
