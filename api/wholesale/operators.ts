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

/** What is true of the contract afterwards. */
export type ContractOutcome =
  | { kind: 'in-force'; contract: string }
  | { kind: 'declined' }
  | { kind: 'revoked' }
  | { kind: 'none' };

/** `twin`: another entry of the same company is active already. Nothing was changed then. */
type OrganizationOutcome = ContractOutcome | { kind: 'unknown' } | { kind: 'twin'; organizationId: number };

export async function decideOnOrganization(
  db: Database,
  id: number,
  decision: Decision,
  lastDay: string | null = null,
): Promise<OrganizationOutcome> {
  return transaction(db, async (tx) => {
    const status = STATUS[decision];
    if (decision === 'activate') {
      const twin = await findActiveTwin(tx, id);
      if (twin !== null) return { kind: 'twin', organizationId: twin };
    }
    const known = (await listForOperators(tx)).some((each) => each.id === id);
    if (!known) return { kind: 'unknown' };
    if (status !== null) await setOrganizationStatus(tx, id, status);
    return decide(tx, { userId: null, organizationId: id }, decision, lastDay);
  });
}

async function decide(
  tx: Db,
  party: Party,
  decision: Decision,
  lastDay: string | null,
): Promise<ContractOutcome> {
  if (decision === 'activate') {
    await decideRequests(tx, party, 'approved');
    return { kind: 'in-force', contract: await ensureContract(tx, party, lastDay) };
  }
  await decideRequests(tx, party, 'declined');
  if (decision === 'decline') return { kind: 'declined' };
  return { kind: (await revokeContract(tx, party)) ? 'revoked' : 'none' };
}

/** A contract with the person themselves. */
export async function decideOnUser(
  db: Database,
  login: string,
  decision: Exclude<Decision, 'block'>,
  lastDay: string | null = null,
): Promise<{ userId: number | null; outcome: ContractOutcome | { kind: 'unknown' } }> {
  return transaction(db, async (tx) => {
    const userId = await findUserId(tx, login);
    if (userId === null) return { userId, outcome: { kind: 'unknown' } };
    return { userId, outcome: await decide(tx, { userId, organizationId: null }, decision, lastDay) };
  });
}
