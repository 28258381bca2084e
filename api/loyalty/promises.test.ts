/** Points that come to a card from elsewhere: those of who had none, booked once by the card that comes in time; those of a second card. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { transaction } from '#api/database.ts';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { issueCard } from './cards.ts';
import {
  accruePoints,
  findCard,
  giftPoints,
  keepClub,
  loyaltyRecords,
  returnPoints,
  spendPoints,
} from './loyalty.ts';

let shop: TestDatabase;
let made = 0;
beforeAll(async () => {
  shop = await openTestDatabase();
});
afterAll(() => shop.drop());

type Work = Parameters<typeof transaction<unknown>>[1];
const inTransaction = <T>(work: Parameters<typeof transaction<T>>[1]) => transaction(shop.db, work);

async function aBuyer(): Promise<{ userId: number; key: string }> {
  made += 1;
  const key = `order:${900_000 + made}:earn`;
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO users (email, password_hash, first_name)
    VALUES (${`cardless${made}@sheber.test`}, '', 'Б') RETURNING id`;
  return { userId: row?.id ?? 0, key };
}

const buy = ({ userId, key }: { userId: number; key: string }, points = 640) =>
  inTransaction((tx) => accruePoints(tx, { userId, key, points, purchaseSum: points * 100, percent: 1 }));
const attach = ({ userId }: { userId: number }) => inTransaction((tx) => issueCard(tx, userId));
const letDaysPass = ({ userId }: { userId: number }, days: number) => shop.db`
  UPDATE loyalty_promises SET made_at = made_at - make_interval(days => ${days}) WHERE user_id = ${userId}`;
const entriesOf = ({ userId }: { userId: number }) => shop.db<
  { kind: string; points: number; sum: number; days: number }[]
>`
  SELECT e.kind, e.points, e.purchase_sum AS sum,
         round(extract(epoch FROM e.in_force_at - e.booked_at) / 86400)::int AS days
  FROM loyalty_entries e JOIN loyalty_accounts a ON a.id = e.account_id
  WHERE a.user_id = ${userId} ORDER BY e.id`;

describe('a card that is attached', () => {
  test('books the purchases before it, and they wait as long as their goods may come back', async () => {
    const buyer = await aBuyer();
    await buy(buyer);
    expect(await entriesOf(buyer)).toEqual([]);
    await letDaysPass(buyer, 10);
    await attach(buyer);
    expect(await entriesOf(buyer)).toEqual([{ kind: 'purchase', points: 640, sum: 64_000, days: 4 }]);
  });

  test('books them once, however often the purchase is told', async () => {
    const buyer = await aBuyer();
    await buy(buyer);
    await buy(buyer);
    await attach(buyer);
    await buy(buyer);
    expect(await entriesOf(buyer)).toHaveLength(1);
  });

  test.each([
    [29, 1],
    [30, 0],
  ])('after %i days books %i of them', async (days, booked) => {
    const buyer = await aBuyer();
    await buy(buyer);
    await letDaysPass(buyer, days);
    await attach(buyer);
    expect(await entriesOf(buyer)).toHaveLength(booked);
    expect((await findCard(shop.db, buyer.userId))?.balance).toBe(booked * 640);
  });

  test('books what is left of goods that came back', async () => {
    const buyer = await aBuyer();
    await buy(buyer);
    const part = { of: buyer.key, key: `${buyer.key}:return:1`, points: 240, purchaseSum: 24_000 };
    await inTransaction((tx) => returnPoints(tx, part));
    await inTransaction((tx) => returnPoints(tx, part));
    await attach(buyer);
    expect(await entriesOf(buyer)).toMatchObject([{ kind: 'purchase', points: 400, sum: 40_000 }]);
  });

  test('books nothing of an order that was given back whole', async () => {
    const buyer = await aBuyer();
    await buy(buyer);
    await inTransaction((tx) => returnPoints(tx, { of: buyer.key, key: `${buyer.key}:release` }));
    await attach(buyer);
    expect(await entriesOf(buyer)).toEqual([]);
  });
});

describe('at the same moment', () => {
  /** One of the two is done and not told yet when the other begins. */
  async function cross(first: Work, second: Work) {
    const done = Promise.withResolvers<void>();
    const told = Promise.withResolvers<void>();
    const one = inTransaction(async (tx) => {
      await first(tx);
      done.resolve();
      await told.promise;
    });
    await done.promise;
    const other = inTransaction(second);
    await new Promise((resolve) => setTimeout(resolve, 150));
    told.resolve();
    await Promise.all([one, other]);
  }

  test.each([
    ['the purchase', true],
    ['the card', false],
  ])('%s first: booked once', async (_which, isPurchaseFirst) => {
    const buyer = await aBuyer();
    const buys: Work = (tx) => accruePoints(tx, { ...buyer, points: 640, purchaseSum: 64_000, percent: 1 });
    const attaches: Work = (tx) => issueCard(tx, buyer.userId);
    await (isPurchaseFirst ? cross(buys, attaches) : cross(attaches, buys));
    expect(await entriesOf(buyer)).toMatchObject([{ kind: 'purchase', points: 640 }]);
  });

  test('twelve buyers who do both twice are booked once each', async () => {
    const buyers = await Promise.all(Array.from({ length: 12 }, aBuyer));
    await Promise.all(
      buyers.flatMap((buyer, at) => {
        const both = [buy(buyer), attach(buyer), buy(buyer), attach(buyer)];
        return (at % 2 ? both.reverse() : both).map((each) => each.catch(() => undefined));
      }),
    );
    for (const buyer of buyers)
      expect(await entriesOf(buyer)).toMatchObject([{ kind: 'purchase', points: 640 }]);
  });
});

