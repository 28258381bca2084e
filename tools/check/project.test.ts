import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { lineAt, readProject } from './project.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function aProject(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'sheber-check-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

test('reads every text file that is not ignored, hidden ones too', () => {
  const folder = aProject({
    '.gitignore': 'node_modules/\n*.log\n# words\n\n.env\n',
    '.git/config': '',
    '.ci/run': 'npm test',
    '.env': 'A=1',
    'api/app.ts': '',
    'api/app.log': '',
    'api/node_modules/zod/a.ts': '',
    'storefront/logo.png': '',
  });
  expect(readProject(folder).map(({ path }) => path)).toEqual(['.ci/run', '.gitignore', 'api/app.ts']);
});

test('a pattern of .gitignore that it does not understand is an error, not a silent hole', () => {
  expect(() => readProject(aProject({ '.gitignore': 'docs/**/draft\n' }))).toThrow('docs/**/draft');
});

test('a line is counted from the offset', () => {
  expect([0, 1, 2, 3].map((offset) => lineAt('a\nb\n', offset))).toEqual([1, 1, 2, 2]);
});
