import sharp from 'sharp';
import { expect, test } from 'vitest';
import { encodePicture, GOODS, lighten } from './encode.ts';

const SIDE = 128;
/** Grain that no encoder can save on, the same every time. */
const grain = Buffer.from(
  Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, at) => (at * 7919 + ((at * at) % 251) * 31) % 256),
);
const keepAt = (quality: number) =>
  sharp(grain, { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .webp({ quality })
    .toBuffer();

test('a fine pattern is kept coarser rather than heavier than it may be', async () => {
  const free = await encodePicture(grain, SIDE);
  const bound = await encodePicture(grain, SIDE, { keeping: { ...GOODS, heaviest: free.length - 1 } });
  expect(bound.length).toBeLessThan(free.length);
});

test('what is kept heavier than today is made lighter once, and then left alone', async () => {
  const lighter = await lighten(await keepAt(95));
  if (!lighter) throw new Error('nothing was saved');
  expect(lighter.length).toBeLessThan((await keepAt(95)).length);
  expect(await sharp(lighter).metadata()).toMatchObject({ width: SIDE, height: SIDE, format: 'webp' });
  expect(await lighten(lighter)).toBeNull();
});
