/** Who works here, as administrators and the command line decide: two mouths of the same functions. */
import type { StaffRole } from '#contract/office/rights.ts';
import type { StaffMember } from '#contract/office/staff.ts';
import type { Locale } from '#domain/locale.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import {
  findStaffByEmail,
  insertStaff,
  listStaffMembers,
  lockAdministrators,
  lockStaff,
  setStaffRoles,
  setStaffState,
  setStaffStores,
} from './staff.queries.ts';
import { forgetCredentials } from './staff-access.queries.ts';
import { makeStaffLink, type StaffLink } from './staff-links.ts';
import { deleteStaffSessions } from './staff-sessions.queries.ts';

export interface Invited {
  email: string;
  name: string;
  language: Locale;
  roles: readonly StaffRole[];
  stores: readonly number[];
}

export interface Invitation extends StaffLink {
  id: number;
}

async function giveStores(tx: Db, id: number, stores: readonly number[]): Promise<void> {
  if (!(await setStaffStores(tx, id, stores))) throw new Refusal('staff.unknown_store');
}

/** Within the caller's transaction; `createdBy` is null for the command line. */
export async function inviteMember(tx: Db, invited: Invited, createdBy: number | null): Promise<Invitation> {
  const id = await insertStaff(tx, { ...invited, createdBy });
  if (id === null) throw new Refusal('staff.email_taken');
  await setStaffRoles(tx, id, invited.roles);
  await giveStores(tx, id, invited.stores);
  return { id, ...(await makeStaffLink(tx, id, 'invitation')) };
}

/** Password, second factor and sessions are gone with it. */
export async function inviteAnew(tx: Db, id: number): Promise<Invitation> {
  const member = await lockStaff(tx, id);
  if (!member || member.state === 'closed') throw new Refusal('staff.not_found');
  await forgetCredentials(tx, id);
  return { id, ...(await makeStaffLink(tx, id, 'invitation')) };
}

export interface StaffChange {
  roles?: readonly StaffRole[] | undefined;
  stores?: readonly number[] | undefined;
  state?: 'active' | 'closed' | undefined;
}

/** Somebody who may come in must always be there to let others in. Within the caller's transaction. */
export async function changeMember(
  tx: Db,
  id: number,
  { roles, stores, state }: StaffChange,
): Promise<StaffMember> {
  const administrators = await lockAdministrators(tx);
  const member = await lockStaff(tx, id);
  if (!member) throw new Refusal('staff.not_found');
  if (roles) await setStaffRoles(tx, id, roles);
  if (stores) await giveStores(tx, id, stores);
  if (state === 'closed') {
    await setStaffState(tx, id, 'closed');
    await deleteStaffSessions(tx, id);
  }
  // Who has not taken the invitation yet is not let in by a word: there is no password.
  if (state === 'active')
    await setStaffState(
      tx,
      id,
      member.passwordHash === null || member.state === 'invited' ? 'invited' : 'active',
    );
  if (administrators.includes(id) && (await lockAdministrators(tx)).length === 0)
    throw new Refusal('staff.last_administrator');
  const [changed] = await listStaffMembers(tx, id);
  if (!changed) throw new Error('a member that was just changed is not there');
  return changed;
}

/** For the command line: a new one, or a new link for one whom the office knows. */
export function inviteByHand(db: Database, invited: Invited): Promise<Invitation> {
  return transaction(db, async (tx) => {
    const known = await findStaffByEmail(tx, invited.email);
    if (known === null) return inviteMember(tx, invited, null);
    if (known.state === 'closed') await setStaffState(tx, known.id, 'invited');
    await setStaffRoles(tx, known.id, invited.roles);
    await giveStores(tx, known.id, invited.stores);
    return inviteAnew(tx, known.id);
  });
}

export const listMembers = (db: Db): Promise<StaffMember[]> => listStaffMembers(db);

/** By e-mail; null when nobody has it. */
export async function setMemberStateByHand(
  db: Database,
  email: string,
  state: 'active' | 'closed',
): Promise<StaffMember | null> {
  const member = await findStaffByEmail(db, email);
  return member && transaction(db, (tx) => changeMember(tx, member.id, { state }));
}
