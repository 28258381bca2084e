/**
 * Pictures of products and sections in the few sizes the pages use. Promises bounded work: only the sizes of the
 * list, one rendering per picture and size, two at a time, kept in memory and made again after a restart.
 * Hides where a picture comes from: a photograph of the pictures folder, or a drawing of its family.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Db } from '../database.ts';
import { drawPicture } from './drawing.ts';
import { findPictureName } from './images.queries.ts';
import { PICTURE_SIZES, type PictureSize } from './picture-sizes.ts';

const PICTURES_FOLDER = join(import.meta.dirname, '../../pictures');
/** Family, variant and view, all plain words: nothing else may reach the file system. */
const PICTURE_NAME = /^[a-z0-9-]+(\/[a-z0-9-]+){0,2}$/;
const MAX_KEPT_BYTES = 48 * 1024 * 1024;
/** A photograph of more pixels than this is no catalogue picture but an attack. */
const MAX_PIXELS = 24_000_000;

sharp.concurrency(1);

export interface Images {
  findProductPicture(externalId: string, index: number, size: PictureSize): Promise<Buffer | null>;
  findSectionPicture(sectionCode: string, size: PictureSize): Promise<Buffer | null>;
}

export function createImages(db: Db): Images {
  const kept = new Map<string, Promise<Buffer>>();
  let keptBytes = 0;

  /** The least recently made goes first; a picture that failed is not kept. */
  function findPicture(name: string, size: PictureSize): Promise<Buffer> {
    const key = `${size}/${name}`;
    let picture = kept.get(key);
    if (!picture) {
      picture = renderPicture(name, size);
      kept.set(key, picture);
      picture.then(
        (bytes) => {
          keptBytes += bytes.length;
          for (const [oldest, older] of kept) {
            if (keptBytes <= MAX_KEPT_BYTES) break;
            kept.delete(oldest);
            older.then(
              (dropped) => {
                keptBytes -= dropped.length;
              },
              () => {},
            );
          }
        },
        () => kept.delete(key),
      );
    }
    return picture;
  }

  return {
    async findProductPicture(externalId, index, size) {
      const name = await findPictureName(db, externalId, index);
      return name !== null && PICTURE_NAME.test(name) ? findPicture(name, size) : null;
    },
    async findSectionPicture(sectionCode, size) {
      return PICTURE_NAME.test(sectionCode) ? findPicture(`section/${sectionCode}`, size) : null;
    },
  };
}

async function renderPicture(name: string, size: PictureSize): Promise<Buffer> {
  const width = PICTURE_SIZES[size];
  const photograph = await readFile(join(PICTURES_FOLDER, `${name}.webp`)).catch(() => null);
  const source = photograph ?? Buffer.from(drawPicture(name));
  return sharp(source, { limitInputPixels: MAX_PIXELS, density: 96 })
    .resize(width, width, { fit: 'contain', background: '#f7f7f4' })
    .webp({ quality: 82 })
    .toBuffer();
}
