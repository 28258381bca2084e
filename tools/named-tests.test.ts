/** Documents that name tests name real ones; and what docs/security.md says of the code itself is looked up in it. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shownByTests } from '#rigs/faults/test-rows.ts';
import { DEEP_JOURNEYS, DEEP_RECKONINGS, DEEP_TESTS } from '#tests/deep.ts';
import { readProject } from './check/project.ts';
import { root } from './run.ts';

const named = ['docs/security.md', 'docs/faults.md'].flatMap((document) =>
  [...readFileSync(join(root, document), 'utf8').matchAll(/`([\w./-]+\.test\.tsx?)(?: › ([^`]+))?`/g)].map(
    ([, file = '', name = '']) => ({ document, file, name }),
  ),
);

test('the documents name tests', () => {
  expect(named.length).toBeGreaterThan(80);
});

/** A name of a table (`test.each`) stands in its file as it is written, with its places. */
test.each(named)('$document: $file › $name', ({ file, name }) => {
  expect(existsSync(join(root, file))).toBe(true);
  if (name === '') return;
  const code = readFileSync(join(root, file), 'utf8');
  const isWritten = code.includes(`'${name}'`) || code.includes(`"${name}"`) || isMadeByTable(code, name);
  expect(isWritten, 'no test has this name').toBe(true);
});

/** `%s is answered …` names many tests; a document may name one of them. */
function isMadeByTable(code: string, name: string): boolean {
  return [...code.matchAll(/'([^'\n]*%s[^'\n]*)'/g)].some(([, template = '']) => {
    const [before = '', after = ''] = template.split('%s');
    return after.length > 10 && name.startsWith(before) && name.endsWith(after);
  });
}

const answering = readProject(root).filter(
  ({ path }) => /^(api|storefront|domain|contract)\//.test(path) && !/\.test\.tsx?$/.test(path),
);

test('no code that answers requests starts a program or makes code of text', () => {
  const found = answering.filter(({ text }) =>
    /node:child_process|\beval\(|new Function\(|node:vm\b/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual([]);
});

test('no code that answers requests asks another server, but for the mail server and the hub of the settings', () => {
  const found = answering.filter(
    ({ path, text }) => path.startsWith('api/') && /\bfetch\(|\bhttps?\.(get|request)\(|undici/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(['api/live/hub.ts']);
});

test.each([...DEEP_TESTS, ...DEEP_RECKONINGS, ...DEEP_JOURNEYS])('%s of the deep tests is there', (file) => {
  expect(existsSync(join(root, file))).toBe(true);
});

test.each(shownByTests)('$id is shown by a file of the project that it names', ({ project, file }) => {
  const deep = { deep: DEEP_TESTS, reckonings: DEEP_RECKONINGS, 'deep-journeys': DEEP_JOURNEYS };
  const [here] = Object.entries(deep).find(([, files]) => files.includes(file)) ?? [null];
  if (here !== null) expect(project).toBe(here);
  else expect(Object.keys(deep)).not.toContain(project);
});
