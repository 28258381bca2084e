/** Contact sheets: many pictures beside each other, to be looked at before they are believed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { workFolder } from './workplace.ts';

const COLUMNS = 6;
const SIDE = 256;

export async function writeSheet(name: string, pictures: readonly (Buffer | string)[]): Promise<string> {
  const tiles = await Promise.all(
    pictures.map((picture) => sharp(picture).resize(SIDE, SIDE).png().toBuffer()),
  );
  const path = join(workFolder, 'sheets', `${name}.png`);
  mkdirSync(join(workFolder, 'sheets'), { recursive: true });
  const columns = Math.min(COLUMNS, tiles.length);
  const rows = Math.ceil(tiles.length / columns);
  await sharp({ create: { width: columns * SIDE, height: rows * SIDE, channels: 3, background: '#ffffff' } })
    .composite(
      tiles.map((input, i) => ({ input, left: (i % columns) * SIDE, top: Math.floor(i / columns) * SIDE })),
    )
    .png()
    .toFile(path);
  return path;
}
