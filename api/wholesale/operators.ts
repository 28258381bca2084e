/** Contracts given and taken by the shop, by its command line and its office. Each decision may be repeated. */
import { isTaxIdOf, type OrganizationForm } from '#domain/organization.ts';
import { type Database, type Db, transaction } from '../database.ts';
import {
  decideRequests,
  ensureContract,
  findActiveTwin,
  findNumbered,
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

/** `twin`: another entry of the same company is active already. `faulty`: its number is none. Nothing was changed then. */
type OrganizationOutcome =
  | ContractOutcome
  | { kind: 'unknown' }
  | { kind: 'faulty' }
  | { kind: 'twin'; organizationId: number };

/** Of a decision: the last day of a new contract, and why somebody was refused. */
export interface DecisionTerms {
  lastDay?: string | null;
  reason?: string;
}

export const decideOnOrganization = (
  db: Database,
  id: number,
  decision: Decision,
  terms: DecisionTerms = {},
): Promise<OrganizationOutcome> =>
  transaction(db, (tx) => decideOnOrganizationWithin(tx, id, decision, terms));

export async function decideOnOrganizationWithin(
  tx: Db,
  id: number,
  decision: Decision,
  terms: DecisionTerms,
): Promise<OrganizationOutcome> {
  const known = await findNumbered(tx, id);
  if (!known) return { kind: 'unknown' };
  if (decision === 'activate') {
    if (!isTaxIdOf(known.form as OrganizationForm, known.bin)) return { kind: 'faulty' };
    const twin = await findActiveTwin(tx, id);
    if (twin !== null) return { kind: 'twin', organizationId: twin };
  }
  const status = STATUS[decision];
  if (status !== null) await setOrganizationStatus(tx, id, status);
  return decide(tx, { userId: null, organizationId: id }, decision, terms);
}

async function decide(
  tx: Db,
  party: Party,
  decision: Decision,
  { lastDay = null, reason = '' }: DecisionTerms,
): Promise<ContractOutcome> {
  if (decision === 'activate') {
    await decideRequests(tx, party, 'approved', '');
    return { kind: 'in-force', contract: await ensureContract(tx, party, lastDay) };
  }
  await decideRequests(tx, party, 'declined', reason);
  if (decision === 'decline') return { kind: 'declined' };
  return { kind: (await revokeContract(tx, party)) ? 'revoked' : 'none' };
}

/** A contract with the person themselves. */
export const decideOnUserWithin = (
  tx: Db,
  userId: number,
  decision: Exclude<Decision, 'block'>,
  terms: DecisionTerms,
): Promise<ContractOutcome> => decide(tx, { userId, organizationId: null }, decision, terms);

export async function decideOnUser(
  db: Database,
  login: string,
  decision: Exclude<Decision, 'block'>,
  terms: DecisionTerms = {},
): Promise<{ userId: number | null; outcome: ContractOutcome | { kind: 'unknown' } }> {
  return transaction(db, async (tx) => {
    const userId = await findUserId(tx, login);
    if (userId === null) return { userId, outcome: { kind: 'unknown' } };
    return { userId, outcome: await decideOnUserWithin(tx, userId, decision, terms) };
  });
}
