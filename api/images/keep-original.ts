/**
 * Photographs that staff bring: drawn anew (nothing but pixels is kept), under a name of their content, in the folder of
 * originals. The same picture is the same file; a kept one never changes.
 */
import { createHash } from 'node:crypto';
import { parsePictureName } from '#domain/picture-name.ts';
import { Refusal } from '../http/refusal.ts';
import { Originals, readOriginal } from './originals.ts';
import { type CropBox, cropPhotograph, drawOriginal, drawWhole, renderPhotograph } from './render.ts';
import { keepFile, type Shelf } from './shelf.ts';

/** Below it a picture is blurred on a product's page. */
const LEAST_SIDE = 300;

export interface KeptPicture {
  name: string;
  width: number;
  height: number;
  preview: string;
}

/** A part of a kept picture, in thousandths of its sides, as a picture of its own. */
export async function cropOriginal(
  shelf: Shelf | undefined,
  name: string,
  box: CropBox,
): Promise<KeptPicture> {
  const { source } = await requireOriginal(shelf, name);
  const part = await cropPhotograph(source, box).catch(unreadable);
  return keepOriginal(shelf, part);
}

/** A kept picture as a card would show it, and whole. */
export async function showOriginal(shelf: Shelf | undefined, name: string) {
  const { source, focus } = await requireOriginal(shelf, name);
  const [whole, small] = await Promise.all([
    drawWhole(source),
    renderPhotograph(source, 'sm_224', 1, focus),
  ]).catch(unreadable);
  const { width, height } = whole;
  return { width, height, whole: toAddress(whole.data), preview: toAddress(small) };
}

async function requireOriginal(shelf: Shelf | undefined, name: string) {
  const { file, focus } = parsePictureName(name);
  const original = shelf && (await new Originals([shelf.folder], shelf.bucket).find(file));
  if (!original) throw new Refusal('picture.not_found');
  return { source: await readOriginal(original), focus };
}

const unreadable = (): never => {
  throw new Refusal('picture.unreadable');
};

const toAddress = (webp: Buffer): string => `data:image/webp;base64,${webp.toString('base64')}`;

export async function keepOriginal(shelf: Shelf | undefined, source: Buffer): Promise<KeptPicture> {
  const { data, width, height } = await drawOriginal(source).catch(() => {
    throw new Refusal('picture.unreadable');
  });
  if (Math.max(width, height) < LEAST_SIDE) throw new Refusal('picture.too_small', { least: LEAST_SIDE });
  const sha = createHash('sha256').update(data).digest('hex').slice(0, 40);
  const name = `uploads/${sha.slice(0, 2)}/${sha}`;
  await keepFile(shelf, `${name}.webp`, data).catch(() => {
    throw new Refusal('picture.not_kept');
  });
  const small = await renderPhotograph(data, 'sm_224');
  return { name, width, height, preview: toAddress(small) };
}
