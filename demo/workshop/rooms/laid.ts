/** Floors and walls as the rooms wear them: orders of laid surfaces become prints, and files that Blender reads. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Print, readPrint } from '../compose.ts';
import type { LaidOrder } from '../recipe.ts';
import { printSurface } from '../surfaces/surface.ts';
import { hash, readSources, surfaceFolder, workFolder, writeWhole } from '../workplace.ts';
import { lay } from './lay.ts';

/** Whatever would change how a floor is laid. */
export const layingHash = (): string =>
  hash(...readSources(import.meta.dirname, 'lay.ts'), ...readSources(surfaceFolder, '.ts'));

/** So many pixels of the square that repeats. */
export async function printLaid({ of, ...layout }: LaidOrder, pixels: number): Promise<Print> {
  return lay(await printPieces(of), layout, pixels);
}

/** Four boards above each other, or two tiles. */
async function printPieces(of: LaidOrder['of']): Promise<Print> {
  if ('svg' in of) return readPrint(await sharp(Buffer.from(of.svg)).png().toBuffer(), 300);
  return of.surface.startsWith('wood/')
    ? printSurface(of.surface, 560, 360)
    : printSurface(of.surface, 360, 720);
}

const TEXTURE = 1400;

/** The surface as a picture that Blender lays by UV; made once. */
export async function keepTexture(order: LaidOrder | { svg: string }): Promise<string> {
  const path = join(workFolder, 'textures', `${hash(JSON.stringify(order), layingHash())}.png`);
  if (existsSync(path)) return path;
  const png =
    'svg' in order
      ? await sharp(Buffer.from(order.svg)).resize(TEXTURE).png().toBuffer()
      : await toPng(await printLaid(order, TEXTURE));
  writeWhole(path, png);
  return path;
}

function toPng({ width, height, pixels }: Print): Promise<Buffer> {
  const toByte = (part: number) =>
    Math.round(255 * (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055));
  const bytes = Buffer.alloc(width * height * 3);
  for (let at = 0; at < bytes.length; at++) {
    bytes[at] = toByte(pixels[Math.floor(at / 3) * 4 + (at % 3)] ?? 0);
  }
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
