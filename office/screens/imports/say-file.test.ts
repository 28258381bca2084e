import { expect, test } from 'vitest';
import { sayFile } from './say-file.ts';

test('a file is told by its format, its letters and what parts its columns', () => {
  const delimited = { format: 'csv', encoding: 'windows-1251', delimiter: ';' } as const;
  expect(sayFile(delimited)).toBe('CSV · WINDOWS-1251 · «;»');
  expect(sayFile({ ...delimited, delimiter: '\t' })).toBe('CSV · WINDOWS-1251 · «Tab»');
  expect(sayFile({ format: 'xlsx', encoding: null, delimiter: null })).toBe('XLSX');
});
