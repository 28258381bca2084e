/** An organisation or a person of the wholesale trade, as staff see them. */
import type { Party } from '#contract/office/contracts.ts';
import { maskEmail } from '#domain/email.ts';
import { findReach } from '#domain/office/rights.ts';
import { findRequisiteFaults } from '#domain/organization.ts';
import { maskPhone } from '#domain/phone.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { listNotesOf, toNote } from '../office-people/office-people.ts';
import { findCompanyRow, listBillsOf } from '../wholesale/wholesale.ts';
import {
  type ContractRow,
  findContractRow,
  findOrganizationRow,
  findPersonName,
  listMembers,
  listPastContracts,
  listRequests,
  listTwins,
  type OrganizationRow,
  type PartyKey,
  sumOrders,
} from './party-page.queries.ts';

export const partyOf = ({ kind, id }: PartyKey): string => `${kind}-${id}`;

/** The contract has checked its shape. */
export function parseParty(party: string): PartyKey {
  const [kind, id] = party.split('-');
  return { kind: kind === 'user' ? 'user' : 'organization', id: Number(id) };
}

export async function readPartyPage(db: Db, key: PartyKey, viewer: OfficeViewer): Promise<Party> {
  const organization = key.kind === 'organization' ? await findOrganizationRow(db, key.id) : null;
  const name = organization
    ? `${organization.form} «${organization.name}»`
    : key.kind === 'user'
      ? await findPersonName(db, key.id)
      : null;
  if (name === null) throw new Refusal('party.not_found');
  const [contract, past, requests, bills, bought, notes, checked] = await Promise.all([
    findContractRow(db, key),
    listPastContracts(db, key),
    listRequests(db, key),
    listBillsOf(db, {
      userId: key.kind === 'user' ? key.id : 0,
      organizationId: key.kind === 'user' ? null : key.id,
    }),
    sumOrders(db, key),
    listNotesOf(db, key.kind, key.id),
    organization && checkOrganization(db, key.id, organization),
  ]);
  return {
    party: partyOf(key),
    id: key.id,
    name,
    state: organization?.state ?? 'active',
    organization: checked,
    contract: contract && toContract(contract),
    past: past.map(({ endedAt, ...each }) => ({ ...each, endedAt: endedAt?.toISOString() ?? null })),
    requests: requests.map(({ createdAt, decidedAt, ...each }) => ({
      ...each,
      createdAt: createdAt.toISOString(),
      decidedAt: decidedAt?.toISOString() ?? null,
    })),
    bills: [...bills],
    ...bought,
    notes: notes.map(toNote),
    canDecide: findReach(viewer, 'wholesale', 'write') !== null,
    canReveal: findReach(viewer, 'customers.reveal', 'write') !== null,
  };
}

function toContract({ id, number, date, isInForce, used, ...values }: ContractRow) {
  return { id, number, date, isInForce, used, values };
}

/** Letters and quotes are written in many ways; the name is the same. */
const fold = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

async function checkOrganization(
  db: Db,
  id: number,
  row: OrganizationRow,
): Promise<NonNullable<Party['organization']>> {
  const [twins, members, known] = await Promise.all([
    listTwins(db, id),
    listMembers(db, id),
    findCompanyRow(db, row.bin),
  ]);
  return {
    values: {
      name: row.name,
      form: row.form,
      bin: row.bin,
      legal_address: row.legalAddress,
      actual_address: row.actualAddress,
      iik: row.iik,
      bik: row.bik,
      bank_name: row.bankName,
      kbe: row.kbe,
    },
    isVatPayer: row.isVatPayer,
    director: row.director,
    contact: row.contact,
    phone: row.phone === '' ? '' : maskPhone(row.phone),
    email: row.email === '' ? '' : maskEmail(row.email),
    faults: Object.keys(findRequisiteFaults(row)),
    register: known && {
      name: known.name,
      form: known.form,
      isSame: fold(known.name) === fold(row.name) && known.form === row.form,
    },
    twins,
    members: members.map(({ joinedAt, ...member }) => ({ ...member, joinedAt: joinedAt.toISOString() })),
  };
}
