import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readPictureVersions } from './picture-versions.ts';

const folder = mkdtempSync(join(tmpdir(), 'sheber-versions-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The version of these names while the photographs were made of this. */
function versionOf(names: readonly string[], madeOf: Record<string, string>): string {
  writeFileSync(join(folder, 'made-of.json'), JSON.stringify(madeOf));
  return readPictureVersions(folder)(names);
}

test('a photograph that is made anew under its old name has another address', () => {
  const names = ['bag/glue', 'bag/glue/size-u480'];
  const first = versionOf(names, { 'bag/glue': 'a', 'bag/sand': 'a' });
  expect(first).toMatch(/^[0-9a-f]{6}$/);
  expect(versionOf(names, { 'bag/glue': 'a', 'bag/sand': 'b' }), 'another one was made anew').toBe(first);
  expect(versionOf(names, { 'bag/glue': 'b', 'bag/sand': 'a' })).not.toBe(first);
});

test('a photograph that takes the place of a sign has another address, and so has its view with sizes', () => {
  for (const names of [['bag/glue'], ['bag/glue/size-u480']])
    expect(versionOf(names, { 'bag/glue': 'a' })).not.toBe(versionOf(names, {}));
});

test('without the list the names alone decide; a broken list is told at the start', () => {
  const versionIn = readPictureVersions(join(folder, 'none'));
  expect(versionIn(['a'])).not.toBe(versionIn(['b']));
  writeFileSync(join(folder, 'made-of.json'), '{');
  expect(() => readPictureVersions(folder)).toThrow(SyntaxError);
});
