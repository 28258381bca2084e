/**
 * The shop's typeface: Onest from 400 to 800 with the letters of Russian, Kazakh and English, digits and the signs
 * of prices and sizes, in one woff2 file. Cut and joined when the storefront is built, from the slices of the npm
 * package; kept under node_modules/.cache by the hash of what went into it, so that it is made once.
 * Style sheets name it `url("onest-subset.woff2")`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { mergeSlices } from './merge-slices.ts';

const root = join(import.meta.dirname, '..', '..');
const require = createRequire(import.meta.url);
const sliceFolder = dirname(
  require.resolve('@fontsource-variable/onest/files/onest-latin-wght-normal.woff2'),
);
const cacheFolder = join(root, 'node_modules/.cache/onest');
const FILE_NAME = 'onest-subset.woff2';

const fromTo = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What each slice gives. ₸ stands in latin-ext and Ұ in cyrillic, as the package cuts them. */
export const CHARACTERS = {
  latin: `${fromTo(0x20, 0x7e)}\u00a0\u2009«»‘’“”„•…–—−±×÷°²³¼½¾·©®™§€ØøäöüéÄÖÜ`,
  cyrillic: `${fromTo(0x410, 0x44f)}ЁёІіҰұ№`,
  'cyrillic-ext': 'ӘәҒғҚқҢңӨөҮүҺһ',
  'latin-ext': '₸',
  symbols: '←→',
} as const;

const WEIGHTS = { wght: { min: 400, max: 800, default: 400 } };

/** Bumped when the code that makes the file changes what it makes. */
const RECIPE = 1;

/** All letters in one TrueType file, before it is compressed for pages. */
export async function makeVariableFont(): Promise<Buffer> {
  const slices: Buffer[] = [];
  for (const [slice, characters] of Object.entries(CHARACTERS)) {
    slices.push(
      await subsetFont(readSlice(slice), characters, {
        targetFormat: 'sfnt',
        variationAxes: WEIGHTS,
        keepFeatures: ['kern', 'tnum'],
        noHinting: true,
      }),
    );
  }
  return mergeSlices(slices);
}

const makeSubset = async (): Promise<Buffer> =>
  subsetFont(await makeVariableFont(), null, { targetFormat: 'woff2', keepAllGlyphs: true });

const readSlice = (slice: string) => readFileSync(join(sliceFolder, `onest-${slice}-wght-normal.woff2`));

/** The path of the finished file, made now if it is not there yet. */
export async function ensureSubset(folder = cacheFolder): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([RECIPE, CHARACTERS, WEIGHTS]));
  for (const slice of Object.keys(CHARACTERS)) hash.update(readSlice(slice));
  const own = join(folder, hash.digest('hex').slice(0, 16));
  const path = join(own, FILE_NAME);
  if (existsSync(path)) return path;
  mkdirSync(own, { recursive: true });
  // Two builds may run at once: each writes beside, and the name appears only with the whole file.
  const unfinished = join(own, `${process.pid}.part`);
  writeFileSync(unfinished, await makeSubset());
  renameSync(unfinished, path);
  return path;
}

export function onestSubset(): Plugin {
  return {
    name: 'onest-subset',
    config: async () => ({ resolve: { alias: { [FILE_NAME]: await ensureSubset() } } }),
  };
}
