/**
 * `node tools/build/paper-fonts.ts`: the typeface of printed documents, Onest in two fixed weights as TrueType, which a
 * PDF can embed; the pages' own file is variable and woff2. The files are kept in the repository, because documents are
 * written by a running shop, not by its build. Onest is free to embed and to pass on (SIL Open Font License 1.1).
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { makeVariableFont } from './onest-subset.ts';

export const paperFontFolder = join(import.meta.dirname, '..', '..', 'api', 'documents', 'fonts');

export const paperFonts = [
  { file: 'onest-regular.ttf', weight: 400 },
  { file: 'onest-bold.ttf', weight: 700 },
] as const;

export async function makePaperFont(weight: number): Promise<Buffer> {
  const whole = await makeVariableFont();
  return subsetFont(whole, null, {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
    variationAxes: { wght: weight },
  });
}

if (import.meta.main) {
  for (const { file, weight } of paperFonts) {
    writeFileSync(join(paperFontFolder, file), await makePaperFont(weight));
  }
}
