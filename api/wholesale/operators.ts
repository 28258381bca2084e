/** Contracts given and taken by the shop. Each decision is one transaction and may be repeated. */
import { type Database, type Db, transaction } from '../database.ts';
import {
  decideRequests,
  ensureContract,
  findActiveTwin,
  findUserId,
  listForOperators,
  type OrganizationStatus,
  type Party,
  revokeContract,
  setOrganizationStatus,
} from './operators.queries.ts';

export type Decision = 'activate' | 'revoke' | 'block' | 'decline';

export const listOrganizationsForOperators = listForOperators;

const STATUS: Record<Decision, OrganizationStatus | null> = {
  activate: 'active',
  // Checked as it is, it may get another contract.
  revoke: null,
  block: 'blocked',
  decline: null,
};

/** Says what is true afterwards, or throws words for the operator. */
export async function decideOnOrganization(
  db: Database,
  id: number,
  decision: Decision,
  lastDay: string | null = null,
): Promise<string> {
  return transaction(db, async (tx) => {
    const status = STATUS[decision];
    if (decision === 'activate') {
      const twin = await findActiveTwin(tx, id);
      if (twin !== null) throw new Error(`Organisation ${twin} with the same BIN is active already.`);
    }
    const known = (await listForOperators(tx)).some((each) => each.id === id);
    if (!known) throw new Error(`There is no organisation ${id}.`);
    if (status !== null) await setOrganizationStatus(tx, id, status);
    return `Organisation ${id}: ${await decide(tx, { userId: null, organizationId: id }, decision, lastDay)}`;
  });
}

async function decide(tx: Db, party: Party, decision: Decision, lastDay: string | null): Promise<string> {
  if (decision === 'activate') {
    await decideRequests(tx, party, 'approved');
    return `contract ${await ensureContract(tx, party, lastDay)} is in force.`;
  }
  await decideRequests(tx, party, 'declined');
  if (decision === 'decline') return 'requests are declined.';
  return (await revokeContract(tx, party)) ? 'the contract is revoked.' : 'there was no contract to revoke.';
}

/** A contract with the person themselves. */
export async function decideOnUser(
  db: Database,
  login: string,
  decision: Exclude<Decision, 'block'>,
  lastDay: string | null = null,
): Promise<string> {
  return transaction(db, async (tx) => {
    const userId = await findUserId(tx, login);
    if (userId === null) throw new Error('There is no such user.');
    return `Customer ${userId}: ${await decide(tx, { userId, organizationId: null }, decision, lastDay)}`;
  });
}
