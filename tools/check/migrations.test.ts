import { expect, test } from 'vitest';
import { findBreakingMigrations } from './migrations.ts';

const found = (text: string, path = 'database/migrations/0025_more.sql') =>
  findBreakingMigrations([{ path, text }]);

test.each([
  'DROP TABLE carts;',
  'ALTER TABLE users\n  DROP COLUMN email;',
  'ALTER TABLE users RENAME COLUMN email TO mail;',
  'ALTER TABLE users ALTER COLUMN phone TYPE bigint;',
  'ALTER TABLE users ALTER COLUMN phone SET NOT NULL;',
  'ALTER TABLE users ADD COLUMN rank int NOT NULL;',
  'ALTER TABLE users ADD COLUMN a int NOT NULL DEFAULT 0, ADD COLUMN b int NOT NULL;',
])('a migration under which an older shop would break is found: %s', (text) => {
  expect(found(`-- more\n${text}`)).toHaveLength(1);
});

test.each([
  'CREATE TABLE boxes (id int NOT NULL);',
  'ALTER TABLE users ADD COLUMN rank int NOT NULL DEFAULT 0;',
  'ALTER TABLE users ADD COLUMN rank int, ADD COLUMN at timestamptz NOT NULL DEFAULT now();',
  'ALTER TABLE users ALTER COLUMN phone DROP NOT NULL;',
  '-- not: DROP TABLE carts',
  '-- unused since 0.3.0\nDROP TABLE carts;',
])('what only adds, or goes a version later, is left alone: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('what landed before the rule is left alone', () => {
  expect(found('DROP TABLE carts;', 'database/migrations/0024_questions.sql')).toEqual([]);
});
