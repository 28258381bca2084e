import type { User } from '#contract/users.ts';
import { askTogether, type Db } from '../database.ts';
import type { Viewer } from '../http/session.ts';

interface UserRow {
  id: number;
  firstName: string;
  lastName: string;
  email: string | null;
  phone: string | null;
  wholesaleContract: User['wholesaleContract'];
  organizationId: number | null;
  organizationName: string | null;
  organizationBin: string | null;
  clubLevel: User['clubLevel'];
  organizations: User['organizations'];
}

const columns = (db: Db) => db`
  u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.phone,
  w.contract AS "wholesaleContract", w.organization_id AS "organizationId",
  w.organization_name AS "organizationName", w.organization_bin AS "organizationBin", club.level AS "clubLevel",
  (SELECT coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.form || ' «' || o.name || '»')
                   ORDER BY o.name, o.id), '[]')
   FROM organization_members m JOIN organizations o ON o.id = m.organization_id
   WHERE m.user_id = u.id) AS organizations`;

/** Beside users, after them: with so many tables PostgreSQL joins in the order in which they are named. */
const standings = (db: Db) => db`
  JOIN wholesale_standings w ON w.user_id = u.id LEFT JOIN loyalty_accounts club ON club.user_id = u.id`;

/** The users of living sessions, null for what is none. Reading never prolongs them: a GET does not write. */
export async function listUsersByTokenHash(
  db: Db,
  tokenHashes: readonly Buffer[],
): Promise<(Viewer | null)[]> {
  const rows = await db<(UserRow & { sessionId: number; at: number })[]>`
    SELECT ${columns(db)}, s.id AS "sessionId", asked.at::int AS at
    FROM unnest(${tokenHashes.map((hash) => hash.toString('hex'))}::text[]) WITH ORDINALITY AS asked (hash, at)
    JOIN sessions s ON s.token_hash = decode(asked.hash, 'hex') AND s.expires_at > now()
    JOIN users u ON u.id = s.user_id
    ${standings(db)}`;
  const found: (Viewer | null)[] = tokenHashes.map(() => null);
  for (const { sessionId, at, ...row } of rows)
    found[at - 1] = { ...toUser(row), sessionId: Number(sessionId) };
  return found;
}

/** One question for all who ask at this moment. */
export const findUserByTokenHash = askTogether(listUsersByTokenHash);

/** Whoever it is, whether or not they are logged in: for what is done in their stead. */
export async function findUserById(db: Db, id: number): Promise<User | null> {
  const [row] = await db<UserRow[]>`SELECT ${columns(db)} FROM users u ${standings(db)} WHERE u.id = ${id}`;
  return row ? toUser(row) : null;
}

function toUser({ organizationId, organizationName, organizationBin, ...user }: UserRow): User {
  return {
    ...user,
    id: Number(user.id),
    wholesaleOrganization:
      organizationId === null
        ? null
        : { id: Number(organizationId), name: organizationName ?? '', bin: organizationBin ?? '' },
  };
}
