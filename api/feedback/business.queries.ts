/** Companies that ask for wholesale prices: stored, worked through by the operators, forgotten with their person. */
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

export const BUSINESS_STATES = ['new', 'answered', 'contract', 'refused'] as const;
export type BusinessState = (typeof BUSINESS_STATES)[number];

export interface NewBusinessRequest {
  cityCode: string;
  bin: string;
  name: string;
  phone: string;
  email: string;
  comment: string;
  userId: number | null;
  language: Locale;
}

/** Null when the same request waits already. */
export async function insertBusinessRequest(
  db: Db,
  asked: NewBusinessRequest,
): Promise<{ id: number; cityName: string } | null> {
  const { cityCode, bin, name, phone, email, comment, userId, language } = asked;
  const [row] = await db<{ id: number; cityName: string }[]>`
    INSERT INTO business_requests (city_id, bin, name, phone, email, comment, user_id, language)
    SELECT c.id, ${bin}, ${name}, ${phone}, ${email}, ${comment}, ${userId}::bigint, ${language}
    FROM cities c WHERE c.code = ${cityCode}
    ON CONFLICT (bin, phone, md5(comment)) WHERE state = 'new' DO NOTHING
    RETURNING id::int AS id, (SELECT name_ru FROM cities WHERE id = city_id) AS "cityName"`;
  return row ?? null;
}

export interface BusinessLine {
  id: number;
  at: string;
  state: BusinessState;
  bin: string;
  name: string;
  phone: string;
  email: string;
  comment: string;
  cityName: string;
  language: Locale;
}

/** The oldest first: they have waited longest. */
export function listBusinessForOperators(db: Db, state: BusinessState | null): Promise<BusinessLine[]> {
  return db<BusinessLine[]>`
    SELECT b.id::int AS id, to_char(b.created_at AT TIME ZONE 'Asia/Almaty', 'YYYY-MM-DD HH24:MI') AS at, b.state,
           b.bin, b.name, b.phone, b.email, b.comment, c.name_ru AS "cityName", b.language
    FROM business_requests b JOIN cities c ON c.id = b.city_id
    WHERE ${state}::text IS NULL OR b.state = ${state}
    ORDER BY b.state <> 'new', b.created_at, b.id LIMIT 500`;
}

export async function setBusinessState(db: Db, id: number, state: BusinessState): Promise<boolean> {
  const rows = await db`UPDATE business_requests SET state = ${state} WHERE id = ${id} RETURNING 1`;
  return rows.length > 0;
}

const isOfUser = (db: Db, userId: number) => db`
  (b.user_id = ${userId} OR b.email = (SELECT email FROM users WHERE id = ${userId})
   OR b.phone = (SELECT phone FROM users WHERE id = ${userId}))`;

export async function listBusinessOf(db: Db, userId: number): Promise<unknown[]> {
  const rows = await db`
    SELECT b.bin, b.name, b.phone, b.email, b.comment, b.state, b.language, c.code AS "cityCode",
           b.created_at AS "createdAt"
    FROM business_requests b JOIN cities c ON c.id = b.city_id WHERE ${isOfUser(db, userId)} ORDER BY b.id`;
  return [...rows];
}

/** Words may tell who wrote them: they go whole. */
export async function deleteBusinessOf(db: Db, userId: number): Promise<void> {
  await db`DELETE FROM business_requests b WHERE ${isOfUser(db, userId)}`;
}
