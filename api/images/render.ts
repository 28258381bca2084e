/** From a photograph or a drawing to the WebP that is served. */
import sharp, { type Sharp } from 'sharp';
import { FIELD } from './drawings/drawings.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

/** A photograph of more pixels than this is no catalogue picture but an attack. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 15;
/** By the bytes themselves, whatever the file's name says: no SVG, no PDF, no animation. */
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Dots per inch at which a drawing's unit is a pixel. */
const DRAWING_DENSITY = 72;
const BACKGROUND = '#f7f7f4';

// Pictures are made in parallel as whole ones; the libraries need not split each.
sharp.concurrency(1);
sharp.cache({ memory: 16, files: 0, items: 50 });

/** Part of every picture's key: raised when pictures come to be made in another way. */
export const RENDER_VERSION = '2';

/** Height by width: goods are shown in squares, rooms are wider than high. */
export type Shape = 1 | 0.75;

export async function renderPhotograph(source: Buffer, size: PictureSize, shape: Shape = 1): Promise<Buffer> {
  const limits = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' } as const;
  const { format } = await sharp(source, limits).metadata();
  if (!KINDS.has(format)) throw new Error(`the picture is of the kind ${format}`);
  return toWebp(sharp(source, limits).autoOrient(), size, shape);
}

/** Drawn at once in the size that is wanted: a drawing has no pixels to lose. */
export function renderDrawing(svg: string, size: PictureSize, shape: Shape = 1): Promise<Buffer> {
  const density = (DRAWING_DENSITY * PICTURE_SIZES[size]) / FIELD;
  return toWebp(sharp(Buffer.from(svg), { limitInputPixels: MAX_PIXELS, density }), size, shape);
}

function toWebp(picture: Sharp, size: PictureSize, shape: Shape): Promise<Buffer> {
  const side = PICTURE_SIZES[size];
  return picture
    .resize(side, Math.round(side * shape), { fit: 'contain', background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .webp({ quality: 82 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}
