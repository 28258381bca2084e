/** A bundle counts only while every source is as it was when the bundle was made. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findBundle, noteSources, PROGRAMS } from './bundle.ts';

const LONG_AGO = new Date('2026-11-01T00:00:00Z');

let root: string;
let folder: string;
const write = (name: string, words: string, moment: Date = LONG_AGO) => {
  writeFileSync(join(root, name), words);
  utimesSync(join(root, name), moment, moment);
};
const note = (files = ['a.ts', 'b.ts']) =>
  noteSources(
    folder,
    files.map((name) => join(root, name)),
    Date.now(),
    root,
  );
const find = () => findBundle(folder, root);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheber-bundle-'));
  folder = join(root, 'dist');
  mkdirSync(folder);
  write('a.ts', 'one');
  write('b.ts', 'two');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('none is there before one was made, and none after a list that was cut off', () => {
  expect(find()).toBeNull();
  writeFileSync(join(folder, 'sources.json'), '[{"path"');
  expect(find()).toBeNull();
});

test('one of untouched sources is given', () => {
  note();
  expect(find()).toBe(join(folder, 'shop.js'));
});

test.each(['a.ts', 'b.ts', 'package-lock.json'])(
  'other words in %s, of the same length too, and it counts no more',
  (name) => {
    note();
    write(name, name === 'package-lock.json' ? '[]' : 'ONE', new Date('2026-11-02T00:00:00Z'));
    expect(find()).toBeNull();
  },
);

test('a source that is gone or longer takes it away', () => {
  note();
  write('a.ts', 'one more');
  expect(find()).toBeNull();
  write('a.ts', 'one');
  expect(find()).not.toBeNull();
  rmSync(join(root, 'b.ts'));
  expect(find()).toBeNull();
});

test('the same words with another time, as in a copied folder, are the same sources', () => {
  note();
  const elsewhere = mkdtempSync(join(tmpdir(), 'sheber-bundle-'));
  cpSync(root, elsewhere, { recursive: true });
  expect(findBundle(join(elsewhere, 'dist'), elsewhere)).toBe(join(elsewhere, 'dist', 'shop.js'));
  rmSync(elsewhere, { recursive: true });
});

test('a source that was written while the bundle was made makes it count for nothing', () => {
  note();
  write('a.ts', 'one', new Date(Date.now() + 1000));
  note();
  expect(find()).toBeNull();
});

test('each program begins with a file that is there, by which threads are known', () => {
  for (const [name, source] of Object.entries(PROGRAMS)) {
    expect(existsSync(join(import.meta.dirname, '..', source))).toBe(true);
    if (name.endsWith('-thread')) expect(source.endsWith(`/${name}.ts`)).toBe(true);
  }
});
