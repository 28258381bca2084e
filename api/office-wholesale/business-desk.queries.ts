import type { BusinessRequest } from '#contract/office/business-requests.ts';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';

/** Of those that were settled the newest are enough. */
const MOST_SETTLED = 50;
const MOST_WAITING = 500;

type RequestRow = Omit<BusinessRequest, 'createdAt'> & { createdAt: Date };

export async function listBusinessRequests(db: Db, language: Locale): Promise<RequestRow[]> {
  const name = language === 'kz' ? db`c.name_kz` : db`c.name_ru`;
  return db<RequestRow[]>`
    SELECT b.id::int AS id, b.created_at AS "createdAt", b.state, b.bin, b.name, b.phone, b.email, b.comment, b.language,
           ${name} AS city, (SELECT 'organization-' || min(o.id) FROM organizations o WHERE o.bin = b.bin) AS party
    FROM ((SELECT * FROM business_requests WHERE state = 'new' ORDER BY created_at, id LIMIT ${MOST_WAITING})
          UNION ALL
          (SELECT * FROM business_requests WHERE state <> 'new' ORDER BY created_at DESC, id DESC LIMIT ${MOST_SETTLED})) b
    JOIN cities c ON c.id = b.city_id
    ORDER BY b.state <> 'new', CASE WHEN b.state = 'new' THEN b.created_at END, b.created_at DESC, b.id`;
}

export async function countWaitingRequests(db: Db): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM business_requests WHERE state = 'new'`;
  return row?.count ?? 0;
}

export async function findRequestContacts(
  db: Db,
  id: number,
): Promise<{ phone: string; email: string } | null> {
  const [row] = await db<{ phone: string; email: string }[]>`
    SELECT phone, email FROM business_requests WHERE id = ${id}`;
  return row ?? null;
}
