/** What buyers say of goods, as rows. */
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export async function findProductId(db: Db, code: string): Promise<number | null> {
  const [row] = await db<{ id: number }[]>`SELECT id FROM products WHERE code = ${code}`;
  return row?.id ?? null;
}

export interface ReviewRow {
  id: number;
  author: string;
  language: Locale;
  rating: number;
  text: string;
  plus: string;
  minus: string;
  photos: number[];
  date: string;
  reply: string | null;
  isDemo: boolean;
}

const shownFields = (db: Db) => db`
  v.id::float8 AS id, v.language, v.rating, v.body AS text, v.plus, v.minus, v.reply,
  to_char(v.created_at AT TIME ZONE 'Asia/Almaty', 'YYYY-MM-DD') AS date,
  ARRAY(SELECT h.id::float8 FROM review_photos h WHERE h.review_id = v.id ORDER BY h.id) AS photos`;

export interface ShownReviews {
  items: ReviewRow[];
  /** By stars; those of the demo apart. */
  counts: { stars: number; count: number; all: number }[];
}

/** A page of them and how many there are; null where there is no such product. */
export async function findShownReviews(
  db: Db,
  { code, stars, offset, limit }: { code: string; stars: number | null; offset: number; limit: number },
): Promise<ShownReviews | null> {
  const [row] = await db<ShownReviews[]>`
    SELECT coalesce((
             SELECT jsonb_agg(to_jsonb(shown) - 'created_at' ORDER BY shown.created_at DESC, shown.id DESC) FROM (
               SELECT ${shownFields(db)}, v.author, v.user_id IS NULL AS "isDemo", v.created_at
               FROM reviews v WHERE v.product_id = p.id AND v.state = 'published'
                 AND (${stars}::int IS NULL OR v.rating = ${stars}::int)
               ORDER BY v.created_at DESC, v.id DESC LIMIT ${limit} OFFSET ${offset}) shown
           ), '[]') AS items,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object('stars', told.rating, 'count', told.count, 'all', told.all)) FROM (
               SELECT rating, count(*) FILTER (WHERE user_id IS NOT NULL)::int AS count, count(*)::int AS all
               FROM reviews WHERE product_id = p.id AND state = 'published' GROUP BY rating) told
           ), '[]') AS counts
    FROM products p WHERE p.code = ${code}`;
  return row ?? null;
}

export interface QuestionRow {
  id: number;
  name: string;
  language: Locale;
  question: string;
  answer: string;
  date: string;
  isDemo: boolean;
}

export interface ShownQuestions {
  items: QuestionRow[];
  total: number;
}

/** As above. */
export async function findShownQuestions(
  db: Db,
  { code, offset, limit }: { code: string; offset: number; limit: number },
): Promise<ShownQuestions | null> {
  const [row] = await db<ShownQuestions[]>`
    SELECT coalesce((
             SELECT jsonb_agg(to_jsonb(shown) - 'answered_at' ORDER BY shown.answered_at DESC, shown.id DESC) FROM (
               SELECT id::float8 AS id, name, language, question, answer, is_demo AS "isDemo", answered_at,
                      to_char(answered_at AT TIME ZONE 'Asia/Almaty', 'YYYY-MM-DD') AS date
               FROM questions q WHERE q.product_id = p.id AND q.is_public AND q.answered_at IS NOT NULL
               ORDER BY answered_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) shown
           ), '[]') AS items,
           (SELECT count(*)::int FROM questions q
            WHERE q.product_id = p.id AND q.is_public AND q.answered_at IS NOT NULL) AS total
    FROM products p WHERE p.code = ${code}`;
  return row ?? null;
}

/** Of a published review, or of one's own. */
export async function findReviewPhoto(db: Db, id: number, userId: number | null): Promise<Buffer | null> {
  const [row] = await db<{ picture: Buffer }[]>`
    SELECT h.picture FROM review_photos h JOIN reviews v ON v.id = h.review_id
    WHERE h.id = ${id} AND (v.state = 'published' OR v.user_id = ${userId}::bigint)`;
  return row?.picture ?? null;
}

/** Of one that waits, for those who read it first. */
export async function findWaitingPhoto(db: Db, reviewId: number, id: number): Promise<Buffer | null> {
  const [row] = await db<{ picture: Buffer }[]>`
    SELECT picture FROM review_photos WHERE id = ${id} AND review_id = ${reviewId}`;
  return row?.picture ?? null;
}

/** The goods that a person has received and not wholly given back. */
const received = (db: Db, userId: number) => db`
  SELECT l.product_id, max(o.completed_at) AS at, (array_agg(o.city_id ORDER BY o.completed_at DESC))[1] AS city_id
  FROM orders o JOIN order_lines l ON l.order_id = o.id
  WHERE o.user_id = ${userId} AND o.completed_at IS NOT NULL
    AND o.status IN ('completed', 'return_requested', 'partially_returned') AND l.count > l.returned_count
  GROUP BY l.product_id`;

export interface ToReviewRow {
  code: string;
  nameRu: string;
  nameKz: string | null;
  externalId: string;
  boughtOn: string;
}

export function listToReview(db: Db, userId: number, limit: number): Promise<ToReviewRow[]> {
  return db<ToReviewRow[]>`
    SELECT p.code, p.name_ru AS "nameRu", p.name_kz AS "nameKz", p.external_id AS "externalId",
           to_char(b.at AT TIME ZONE 'Asia/Almaty', 'YYYY-MM-DD') AS "boughtOn"
    FROM (${received(db, userId)}) b JOIN products p ON p.id = b.product_id
    WHERE NOT EXISTS (SELECT FROM reviews v WHERE v.product_id = p.id AND v.user_id = ${userId})
    ORDER BY b.at DESC, p.id LIMIT ${limit}`;
}

