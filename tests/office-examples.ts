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

async function aTask({ db }: TestApp, state: 'waiting' | 'dead'): Promise<{ id: number }> {
  const [row] = await db<{ id: number }[]>`
    INSERT INTO tasks (kind, key, payload, state, done_at, due_at)
    VALUES ('trial', ${`example-${++people}`}, 'x', ${state}, ${state === 'dead' ? new Date() : null}, now() + interval '1 hour')
    RETURNING id::float8 AS id`;
  return { id: row?.id ?? 0 };
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
  getJobs: { good: async () => ({}) },
  getJob: { good: async () => nobody, status: 404, missing: async () => nobody },
  retryJob: { good: async (shop) => ({ params: await aTask(shop, 'dead') }), missing: async () => nobody },
  stopJob: { good: async (shop) => ({ params: await aTask(shop, 'waiting') }), missing: async () => nobody },
  authorizeOfficeStream: { good: async () => ({}) },
  // Everybody may see who is at a set of changes; of all else the test of presence tells.
  getPresence: {
    good: async () => ({ params: { subject: 'change_set', id: 1 } }),
    missing: async () => ({ params: { subject: 'thing', id: 1 } }),
  },
  bePresent: {
    good: async () => ({ params: { subject: 'change_set', id: 1 }, body: { field: null } }),
    missing: async () => ({ params: { subject: 'thing', id: 1 }, body: {} }),
  },
  getViews: { good: async () => ({}) },
  saveView: {
    good: async () => ({ body: { screen: 'staff', name: `Проба ${++people}`, query: 'state=active' } }),
    missing: async () => ({ body: { id: 999_999, screen: 'staff', name: 'Проба', query: '' } }),
  },
  deleteView: { good: async () => ({ params: { id: 999_999 } }), status: 404 },
  findThings: { good: async () => ({ body: { q: 'проба' } }) },
  getNotices: { good: async () => ({}) },
};
