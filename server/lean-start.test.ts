/** What the first page does not need is not loaded before it: each of these was a twentieth of what a start costs, in every process. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('the application is there without the client of the web and without the library that draws pictures', () => {
  const words = `
    await import('#api/app.ts');
    console.log(JSON.stringify({ builtIn: process.moduleLoadList, native: process.report.getReport().sharedObjects }));`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  expect(stderr).toBe('');
  const { builtIn, native } = JSON.parse(stdout) as { builtIn: string[]; native: string[] };
  expect(builtIn.filter((name) => name.includes('undici'))).toEqual([]);
  expect(native.filter((path) => /sharp|libvips/.test(path))).toEqual([]);
});
