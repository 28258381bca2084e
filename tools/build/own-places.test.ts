/** Where a module says it lies, run from another folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sayPlaces } from './own-places.ts';

const BUNDLED = new Set(['near-thread']);

test('each word leads from the bundle to the source, also when both have been moved, through a folder with odd letters', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'sheber-places-')), 'мой shop %20');
  onTestFinished(() => rmSync(join(root, '..'), { recursive: true }));
  mkdirSync(join(root, 'dist/shop'), { recursive: true });
  const words = [
    ...['dirname', 'filename', 'url', 'main'].map((what) => `${what}: import.meta.${what}`),
    "near: new URL('./near-thread.ts', import.meta.url).href",
    'far: new URL("./far-thread.ts", import.meta.url).href',
  ];
  const file = join(root, 'dist/shop/places.mjs');
  const source = `export const places = { ${words.join(', ')} };`;
  writeFileSync(file, sayPlaces(source, '/code/api/a.ts', '/code/dist/x', BUNDLED) ?? '');
  const { places } = await import(pathToFileURL(file).href);
  expect(places).toEqual({
    dirname: join(root, 'api'),
    filename: join(root, 'api/a.ts'),
    url: pathToFileURL(join(root, 'api/a.ts')).href,
    main: false,
    // The one is bundled as well and lies beside, the other is read from its source.
    near: pathToFileURL(join(root, 'dist/shop/near-thread.js')).href,
    far: pathToFileURL(join(root, 'api/far-thread.ts')).href,
  });
});

test('a module that says nothing of its place is left as it is', () => {
  expect(sayPlaces('export const one = 1;', '/code/api/a.ts', '/code/dist/x', BUNDLED)).toBeNull();
});
