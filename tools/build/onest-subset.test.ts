import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { afterAll, beforeAll, expect, test } from 'vitest';
import kz from '#storefront/i18n/kz.json' with { type: 'json' };
import ru from '#storefront/i18n/ru.json' with { type: 'json' };
import { readCharacterMap } from './character-map.ts';
import { CHARACTERS, ensureSubset } from './onest-subset.ts';
import { getTable, readTables, type Tables } from './sfnt.ts';

const slices = join(import.meta.dirname, '../../node_modules/@fontsource-variable/onest/files');
const folder = mkdtempSync(join(tmpdir(), 'onest-'));
let path: string;
let font: Tables;

const toTables = async (file: Buffer) =>
  readTables(await subsetFont(file, null, { targetFormat: 'sfnt', keepAllGlyphs: true }));

function widthOf(tables: Tables, character: string): number | undefined {
  const glyph = readCharacterMap(getTable(tables, 'cmap')).get(character.codePointAt(0) ?? 0);
  return glyph === undefined ? undefined : getTable(tables, 'hmtx').readUInt16BE(4 * glyph);
}

beforeAll(async () => {
  path = await ensureSubset(folder);
  font = await toTables(readFileSync(path));
}, 30_000);

afterAll(() => rmSync(folder, { recursive: true }));

test('the typeface is one file within its budget of 30 KB', () => {
  expect(statSync(path).size).toBeLessThanOrEqual(30 * 1024);
});

test('every character asked for has a glyph of its own', () => {
  const map = readCharacterMap(getTable(font, 'cmap'));
  const wanted = [...new Set(Object.values(CHARACTERS).join(''))];
  const missing = wanted.filter((character) => !map.get(character.codePointAt(0) ?? 0));
  expect(missing).toEqual([]);
  expect(new Set(map.values()).size).toBeGreaterThan(wanted.length - 12);
});

test('the typeface can write every message of both languages', () => {
  const map = readCharacterMap(getTable(font, 'cmap'));
  const used = new Set(JSON.stringify([ru, kz]).replaceAll('\\n', ''));
  expect([...used].filter((character) => !map.has(character.codePointAt(0) ?? 0))).toEqual([]);
});

test.each([
  ['cyrillic', 'Щ'],
  ['cyrillic', 'ё'],
  ['cyrillic-ext', 'ң'],
  ['latin-ext', '₸'],
  ['latin', '8'],
])('a glyph of the slice %s keeps its width: %s', async (slice, character) => {
  const source = await subsetFont(readFileSync(join(slices, `onest-${slice}-wght-normal.woff2`)), character, {
    targetFormat: 'sfnt',
    variationAxes: { wght: { min: 400, max: 800, default: 400 } },
  });
  expect(widthOf(font, character)).toBe(widthOf(readTables(source), character));
});

test('digits of one width and kerning survive the joining', () => {
  expect(getTable(font, 'GSUB').includes('tnum')).toBe(true);
  const gpos = getTable(font, 'GPOS');
  expect(gpos.includes('kern')).toBe(true);
  // Two lookups of the Latin slice and one of the Cyrillic.
  expect(gpos.readUInt16BE(gpos.readUInt16BE(8))).toBe(3);
});

test('the file is made once and then found', async () => {
  const before = statSync(path).mtimeMs;
  expect(await ensureSubset(folder)).toBe(path);
  expect(statSync(path).mtimeMs).toBe(before);
  expect(readdirSync(join(path, '..'))).toEqual(['onest-subset.woff2']);
});
