import type { User } from '#contract/customers.ts';
import type { Db } from '../database.ts';

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

/** The user of a living session. Reading never prolongs it: a GET does not write. */
export async function findUserByTokenHash(db: Db, tokenHash: Buffer): Promise<User | null> {
  const [row] = await db<UserRow[]>`
    SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.email, u.phone,
           w.contract AS "wholesaleContract", w.organization_id AS "organizationId",
           w.organization_name AS "organizationName", w.organization_bin AS "organizationBin",
           club.level AS "clubLevel",
           (SELECT coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'name', o.form || ' «' || o.name || '»')
                            ORDER BY o.name, o.id), '[]')
            FROM organization_members m JOIN organizations o ON o.id = m.organization_id
            WHERE m.user_id = u.id) AS organizations
    FROM sessions s
    JOIN users u ON u.id = s.user_id
    JOIN wholesale_standings w ON w.user_id = u.id
    LEFT JOIN loyalty_accounts club ON club.user_id = u.id
    WHERE s.token_hash = ${tokenHash} AND s.expires_at > now()`;
  if (!row) return null;
  const { organizationId, organizationName, organizationBin, ...user } = row;
  return {
    ...user,
    id: Number(user.id),
    wholesaleOrganization:
      organizationId === null
        ? null
        : { id: Number(organizationId), name: organizationName ?? '', bin: organizationBin ?? '' },
  };
}

/** Whose password to check: by e-mail in lower case or by phone in E.164. */
export async function findCredentials(
  db: Db,
  login: string,
): Promise<{ userId: number; passwordHash: string } | null> {
  const [row] = await db<{ userId: number; passwordHash: string }[]>`
    SELECT id AS "userId", password_hash AS "passwordHash" FROM users WHERE email = ${login} OR phone = ${login}`;
  return row ?? null;
}

export async function insertSession(
  db: Db,
  tokenHash: Buffer,
  userId: number,
  seconds: number,
): Promise<void> {
  await db`
    INSERT INTO sessions (token_hash, user_id, expires_at)
    VALUES (${tokenHash}, ${userId}, now() + make_interval(secs => ${seconds}))`;
}

export async function deleteSession(db: Db, tokenHash: Buffer): Promise<void> {
  await db`DELETE FROM sessions WHERE token_hash = ${tokenHash}`;
}
