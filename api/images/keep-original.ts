/**
 * Photographs that staff bring: drawn anew (nothing but pixels is kept), under a name of their content, in the folder of
 * originals. The same picture is the same file; a kept one never changes.
 */
import { createHash } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refusal } from '../http/refusal.ts';
import { drawOriginal, renderPhotograph } from './render.ts';

/** Below it a picture is blurred on a product's page. */
const LEAST_SIDE = 300;

export interface KeptPicture {
  name: string;
  width: number;
  height: number;
  preview: string;
}

export async function keepOriginal(folder: string | undefined, source: Buffer): Promise<KeptPicture> {
  const { data, width, height } = await drawOriginal(source).catch(() => {
    throw new Refusal('picture.unreadable');
  });
  if (Math.max(width, height) < LEAST_SIDE) throw new Refusal('picture.too_small', { least: LEAST_SIDE });
  const sha = createHash('sha256').update(data).digest('hex').slice(0, 40);
  const name = `uploads/${sha.slice(0, 2)}/${sha}`;
  await keep(folder, `${name}.webp`, data).catch(() => {
    throw new Refusal('picture.not_kept');
  });
  const small = await renderPhotograph(data, 'sm_224');
  return { name, width, height, preview: `data:image/webp;base64,${small.toString('base64')}` };
}

/** Whole or not at all, and on the disk before anybody is told. */
async function keep(folder: string | undefined, path: string, data: Buffer): Promise<void> {
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