test('what nobody attached a card for is forgotten', async () => {
  const buyer = await aBuyer();
  await buy(buyer);
  await letDaysPass(buyer, 31);
  await keepClub(shop.db);
  expect(await shop.db`SELECT FROM loyalty_promises WHERE user_id = ${buyer.userId}`).toHaveLength(0);
});

describe('two cards of one person', () => {
  /** Each with points that count, points to come, and some that were spent. */
  async function aPair() {
    const pair = [await aBuyer(), await aBuyer()];
    for (const [at, buyer] of pair.entries()) {
      const { userId, key } = buyer;
      await attach(buyer);
      const gift = {
        userId,
        key: `${key}:gift`,
        points: 500,
        reason: 'apology',
        lifeMonths: at + 1,
      } as const;
      await inTransaction((tx) => giftPoints(tx, gift));
      await buy(buyer, 40);
      await inTransaction((tx) => spendPoints(tx, { userId, key: `${key}:spend`, points: 100 }));
    }
    const [from, into] = pair as [(typeof pair)[0], (typeof pair)[0]];
    const accounts = await shop.db<{ id: number }[]>`
      SELECT id FROM loyalty_accounts WHERE user_id IN (${from.userId}, ${into.userId}) ORDER BY id`;
    const ids = accounts.map(({ id }) => id);
    const lots = () => shop.db`
      SELECT sum(l.points - coalesce(u.used, 0))::int AS points, almaty_day(l.burns_at)::text AS burns, l.usable_at > now() AS waits
      FROM loyalty_lots l LEFT JOIN (SELECT lot_id, sum(points) AS used FROM loyalty_uses GROUP BY 1) u ON u.lot_id = l.id
      WHERE l.account_id = ANY(${ids}::bigint[]) GROUP BY 2, 3 HAVING sum(l.points - coalesce(u.used, 0)) > 0 ORDER BY 2`;
    const sums = () => shop.db`
      SELECT coalesce(sum(e.points), 0)::int AS points, a.level, a.merged_into AS into FROM loyalty_accounts a
      LEFT JOIN loyalty_entries e ON e.account_id = a.id WHERE a.id = ANY(${ids}::bigint[]) GROUP BY a.id ORDER BY a.id`;
    return { from, into, ids, lots, sums };
  }
  const merge = (from: { userId: number }, into: { userId: number }) =>
    inTransaction((tx) => loyaltyRecords.move(tx, from.userId, into.userId));
  const balanceOf = async ({ userId }: { userId: number }) => (await findCard(shop.db, userId))?.balance;

  test('become one with the points of both, each with its days; the better level stays, and what is undone later counts there', async () => {
    const { from, into, ids, lots, sums } = await aPair();
    await shop.db`UPDATE loyalty_accounts SET level = 'master' WHERE id = ${ids[0] ?? 0}`;
    const before = await lots();
    await merge(from, into);
    expect([await lots(), await balanceOf(into)]).toEqual([before, 800]);
    expect(await sums()).toMatchObject([
      { points: 0, into: ids[1] },
      { points: 880, level: 'master', into: null },
    ]);
    // Spent points of the account that ended come back to the one that stays; what its returned goods earned is taken there.
    await inTransaction((tx) => returnPoints(tx, { key: `${from.key}:back`, of: `${from.key}:spend` }));
    await inTransaction((tx) => returnPoints(tx, { key: `${from.key}:undone`, of: from.key }));
    expect([await balanceOf(into), (await sums())[1]?.points]).toEqual([900, 940]);
    // Told once more, a purchase of before is still one.
    await buy({ userId: into.userId, key: from.key }, 40);
    expect((await sums())[1]?.points).toBe(940);
    const spent = await inTransaction((tx) =>
      spendPoints(tx, { userId: into.userId, key: `${into.key}:all`, points: 900 }),
    );
    expect(spent).toEqual({ points: -900, balance: 0 });
  });

  test('carry a debt along: what returned goods left below zero is owed on', async () => {
    const { from, into, sums } = await aPair();
    const { userId, key } = from;
    const early = { userId, key: `${key}:early`, points: 300, purchaseSum: 30_000, percent: 1, waitDays: 0 };
    await inTransaction((tx) => accruePoints(tx, early));
    await inTransaction((tx) => spendPoints(tx, { userId, key: `${key}:more`, points: 700 }));
    await inTransaction((tx) => returnPoints(tx, { key: `${key}:gone`, of: early.key }));
    expect(await balanceOf(from)).toBe(-300);
    await merge(from, into);
    expect([await balanceOf(into), (await sums())[0]?.points]).toEqual([100, 0]);
  });
});
