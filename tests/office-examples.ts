/**
 * Requests of every call of the office that needs a session, for the test of rights: a good one and, where the parameters
 * name a thing, one for a thing that does not exist. A call without a line here does not compile.
 */
import type { officeCalls } from '#contract/office/office-calls.ts';
import type { Right, RightAct } from '#contract/office/rights.ts';
import type { TestApp } from './app.ts';
import { anApproval, anEntry, aSection, aSet, aStaffSession } from './office.ts';
import { aCallback, aFreeSlot, anOfficeOrder, aQuote, aReturn, aSubstitute } from './office-orders.ts';

interface OfficeExample {
  query?: Record<string, string>;
  params?: Record<string, string | number>;
  body?: unknown;
}

/** `viewer` is whoever makes the call, for what is theirs. */
type MakeOfficeExample = (shop: TestApp, viewer: number) => Promise<OfficeExample>;

interface Examples {
  good: MakeOfficeExample;
  missing?: MakeOfficeExample;
  /** What whoever has the right gets; 200 unless told. */
  status?: number;
  /** Of a call for all: what its example asks for, by the thing that it names. */
  asks?: { right: Right; act: RightAct };
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
    good: async (shop) => ({ params: await aColleague(shop), body: { stores: [] } }),
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
  getTexts: { good: async () => ({}) },
  findGoods: { good: async () => ({ query: { q: 'цемент' } }) },
  getOfficeOrders: { good: async () => ({}) },
  countOfficeOrders: { good: async () => ({}) },
  findOfficeOrders: { good: async () => ({ body: { q: '+7 700 000-00-99' } }) },
  getOrderColleagues: { good: async () => ({}) },
  actOnOrders: {
    good: async (shop) => ({
      body: { ids: [await anOfficeOrder(shop)], what: { act: 'step', to: 'confirmed' } },
    }),
  },
  getOfficeOrder: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop) } }),
    missing: async () => nobody,
  },
  getLinePrice: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop), line: 1 } }),
    missing: async () => ({ params: { id: 999_999_999, line: 1 } }),
  },
  getOfficePaper: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop, { status: 'completed' }), type: 'waybill' },
    }),
    missing: async () => ({ params: { id: 999_999_999, type: 'waybill' } }),
  },
  stepOrder: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop) },
      body: { from: 'new', to: 'confirmed' },
    }),
    missing: async () => ({ ...nobody, body: { from: 'new', to: 'confirmed' } }),
    asks: { right: 'orders.work', act: 'write' },
  },
  declineCancelRequest: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop, { isCancelRequested: true }) },
      body: {},
    }),
    missing: async () => ({ ...nobody, body: {} }),
  },
  noteOrder: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop) },
      body: { text: 'Перезвонить после обеда' },
    }),
    missing: async () => ({ ...nobody, body: { text: 'Никому' } }),
  },
  assignOrder: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop) }, body: { staffId: null } }),
    missing: async () => ({ ...nobody, body: { staffId: null } }),
  },
  getReturns: { good: async () => ({}) },
  getReturn: { good: async (shop) => ({ params: { id: await aReturn(shop) } }), missing: async () => nobody },
  getOfficeReturnPhoto: {
    good: async (shop) => ({ params: { id: await aReturn(shop), photo: 1 } }),
    missing: async () => ({ params: { id: 999_999_999, photo: 1 } }),
  },
  quoteReturn: {
    good: async (shop) => ({
      params: { id: await aReturn(shop) },
      body: { lines: [{ id: 1, count: 1, isSellable: true }] },
    }),
    missing: async () => ({ ...nobody, body: { lines: [{ id: 1, count: 1, isSellable: true }] } }),
  },
  decideReturn: {
    good: async (shop) => ({
      params: { id: await aReturn(shop) },
      body: { decision: 'decline', comment: 'Упаковка вскрыта' },
    }),
    missing: async () => ({ ...nobody, body: { decision: 'decline', comment: 'Упаковка вскрыта' } }),
  },
  getOrderEdits: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop) } }),
    missing: async () => nobody,
  },
  quoteOrderEdit: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop) },
      body: { items: [{ id: 1, count: 1 }] },
    }),
    missing: async () => ({ ...nobody, body: { items: [] } }),
  },
  editOrder: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop);
      return {
        params: { id },
        body: { ...(await aQuote(shop, id, { items: [{ id: 1, count: 1 }] })), consent: 'да' },
      };
    },
    missing: async () => ({ ...nobody, body: { items: [], revision: 0, total: 1, consent: 'по телефону' } }),
  },
  setOrderSlot: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { isDelivery: true });
      return { params: { id }, body: await aQuote(shop, id, { slotId: await aFreeSlot(shop, id) }) };
    },
    missing: async () => ({ ...nobody, body: { slotId: 'pavlodar_2026-01-01_09', revision: 0, total: 1 } }),
  },
  setDeliveryPrice: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { isDelivery: true });
      await shop.db`UPDATE orders SET is_priced_by_hand = true WHERE id = ${id}`;
      return { params: { id }, body: { sum: 1000 } };
    },
    missing: async () => ({ ...nobody, body: { sum: 1000 } }),
  },
  quoteOrderReplacement: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { status: 'assembling' });
      return { params: { id }, body: { line: 1, product: (await aSubstitute(shop, id)).code } };
    },
    missing: async () => ({ ...nobody, body: { line: 1, product: 'none' } }),
  },
  offerOrderReplacement: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { status: 'assembling' });
      return { params: { id }, body: { line: 1, product: (await aSubstitute(shop, id)).code } };
    },
    missing: async () => ({ ...nobody, body: { line: 1, product: 'nothing-like-it' } }),
  },
  withdrawOrderReplacement: {
    good: async (shop) => {
      const id = await anOfficeOrder(shop, { status: 'assembling' });
      const { id: product } = await aSubstitute(shop, id);
      const [row] = await shop.db<{ offer: number }[]>`
        INSERT INTO order_replacements (order_id, line, product_id, count, price, sum, comment)
        VALUES (${id}, 1, ${product}, 1, 1000, 1000, '') RETURNING id::float8 AS offer`;
      return { params: { id, offer: row?.offer ?? 0 } };
    },
    missing: async () => ({ params: { id: 999_999_999, offer: 1 } }),
  },
  refundOrder: {
    good: async (shop) => ({
      params: { id: await anOfficeOrder(shop, { payment: 'card_on_receipt', paymentStatus: 'paid' }) },
      body: { sum: 100, reason: 'скол на одной плитке' },
    }),
    missing: async () => ({ ...nobody, body: { sum: 100, reason: 'скол' } }),
  },
  revealContact: {
    good: async (shop) => ({ params: { id: await anOfficeOrder(shop) }, body: { reason: 'call' } }),
    missing: async () => ({ ...nobody, body: { reason: 'call' } }),
  },
  getQueue: { good: async () => ({}) },
  takeQueued: {
    good: async (shop) => ({
      params: { kind: 'callback', id: await aCallback(shop) },
      body: { isTaken: true },
    }),
    missing: async () => ({ params: { kind: 'callback', id: 999_999_999 }, body: { isTaken: true } }),
  },
  revealQueued: {
    good: async (shop) => ({ params: { kind: 'callback', id: await aCallback(shop) } }),
    missing: async () => ({ params: { kind: 'callback', id: 999_999_999 } }),
  },
  settleQueued: {
    good: async (shop) => ({
      params: { kind: 'callback', id: await aCallback(shop) },
      body: { kind: 'callback', state: 'called' },
    }),
    missing: async () => ({
      params: { kind: 'callback', id: 999_999_999 },
      body: { kind: 'callback', state: 'called' },
    }),
  },
};
