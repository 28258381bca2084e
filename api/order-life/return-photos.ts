/**
 * Photographs of goods that come back. Whatever was sent is drawn anew: only real pictures get through, and nothing
 * that a phone wrote into its file (where it was taken, by whom) is kept.
 */
import { Refusal } from '../http/refusal.ts';
import { loadSharp } from '../sharp.ts';

/** Decoded; a page sends far less. */
const MOST_BYTES = 600_000;
const LONGEST_SIDE = 1600;
/** A small file may unfold into a picture of a gigabyte. */
const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 5;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);
const DATA_ADDRESS = /^(?:data:image\/[a-z+.-]{1,20};base64,)?([A-Za-z0-9+/]+={0,2})$/;

export async function readPhoto(sent: string): Promise<Buffer> {
  const base64 = DATA_ADDRESS.exec(sent)?.[1];
  if (base64 === undefined) throw new Refusal('order.photo_unreadable');
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > MOST_BYTES) throw new Refusal('order.photo_unreadable');
  try {
    const sharp = await loadSharp();
    const picture = sharp(bytes, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      sequentialRead: true,
    });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new Error('not a photograph');
    return await picture
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .timeout({ seconds: MOST_SECONDS })
      .toBuffer();
  } catch {
    throw new Refusal('order.photo_unreadable');
  }
}
