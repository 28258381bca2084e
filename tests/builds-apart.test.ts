import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { root, run } from '#tools/run.ts';

/** What a build reads; node_modules is shared. */
const SOURCES = [
  'contract',
  'domain',
  'storefront',
  'tools',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
];

/** The files of a build by name and content. */
function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map(
      (path) =>
        `${path.slice(folder.length)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`,
    )
    .sort();
}

async function buildIn(folder: string): Promise<string[]> {
  const { code, output } = await run('vite', ['build', folder, '--logLevel', 'warn']);
  expect(code, output).toBe(0);
  return listFiles(join(folder, 'dist/client'));
}

test('the storefront is built to the same bytes with and without the office', async () => {
  // One folder for both: names of classes are made of where their files stand.
  const folder = mkdtempSync(join(tmpdir(), 'sheber-build-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const bring = (name: string) => cpSync(join(root, name), join(folder, name), { recursive: true });
  SOURCES.forEach(bring);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const without = await buildIn(folder);
  ['office', 'vite.office.config.ts'].forEach(bring);
  expect(without.length).toBeGreaterThan(20);
  expect(await buildIn(folder)).toEqual(without);
});
