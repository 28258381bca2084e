/**
 * Photographs that staff bring: drawn anew (nothing but pixels is kept), under a name of their content, in the folder of
 * originals. The same picture is the same file; a kept one never changes.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parsePictureName } from '#domain/picture-name.ts';
import { Refusal } from '../http/refusal.ts';
import { Originals, readOriginal } from './originals.ts';
import { type CropBox, cropPhotograph, drawOriginal, drawWhole, renderPhotograph } from './render.ts';

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
  folder: string | undefined,
  name: string,
  box: CropBox,
): Promise<KeptPicture> {
  const { source } = await requireOriginal(folder, name);
  const part = await cropPhotograph(source, box).catch(unreadable);
  return keepOriginal(folder, part);
}

/** A kept picture as a card would show it, and whole. */
export async function showOriginal(folder: string | undefined, name: string) {
  const { source, focus } = await requireOriginal(folder, name);
  const [whole, small] = await Promise.all([
    drawWhole(source),
    renderPhotograph(source, 'sm_224', 1, focus),
  ]).catch(unreadable);
  const { width, height } = whole;
  return { width, height, whole: toAddress(whole.data), preview: toAddress(small) };
}

async function requireOriginal(folder: string | undefined, name: string) {
  const { file, focus } = parsePictureName(name);
  const original = folder === undefined ? null : await new Originals(folder).find(file);
  if (!original) throw new Refusal('picture.not_found');
  return { source: await readOriginal(original), focus };
}

const unreadable = (): never => {
  throw new Refusal('picture.unreadable');
};

const toAddress = (webp: Buffer): string => `data:image/webp;base64,${webp.toString('base64')}`;

export async function keepOriginal(folder: string | undefined, source: Buffer): Promise<KeptPicture> {
  const { data, width, height } = await drawOriginal(source).catch(() => {
    throw new Refusal('picture.unreadable');
  });
  if (Math.max(width, height) < LEAST_SIDE) throw new Refusal('picture.too_small', { least: LEAST_SIDE });
  const sha = createHash('sha256').update(data).digest('hex').slice(0, 40);
  const name = `uploads/${sha.slice(0, 2)}/${sha}`;
  await keepFile(folder, `${name}.webp`, data).catch(() => {
    throw new Refusal('picture.not_kept');
  });
  const small = await renderPhotograph(data, 'sm_224');
  return { name, width, height, preview: toAddress(small) };
}

/** Whole or not at all, and on the disk before anybody is told. */
export async function keepFile(folder: string | undefined, path: string, data: Buffer): Promise<void> {
  if (folder === undefined) throw new Error('there is no folder of pictures');
  const target = join(folder, path);
  const draft = `${target}.${process.pid}-${crypto.randomUUID()}`;
  await mkdir(dirname(target), { recursive: true });
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(data);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
