/** Pictures as the repository keeps them: WebP, as light as no eye tells at the size they are shown. */
import sharp, { type Region, type Sharp } from 'sharp';

/** Bytes. A fine pattern weighs more than it shows: it is kept coarser rather than heavier than this. */
const HEAVIEST = 24_000;
/** A room is shown large; goods in use are the second picture of many. */
export const HEAVIEST_ROOM = 110_000;
export const HEAVIEST_IN_USE = 18_000;
const QUALITIES = [80, 64, 56, 48, 40];
const FINEST = 64;
/** What saves less than this is not worth a second loss. */
const WORTH = 0.92;

async function encode(picture: Sharp, heaviest: number, finest: number): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const quality of QUALITIES.filter((each) => each <= finest)) {
    made = await picture.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (made.length <= heaviest) break;
  }
  return made;
}

/** `within`: the part of the pixels that is kept. */
export async function encodePicture(
  pixels: Buffer,
  side: number,
  {
    height = side,
    within,
    heaviest = HEAVIEST,
    finest = FINEST,
  }: { height?: number; within?: Region; heaviest?: number; finest?: number } = {},
): Promise<Buffer> {
  const whole = sharp(pixels, { raw: { width: side, height, channels: 3 } });
  const picture = (within ? whole.extract(within) : whole).sharpen({ sigma: 0.6, m1: 0.3, m2: 0.6 });
  return encode(picture, heaviest, finest);
}

/** A picture kept heavier than it would be today, as it would be today; null: it is light enough as it is. */
export async function lighten(kept: Buffer, heaviest = HEAVIEST): Promise<Buffer | null> {
  const made = await encode(sharp(kept), heaviest, FINEST);
  return made.length < kept.length * WORTH ? made : null;
}
