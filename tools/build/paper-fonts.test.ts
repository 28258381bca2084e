import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readCharacterMap } from './character-map.ts';
import { CHARACTERS } from './onest-subset.ts';
import { makePaperFont, paperFontFolder, paperFonts } from './paper-fonts.ts';
import { getTable, readTables } from './sfnt.ts';

test.each(paperFonts)('$file is what its recipe makes', async ({ file, weight }) => {
  const kept = readFileSync(join(paperFontFolder, file));
  expect(kept.equals(await makePaperFont(weight))).toBe(true);
});

test.each(paperFonts)('$file has every letter of both languages, in one fixed weight', ({ file }) => {
  const tables = readTables(readFileSync(join(paperFontFolder, file)));
  const map = readCharacterMap(getTable(tables, 'cmap'));
  const missing = Object.values(CHARACTERS)
    .join('')
    .split('')
    .filter((character) => !map.get(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
  expect(tables.has('fvar')).toBe(false);
});
