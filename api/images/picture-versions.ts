/**
 * What the addresses of a product's pictures end with. Browsers keep such a picture for ever, so it must be another one as
 * soon as other bytes stand under the same names: the workshop of the photographs writes beside them what each was made of
 * (`made-of.json`). A photograph that is not written of there gets another address with another name only.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePictureName } from '#domain/picture-name.ts';
import { parseSizeView } from './measures.ts';
import { RENDER_VERSION } from './render.ts';

export function readPictureVersions(folder: string | undefined): (names: readonly string[]) => string {
  const madeOf = new Map(folder === undefined ? [] : Object.entries(readLedger(folder)));
  return (names) => {
    const editions = names.map((name) => {
      const { file } = parsePictureName(name);
      return madeOf.get(file) ?? madeOf.get(photographOf(file)) ?? '';
    });
    const all = [RENDER_VERSION, ...names, ...editions];
    return createHash('sha256').update(all.join(' ')).digest('hex').slice(0, 6);
  };
}

/** The view of a thing's sizes is drawn round its photograph. */
const photographOf = (name: string): string => parseSizeView(name)?.photograph ?? name;

function readLedger(folder: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(join(folder, 'made-of.json'), 'utf8')) as Record<string, string>;
  } catch (error) {
    // An operator's folder has none.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}
