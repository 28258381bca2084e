import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/database.ts';
import { composeLetter, type Letter, type Mail } from '../mail/mail.ts';
import { tellBurningPoints } from './burn-notices.ts';

let database: TestDatabase;
let letters: (Letter & ReturnType<typeof composeLetter>)[];
const mail: Mail = {
  enqueue: async (_tx, letter) => void letters.push({ ...letter, ...composeLetter(letter) }),
  sendDue: async () => 0,
  moveOld: async () => 0,
  close: () => undefined,
};
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => {
  letters = [];
});

const tell = () => tellBurningPoints(database.db, mail, 'https://sheber.test');
let people = 0;
/** A member with one gift of points for each number of days after which it burns. */
async function aMember(
  burnsInDays: readonly number[],
  { language = 'ru', isProved = true }: { language?: 'ru' | 'kz'; isProved?: boolean } = {},
): Promise<{ email: string; accountId: number }> {
  people += 1;
  const { db } = database;
  const email = `burn${people}@sheber.test`;
  const [account] = await db<{ id: number }[]>`
    WITH person AS (
      INSERT INTO users (email, password_hash, first_name, language, email_confirmed_at)
      VALUES (${email}, '', 'Әсел', ${language}, ${isProved ? new Date() : null}) RETURNING id)
    INSERT INTO loyalty_accounts (user_id) SELECT id FROM person RETURNING id`;
  const accountId = Number(account?.id);
  for (const days of burnsInDays)
    await db`
      WITH gift AS (
        INSERT INTO loyalty_entries (account_id, operation_key, kind, points, reason, in_force_at)
        VALUES (${accountId}, ${`burn:${people}:${days}`}, 'gift', 1121, 'welcome', now() - interval '1 day')
        RETURNING id, account_id, points, in_force_at)
      INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
      SELECT account_id, id, points, in_force_at, now() + make_interval(days => ${days}, hours => -1) FROM gift`;
  return { email, accountId };
}
const to = (email: string) => letters.filter((letter) => letter.to === email);

test('a member hears thirty and seven days before, once each, though several processes look at once', async () => {
  const far = await aMember([30]);
  const near = await aMember([7]);
  // As it stands three weeks after the first letter.
  await database.db`
    INSERT INTO loyalty_notices (account_id, burns_on, days)
    SELECT account_id, almaty_day(burns_at), 30 FROM loyalty_lots WHERE account_id = ${near.accountId}`;
  await Promise.all([tell(), tell(), tell()]);
  await tell();
  for (const { email } of [far, near]) {
    expect(to(email)).toHaveLength(1);
    expect(to(email)[0]?.subject).toMatch(/^1.121 балл: потратьте до /);
    expect(to(email)[0]?.text).toContain('https://sheber.test/personal/clubcard');
  }
  const told = await database.db<{ days: number }[]>`
    SELECT days FROM loyalty_notices WHERE account_id IN (${far.accountId}, ${near.accountId}) ORDER BY days`;
  expect(told.map(({ days }) => days)).toEqual([7, 30, 30]);
});

test('in Kazakh for who reads Kazakh', async () => {
  const { email } = await aMember([20], { language: 'kz' });
  await tell();
  expect(to(email)[0]?.subject).toMatch(/^1.121 ұпай: .+ күніне дейін жұмсаңыз$/);
  expect(to(email)[0]?.html).toContain('<html lang="kk">');
  expect(to(email)[0]?.text).toContain('https://sheber.test/kz/personal/clubcard');
});

test('what burns within the next days stands in one letter, and the days of the two notices apart', async () => {
  const { email } = await aMember([5, 9, 29, 32, 40]);
  await tell();
  expect(to(email).map(({ text }) => text.match(/1.121 балл/g)?.length)).toEqual([2, 3]);
  await tell();
  expect(to(email)).toHaveLength(2);
});

test('nobody is told of points that are spent, that burn later, or at an address that was never proved', async () => {
  const spent = await aMember([10]);
  await database.db`
    WITH spend AS (
      INSERT INTO loyalty_entries (account_id, operation_key, kind, points)
      VALUES (${spent.accountId}, 'burn:spent', 'spend', -1121) RETURNING id)
    INSERT INTO loyalty_uses (lot_id, entry_id, points)
    SELECT l.id, spend.id, 1121 FROM spend, loyalty_lots l WHERE l.account_id = ${spent.accountId}`;
  const others = [spent, await aMember([40]), await aMember([10], { isProved: false })];
  await tell();
  expect(others.flatMap(({ email }) => to(email))).toEqual([]);
});
