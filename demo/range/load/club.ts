/** The club of the demo: a member with a year of points behind them, and plastic cards that nobody has attached yet. */
import { createHash } from 'node:crypto';
import type postgres from 'postgres';
import { CLUB_CARD_PREFIX, makeEan13 } from '#domain/gtin.ts';
import { POINTS_LIFE_MONTHS, POINTS_WAIT_DAYS, takeFromLots } from '#domain/loyalty.ts';
import { demoOrderNumber, demoOrders } from '../orders.ts';

const member = 'club@sheber.test';
const memberPercent = 2;
/** What a store would hand over: the number and the code stand on the card. */
const plastic = [70_000_001, 70_000_002, 70_000_003].map((serial) => ({
  serial,
  code: '246810',
  points: 500,
}));

/** An order by its id in orders.ts. */
type Event = { daysAgo: number; order?: number; store?: number } & (
  | { kind: 'purchase'; sum: number; name?: string }
  | { kind: 'gift'; points: number; lifeMonths: number }
  | { kind: 'spend'; points: number; name?: string }
  | { kind: 'purchase_return'; of: string; sum: number }
  | { kind: 'spend_return'; of: string }
  | { kind: 'expiry'; of: string }
);

const history: readonly Event[] = [
  { daysAgo: 500, kind: 'purchase', sum: 20_000, store: 1, name: 'old' },
  { daysAgo: 338, kind: 'purchase', sum: 115_500, order: 1 },
  { daysAgo: 260, kind: 'purchase', sum: 96_000, store: 1 },
  { daysAgo: 180, kind: 'purchase', sum: 209_000, order: 2, name: 'tile' },
  { daysAgo: 160, kind: 'purchase_return', of: 'tile', sum: 21_000, order: 2 },
  { daysAgo: 135, kind: 'expiry', of: 'old' },
  { daysAgo: 95, kind: 'spend', points: 1450, order: 3 },
  { daysAgo: 60, kind: 'purchase', sum: 131_800, order: 4 },
  { daysAgo: 50, kind: 'spend', points: 500, order: 5, name: 'cancelled' },
  { daysAgo: 48, kind: 'spend_return', of: 'cancelled', order: 5 },
  { daysAgo: 21, kind: 'purchase', sum: 79_000, order: 6 },
  { daysAgo: 13, kind: 'gift', points: 1000, lifeMonths: 3 },
  { daysAgo: 7, kind: 'purchase', sum: 32_000, store: 1 },
];

interface Lot {
  id: number;
  left: number;
  burnsAt: Date;
  usableAt: Date;
}

export async function loadClub(db: postgres.TransactionSql, today: Date): Promise<void> {
  const [account] = await db<{ id: number }[]>`
    INSERT INTO loyalty_accounts (user_id, level, joined_at)
    SELECT id, 'home', ${daysBefore(today, 615)} FROM users WHERE email = ${member} RETURNING id`;
  const [serial] = await db<{ next: number }[]>`SELECT nextval('loyalty_card_serials') AS next`;
  if (!account || !serial) throw new Error('the member of the club is not there');
  await db`
    INSERT INTO loyalty_cards (number, account_id, issued_at)
    VALUES (${makeEan13(CLUB_CARD_PREFIX, Number(serial.next))}, ${account.id}, ${daysBefore(today, 615)})`;
  await loadHistory(db, account.id, today);
  for (const card of plastic) await loadPlasticCard(db, card, today);
}

