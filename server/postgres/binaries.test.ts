import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Binaries, copyBinaries, linkLibraries } from './binaries.ts';

let root = '';
let binaries: Binaries;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'sheber-binaries-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  binaries = { folder: join(root, 'package', 'native'), version: '18.4.0' };
  mkdirSync(join(binaries.folder, 'lib'), { recursive: true });
  writeFileSync(join(binaries.folder, 'lib', 'libpq.so.5.18'), 'library');
  const link = { source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' };
  writeFileSync(join(binaries.folder, 'pg-symlinks.json'), JSON.stringify([link]));
});

const shortName = (folder: string) => join(folder, 'lib', 'libpq.so.5');

test('missing short names of libraries are made, and making them again changes nothing', () => {
  expect(linkLibraries(binaries)).toBe(true);
  expect(readlinkSync(shortName(binaries.folder))).toBe('libpq.so.5.18');
  expect(linkLibraries(binaries)).toBe(true);
});

test('a short name that leads nowhere is made anew', () => {
  symlinkSync('libpq.so.4', shortName(binaries.folder));
  linkLibraries(binaries);
  expect(readFileSync(shortName(binaries.folder), 'utf8')).toBe('library');
});

test('a copy is made once per version and is complete', () => {
  const copy = copyBinaries(binaries, root);
  expect(readFileSync(shortName(copy.folder), 'utf8')).toBe('library');
  writeFileSync(join(copy.folder, 'mark'), 'first');
  expect(copyBinaries(binaries, root)).toEqual(copy);
  expect(readFileSync(join(copy.folder, 'mark'), 'utf8')).toBe('first');
  expect(copyBinaries({ ...binaries, version: '18.5.0' }, root).folder).not.toBe(copy.folder);
});
