import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { requireClientWithin, requireWithinLimit } from './limits.ts';

let test1: TestDatabase;
beforeAll(async () => {
  test1 = await openTestDatabase({ demo: false });
});
afterAll(() => test1.drop());

test('one hit too many is refused with the seconds to wait, and only for who made them', async () => {
  const limit = { name: 'login', max: 3, windowSeconds: 60 };
  for (let i = 0; i < 3; i++) await requireWithinLimit(test1.db, limit, 'first');
  await expect(requireWithinLimit(test1.db, limit, 'first')).rejects.toMatchObject({
    code: 'request.too_many',
    details: { seconds: expect.closeTo(60, -1) },
  });
  await requireWithinLimit(test1.db, limit, 'second');
});

test('parallel hits from several workers are all counted', async () => {
  const limit = { name: 'parallel', max: 10, windowSeconds: 60 };
  const hits = await Promise.allSettled(
    Array.from({ length: 25 }, () => requireWithinLimit(test1.db, limit, 'x')),
  );
  expect(hits.filter((hit) => hit.status === 'fulfilled')).toHaveLength(10);
});

test('a window ends, and what has ended is swept away', async () => {
  const limit = { name: 'short', max: 1, windowSeconds: 60 };
  await requireWithinLimit(test1.db, limit, 'x');
  await test1.db`UPDATE rate_counters SET expires_at = now() - interval '1 second'`;
  await requireWithinLimit(test1.db, limit, 'x');
  await test1.db`UPDATE rate_counters SET expires_at = now() - interval '1 second'`;
  await requireWithinLimit(test1.db, limit, 'another');
  expect(await test1.db`SELECT FROM rate_counters`).toHaveLength(1);
});

test('who is limited cannot be read from the table', async () => {
  await requireWithinLimit(test1.db, { name: 'mail', max: 1, windowSeconds: 60 }, 'someone@example.test');
  const rows = await test1.db<{ key: string }[]>`SELECT key FROM rate_counters`;
  expect(rows.map((row) => row.key).join()).not.toContain('someone');
});

test('a browser has a limit of its own, and who is refused by it takes nothing from the network', async () => {
  const limit = { name: 'own', windowSeconds: 60, perClient: 3, perNetwork: 6 };
  const client = (mark: string | null) => ({ mark, browser: mark, network: '10.0.0.1' });
  const countLetIn = async (who: Parameters<typeof requireClientWithin>[2], userId: number | null = null) => {
    const tries = Array.from({ length: 10 }, () => requireClientWithin(test1.db, limit, who, userId));
    return (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled').length;
  };
  expect(await countLetIn(client('a'))).toBe(3);
  expect(await countLetIn(client(null), 7)).toBe(3);
  expect(await countLetIn(client('b'))).toBe(0);
  expect(await countLetIn({ ...client('b'), network: '10.0.0.2' })).toBe(0);
  expect(await countLetIn({ ...client(null), network: '10.0.0.2' })).toBe(6);
});