export interface OwnReviewRow extends Omit<ReviewRow, 'author' | 'isDemo'> {
  code: string;
  nameRu: string;
  nameKz: string | null;
  externalId: string;
  state: 'waiting' | 'published' | 'refused';
  refusal: string | null;
}

export function listOwnReviews(db: Db, userId: number, limit: number): Promise<OwnReviewRow[]> {
  return db<OwnReviewRow[]>`
    SELECT ${shownFields(db)}, v.state, v.refusal, p.code, p.name_ru AS "nameRu", p.name_kz AS "nameKz",
           p.external_id AS "externalId"
    FROM reviews v JOIN products p ON p.id = v.product_id
    WHERE v.user_id = ${userId} ORDER BY v.sent_at DESC, v.id DESC LIMIT ${limit}`;
}

/** Where they bought it the last time; null: they have not received it. */
export async function findPurchaseCity(db: Db, userId: number, productId: number): Promise<number | null> {
  const [row] = await db<{ cityId: number }[]>`
    SELECT b.city_id AS "cityId" FROM (${received(db, userId)}) b WHERE b.product_id = ${productId}`;
  return row?.cityId ?? null;
}

export interface WrittenReview {
  productId: number;
  userId: number;
  cityId: number;
  author: string;
  language: Locale;
  rating: number;
  text: string;
  plus: string;
  minus: string;
}

/** Once per person and product; changed, it waits anew, and what the shop said of the older words goes. */
export async function writeReview(tx: Db, review: WrittenReview): Promise<number> {
  const { productId, userId, cityId, author, language, rating, text, plus, minus } = review;
  const [row] = await tx<{ id: number }[]>`
    INSERT INTO reviews (product_id, user_id, city_id, author, language, rating, body, plus, minus)
    VALUES (${productId}, ${userId}, ${cityId}, ${author}, ${language}, ${rating}, ${text}, ${plus}, ${minus})
    ON CONFLICT (product_id, user_id) DO UPDATE SET author = excluded.author, language = excluded.language,
      rating = excluded.rating, body = excluded.body, plus = excluded.plus, minus = excluded.minus,
      state = 'waiting', refusal = NULL, reply = NULL, decided_at = NULL, sent_at = now()
    RETURNING id::float8 AS id`;
  if (!row) throw new Error('nothing written');
  return row.id;
}

export async function keepPhotos(tx: Db, reviewId: number, kept: readonly number[]): Promise<number> {
  await tx`DELETE FROM review_photos WHERE review_id = ${reviewId} AND id <> ALL(${kept as number[]}::bigint[])`;
  const [row] = await tx<{ count: number }[]>`
    SELECT count(*)::int AS count FROM review_photos WHERE review_id = ${reviewId}`;
  return row?.count ?? 0;
}

export async function addPhotos(tx: Db, reviewId: number, pictures: readonly Buffer[]): Promise<void> {
  for (const picture of pictures)
    await tx`INSERT INTO review_photos (review_id, picture) VALUES (${reviewId}, ${picture})`;
}

export async function deleteReview(db: Db, userId: number, code: string): Promise<boolean> {
  const rows = await db`
    DELETE FROM reviews v USING products p WHERE p.id = v.product_id AND p.code = ${code} AND v.user_id = ${userId} RETURNING 1`;
  return rows.length > 0;
}

export async function listReviewRecords(db: Db, userId: number): Promise<unknown[]> {
  const rows = await db`
    SELECT p.code AS "productCode", v.author, v.language, v.rating, v.body AS text, v.plus, v.minus, v.state, v.refusal,
           v.reply, v.created_at AS "createdAt",
           (SELECT count(*)::int FROM review_photos h WHERE h.review_id = v.id) AS photos
    FROM reviews v JOIN products p ON p.id = v.product_id WHERE v.user_id = ${userId} ORDER BY v.id`;
  return [...rows];
}

export async function deleteReviewsOf(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM reviews WHERE user_id = ${userId}`;
}

/** Of one product a person has one: what both accounts wrote about stays as the second has it. */
export async function moveReviews(db: Db, fromId: number, intoId: number): Promise<void> {
  await db`
    DELETE FROM reviews v WHERE v.user_id = ${fromId}
      AND EXISTS (SELECT FROM reviews o WHERE o.product_id = v.product_id AND o.user_id = ${intoId})`;
  await db`UPDATE reviews SET user_id = ${intoId} WHERE user_id = ${fromId}`;
}

export interface DecidedReview {
  id: number;
  email: string | null;
  language: Locale;
  productCode: string;
  productName: string;
}

/** Gives whom to tell; null: it no longer waits. */
export async function setReviewDecision(
  tx: Db,
  id: number,
  { state, refusal, reply }: { state: 'published' | 'refused'; refusal: string | null; reply: string | null },
): Promise<DecidedReview | null> {
  const [row] = await tx<DecidedReview[]>`
    WITH decided AS (
      UPDATE reviews SET state = ${state}, refusal = ${refusal}, reply = ${reply}, decided_at = now()
      WHERE id = ${id} AND state = 'waiting' RETURNING id, user_id, product_id, language)
    SELECT d.id::float8 AS id, CASE WHEN u.email_confirmed_at IS NOT NULL THEN u.email END AS email, d.language,
           p.code AS "productCode",
           CASE WHEN d.language = 'kz' THEN coalesce(p.name_kz, p.name_ru) ELSE p.name_ru END AS "productName"
    FROM decided d JOIN products p ON p.id = d.product_id LEFT JOIN users u ON u.id = d.user_id`;
  return row ?? null;
}
