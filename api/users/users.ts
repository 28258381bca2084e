/** Users as the rest of the shop knows them. How they come in is the module access. */
import type { Db } from '../database.ts';
import type { Viewer } from '../http/session.ts';
import { findUserByTokenHash } from './users.queries.ts';

export type { PersonalRecords } from './personal-records.ts';
export { createPrivateData, type PrivateData } from './private-data.ts';
export { findUserById } from './users.queries.ts';

export interface Users {
  /** The user of a living session, known by the hash of its token alone. */
  findByTokenHash(tokenHash: Buffer): Promise<Viewer | null>;
}

export function createUsers(db: Db): Users {
  return { findByTokenHash: (tokenHash) => findUserByTokenHash(db, tokenHash) };
}
