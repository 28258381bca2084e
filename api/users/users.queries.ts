import type { User } from '#contract/users.ts';
import type { Db } from '../database.ts';
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

const tables = (db: Db) => db`
  users u JOIN wholesale_standings w ON w.user_id = u.id LEFT JOIN loyalty_accounts club ON club.user_id = u.id`;

/** The user of a living session. Reading never prolongs it: a GET does not write. */
export async function findUserByTokenHash(db: Db, tokenHash: Buffer): Promise<Viewer | null> {
  const [row] = await db<(UserRow & { sessionId: number })[]>`
    SELECT ${columns(db)}, s.id AS "sessionId" FROM ${tables(db)} JOIN sessions s ON s.user_id = u.id
    WHERE s.token_hash = ${tokenHash} AND s.expires_at > now()`;
  return row ? { ...toUser(row), sessionId: Number(row.sessionId) } : null;
}

/** Whoever it is, whether or not they are logged in: for what is done in their stead. */
export async function findUserById(db: Db, id: number): Promise<User | null> {
  const [row] = await db<UserRow[]>`SELECT ${columns(db)} FROM ${tables(db)} WHERE u.id = ${id}`;
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
