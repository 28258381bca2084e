/** Where pictures and documents that staff and 1C bring are kept: a folder of this machine and, with several, a bucket of all. */
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bucket } from './bucket.ts';

export interface Shelf {
  folder: string;
  bucket: Bucket | null;
}

const TYPES: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
};

/** Whole or not at all, on the disk and in the bucket before anybody is told. */
export async function keepFile(shelf: Shelf | undefined, path: string, data: Buffer): Promise<void> {
  if (shelf === undefined) throw new Error('there is no folder of pictures');
  const target = join(shelf.folder, path);
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
    await shelf.bucket?.put(path, data, TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream');
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Null: there is none of that name. */
export async function readKept({ folder, bucket }: Shelf, path: string): Promise<Buffer | null> {
  try {
    return await readFile(join(folder, path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return (await bucket?.read(path)) ?? null;
  }
}
