import type { GrownStreet, TypedStreet } from '#domain/grown-streets.ts';
import type { Db } from '../database.ts';

/** Any number: it only must be nobody else's. */
export const STREETS_LOCK = 7_261_101;

/** Where goods were brought to within a year and a half; most buyers of one street are enough to know it by. */
export function listTypedStreets(db: Db): Promise<TypedStreet[]> {
  return db<TypedStreet[]>`
    SELECT city_id AS "cityId", address ->> 'street' AS street,
           (array_agg(DISTINCT user_id::text))[1:10] AS buyers, count(*)::int AS orders
    FROM orders
    WHERE status IN ('completed', 'return_requested', 'partially_returned') AND address ->> 'street' IS NOT NULL
      AND created_at > now() - interval '18 months'
    GROUP BY 1, 2`;
}

export function listKnownStreets(db: Db): Promise<{ cityId: number; nameRu: string; nameKz: string }[]> {
  return db<{ cityId: number; nameRu: string; nameKz: string }[]>`
    SELECT city_id AS "cityId", name_ru AS "nameRu", name_kz AS "nameKz" FROM streets`;
}

export async function insertStreets(db: Db, streets: readonly GrownStreet[]): Promise<void> {
  await db`
    INSERT INTO streets (city_id, name_ru, name_kz, search, source)
    SELECT "cityId", name, name, search, 'orders'
    FROM jsonb_to_recordset(${JSON.stringify(streets)}::text::jsonb) AS t("cityId" int, name text, search text)
    ON CONFLICT DO NOTHING`;
}

export async function isGrowingDue(db: Db): Promise<boolean> {
  const [row] = await db<{ is: boolean }[]>`
    SELECT NOT EXISTS (SELECT FROM job_runs WHERE job = 'streets' AND ran_at > now() - interval '1 day') AS is`;
  return row?.is ?? true;
}
