/**
 * Pictures that travel within a letter: mail programs show them where they would not load any from elsewhere, and
 * nobody hears that a letter was opened. They are read when the letter leaves; one that is not there leaves no hole.
 */
import { loadSharp } from '../sharp.ts';

/** Twice the size in which it is shown. */
const PIXELS = 112;
const SHOWN = PIXELS / 2;
const AT = '@goods.sheber';
const TAG = new RegExp(`<img src="cid:([\\w.-]+)${AT}"[^>]*>`, 'g');

/** Its words stand beside it: the name of the product is not read twice. */
export const pictureTag = (externalId: string): string =>
  `<img src="cid:${externalId.replace(/[^\w.-]/g, '')}${AT}" width="${SHOWN}" height="${SHOWN}" alt="" ` +
  'style="display:block;border:0;border-radius:6px;background:#ffffff">';

export interface LetterPicture {
  cid: string;
  content: Buffer;
}

/** The picture of a product as the shop has it; null: there is none. */
export type ReadPicture = (externalId: string) => Promise<Buffer | null>;

export async function takePictures(
  html: string,
  read: ReadPicture,
): Promise<{ html: string; pictures: LetterPicture[] }> {
  const ids = [...new Set([...html.matchAll(TAG)].map(([, id = '']) => id))];
  const pictures = new Map<string, LetterPicture>();
  for (const id of ids) {
    // A letter without a picture is better than no letter.
    const content = await read(id).then(toJpeg, () => null);
    if (content) pictures.set(id, { cid: `${id}${AT}`, content });
  }
  return {
    html: html.replace(TAG, (tag, id: string) => (pictures.has(id) ? tag : '')),
    pictures: [...pictures.values()],
  };
}

/** WebP is not known to every mail program. */
async function toJpeg(picture: Buffer | null): Promise<Buffer | null> {
  if (picture === null) return null;
  const small = (await loadSharp())(picture).resize(PIXELS, PIXELS).flatten({ background: '#ffffff' });
  return small.jpeg({ quality: 80 }).toBuffer();
}

/** For a browser, which has no letter to look into. */
export const withInlinePictures = (html: string, pictures: readonly LetterPicture[]): string =>
  pictures.reduce(
    (whole, { cid, content }) =>
      whole.replaceAll(`"cid:${cid}"`, `"data:image/jpeg;base64,${content.toString('base64')}"`),
    html,
  );
