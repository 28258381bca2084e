import { expect, test } from 'vitest';
import { listSettings } from '#api/config.ts';
import { isTableCurrent } from './settings-table.ts';

test('the README lists every setting with its description', () => {
  expect(listSettings().every(({ description }) => description !== '')).toBe(true);
  expect(isTableCurrent(), 'run `node tools/settings-table.ts`').toBe(true);
});
