/** Where a module says it lies, run from another folder. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { sayPlace } from './own-places.ts';

test('each word leads from the bundle to the source, also when both have been moved, through a folder with odd letters', async () => {
  const root = join(mkdtempSync(join(tmpdir(), 'sheber-places-')), 'мой shop %20');
  onTestFinished(() => rmSync(join(root, '..'), { recursive: true }));
  mkdirSync(join(root, 'dist/shop'), { recursive: true });
  const words = ['dirname', 'filename', 'url', 'main'].map(
    (what) => `${what}: ${sayPlace(what, '/code/api/a.ts', '/code/dist/x')}`,
  );
  const file = join(root, 'dist/shop/places.mjs');
  writeFileSync(file, `export const places = { ${words.join(', ')} };`);
  const { places } = await import(pathToFileURL(file).href);
  expect(places).toEqual({
    dirname: join(root, 'api'),
    filename: join(root, 'api/a.ts'),
    url: pathToFileURL(join(root, 'api/a.ts')).href,
    main: false,
  });
});
