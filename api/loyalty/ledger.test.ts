import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#api/database.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { issueCard } from './cards.ts';
import { burnPoints } from './ledger.ts';
import { acceptCard, accruePoints, findCard, giftPoints, returnPoints, spendPoints } from './loyalty.ts';

let shop: TestDatabase;
let users = 0;
beforeAll(async () => {
  shop = await openTestDatabase();
});
afterAll(() => shop.drop());

const inTransaction = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(shop.db, work);

async function aMember(): Promise<number> {
  users += 1;
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name) VALUES (${`member${users}@sheber.test`}, '', 'М') RETURNING id`;
  const id = row?.id ?? 0;
  await inTransaction((tx) => issueCard(tx, id));
  return id;
}

const balanceOf = async (userId: number) => (await findCard(shop.db, userId))?.balance;
const accrue = (userId: number, points: number, key: string, purchaseSum = points * 100) =>
  inTransaction((tx) => accruePoints(tx, { userId, points, purchaseSum, percent: 1, key }));
const give = (userId: number, points: number, key: string, lifeMonths = 12) =>
  inTransaction((tx) => giftPoints(tx, { userId, points, key, reason: 'apology', lifeMonths }));
const spend = (userId: number, points: number, key: string) =>
  inTransaction((tx) => spendPoints(tx, { userId, points, key }));
const undo = (of: string, key: string, part: { points?: number; purchaseSum?: number } = {}) =>
  inTransaction((tx) => returnPoints(tx, { of, key, ...part }));

/** The ledger cannot be changed; a test that owns the tables moves the whole history into the past instead. */
async function letDaysPass(userId: number, days: number): Promise<void> {
  const passed = `${days} days`;
  await inTransaction(async (tx) => {
    const guards = ['loyalty_entries', 'loyalty_lots'];
    for (const table of guards) await tx.unsafe(`ALTER TABLE ${table} DISABLE TRIGGER ${table}_stay`);
    await tx`
      UPDATE loyalty_entries SET booked_at = booked_at - ${passed}::interval, in_force_at = in_force_at - ${passed}::interval
      WHERE account_id = (SELECT id FROM loyalty_accounts WHERE user_id = ${userId})`;
    await tx`
      UPDATE loyalty_lots SET usable_at = usable_at - ${passed}::interval, burns_at = burns_at - ${passed}::interval
      WHERE account_id = (SELECT id FROM loyalty_accounts WHERE user_id = ${userId})`;
    for (const table of guards) await tx.unsafe(`ALTER TABLE ${table} ENABLE TRIGGER ${table}_stay`);
  });
}

const burn = (userId: number) =>
  inTransaction(async (tx) => burnPoints(tx, (await findCard(tx, userId))?.accountId ?? 0));

describe('points', () => {
  test('of a purchase wait two weeks, of a gift they count at once', async () => {
    const member = await aMember();
    await accrue(member, 640, 'wait:1');
    await give(member, 100, 'wait:2');
    expect(await balanceOf(member)).toBe(100);
    await letDaysPass(member, 15);
    expect(await balanceOf(member)).toBe(740);
  });

  test('that were spent come back once, with the day they burn on, and at least a month to use them', async () => {
    const member = await aMember();
    await give(member, 300, 'back:short', 1);
    await give(member, 300, 'back:long', 12);
    await spend(member, 400, 'back:spend');
    await letDaysPass(member, 10);
    await undo('back:spend', 'back:part', { points: 50 });
    await undo('back:spend', 'back:rest');
    await undo('back:spend', 'back:rest');
    await undo('back:spend', 'back:nothing');
    expect(await balanceOf(member)).toBe(600);
    await expect(undo('back:spend', 'back:more', { points: 1 })).rejects.toThrow(RangeError);
    // The short ones had 20 days left and got 30.
    await letDaysPass(member, 25);
    await burn(member);
    expect(await balanceOf(member)).toBe(600);
    await letDaysPass(member, 10);
    await burn(member);
    expect(await balanceOf(member)).toBe(300);
  });

  test('of returned goods are taken back, below zero if they were spent; the next purchase pays that', async () => {
    const member = await aMember();
    await accrue(member, 500, 'debt:buy');
    await letDaysPass(member, 15);
    await spend(member, 450, 'debt:spend');
    await undo('debt:buy', 'debt:return', { points: 300, purchaseSum: 30_000 });
    expect(await balanceOf(member)).toBe(-250);
    await expect(spend(member, 1, 'debt:no')).rejects.toMatchObject({ code: 'loyalty.not_enough_points' });
    await give(member, 400, 'debt:gift');
    expect(await balanceOf(member)).toBe(150);
    await spend(member, 150, 'debt:all');
    await letDaysPass(member, 400);
    expect(await burn(member)).toBe(0);
    expect(await balanceOf(member)).toBe(0);
  });

  test('of goods returned within the two weeks never come', async () => {
    const member = await aMember();
    await accrue(member, 500, 'early:buy');
    await undo('early:buy', 'early:return', { points: 200, purchaseSum: 20_000 });
    expect(await balanceOf(member)).toBe(0);
    await letDaysPass(member, 15);
    expect(await balanceOf(member)).toBe(300);
  });

  test('burn the day they must, once, however often it is looked', async () => {
    const member = await aMember();
    await accrue(member, 90, 'burn:1');
    await give(member, 10, 'burn:2', 24);
    await letDaysPass(member, 366);
    // Nobody has looked yet: what is burnt cannot be spent all the same.
    await expect(spend(member, 50, 'burn:spend')).rejects.toMatchObject({ details: { available: 10 } });
    expect(await burn(member)).toBe(90);
    expect(await burn(member)).toBe(0);
    expect(await balanceOf(member)).toBe(10);
  });

  test('of who has no card are none', async () => {
    const [row] = await shop.db<{ id: number }[]>`SELECT id FROM users WHERE email = 'retail@sheber.test'`;
    const userId = row?.id ?? 0;
    expect(await accrue(userId, 5, 'none:1')).toBeNull();
    await expect(spend(userId, 5, 'none:2')).rejects.toMatchObject({ code: 'loyalty.not_enough_points' });
  });

  test('a key names one operation for ever', async () => {
    const [one, other] = [await aMember(), await aMember()];
    await give(one, 100, 'key:1');
    await expect(give(other, 100, 'key:1')).rejects.toThrow('another operation');
    await expect(spend(one, 100, 'key:1')).rejects.toThrow('another operation');
  });
});

describe('the database itself', () => {
  test.each(['loyalty_entries', 'loyalty_lots', 'loyalty_uses'])('%s is only added to', async (table) => {
    await expect(shop.db.unsafe(`UPDATE ${table} SET points = 1`)).rejects.toThrow('only ever added to');
    await expect(shop.db.unsafe(`DELETE FROM ${table}`)).rejects.toThrow('only ever added to');
    await expect(shop.db.unsafe(`TRUNCATE ${table} CASCADE`)).rejects.toThrow('only ever added to');
  });

  test('refuses a spending beyond the balance, whoever writes it', async () => {
    const member = await aMember();
    const { accountId } = (await findCard(shop.db, member)) ?? { accountId: 0 };
    await expect(
      shop.db`INSERT INTO loyalty_entries (account_id, operation_key, kind, points) VALUES (${accountId}, 'raw', 'spend', -1)`,
    ).rejects.toMatchObject({ constraint_name: 'loyalty_balance' });
  });
});

test('of fifty who spend the same points at once as many succeed as there are points for', async () => {
  const member = await aMember();
  await give(member, 1000, 'rush:gift');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, (_, number) => spend(member, 150, `rush:${number}`)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(6);
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason.code).toBe('loyalty.not_enough_points');
  }
  expect(await balanceOf(member)).toBe(100);
  // And fifty repeats of one spending are one spending.
  await Promise.all(Array.from({ length: 50 }, () => spend(member, 60, 'rush:same')));
  expect(await balanceOf(member)).toBe(40);
});

type Step =
  | { do: 'accrue'; points: number }
  | { do: 'gift'; points: number }
  | { do: 'spend'; points: number }
  | { do: 'undo'; pick: number; part: number }
  | { do: 'wait'; days: number }
  | { do: 'repeat'; pick: number };

const points = fc.integer({ min: 1, max: 400 });
const pick = fc.nat(1000);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant('accrue' as const), points }),
  fc.record({ do: fc.constant('gift' as const), points }),
  fc.record({ do: fc.constant('spend' as const), points }),
  fc.record({ do: fc.constant('undo' as const), pick, part: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 15, 100, 200) }),
  fc.record({ do: fc.constant('repeat' as const), pick }),
);

/** All that must hold after every step, asked of the tables themselves. */
async function inspect(accountId: number) {
  const [row] = await shop.db<{ sum: number; held: number; owed: number; entries: number }[]>`
    WITH lots AS (SELECT l.points - coalesce(sum(u.points), 0) AS left, l.usable_at
                  FROM loyalty_lots l LEFT JOIN loyalty_uses u ON u.lot_id = l.id
                  WHERE l.account_id = ${accountId} GROUP BY l.id),
    taken AS (SELECT e.kind, -e.points - coalesce(sum(u.points), 0) AS owed, e.in_force_at
              FROM loyalty_entries e LEFT JOIN loyalty_uses u ON u.entry_id = e.id
              WHERE e.account_id = ${accountId} AND e.points < 0 GROUP BY e.id)
    SELECT (SELECT coalesce(sum(points), 0)::int FROM loyalty_entries
            WHERE account_id = ${accountId} AND in_force_at <= clock_timestamp()) AS sum,
           (SELECT coalesce(sum("left"), 0)::int FROM lots WHERE usable_at <= clock_timestamp()) AS held,
           (SELECT coalesce(sum(owed), 0)::int FROM taken WHERE in_force_at <= clock_timestamp()) AS owed,
           (SELECT count(*)::int FROM loyalty_entries WHERE account_id = ${accountId}) AS entries`;
  if (!row) throw new Error('nothing to inspect');
  return row;
}

/** Lots that were passed over: something left in one that burns before another that the spending took from. */
async function countPassedOver(key: string): Promise<number> {
  const [row] = await shop.db<{ count: number }[]>`
    WITH used AS (SELECT l.* FROM loyalty_uses u JOIN loyalty_lots l ON l.id = u.lot_id
                  JOIN loyalty_entries e ON e.id = u.entry_id WHERE e.operation_key = ${key})
    SELECT count(*)::int AS count FROM loyalty_lots l
    WHERE l.account_id = (SELECT max(account_id) FROM used) AND l.usable_at <= clock_timestamp()
      AND l.burns_at < (SELECT max(burns_at) FROM used)
      AND l.points > (SELECT coalesce(sum(points), 0) FROM loyalty_uses WHERE lot_id = l.id)`;
  return row?.count ?? 0;
}

test('whatever happens, the balance is the sum of the entries, and only a return takes it below zero', async () => {
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      run += 1;
      const member = await aMember();
      const { accountId } = (await findCard(shop.db, member)) ?? { accountId: 0 };
      const done: { key: string; again: () => Promise<unknown>; isReturnable: boolean }[] = [];
      for (const [at, each] of steps.entries()) {
        const key = `run${run}:${at}`;
        const before = await inspect(accountId);
        const attempt = async (again: () => Promise<unknown>, isReturnable: boolean) => {
          await again();
          done.push({ key, again, isReturnable });
        };
        if (each.do === 'wait') {
          await letDaysPass(member, each.days);
          await burn(member);
        } else if (each.do === 'accrue') await attempt(() => accrue(member, each.points, key), true);
        else if (each.do === 'gift') await attempt(() => give(member, each.points, key, 2), false);
        else if (each.do === 'spend') {
          const canPay = each.points <= before.sum;
          const spending = attempt(() => spend(member, each.points, key), true);
          if (canPay) {
            await spending;
            expect(await countPassedOver(key)).toBe(0);
          } else await expect(spending).rejects.toMatchObject({ code: 'loyalty.not_enough_points' });
        } else if (each.do === 'repeat') {
          await done[each.pick % done.length]?.again();
          expect(await inspect(accountId)).toEqual(before);
        } else {
          const returnable = done.filter(({ isReturnable }) => isReturnable);
          const of = returnable[each.pick % returnable.length]?.key;
          if (of === undefined) continue;
          const part = { points: each.part, purchaseSum: each.part * 100 };
          await attempt(() => undo(of, key, part), false).catch((error: unknown) => {
            // More than is left of it.
            if (!(error instanceof RangeError)) throw error;
          });
        }
        const after = await inspect(accountId);
        expect(await balanceOf(member)).toBe(after.sum);
        expect(after.sum).toBe(after.held - after.owed);
        if (each.do !== 'undo' && before.sum >= 0) expect(after.sum).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 10, seed: 20261115 },
  );
}, 60_000);

describe('a card counts', () => {
  test('for its owner, and for a guest who types its number: the club price then, and no points', async () => {
    const member = await aMember();
    const other = await aMember();
    await give(member, 500, 'count:1');
    const card = await findCard(shop.db, member);
    const number = card?.number ?? '';
    expect(number).toMatch(/^29\d{11}$/);
    expect(await acceptCard(shop.db, { id: member }, null)).toMatchObject({ isOwn: true, balance: 500 });
    expect(await acceptCard(shop.db, { id: member }, number)).toMatchObject({ isOwn: true, balance: 500 });
    expect(await acceptCard(shop.db, { id: other }, number)).toBeNull();
    const typed = `${number.slice(0, 1)} ${number.slice(1, 7)} ${number.slice(7)}`;
    expect(await acceptCard(shop.db, null, typed)).toMatchObject({ isOwn: false, balance: 0, percent: 1 });
    expect(await acceptCard(shop.db, null, '2900000000018')).toBeNull();
    expect(await acceptCard(shop.db, null, 'x')).toBeNull();
    expect(await acceptCard(shop.db, null, null)).toBeNull();
  });
});
