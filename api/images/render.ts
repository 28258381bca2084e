/** From a photograph or a drawing to the WebP that is served. */
import type { Sharp } from 'sharp';
import { cutRound, type Focus } from '#domain/picture-name.ts';
import { loadSharp } from '../sharp.ts';
import { levelBackground } from './background.ts';
import { BACKGROUND, FIELD, type Shape } from './field.ts';
import { PHOTOGRAPH } from './measures.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

/** A photograph of more pixels than this is no catalogue picture but an attack. */
const MAX_PIXELS = 50_000_000;
const MAX_SECONDS = 15;
/** By the bytes themselves, whatever the file's name says: no SVG, no PDF, no animation. */
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif']);
/** Dots per inch at which a drawing's unit is a pixel. */
const DRAWING_DENSITY = 72;

/** Part of every picture's key: raised when pictures come to be made in another way. */
export const RENDER_VERSION = '4';

const LIMITS = { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error' } as const;

/** With a point that must stay in sight the picture is cut round it; without one it stands whole on its ground. */
export async function renderPhotograph(
  source: Buffer,
  size: PictureSize,
  shape: Shape = 1,
  focus: Focus | null = null,
): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = PICTURE_SIZES[size];
  const height = Math.round(side * shape);
  const photograph = await openPhotograph(source);
  if (focus === null) return toServed(await onGround(photograph, side, height));
  const { data, info } = await photograph
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer({ resolveWithObject: true });
  const cut = sharp(data, LIMITS).extract(cutRound(info, focus, side / height));
  return toServed(await onGround(cut, side, height));
}

/** Of exactly this size, on the one ground of all pictures. */
async function onGround(picture: Sharp, width: number, height: number): Promise<Sharp> {
  const sharp = await loadSharp();
  const { data } = await picture
    .resize(width, height, { fit: 'contain', background: BACKGROUND })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .removeAlpha()
    .timeout({ seconds: MAX_SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  levelBackground(data, width, height);
  return sharp(data, { raw: { width, height, channels: 3 } });
}

const toServed = (picture: Sharp): Promise<Buffer> =>
  picture.webp({ quality: 82 }).timeout({ seconds: MAX_SECONDS }).toBuffer();

async function openPhotograph(source: Buffer): Promise<Sharp> {
  const sharp = await loadSharp();
  const { format } = await sharp(source, LIMITS).metadata();
  if (!KINDS.has(format)) throw new Error(`the picture is of the kind ${format}`);
  return sharp(source, LIMITS).autoOrient();
}

/** Larger than any size that is served, and no larger. */
const ORIGINAL_SIDE = 2400;

/** For whoever crops it: whole, and no larger than a dialog. */
const WHOLE_SIDE = 900;

/** With the sizes of the photograph itself. */
export async function drawWhole(source: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const sharp = await loadSharp();
  const upright = await (await openPhotograph(source)).toBuffer({ resolveWithObject: true });
  const data = await sharp(upright.data, LIMITS)
    .resize(WHOLE_SIDE, WHOLE_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
  return { data, width: upright.info.width, height: upright.info.height };
}

/** As it is kept: upright, of a sane size, and nothing but pixels: no place, no camera, nothing hidden behind the picture. */
export async function drawOriginal(source: Buffer): Promise<{ data: Buffer; width: number; height: number }> {
  const picture = (await openPhotograph(source))
    .resize(ORIGINAL_SIDE, ORIGINAL_SIDE, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 92 })
    .timeout({ seconds: MAX_SECONDS });
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

export interface CropBox {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** As it is seen, upright; a part that reaches over the edge ends at it. */
export async function cropPhotograph(source: Buffer, { left, top, width, height }: CropBox): Promise<Buffer> {
  const sharp = await loadSharp();
  const upright = await (await openPhotograph(source)).toBuffer({ resolveWithObject: true });
  const { info } = upright;
  const x = Math.min(info.width - 1, Math.round((left * info.width) / 1000));
  const y = Math.min(info.height - 1, Math.round((top * info.height) / 1000));
  return sharp(upright.data, LIMITS)
    .extract({
      left: x,
      top: y,
      width: Math.max(1, Math.min(info.width - x, Math.round((width * info.width) / 1000))),
      height: Math.max(1, Math.min(info.height - y, Math.round((height * info.height) / 1000))),
    })
    .timeout({ seconds: MAX_SECONDS })
    .toBuffer();
}

/** The photograph smaller on its ground, its sizes round it. */
export async function renderMeasured(source: Buffer, svg: string, size: PictureSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = PICTURE_SIZES[size];
  const toPixels = (units: number) => Math.round((units * side) / FIELD);
  const inner = toPixels(PHOTOGRAPH.side);
  const photograph = await onGround(await openPhotograph(source), inner, inner);
  const overlay = sharp(Buffer.from(svg), { density: (DRAWING_DENSITY * side) / FIELD });
  return toServed(
    sharp({ create: { width: side, height: side, channels: 3, background: BACKGROUND } }).composite([
      {
        input: await photograph.png().toBuffer(),
        left: toPixels(PHOTOGRAPH.left),
        top: toPixels(PHOTOGRAPH.top),
      },
      { input: await overlay.resize(side, side).png().toBuffer() },
    ]),
  );
}

const TILE_COLUMNS = { 2: 2, 3: 3, 4: 2, 5: 3, 6: 3 } as const;

/** Pictures of several goods on one ground, four wide and three high: side by side, in two rows from four on. */
export async function renderTile(sources: readonly Buffer[], size: PictureSize): Promise<Buffer> {
  const sharp = await loadSharp();
  const width = PICTURE_SIZES[size];
  const height = Math.round(width * 0.75);
  const columns = TILE_COLUMNS[sources.length as keyof typeof TILE_COLUMNS] ?? 3;
  const rows = Math.ceil(sources.length / columns);
  const side = Math.floor(Math.min(width / columns, height / rows));
  const [left, top] = [Math.round((width - side * columns) / 2), Math.round((height - side * rows) / 2)];
  const parts = await Promise.all(
    sources.map(async (source, at) => ({
      input: await (await onGround(await openPhotograph(source), side, side)).png().toBuffer(),
      left: left + (at % columns) * side,
      top: top + Math.floor(at / columns) * side,
    })),
  );
  return toServed(sharp({ create: { width, height, channels: 3, background: BACKGROUND } }).composite(parts));
}

/** Drawn at once in the size that is wanted: a drawing has no pixels to lose. */
export async function renderDrawing(svg: string, size: PictureSize, shape: Shape = 1): Promise<Buffer> {
  const sharp = await loadSharp();
  const side = PICTURE_SIZES[size];
  const density = (DRAWING_DENSITY * side) / FIELD;
  return toServed(
    sharp(Buffer.from(svg), { limitInputPixels: MAX_PIXELS, density })
      .resize(side, Math.round(side * shape), { fit: 'contain', background: BACKGROUND })
      .flatten({ background: BACKGROUND }),
  );
}
