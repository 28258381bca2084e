/**
 * Wholesale buyers: the organisations a user acts for, contracts, what is owed.
 * Promises: somebody else's organisation looks exactly like none; a contract counts only while it is in force, asked
 * anew with every request (the view wholesale_standings); nothing that a user sends can give them one.
 * Hides: how the numbers of the papers are checked. Staff activate and revoke in the office and by `npm run shop`.
 */
import type { z } from 'zod';
import type { askForContract, Organization, OrganizationFields } from '#contract/wholesale.ts';
import type { Locale } from '#domain/locale.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { type Limit, requireWithinLimit } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { insertRequest, type OwnStanding, type Payer, readOwnStanding } from './contracts.queries.ts';
import { type Debts, readAccount, toDebts } from './debts.ts';
import {
  type Company,
  findCompanyRow,
  hasBin,
  insertOrganization,
  listOrganizations,
  lockUser,
  removeMember,
  setChosen,
  updateOrganization,
} from './organizations.queries.ts';
import { checkRequisites, requireUnlocked } from './requisites.ts';

export { findMinOrderSum, listBills as listBillsOf } from './contracts.queries.ts';
export {
  type ContractOutcome,
  type Decision,
  decideOnOrganization,
  decideOnOrganizationWithin,
  decideOnUser,
  decideOnUserWithin,
  listOrganizationsForOperators,
} from './operators.ts';
export { findCompanyRow, removeMember } from './organizations.queries.ts';
export { createWholesalePapers } from './papers.ts';

const LOOKUPS: Limit = { name: 'company-lookup', max: 30, windowSeconds: 600 };
const ADDITIONS: Limit = { name: 'organization-add', max: 20, windowSeconds: 86_400 };

export interface Wholesale {
  list(userId: number): Promise<Organization[]>;
  add(userId: number, fields: OrganizationFields, language: Locale): Promise<Organization>;
  change(userId: number, id: number, fields: OrganizationFields, language: Locale): Promise<Organization>;
  remove(userId: number, id: number): Promise<void>;
  choose(userId: number, id: number | null): Promise<void>;
  findCompany(userId: number, bin: string): Promise<Company>;
  askForContract(userId: number, asked: z.output<typeof askForContract.body>): Promise<void>;
  readOwnStanding(userId: number): Promise<OwnStanding>;
  readDebts(payer: Payer): Promise<Debts>;
}

async function getOrganization(db: Db, userId: number, id: number): Promise<Organization> {
  const [organization] = await listOrganizations(db, userId, id);
  if (!organization) throw new Refusal('organization.not_found');
  return organization;
}

export function createWholesale(db: Database): Wholesale {
  return {
    list: (userId) => listOrganizations(db, userId),

    async add(userId, typed, language) {
      const fields = checkRequisites(typed, language);
      await requireWithinLimit(db, ADDITIONS, String(userId));
      return transaction(db, async (tx) => {
        await lockUser(tx, userId);
        if (await hasBin(tx, userId, fields.bin)) throw new Refusal('organization.exists');
        return getOrganization(tx, userId, await insertOrganization(tx, userId, fields));
      });
    },

    async change(userId, id, typed, language) {
      return transaction(db, async (tx) => {
        await lockUser(tx, userId);
        const known = await getOrganization(tx, userId, id);
        const fields = checkRequisites(typed, language);
        requireUnlocked(known, fields, language);
        if (fields.bin !== known.bin && (await hasBin(tx, userId, fields.bin)))
          throw new Refusal('organization.exists');
        await updateOrganization(tx, id, fields);
        return getOrganization(tx, userId, id);
      });
    },

    async remove(userId, id) {
      await transaction(db, async (tx) => {
        await lockUser(tx, userId);
        const { contract } = await getOrganization(tx, userId, id);
        if (contract !== null) throw new Refusal('organization.has_contract');
        await removeMember(tx, userId, id);
      });
    },

    async choose(userId, id) {
      if (!(await setChosen(db, userId, id))) throw new Refusal('organization.not_found');
    },

    async findCompany(userId, bin) {
      await requireWithinLimit(db, LOOKUPS, String(userId));
      const company = await findCompanyRow(db, bin.replace(/\s/g, ''));
      if (!company) throw new Refusal('company.not_found');
      return company;
    },

    async askForContract(userId, { organizationId, volume, comment }) {
      const { contract } =
        organizationId === null
          ? await readOwnStanding(db, userId)
          : await getOrganization(db, userId, organizationId);
      if (contract !== null) throw new Refusal('organization.has_contract');
      if (!(await insertRequest(db, { userId, organizationId, volume, comment })))
        throw new Refusal('wholesale.request_open');
    },

    readOwnStanding: (userId) => readOwnStanding(db, userId),

    readDebts: async (payer) => toDebts(await readAccount(db, payer)),
  };
}
