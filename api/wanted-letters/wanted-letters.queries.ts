import type { WantedKind } from '#domain/letters/letters.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export const LETTERS_LOCK = 7_261_093;

export interface LetterGoods {
  name: string;
  externalId: string;
  price: number;
  /** What it cost before; of a cart how many there are. */
  before: number | null;
  count: number | null;
}

export interface Candidate {
  userId: number;
  email: string;
  firstName: string;
  language: Locale;
  about: string[];
  goods: LetterGoods[];
  /** Where the letter leads. */
  goal: string;
}

/** Whoever subscribed, proved the address and does not leave; and has not ended this kind. */
const wants = (db: Db, kind: WantedKind) => db`
  u.is_subscribed AND u.email IS NOT NULL AND u.email_confirmed_at IS NOT NULL AND u.delete_at IS NULL AND u.deleted_at IS NULL
  AND u.merged_into IS NULL
  AND NOT EXISTS (SELECT FROM letter_refusals r WHERE r.user_id = u.id AND r.kind = ${kind})`;
const untold = (db: Db, kind: WantedKind, thing: ReturnType<Db>) => db`
  NOT EXISTS (SELECT FROM wanted_letters l WHERE l.user_id = u.id AND l.kind = ${kind} AND ${thing} = ANY(l.about))`;
const person = (db: Db) => db`u.id::int AS "userId", u.email, u.first_name AS "firstName", u.language`;
const nameOf = (db: Db) =>
  db`CASE WHEN u.language = 'kz' THEN coalesce(nullif(p.name_kz, ''), p.name_ru) ELSE p.name_ru END`;

/** Left between four hours and three days ago, nothing ordered since, some of it still sold. */
export const listCartCandidates = (db: Db): Promise<Candidate[]> => db<Candidate[]>`
  SELECT ${person(db)}, ARRAY[k.event_id] AS about, '/cart' AS goal, g.goods
  FROM carts k JOIN users u ON u.id = k.user_id
  JOIN LATERAL (
    SELECT jsonb_agg(jsonb_build_object('name', ${nameOf(db)}, 'externalId', p.external_id, 'price', r.price, 'before', NULL,
                                        'count', i.count) ORDER BY r.price * i.count DESC) AS goods
    FROM cart_items i JOIN products p ON p.code = i.product_code AND p.active JOIN product_prices r ON r.product_id = p.id
    WHERE i.user_id = k.user_id) g ON g.goods IS NOT NULL
  WHERE k.updated_at BETWEEN now() - interval '3 days' AND now() - interval '4 hours' AND ${wants(db, 'cart')}
    AND ${untold(db, 'cart', db`k.event_id`)}
    AND NOT EXISTS (SELECT FROM orders o WHERE o.user_id = u.id AND o.created_at >= k.updated_at)`;

/** At least five percent below what it cost a week ago, and not told of at this price. */
export const listFavouriteCandidates = (db: Db): Promise<Candidate[]> => db<Candidate[]>`
  SELECT ${person(db)}, array_agg(f.product_id || ':' || least(r.price, r.discount_price)) AS about, '/favorites' AS goal,
         jsonb_agg(jsonb_build_object('name', ${nameOf(db)}, 'externalId', p.external_id, 'price', least(r.price, r.discount_price),
                                      'before', h.price, 'count', NULL) ORDER BY h.price - least(r.price, r.discount_price) DESC) AS goods
  FROM saved_products f JOIN users u ON u.id = f.user_id
  JOIN products p ON p.id = f.product_id AND p.active JOIN product_prices r ON r.product_id = p.id
  JOIN LATERAL (
    SELECT price FROM price_history h WHERE h.product_id = p.id AND h.valid_from <= almaty_day(now()) - 7
    ORDER BY h.valid_from DESC LIMIT 1) h ON least(r.price, r.discount_price) <= h.price * 0.95
  WHERE f.list = 'favorites' AND ${wants(db, 'favourite')}
    AND ${untold(db, 'favourite', db`(f.product_id || ':' || least(r.price, r.discount_price))`)}
  GROUP BY u.id`;

export interface Purchases extends Omit<Candidate, 'about' | 'goods' | 'goal'> {
  productId: number;
  days: string[];
  thing: LetterGoods;
}

