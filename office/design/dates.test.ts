import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A date is read as words: figures of one width would tear its ones apart, and stand below no others. */
test('no moment is set in figures of one width', () => {
  const torn = globSync('office/**/*.tsx').filter((file) =>
    /(?:"tabular"|table\.number\})[^<>]*>\s*\{[^<]*?(?:sayWhen|sayDay)\(/.test(readFileSync(file, 'utf8')),
  );
  expect(torn).toEqual([]);
});
