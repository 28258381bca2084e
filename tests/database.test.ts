import { expect, test } from 'vitest';
import { openTestDatabase } from './database.ts';

test('every opened database is fresh and has the whole schema', async () => {
  const [first, second] = await Promise.all([
    openTestDatabase({ demo: false }),
    openTestDatabase({ demo: false }),
  ]);
  try {
    expect(first.url).not.toBe(second.url);
    await first.db`insert into schema_migrations (version, name, checksum) values (9999, 'only_here', '')`;
    const [row] = await second.db<
      { count: number }[]
    >`select count(*) from schema_migrations where version = 9999`;
    expect(row?.count).toBe(0);
  } finally {
    await Promise.all([first.drop(), second.drop()]);
  }
});