/** What somebody has had in two orders or more of two years, and still can. */
export const listPurchases = (db: Db): Promise<Purchases[]> => db<Purchases[]>`
  SELECT ${person(db)}, p.id AS "productId", b.days,
         jsonb_build_object('name', ${nameOf(db)}, 'externalId', p.external_id, 'price', least(r.price, r.discount_price),
                            'before', NULL, 'count', NULL) AS thing
  FROM (
    SELECT o.user_id, l.product_id, array_agg(DISTINCT almaty_day(o.created_at)::text) AS days
    FROM orders o JOIN order_lines l ON l.order_id = o.id AND NOT l.is_gift
    WHERE o.status = 'completed' AND o.created_at > now() - interval '2 years'
    GROUP BY o.user_id, l.product_id HAVING count(DISTINCT almaty_day(o.created_at)) >= 2
      AND max(o.created_at) > now() - interval '220 days') b
  JOIN users u ON u.id = b.user_id JOIN products p ON p.id = b.product_id AND p.active
  JOIN product_prices r ON r.product_id = p.id
  WHERE ${wants(db, 'reorder')}
    AND NOT EXISTS (SELECT FROM wanted_letters l WHERE l.user_id = u.id AND l.kind = 'reorder'
                    AND (p.id || ':' || b.days[array_length(b.days, 1)]) = ANY(l.about))`;

/** Letters of the last seven days, of those who had any. */
export async function countThisWeek(db: Db): Promise<ReadonlyMap<number, number>> {
  const rows = await db<{ userId: number; sent: number }[]>`
    SELECT user_id::int AS "userId", count(*)::int AS sent FROM wanted_letters
    WHERE user_id IS NOT NULL AND sent_at > now() - interval '7 days' GROUP BY 1`;
  return new Map(rows.map(({ userId, sent }) => [userId, sent]));
}

export async function insertLetter(
  tx: Db,
  letter: {
    kind: WantedKind;
    userId: number;
    about: readonly string[];
    tokenHash: Buffer;
    mark: string;
    goal: string;
  },
): Promise<number> {
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO wanted_letters (kind, user_id, about, token_hash, mark, goal)
    VALUES (${letter.kind}, ${letter.userId}, ${letter.about as string[]}, ${letter.tokenHash}, ${letter.mark}, ${letter.goal})
    RETURNING id`;
  if (!row) throw new Error('a letter just written is not there');
  return row.id;
}

/** Where it leads; counted the first time. */
export async function openLetter(db: Db, mark: string): Promise<string | null> {
  const [row] = await db<{ goal: string }[]>`
    UPDATE wanted_letters SET opened_at = coalesce(opened_at, now()) WHERE mark = ${mark} RETURNING goal`;
  return row?.goal ?? null;
}

/** Its kind is not sent to this person any more; false: no letter has this link. */
export async function refuseByToken(db: Db, tokenHash: Buffer): Promise<boolean> {
  const [row] = await db<{ userId: number | null; kind: string }[]>`
    SELECT user_id AS "userId", kind FROM wanted_letters WHERE token_hash = ${tokenHash}`;
  if (!row) return false;
  if (row.userId !== null)
    await db`
      INSERT INTO letter_refusals (user_id, kind) VALUES (${row.userId}, ${row.kind}) ON CONFLICT DO NOTHING`;
  return true;
}

export interface LetterFigures {
  kind: WantedKind;
  sent: number;
  opened: number;
  ordered: number;
  refused: number;
}

/** Of thirty days. Ordered: by whom it was sent to, within three days after it was opened. */
export const listFigures = (db: Db): Promise<LetterFigures[]> => db<LetterFigures[]>`
  SELECT kinds.kind, count(l.id)::int AS sent, count(l.opened_at)::int AS opened,
         count(l.id) FILTER (WHERE EXISTS (
           SELECT FROM orders o WHERE o.user_id = l.user_id AND o.status <> 'cancelled'
             AND o.created_at BETWEEN l.opened_at AND l.opened_at + interval '3 days'))::int AS ordered,
         (SELECT count(*)::int FROM letter_refusals r WHERE r.kind = kinds.kind AND r.refused_at > now() - interval '30 days') AS refused
  FROM unnest(ARRAY['cart', 'favourite', 'reorder']) WITH ORDINALITY AS kinds (kind, at)
  LEFT JOIN wanted_letters l ON l.kind = kinds.kind AND l.sent_at > now() - interval '30 days'
  GROUP BY kinds.kind, at ORDER BY at`;
