/** Pictures as the repository keeps them: WebP, as light as no eye tells at the size they are shown. */
import sharp, { type Region, type Sharp } from 'sharp';

/** How a picture may be kept, the finest first; the first that is light enough is taken, or the last. */
export interface Keeping {
  /** bytes */
  heaviest: number;
  looks: readonly { quality: number; width?: number }[];
}

/** A fine pattern weighs more than it shows: fewer pixels save more of it than a lower quality, and show less. */
const GOODS_LOOKS = [
  { quality: 64 },
  { quality: 64, width: 704 },
  { quality: 56, width: 704 },
  { quality: 48, width: 640 },
  { quality: 40, width: 640 },
];
export const GOODS: Keeping = { heaviest: 19_000, looks: GOODS_LOOKS };
/** The second picture of many. */
export const GOODS_IN_USE: Keeping = { heaviest: 18_000, looks: GOODS_LOOKS };
/** Shown large. */
export const ROOM: Keeping = {
  heaviest: 110_000,
  looks: [80, 64, 56, 48, 40].map((quality) => ({ quality })),
};
/** What saves less than this is not worth a second loss. */
const WORTH = 0.92;

async function encode(picture: Sharp, { heaviest, looks }: Keeping): Promise<Buffer> {
  let made = Buffer.alloc(0);
  for (const { quality, width } of looks) {
    const sized =
      width === undefined ? picture.clone() : picture.clone().resize({ width, withoutEnlargement: true });
    made = await sized.webp({ quality, effort: 6, smartSubsample: true }).toBuffer();
    if (made.length <= heaviest) break;
  }
  return made;
}

/** `within`: the part of the pixels that is kept. */
export async function encodePicture(
  pixels: Buffer,
  side: number,
  { height = side, within, keeping = GOODS }: { height?: number; within?: Region; keeping?: Keeping } = {},
): Promise<Buffer> {
  const whole = sharp(pixels, { raw: { width: side, height, channels: 3 } });
  const picture = (within ? whole.extract(within) : whole).sharpen({ sigma: 0.6, m1: 0.3, m2: 0.6 });
  // Sharpened before it is made smaller: as it will be seen.
  return encode(sharp(await picture.png({ compressionLevel: 1 }).toBuffer()), keeping);
}

/** A picture kept heavier than it would be today, as it would be today; null: it is light enough as it is. */
export async function lighten(kept: Buffer, keeping: Keeping = GOODS): Promise<Buffer | null> {
  const made = await encode(sharp(kept), keeping);
  return made.length < kept.length * WORTH ? made : null;
}
