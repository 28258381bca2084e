import { expect, test } from 'vitest';
import { checksumOf } from '#database/migrate.ts';
import { findChanges } from './frozen-migrations.ts';

const path = 'database/migrations/0001_shelves.sql';
const frozen = { '0001_shelves.sql': checksumOf('create table shelves (id int);\n') };

test('a released migration that was changed or taken away is found', () => {
  expect(findChanges([{ path, text: 'create table shelves (id bigint);\n' }], frozen)).toMatchObject([
    { path, message: expect.stringContaining('was changed') },
  ]);
  expect(findChanges([], frozen)).toMatchObject([{ path, message: expect.stringContaining('is gone') }]);
});

test('the same statements with other line ends, and migrations that no release has, are left alone', () => {
  const kept = { path, text: 'create table shelves (id int);\r\n' };
  const added = { path: 'database/migrations/0002_boxes.sql', text: 'create table boxes (id int);' };
  expect(findChanges([kept, added], frozen)).toEqual([]);
});
