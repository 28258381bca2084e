/** What visitors ask and what the shop answers. */
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export interface NewQuestion {
  cityCode: string;
  name: string;
  contact: string;
  question: string;
  productCode: string | null;
  userId: number | null;
  language: Locale;
}

/** What those who answer should know besides. */
export interface StoredQuestion {
  id: number;
  cityName: string;
  productName: string | null;
}

/** Null when there is no such product. */
export async function insertQuestion(db: Db, asked: NewQuestion): Promise<StoredQuestion | null> {
  const { cityCode, name, contact, question, productCode, userId, language } = asked;
  const [row] = await db<StoredQuestion[]>`
    WITH stored AS (INSERT INTO questions (city_id, name, contact, question, product_id, user_id, language)
    SELECT c.id, ${name}, ${contact}, ${question}, p.id, ${userId}::bigint, ${language}
    FROM cities c LEFT JOIN products p ON p.code = ${productCode}::text
    WHERE c.code = ${cityCode} AND (${productCode}::text IS NULL OR p.id IS NOT NULL)
    RETURNING id, city_id, product_id)
    SELECT s.id::int AS id, c.name_ru AS "cityName", p.name_ru AS "productName"
    FROM stored s JOIN cities c ON c.id = s.city_id LEFT JOIN products p ON p.id = s.product_id`;
  return row ?? null;
}

export interface QuestionLine extends StoredQuestion {
  at: string;
  isAnswered: boolean;
  name: string;
  contact: string;
  language: Locale;
  question: string;
  answer: string | null;
}

/** The oldest first: they have waited longest. */
export function listQuestionsForOperators(db: Db, isWithAnswered: boolean): Promise<QuestionLine[]> {
  return db<QuestionLine[]>`
    SELECT q.id::int AS id, to_char(q.created_at AT TIME ZONE 'Asia/Almaty', 'YYYY-MM-DD HH24:MI') AS at,
           q.answered_at IS NOT NULL AS "isAnswered", q.name, q.contact, q.language, q.question, q.answer,
           c.name_ru AS "cityName", p.name_ru AS "productName"
    FROM questions q JOIN cities c ON c.id = q.city_id LEFT JOIN products p ON p.id = q.product_id
    WHERE ${isWithAnswered} OR q.answered_at IS NULL
    ORDER BY q.answered_at IS NOT NULL, q.created_at, q.id LIMIT 500`;
}

/**
 * Once: what has been told is not taken back. Gives where the answer goes, null when nobody waits for it. In public: on the
 * page of the product it is about.
 */
export async function answerQuestion(
  db: Db,
  id: number,
  answer: string,
  isPublic = false,
): Promise<string | null> {
  const [row] = await db<{ contact: string }[]>`
    UPDATE questions SET answer = ${answer}, answered_at = now(), is_public = ${isPublic} AND product_id IS NOT NULL
    WHERE id = ${id} AND answered_at IS NULL RETURNING contact`;
  return row?.contact ?? null;
}

export interface DueAnswer {
  id: number;
  contact: string;
  language: Locale;
  question: string;
  answer: string;
}

/** Answers to those who left an e-mail; taken by one process at a time, until its transaction ends. */
export function takeDueAnswers(tx: Db, limit: number): Promise<DueAnswer[]> {
  return tx<DueAnswer[]>`
    SELECT id::int AS id, contact, language, question, answer FROM questions
    WHERE answered_at IS NOT NULL AND told_at IS NULL AND contact LIKE '%@%'
    ORDER BY id LIMIT ${limit} FOR UPDATE SKIP LOCKED`;
}

export async function markAnswersTold(tx: Db, ids: readonly number[]): Promise<void> {
  await tx`UPDATE questions SET told_at = now() WHERE id = ANY(${ids as number[]}::bigint[])`;
}

const isOfUser = (db: Db, userId: number) => db`
  (q.user_id = ${userId} OR q.contact IN (SELECT unnest(ARRAY[email, phone]) FROM users WHERE id = ${userId}))`;

export async function listQuestionsOf(db: Db, userId: number): Promise<unknown[]> {
  const rows = await db`
    SELECT q.name, q.contact, q.question, q.answer, q.language, c.code AS "cityCode", p.code AS "productCode",
           q.created_at AS "createdAt", q.answered_at AS "answeredAt"
    FROM questions q JOIN cities c ON c.id = q.city_id LEFT JOIN products p ON p.id = q.product_id
    WHERE ${isOfUser(db, userId)} ORDER BY q.id`;
  return [...rows];
}

/** Words may tell who wrote them: they go whole. */
export async function deleteQuestionsOf(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM questions q WHERE ${isOfUser(db, userId)}`;
}
