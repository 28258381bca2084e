/** A user as staff see them: contacts and card masked, of the orders those that the reader may see. */
import type { Person, PersonRow } from '#contract/office/people.ts';
import { describeDevice } from '#domain/device.ts';
import { maskEmail, parseEmail } from '#domain/email.ts';
import { isClubCardNumber } from '#domain/gtin.ts';
import type { Locale } from '#domain/locale.ts';
import { findReach } from '#domain/office/rights.ts';
import { maskPhone, parsePhone } from '#domain/phone.ts';
import { listConsentsOf, listSessionsOf } from '../access/access.ts';
import type { Db } from '../database.ts';
import type { OfficeViewer } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { findClubCard } from '../loyalty/loyalty.ts';
import {
  findPersonRow,
  findPersonRows,
  type ListedPerson,
  listLastOrders,
  listOrganizationsOf,
  type PersonKey,
} from './people.queries.ts';
import { listNotesOf, type NoteRow } from './staff-notes.queries.ts';

export const toNote = ({ at, ...note }: NoteRow) => ({ ...note, at: at.toISOString() });

export function toPersonRow(row: ListedPerson): PersonRow {
  const { firstName, lastName, phone, email, createdAt, ...rest } = row;
  return {
    id: rest.id,
    name: `${firstName} ${lastName}`.trim(),
    phone: phone === null ? '' : maskPhone(phone),
    email: email === null ? '' : maskEmail(email),
    language: rest.language,
    orders: rest.orders,
    sum: rest.sum,
    hasCard: rest.hasCard,
    isWholesale: rest.isWholesale,
    createdAt: createdAt.toISOString(),
  };
}

/** What was typed is a phone, an e-mail or the number of a card, whole; else it is nobody's. */
function parsePersonKey(typed: string): PersonKey | null {
  const digits = typed.replace(/\D/g, '');
  const key = {
    phone: parsePhone(typed)?.e164 ?? null,
    email: typed.includes('@') ? parseEmail(typed) : null,
    card: isClubCardNumber(digits) ? digits : null,
  };
  return (key.phone ?? key.email ?? key.card) ? key : null;
}

export async function findPeopleBy(
  db: Db,
  typed: string,
  stores: readonly number[] | null,
): Promise<PersonRow[]> {
  const key = parsePersonKey(typed);
  return key === null ? [] : (await findPersonRows(db, key, stores)).map(toPersonRow);
}

/** `29•••••••••78`: enough to tell two cards apart, not to use one. */
const maskCard = (number: string): string => `${number.slice(0, 2)}•••••••••${number.slice(-2)}`;

export async function readPersonPage(
  db: Db,
  id: number,
  viewer: OfficeViewer,
  { stores, language }: { stores: readonly number[] | null; language: Locale },
): Promise<Person> {
  const row = await findPersonRow(db, id, { stores, language });
  if (!row) throw new Refusal('person.not_found');
  const [orders, card, consents, sessions, organizations, notes] = await Promise.all([
    listLastOrders(db, id, stores),
    findClubCard(db, id, language),
    listConsentsOf(db, id),
    listSessionsOf(db, id, language),
    listOrganizationsOf(db, id),
    listNotesOf(db, 'user', id),
  ]);
  const isGone = row.deletedAt !== null;
  return {
    ...toPersonRow(row),
    city: row.city,
    isEmailConfirmed: row.isEmailConfirmed,
    isPhoneConfirmed: row.isPhoneConfirmed,
    isSubscribed: row.isSubscribed,
    deleteAt: isGone ? null : (row.deleteAt?.toISOString() ?? null),
    deletedAt: row.deletedAt?.toISOString() ?? null,
    mergedInto: row.mergedInto,
    returns: row.returns,
    lastOrders: orders.map(({ createdAt, ...order }) => ({ ...order, createdAt: createdAt.toISOString() })),
    club: card && {
      card: maskCard(card.number),
      isBlocked: card.status === 'blocked',
      level: card.level.name,
      percent: card.percent,
      points: card.balance,
      pending: card.pending.reduce((sum, { points }) => sum + points, 0),
    },
    consents: consents.map(({ givenAt, withdrawnAt, ...consent }) => ({
      ...consent,
      givenAt: givenAt.toISOString(),
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    sessions: sessions.map(({ id: sessionId, userAgent, network, city, seenAt }) => ({
      id: sessionId,
      device: sayDevice(userAgent),
      network,
      city,
      seenAt: seenAt.toISOString(),
    })),
    organizations,
    hasContract: row.hasContract,
    hasRequest: row.hasRequest,
    notes: notes.map(toNote),
    canReveal: !isGone && findReach(viewer, 'customers.reveal', 'write') !== null,
    canAct: !isGone && findReach(viewer, 'customers.act', 'write') !== null,
    canGivePoints: !isGone && card !== null && findReach(viewer, 'club', 'write') !== null,
  };
}

function sayDevice(userAgent: string): string {
  const { browser, system } = describeDevice(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}
