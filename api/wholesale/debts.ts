/** What a payer owes, whether it is an organisation or a person with a contract of their own. */
import type { z } from 'zod';
import type { getDebts, Organization } from '#contract/wholesale.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { type Bill, findPersonName, listBills, type Payer, readOwnStanding } from './contracts.queries.ts';
import { listOrganizations } from './organizations.queries.ts';

export type Debts = z.infer<typeof getDebts.answer>['data'];

export interface Account {
  payer: { name: string; bin: string | null };
  contract: NonNullable<Organization['contract']> | null;
  /** Paid ones among them. */
  bills: Bill[];
}

/** Somebody else's organisation looks exactly like none. */
export async function readAccount(db: Db, payer: Payer): Promise<Account> {
  const bills = await listBills(db, payer);
  if (payer.organizationId === null) {
    const { contract } = await readOwnStanding(db, payer.userId);
    return { payer: { name: await findPersonName(db, payer.userId), bin: null }, contract, bills };
  }
  const [organization] = await listOrganizations(db, payer.userId, payer.organizationId);
  if (!organization) throw new Refusal('organization.not_found');
  const { form, name, bin, contract } = organization;
  return { payer: { name: `${form} «${name}»`, bin }, contract, bills };
}

export function toDebts({ payer, contract, bills }: Account): Debts {
  const open = bills.filter(({ left }) => left > 0);
  return {
    payer: payer.name,
    contract: contract && { number: contract.number, date: contract.date },
    manager: contract?.manager ?? null,
    limit: contract?.creditLimit ?? 0,
    used: open.reduce((sum, { left }) => sum + left, 0),
    bills: open.map(({ overdueDays, ...bill }) => ({ ...bill, isOverdue: overdueDays > 0 })),
    overdue: open
      .filter(({ overdueDays }) => overdueDays > 0)
      .map(({ number, date, due, left, overdueDays }) => ({ number, date, due, left, days: overdueDays })),
  };
}
