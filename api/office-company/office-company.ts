/**
 * What staff have of one another and for themselves: who is where, saved views, finding. Promises that nobody learns of a
 * thing, or of who works on it, that they may not read. Relies on heartbeats every 15 seconds.
 */
import type { z } from 'zod';
import {
  type PresenceSubject,
  type Present,
  presenceSubject,
  type SavedView,
  type saveView,
} from '#contract/office/company.ts';
import type { Right } from '#contract/office/rights.ts';
import type { Locale } from '#domain/locale.ts';
import { findReach, isWithinReach } from '#domain/office/rights.ts';
import type { Database } from '../database.ts';
import type { OfficeHttp, OfficeViewer } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import { findPeopleBy } from '../office-people/office-people.ts';
import {
  countViews,
  deleteOldPresence,
  deletePresence,
  deleteViewRow,
  findView,
  insertView,
  listPresent,
  listViews,
  putPresence,
  updateView,
  type ViewRow,
} from './company.queries.ts';
import {
  findOrdersBy,
  findOrganizationsBy,
  findProductsBy,
  findSectionsBy,
  findStaffBy,
} from './find.queries.ts';
import type { OfficeLive } from './office-live.ts';

export { createOfficeLive, type OfficeLive } from './office-live.ts';

/** By which right a thing is read. */
const SUBJECT_RIGHTS: Readonly<Record<PresenceSubject, Right | null>> = {
  section: 'tree',
  product: 'products.edit',
  order: 'orders.read',
  setting: 'settings',
  tariff: 'delivery',
  slot_template: 'delivery',
  slot_day: 'delivery',
  text: 'pages',
  staff: 'staff',
  // A set is read by its author and by whoever may read its subjects: that somebody is there tells nothing of it.
  change_set: null,
};

const MOST_VIEWS = 50;

interface CompanyParts {
  db: Database;
  live: OfficeLive;
  touched: OfficeHttp['touched'];
}

export type Company = ReturnType<typeof createCompany>;

export function createCompany({ db, live, touched }: CompanyParts) {
  async function requirePlace(viewer: OfficeViewer, params: { subject: string; id: string }) {
    const known = presenceSubject.safeParse(params.subject);
    if (!known.success) throw new Refusal('presence.not_found');
    const subject = known.data;
    const right = SUBJECT_RIGHTS[subject];
    const reach = right === null ? { stores: null, only: null } : findReach(viewer, right, 'read');
    if (reach === null) throw new Refusal('presence.not_found');
    if (reach.stores !== null) {
      const stores = (await touched.get(subject)?.({ params: { id: params.id }, body: {} })) ?? null;
      if (stores === null || !isWithinReach(reach, stores)) throw new Refusal('presence.not_found');
    }
    return { subject, id: Number(params.id) };
  }

  const canSetForRoles = (viewer: OfficeViewer): boolean => findReach(viewer, 'settings', 'write') !== null;

  const toView = (viewer: OfficeViewer, { staffId, ...view }: ViewRow): SavedView => ({
    ...view,
    canChange: staffId === viewer.id || canSetForRoles(viewer),
  });

  /** Somebody else's is no view at all. */
  async function requireOwnView(viewer: OfficeViewer, id: number): Promise<ViewRow> {
    const view = await findView(db, id);
    const isTheirs = view && (view.staffId === viewer.id || (view.role !== null && canSetForRoles(viewer)));
    if (!isTheirs) throw new Refusal('view.not_found');
    return view;
  }

  return {
    async listPresent(viewer: OfficeViewer, params: { subject: string; id: string }): Promise<Present[]> {
      return listPresent(db, await requirePlace(viewer, params), viewer.id);
    },

    async bePresent(
      viewer: OfficeViewer,
      params: { subject: string; id: string },
      { field, isLeaving }: { field: string | null; isLeaving: boolean },
    ): Promise<Present[]> {
      const place = await requirePlace(viewer, params);
      const isNews = isLeaving
        ? await deletePresence(db, place, viewer.id)
        : await putPresence(db, place, viewer.id, field);
      const others = await listPresent(db, place, viewer.id);
      if (isNews) {
        const ids = others.map(({ staff }) => staff.id);
        live.tell(db, ids, 'presence', `${place.subject}-${place.id}`);
      }
      return others;
    },

    async listViews(viewer: OfficeViewer): Promise<SavedView[]> {
      return (await listViews(db, viewer.id, viewer.roles)).map((row) => toView(viewer, row));
    },

    async saveView(viewer: OfficeViewer, asked: z.output<typeof saveView.body>): Promise<SavedView> {
      const { id, role, ...rest } = asked;
      if (role !== null && !canSetForRoles(viewer)) throw new Refusal('view.role_not_allowed');
      const row = { ...rest, role, staffId: role === null ? viewer.id : null };
      if (id !== null) await requireOwnView(viewer, id);
      else if (role === null && (await countViews(db, viewer.id)) >= MOST_VIEWS)
        throw new Refusal('view.too_many', { most: MOST_VIEWS });
      const saved = id === null ? await insertView(db, row) : await updateView(db, { ...row, id });
      if (!saved) throw new Refusal('view.name_taken');
      return toView(viewer, saved);
    },

    async deleteView(viewer: OfficeViewer, id: string): Promise<void> {
      const view = await requireOwnView(viewer, Number(id));
      await deleteViewRow(db, view.id);
    },

    async find(viewer: OfficeViewer, q: string, language: Locale) {
      const orders = findReach(viewer, 'orders.read', 'read');
      const people = findReach(viewer, 'customers.read', 'read');
      const [staff, sections, found, known, organizations, products] = await Promise.all([
        findReach(viewer, 'staff', 'read') ? findStaffBy(db, q) : [],
        findReach(viewer, 'tree', 'read') ? findSectionsBy(db, q, language) : [],
        orders ? findOrdersBy(db, q, orders.stores) : [],
        people ? findPeopleBy(db, q, people.stores) : [],
        findReach(viewer, 'wholesale', 'read') ? findOrganizationsBy(db, q) : [],
        findReach(viewer, 'products.texts', 'read') ? findProductsBy(db, q, language) : [],
      ]);
      return {
        staff: [...staff],
        sections: [...sections],
        orders: [...found],
        people: known.map(({ id, name, phone, email }) => ({ id, name, contact: phone || email })),
        organizations: [...organizations],
        products: [...products],
      };
    },

    tidy: (): Promise<void> => deleteOldPresence(db),
  };
}
