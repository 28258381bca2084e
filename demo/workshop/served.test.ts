import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { parseSizeView, renderPhotograph } from '#api/images/images.ts';
import { drawRange } from '../range/draw-range.ts';
import { planPictures } from './plan.ts';
import { pictureFolder } from './workplace.ts';

const plan = planPictures(null);
const toFile = (name: string) => join(pictureFolder, `${name}.webp`);

test('the first picture of every family is served on one ground, up to its edges', async () => {
  const firsts = new Map(plan.filter(({ products }) => products > 0).map((one) => [one.family, one.name]));
  for (const [family, name] of firsts) {
    if (!existsSync(toFile(name))) continue;
    const served = await renderPhotograph(readFileSync(toFile(name)), 'sm_224');
    const { data, info } = await sharp(served).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const last = info.width - 1;
    for (const [x, y] of [
      [0, 0],
      [last, 0],
      [0, last],
      [last, last],
      [last >> 1, last],
    ] as const) {
      const at = (y * info.width + x) * 3;
      [247, 247, 244].forEach((part, color) => {
        expect(Math.abs((data[at + color] ?? 0) - part), `${family} at ${x} ${y}`).toBeLessThanOrEqual(8);
      });
    }
  }
});

/** By family: properties that are told in names and that an eye sees. */
const SEEN: Record<string, readonly string[]> = {
  basin: ['basin_shape', 'color'],
  breaker: ['breaker_poles', 'electric_current_a'],
  brick: ['brick_voids', 'color'],
  'entrance-door': ['door_side'],
  hammer: ['kind'],
  lamp: ['lamp_power_w'],
  luminaire: ['luminaire_bulbs'],
  parquet: ['parquet_strips'],
  radiator: ['radiator_sections'],
  siphon: ['kind'],
  storage: ['color', 'store_shelves'],
  tile: ['size'],
  'towel-rail': ['rail_bars'],
};
/** Variants of which the eye does not see it. */
const UNSEEN = /^(lamp\/(filament|tube|ring)|radiator\/steel)/;

test('what a name tells and an eye sees stands in the name of the picture', () => {
  for (const { product } of drawRange(3500)) {
    const [image = ''] = product.images;
    const [family = ''] = image.split('/');
    for (const [{ code }, value] of product.values) {
      if (!SEEN[family]?.includes(code) || UNSEEN.test(image)) continue;
      const word =
        typeof value === 'object' && 'code' in value ? value.code : String(value).replace('.', '-');
      expect(image, `${code} of ${product.name.ru}`).toContain(word);
    }
  }
});

test('every picture that sizes are drawn along has been measured', () => {
  const { boxes, pictures } = JSON.parse(readFileSync(join(pictureFolder, 'boxes.json'), 'utf8'));
  for (const { product } of drawRange(3500)) {
    for (const view of product.images.map(parseSizeView)) {
      if (!view?.sides.some(({ axis }) => axis !== '')) continue;
      expect(boxes[pictures[view.photograph]]?.split(' '), view.photograph).toHaveLength(8);
    }
  }
});
