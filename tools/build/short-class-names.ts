/**
 * Class names of the built storefront in three letters: of a listing's HTML a fifth was names such as `GfoajG_favourite`.
 * A letter and a figure tell the style sheet, one (or more) the name within it. They follow from the paths and the sheets alone, so
 * both builds give the same ones, and a sheet keeps its letters while others come and go. While developing they stay readable.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Told apart from every other word of a sheet by its beginning. */
export const LONG_NAMES = 'shop_[hash]_[local]';
const LONG_NAME = /\bshop_[\w-]+/g;
const SHEET = /\.module\.css$/;

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SIGNS = `${LETTERS}0123456789`;
const FIGURES = 10;
const SHEETS = LETTERS.length * FIGURES;

/** With a figure in it no name is a word: there are programs that hide whatever is called `ads`. */
const toSheetLetters = (place: number): string =>
  `${LETTERS[Math.floor(place / FIGURES)] ?? ''}${place % FIGURES}`;

/** One sign for the first sixty-two names, `-` and more for whatever comes after. */
export const toNameLetters = (index: number): string =>
  index < SIGNS.length ? (SIGNS[index] ?? '') : `-${(index - SIGNS.length).toString(36)}`;

/** Each has the place that its path falls on, or the next that is free. */
export function toSheetNames(paths: readonly string[]): Map<string, string> {
  if (paths.length > SHEETS) throw new Error('there are more style sheets than names for them');
  const taken = new Set<number>();
  return new Map(
    paths.toSorted().map((path) => {
      let place = createHash('sha256').update(path).digest().readUInt32BE(0) % SHEETS;
      while (taken.has(place)) place = (place + 1) % SHEETS;
      taken.add(place);
      return [path, toSheetLetters(place)];
    }),
  );
}

export function shortClassNames(): Plugin[] {
  let root = '';
  let sheets = new Map<string, string>();
  /** By the sheet's file. */
  const known = new Map<string, Map<string, string>>();

  function shorten(code: string, id: string): string | undefined {
    const path = relative(root, id).replaceAll('\\', '/');
    const sheet = sheets.get(path);
    if (sheet === undefined) throw new Error(`${path} is no style sheet of the storefront`);
    const names = known.get(id) ?? new Map<string, string>();
    known.set(id, names);
    return code.replace(LONG_NAME, (long) => {
      const short = names.get(long) ?? sheet + toNameLetters(names.size);
      names.set(long, short);
      return short;
    });
  }

  const read: Plugin['configResolved'] = (config) => {
    root = config.root;
    sheets = toSheetNames(
      readdirSync(join(root, 'storefront'), { recursive: true, encoding: 'utf8' })
        .filter((path) => SHEET.test(path))
        .map((path) => join('storefront', path).replaceAll('\\', '/')),
    );
  };
  const transform = { filter: { id: SHEET }, handler: shorten };
  return [
    // Between the two steps in which the build reads a sheet: as text, then as the module of its names.
    { name: 'short-class-names:sheet', apply: 'build', configResolved: read, transform },
    { name: 'short-class-names:module', apply: 'build', enforce: 'post', transform },
  ];
}
