/** Requests of the calls on users and on wholesale, for the test of rights: see office-examples.ts. */
import { taxIdCheckDigit } from '#domain/iin-bin.ts';
import type { TestApp } from './app.ts';
import { nobody, type OfficeExamples } from './office-example.ts';
import { anOfficeOrder } from './office-orders.ts';

let organizations = 0;

/** Somebody who has bought in the first store. */
export async function aPerson(shop: TestApp): Promise<number> {
  const order = await anOfficeOrder(shop);
  const [row] = await shop.db<{ id: number }[]>`
    SELECT user_id::float8 AS id FROM orders WHERE id = ${order}`;
  return row?.id ?? 0;
}

/** Somebody with an account in the club. */
export async function aMember(shop: TestApp): Promise<number> {
  const id = await aPerson(shop);
  await shop.db`INSERT INTO loyalty_accounts (user_id) VALUES (${id}) ON CONFLICT DO NOTHING`;
  return id;
}

/** The next BIN that could have been issued. */
function aBin(): string {
  const eleven = `2001400${1000 + ++organizations}`;
  const digit = taxIdCheckDigit(eleven);
  return digit === null ? aBin() : `${eleven}${digit}`;
}

/** An organisation that somebody has entered and asks a contract for. */
export async function aRequest(shop: TestApp, bin?: string): Promise<{ id: number; userId: number }> {
  const userId = await aPerson(shop);
  const number = bin ?? aBin();
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO organizations (name, form, bin, legal_address, iik, bik, bank_name, kbe, phone, email)
    VALUES (${`Проба ${organizations}`}, 'ТОО', ${number}, 'г. Павлодар, ул. Условная, 5', 'KZ86125KZT5004100100', 'KCJBKZKX',
            'АО «Банк»', '17', '+77182000001', 'office@proba.sheber.test') RETURNING id::float8 AS id`;
  const id = row?.id ?? 0;
  await shop.db`INSERT INTO organization_members (user_id, organization_id) VALUES (${userId}, ${id})`;
  await shop.db`
    INSERT INTO wholesale_requests (user_id, organization_id, volume, comment) VALUES (${userId}, ${id}, 500000, 'Ремонт школ')`;
  return { id, userId };
}

/** A company that asks on the page for business. */
export async function aBusinessRequest(shop: TestApp): Promise<number> {
  const comment = `Плитка в новый дом, № ${++organizations}`;
  const [row] = await shop.db<{ id: number }[]>`
    INSERT INTO business_requests (city_id, bin, name, phone, email, comment, language)
    SELECT id, ${aBin()}, 'Айгуль', '+77010000022', 'aigul@proba.sheber.test', ${comment}, 'ru' FROM cities ORDER BY position LIMIT 1
    RETURNING id::int AS id`;
  return row?.id ?? 0;
}

const reason = 'по просьбе покупателя';
const noParty = { params: { party: 'organization-999999999' } };
const aParty = async (shop: TestApp) => ({ party: `organization-${(await aRequest(shop)).id}` });

export const peopleExamples = {
  findPeople: { good: async () => ({ body: { q: '+7 700 000-00-99' } }) },
  getPerson: { good: async (shop) => ({ params: { id: await aPerson(shop) } }), missing: async () => nobody },
  revealPerson: {
    good: async (shop) => ({ params: { id: await aPerson(shop) }, body: { reason: 'call' } }),
    missing: async () => ({ ...nobody, body: { reason: 'call' } }),
  },
  notePerson: {
    good: async (shop) => ({ params: { id: await aPerson(shop) }, body: { text: 'Звонить после шести' } }),
    missing: async () => ({ ...nobody, body: { text: 'Никому' } }),
  },
  givePoints: {
    good: async (shop) => ({ params: { id: await aMember(shop) }, body: { points: 100, reason } }),
    missing: async () => ({ ...nobody, body: { points: 100, reason } }),
  },
  endPersonSessions: {
    good: async (shop) => ({ params: { id: await aPerson(shop) }, body: { sessionId: null } }),
    missing: async () => ({ ...nobody, body: { sessionId: null } }),
  },
  endSubscription: {
    good: async (shop) => ({ params: { id: await aPerson(shop) } }),
    missing: async () => nobody,
  },
  packPerson: {
    good: async (shop) => ({ params: { id: await aPerson(shop) }, body: { reason } }),
    missing: async () => ({ ...nobody, body: { reason } }),
  },
  forgetPerson: {
    good: async (shop) => ({ params: { id: await aPerson(shop) }, body: { reason } }),
    missing: async () => ({ ...nobody, body: { reason } }),
    // Always by two.
    status: 202,
  },
  keepPerson: {
    good: async (shop) => ({ params: { id: await aPerson(shop) } }),
    missing: async () => nobody,
  },
  quoteMerge: {
    good: async (shop) => ({ body: { fromId: await aPerson(shop), intoId: await aPerson(shop) } }),
    missing: async (shop) => ({ body: { fromId: await aPerson(shop), intoId: 999_999_999 } }),
  },
  mergePeople: {
    good: async (shop) => ({ body: { fromId: await aPerson(shop), intoId: await aPerson(shop), reason } }),
    missing: async (shop) => ({ body: { fromId: await aPerson(shop), intoId: 999_999_999, reason } }),
    status: 202,
  },
  getBusinessRequests: { good: async () => ({}) },
  revealBusinessRequest: {
    good: async (shop) => ({ params: { id: await aBusinessRequest(shop) } }),
    missing: async () => nobody,
  },
  settleBusinessRequest: {
    good: async (shop) => ({ params: { id: await aBusinessRequest(shop) }, body: { state: 'answered' } }),
    missing: async () => ({ ...nobody, body: { state: 'answered' } }),
  },
  getWholesale: { good: async () => ({}) },
  getParty: { good: async (shop) => ({ params: await aParty(shop) }), missing: async () => noParty },
  decideParty: {
    good: async (shop) => ({ params: await aParty(shop), body: { decision: 'activate' } }),
    missing: async () => ({ ...noParty, body: { decision: 'activate' } }),
  },
  revealParty: {
    good: async (shop) => ({ params: await aParty(shop), body: { reason: 'call' } }),
    missing: async () => ({ ...noParty, body: { reason: 'call' } }),
  },
  noteParty: {
    good: async (shop) => ({ params: await aParty(shop), body: { text: 'Просят отсрочку' } }),
    missing: async () => ({ ...noParty, body: { text: 'Никому' } }),
  },
  removePartyMember: {
    good: async (shop) => {
      const { id, userId } = await aRequest(shop);
      return { params: { party: `organization-${id}`, member: userId }, body: { reason: 'уволился' } };
    },
    missing: async () => ({
      params: { party: 'organization-999999999', member: 1 },
      body: { reason: 'уволился' },
    }),
  },
} satisfies Record<string, OfficeExamples>;
