/** The master of the demo: a confirmed tiler with a card, own purchases, and a client who has bought by the link. */
import type postgres from 'postgres';
import { CLUB_CARD_PREFIX, makeEan13 } from '#domain/gtin.ts';
import { POINTS_LIFE_MONTHS, POINTS_WAIT_DAYS } from '#domain/loyalty.ts';
import { clientPoints } from '#domain/pro.ts';

const email = 'master@sheber.test';
const linkCode = 'SHEBER23';
/** Level «Мастер», and two more on the goods of the trade. */
const percent = 3;

const history = [
  { daysAgo: 120, kind: 'purchase', sum: 980_000, points: 49_000 },
  { daysAgo: 64, kind: 'client', sum: 0, points: clientPoints(412_600) },
  { daysAgo: 40, kind: 'purchase', sum: 186_400, points: 9_320 },
  { daysAgo: 6, kind: 'client', sum: 0, points: clientPoints(94_800) },
] as const;

export async function loadMaster(db: postgres.TransactionSql, today: Date): Promise<void> {
  const daysBefore = (days: number) => new Date(today.getTime() - days * 86_400_000);
  await db`
    INSERT INTO pro_profiles (user_id, trade, status, link_code, asked_at, decided_at)
    SELECT id, 'tiler', 'confirmed', ${linkCode}, ${daysBefore(130)}, ${daysBefore(129)} FROM users WHERE email = ${email}`;
  const [account] = await db<{ id: number }[]>`
    INSERT INTO loyalty_accounts (user_id, kind, level, joined_at)
    SELECT id, 'pro', 'master', ${daysBefore(131)} FROM users WHERE email = ${email} RETURNING id`;
  const [serial] = await db<{ next: number }[]>`SELECT nextval('loyalty_card_serials') AS next`;
  if (!account || !serial) throw new Error('the master is not there');
  await db`
    INSERT INTO loyalty_cards (number, account_id, issued_at)
    VALUES (${makeEan13(CLUB_CARD_PREFIX, Number(serial.next))}, ${account.id}, ${daysBefore(131)})`;
  for (const [number, { daysAgo, kind, sum, points }] of history.entries())
    await db`
      WITH entry AS (
        INSERT INTO loyalty_entries ${db({
          account_id: account.id,
          operation_key: `demo:master:${number}`,
          kind,
          points,
          purchase_sum: sum,
          percent: kind === 'purchase' ? percent : null,
          store_id: kind === 'purchase' ? 1 : null,
          booked_at: daysBefore(daysAgo),
          in_force_at: daysBefore(daysAgo - POINTS_WAIT_DAYS),
        })} RETURNING *)
      INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
      SELECT account_id, id, points, in_force_at, booked_at + make_interval(months => ${POINTS_LIFE_MONTHS}) FROM entry`;
}
