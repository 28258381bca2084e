/**
 * Requests of every call of the office that needs a session, for the test of rights: a good one and, where the parameters
 * name a thing, one for a thing that does not exist. A call without a line here does not compile.
 */
import type { officeCalls } from '#contract/office/office-calls.ts';
import type { TestApp } from './app.ts';
import { aStaffSession } from './office.ts';

interface OfficeExample {
  params?: Record<string, string | number>;
  body?: unknown;
}

type MakeOfficeExample = (shop: TestApp) => Promise<OfficeExample>;

interface Examples {
  good: MakeOfficeExample;
  missing?: MakeOfficeExample;
  /** What whoever has the right gets; 200 unless told. */
  status?: number;
}

type NamesOfThoseComingIn = 'logInStaff' | 'enterStaffCode' | 'acceptInvitation' | 'openLockedAccount';

let people = 0;
const nobody = { params: { id: 999_999_999 } };

async function aColleague(shop: TestApp): Promise<{ id: number }> {
  const { id } = await aStaffSession(shop, {
    email: `colleague-${++people}@sheber.test`,
    roles: ['content'],
  });
  return { id };
}

export const officeExamples: Record<Exclude<keyof typeof officeCalls, NamesOfThoseComingIn>, Examples> &
  Partial<Record<NamesOfThoseComingIn, Examples>> = {
  // A code that is wrong is judged: by the rights it may be tried.
  proveFresh: { good: async () => ({ body: { code: 'none-none' } }), status: 403 },
  logOutStaff: { good: async () => ({}) },
  getMe: { good: async () => ({}) },
  changeMe: { good: async () => ({ body: { language: 'kz' } }) },
  getStaffSessions: { good: async () => ({}) },
  // The sessions of others are nobody's.
  endStaffSession: { good: async () => nobody, status: 404, missing: async () => nobody },
  getStaff: { good: async () => ({}) },
  getStaffStores: { good: async () => ({}) },
  inviteStaff: {
    good: async () => ({
      body: {
        email: `invited-${++people}@sheber.test`,
        name: 'Проба',
        language: 'kz',
        roles: ['cashier'],
        stores: [1, 2],
      },
    }),
  },
  changeStaff: {
    good: async (shop) => ({ params: await aColleague(shop), body: { roles: ['auditor'], stores: [] } }),
    missing: async () => ({ ...nobody, body: { roles: ['auditor'] } }),
  },
  resetStaffFactor: {
    good: async (shop) => ({ params: await aColleague(shop) }),
    missing: async () => nobody,
  },
};
