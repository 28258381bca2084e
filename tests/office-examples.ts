/**
 * Requests of every call of the office that needs a session, for the test of rights: a good one and, where the parameters
 * name a thing, one for a thing that does not exist. A call without a line here does not compile.
 */
import type { officeCalls } from '#contract/office/office-calls.ts';
import type { TestApp } from './app.ts';
import { anApproval, anEntry, aSection, aSet, aStaffSession } from './office.ts';
import { catalogueExamples } from './office-catalogue-examples.ts';
import { nobody, type OfficeExamples } from './office-example.ts';
import { exchangeExamples } from './office-exchange-examples.ts';
import { figureExamples } from './office-figure-examples.ts';
import { orderExamples } from './office-order-examples.ts';
import { partnerExamples } from './office-partner-examples.ts';
import { peopleExamples } from './office-people-examples.ts';
import { promotionExamples } from './office-promotion-examples.ts';
import { storeExamples } from './office-store-examples.ts';

type NamesOfThoseComingIn =
  | 'getDoor'
  | 'logInStaff'
  | 'enterStaffCode'
  | 'acceptInvitation'
  | 'openLockedAccount';

let people = 0;

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

export const officeExamples: Record<Exclude<keyof typeof officeCalls, NamesOfThoseComingIn>, OfficeExamples> &
  Partial<Record<NamesOfThoseComingIn, OfficeExamples>> = {
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
    good: async (shop) => ({ params: await aColleague(shop), body: { stores: [] } }),
    missing: async () => ({ ...nobody, body: { roles: ['auditor'] } }),
  },
  resetStaffFactor: {
    good: async (shop) => ({ params: await aColleague(shop) }),
    missing: async () => nobody,
  },
  getSessionsOfStaff: {
    good: async (shop) => ({ params: await aColleague(shop) }),
    missing: async () => nobody,
  },
  endSessionOfStaff: {
    good: async (shop) => {
      const { id } = await aColleague(shop);
      const [row] = await shop.db`SELECT id::float8 AS id FROM staff_sessions WHERE staff_id = ${id}`;
      return { params: { id, session: row?.id } };
    },
    missing: async (shop) => ({ params: { ...(await aColleague(shop)), session: 999_999_999 } }),
  },
  getStorePhones: { good: async () => ({}) },
  registerStorePhone: { good: async () => ({ body: { name: `Телефон ${++people}`, storeId: 1 } }) },
  endStorePhone: {
    good: async (shop) => {
      const { id } = await aColleague(shop);
      const [row] = await shop.db`
        INSERT INTO store_phones (token_hash, name, store_id, registered_by)
        VALUES (sha256(${`phone ${id}`}::bytea), 'Проба', 1, ${id}) RETURNING id`;
      return { params: { id: row?.id } };
    },
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
  getLog: { good: async () => ({}) },
  // Of no right: for those who read the whole log.
  getLogEntry: {
    good: async (shop) => ({ params: { id: await anEntry(shop) } }),
    missing: async () => nobody,
    asks: { right: 'log', act: 'read' },
  },
  getChangeSets: { good: async () => ({}) },
  createChanges: {
    good: async (shop) => {
      const { id, nameRu } = await aSection(shop);
      const item = { subject: 'section', id, field: 'name_ru', from: nameRu, to: `${nameRu} ${++people}` };
      return { body: { items: [item], apply: true } };
    },
    asks: { right: 'tree', act: 'write' },
  },
  getChangeSet: {
    good: async (shop) => ({ params: await aSet(shop, (await aColleague(shop)).id) }),
    missing: async () => nobody,
    asks: { right: 'tree', act: 'read' },
  },
  changeDraft: {
    good: async (shop, viewer) => ({
      params: await aSet(shop, viewer),
      body: { title: 'Осень', exclude: [] },
    }),
    missing: async () => ({ ...nobody, body: {} }),
    asks: { right: 'tree', act: 'write' },
  },
  applyChanges: {
    good: async (shop, viewer) => {
      const { id, digest } = await aSet(shop, viewer);
      return { params: { id }, body: { digest } };
    },
    missing: async () => ({ ...nobody, body: { digest: 'x'.repeat(43) } }),
    asks: { right: 'tree', act: 'write' },
  },
  scheduleChanges: {
    good: async (shop, viewer) => {
      const { id, digest } = await aSet(shop, viewer);
      return { params: { id }, body: { at: '2099-01-01T00:00:00Z', digest } };
    },
    missing: async () => ({ ...nobody, body: { at: null, digest: 'x'.repeat(43) } }),
    asks: { right: 'tree', act: 'write' },
  },
  undoChanges: {
    good: async (shop, viewer) => ({ params: await aSet(shop, viewer, 'applied'), body: {} }),
    missing: async () => ({ ...nobody, body: {} }),
    asks: { right: 'tree', act: 'write' },
  },
  getApprovals: { good: async () => ({}) },
  decideApproval: {
    good: async (shop) => {
      const [asker, about] = [await aColleague(shop), await aColleague(shop)];
      const id = await anApproval(shop, { askedBy: asker.id, aboutStaff: about.id });
      return { params: { id }, body: { decision: 'decline', digest: 'x'.repeat(43), comment: 'Не сейчас' } };
    },
    missing: async () => ({ ...nobody, body: { decision: 'decline', digest: 'x'.repeat(43) } }),
    asks: { right: 'staff', act: 'approve' },
  },
  getTree: { good: async () => ({}) },
  getSettings: { good: async () => ({}) },
  getTariffs: { good: async () => ({}) },
  getSlotRules: { good: async () => ({}) },
  getStoreHours: { good: async () => ({}) },
  getSlotWeek: { good: async () => ({}) },
  getSlotOrders: {
    good: async () => ({ query: { city: 'pavlodar', date: '2026-11-20', from: '13:00' } }),
  },
  getZoneSheet: { good: async () => ({}) },
  previewZones: { good: async () => ({ body: { city: 'pavlodar', rings: [] } }) },
  getTexts: { good: async () => ({}) },
  getText: {
    good: async () => ({ query: { path: 'pages/delivery' } }),
    missing: async () => ({ query: { path: 'pages/none' } }),
  },
  previewText: { good: async () => ({ body: { language: 'ru', body: '# Пол' } }) },
  getTextVersions: { good: async () => ({ query: { path: 'pages/delivery' } }) },
  getHomeBlocks: { good: async () => ({}) },
  getOfficeSets: { good: async () => ({}) },
  getOfficeSet: {
    good: async () => ({ params: { id: 1 } }),
    missing: async () => ({ params: { id: 999_999 } }),
  },
  reckonOfficeSet: { good: async () => ({ body: { param: null, items: [] } }) },
  getNorms: { good: async () => ({}) },
  reckonNorms: { good: async () => ({ body: { code: 'paint', values: {} } }) },
  getMissedAddresses: { good: async () => ({}) },
  getRedirects: { good: async () => ({}) },
  getTradeWords: { good: async () => ({}) },
  ...catalogueExamples,
  ...exchangeExamples,
  ...partnerExamples,
  ...storeExamples,
  ...figureExamples,
  ...orderExamples,
  ...peopleExamples,
  ...promotionExamples,
};
