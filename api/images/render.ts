/** From a photograph or a drawing to the WebP that is served. */
import sharp, { type Sharp } from 'sharp';
import { BACKGROUND, FIELD, type Shape } from './field.ts';
import { type Measures, PHOTOGRAPH } from './measures.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

/** A photograph of more pixels than this is no catalogue picture but an attack. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 15;
/** By the bytes themselves, whatever the file's name says: no SVG, no PDF, no animation. */
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Dots per inch at which a drawing's unit is a pixel. */
const DRAWING_DENSITY = 72;

// Pictures are made in parallel as whole ones; the libraries need not split each.
sharp.concurrency(1);
sharp.cache({ memory: 16, files: 0, items: 50 });

/** Part of every picture's key: raised when pictures come to be made in another way. */
export const RENDER_VERSION = '3';

const LIMITS = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' } as const;

export async function renderPhotograph(source: Buffer, size: PictureSize, shape: Shape = 1): Promise<Buffer> {
  return toWebp(await openPhotograph(source), size, shape);
}

async function openPhotograph(source: Buffer): Promise<Sharp> {
  const { format } = await sharp(source, LIMITS).metadata();
  if (!KINDS.has(format)) throw new Error(`the picture is of the kind ${format}`);
  return sharp(source, LIMITS).autoOrient();
}

/** As photographs have it: white above, the shop's pale ground below. */
const GROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="${FIELD}" height="${FIELD}"><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="${PHOTOGRAPH.top}" y2="${PHOTOGRAPH.top + PHOTOGRAPH.side}"><stop stop-color="#ffffff"/><stop offset="1" stop-color="${BACKGROUND}"/></linearGradient><rect width="${FIELD}" height="${FIELD}" fill="url(#g)"/></svg>`;

/** The photograph smaller on its ground, its sizes beside it. */
export async function renderMeasured(
  source: Buffer,
  { svg, left }: Measures,
  size: PictureSize,
): Promise<Buffer> {
  const side = PICTURE_SIZES[size];
  const toPixels = (units: number) => Math.round((units * side) / FIELD);
  const inner = toPixels(PHOTOGRAPH.side);
  const photograph = (await openPhotograph(source))
    .resize(inner, inner, { fit: 'contain', background: BACKGROUND })
    .png();
  const overlay = sharp(Buffer.from(svg), { density: (DRAWING_DENSITY * side) / FIELD });
  return sharp(Buffer.from(GROUND), { density: (DRAWING_DENSITY * side) / FIELD })
    .resize(side, side)
    .removeAlpha()
    .composite([
      { input: await photograph.toBuffer(), left: toPixels(left), top: toPixels(PHOTOGRAPH.top) },
      { input: await overlay.resize(side, side).png().toBuffer() },
    ])
    .webp({ quality: 82 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

const TILE_COLUMNS = { 2: 2, 3: 3, 4: 2, 5: 3, 6: 3 } as const;

/** Pictures of several goods on one ground, four wide and three high: side by side, in two rows from four on. */
export async function renderTile(sources: readonly Buffer[], size: PictureSize): Promise<Buffer> {
  const width = PICTURE_SIZES[size];
  const height = Math.round(width * 0.75);
  const columns = TILE_COLUMNS[sources.length as keyof typeof TILE_COLUMNS] ?? 3;
  const rows = Math.ceil(sources.length / columns);
  const side = Math.floor(Math.min(width / columns, height / rows));
  const [left, top] = [Math.round((width - side * columns) / 2), Math.round((height - side * rows) / 2)];
  const parts = await Promise.all(
    sources.map(async (source, at) => ({
      input: await (await openPhotograph(source))
        .resize(side, side, { fit: 'contain', background: '#ffffff' })
        .flatten({ background: '#ffffff' })
        .png()
        .toBuffer(),
      left: left + (at % columns) * side,
      top: top + Math.floor(at / columns) * side,
    })),
  );
  return sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(parts)
    .webp({ quality: 82 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
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