async function loadHistory(db: postgres.TransactionSql, accountId: number, today: Date): Promise<void> {
  const lots: Lot[] = [];
  const known = new Map<
    string,
    { entryId: number; lots: Lot[]; uses: { lotId: number; points: number }[] }
  >();

  const addLot = async (entryId: number, points: number, usableAt: Date, burnsAt: Date): Promise<Lot> => {
    const [row] = await db<{ id: number }[]>`
      INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
      VALUES (${accountId}, ${entryId}, ${points}, ${usableAt}, ${burnsAt}) RETURNING id`;
    const lot = { id: Number(row?.id), left: points, usableAt, burnsAt };
    lots.push(lot);
    lots.sort((one, other) => one.burnsAt.getTime() - other.burnsAt.getTime() || one.id - other.id);
    return lot;
  };
  const use = async (entryId: number, from: readonly Lot[], points: number) => {
    const { uses, rest } = takeFromLots(from, points);
    if (rest > 0) throw new Error('the demo member spends more than they have');
    for (const { lotId, points: taken } of uses) {
      await db`INSERT INTO loyalty_uses (lot_id, entry_id, points) VALUES (${lotId}, ${entryId}, ${taken})`;
      for (const lot of lots) if (lot.id === lotId) lot.left -= taken;
    }
    return uses;
  };

  for (const [number, event] of history.entries()) {
    const bookedAt = daysBefore(today, event.daysAgo);
    const order = demoOrders.find(({ id }) => id === event.order);
    const isPurchase = event.kind === 'purchase';
    const inForceAt = isPurchase ? daysBefore(today, event.daysAgo - POINTS_WAIT_DAYS) : bookedAt;
    const undone = 'of' in event ? known.get(event.of) : undefined;
    const pointsOf = (): number => {
      if (event.kind === 'purchase') return (event.sum * memberPercent) / 100;
      if (event.kind === 'gift') return event.points;
      if (event.kind === 'spend') return -event.points;
      if (event.kind === 'purchase_return') return (-event.sum * memberPercent) / 100;
      if (event.kind === 'spend_return')
        return undone?.uses.reduce((sum, { points }) => sum + points, 0) ?? 0;
      return -(undone?.lots[0]?.left ?? 0);
    };
    const points = pointsOf();
    const sums = { purchase: 1, purchase_return: -1, gift: 0, spend: 0, spend_return: 0, expiry: 0 };
    const [row] = await db<{ id: number }[]>`
      INSERT INTO loyalty_entries ${db({
        account_id: accountId,
        operation_key: keyOf(event, number),
        kind: event.kind,
        points,
        purchase_sum: 'sum' in event ? event.sum * sums[event.kind] : 0,
        percent: isPurchase ? memberPercent : null,
        order_number: order ? demoOrderNumber(order, today) : null,
        store_id: event.store ?? null,
        reason: event.kind === 'gift' ? 'birthday' : null,
        returned_id: event.kind.endsWith('_return') ? (undone?.entryId ?? null) : null,
        booked_at: bookedAt,
        in_force_at: inForceAt,
      })} RETURNING id`;
    const entryId = Number(row?.id);
    const own: Lot[] = [];
    let uses: { lotId: number; points: number }[] = [];
    if (event.kind === 'purchase') {
      own.push(await addLot(entryId, points, inForceAt, monthsAfter(bookedAt, POINTS_LIFE_MONTHS)));
    } else if (event.kind === 'gift') {
      own.push(await addLot(entryId, points, inForceAt, monthsAfter(bookedAt, event.lifeMonths)));
    } else if (event.kind === 'spend_return') {
      for (const { lotId, points: back } of undone?.uses ?? []) {
        const from = lots.find(({ id }) => id === lotId);
        own.push(await addLot(entryId, back, inForceAt, from?.burnsAt ?? bookedAt));
      }
    } else if (event.kind === 'spend') {
      uses = await use(
        entryId,
        lots.filter(({ usableAt, burnsAt }) => usableAt <= bookedAt && burnsAt > bookedAt),
        -points,
      );
    } else {
      uses = await use(entryId, undone?.lots ?? [], -points);
    }
    if ('name' in event && event.name) known.set(event.name, { entryId, lots: own, uses });
  }
}

/** As the shop itself would call it, so that a return finds what it takes back. */
function keyOf({ kind, order }: Event, number: number): string {
  if (order !== undefined && kind === 'purchase') return `order:${order}:earn`;
  return order !== undefined && kind === 'spend' ? `order:${order}:spend` : `demo:${number}`;
}

async function loadPlasticCard(
  db: postgres.TransactionSql,
  card: (typeof plastic)[number],
  today: Date,
): Promise<void> {
  const number = makeEan13(CLUB_CARD_PREFIX, card.serial);
  const [account] = await db<
    { id: number }[]
  >`INSERT INTO loyalty_accounts (user_id) VALUES (NULL) RETURNING id`;
  if (!account) throw new Error('an account just made is not there');
  const codeHash = createHash('sha256').update(`${number}:${card.code}`).digest();
  await db`INSERT INTO loyalty_cards (number, account_id, code_hash) VALUES (${number}, ${account.id}, ${codeHash})`;
  const [entry] = await db<{ id: number }[]>`
    INSERT INTO loyalty_entries (account_id, operation_key, kind, points, reason, booked_at, in_force_at)
    VALUES (${account.id}, ${`demo:plastic:${card.serial}`}, 'gift', ${card.points}, 'welcome', ${today}, ${today}) RETURNING id`;
  await db`
    INSERT INTO loyalty_lots (account_id, entry_id, points, usable_at, burns_at)
    VALUES (${account.id}, ${entry?.id ?? 0}, ${card.points}, ${today}, ${monthsAfter(today, POINTS_LIFE_MONTHS)})`;
}

function daysBefore(today: Date, days: number): Date {
  return new Date(today.getTime() - days * 86_400_000);
}

function monthsAfter(moment: Date, months: number): Date {
  const later = new Date(moment);
  later.setUTCMonth(later.getUTCMonth() + months);
  return later;
}
