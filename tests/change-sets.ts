/** Edits of the office for tests: saves as a screen makes them, and what is stored. */
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createApprovals } from '#api/approvals/approvals.ts';
import { type Asking, type Changes, createChangeSets } from '#api/change-sets/change-sets.ts';
import { findStaffDuties } from '#api/office/office.ts';
import { createTasks } from '#api/tasks/tasks.ts';
import { type Change, type ChangeSet, createChanges } from '#contract/office/changes.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import { getTree, type OfficeSection } from '#contract/office/tree.ts';
import { OFFICE_LIMITS } from '#domain/office/limits.ts';
import type { TestApp } from './app.ts';
import { aStaffSession, askOffice, openTestOffice } from './office.ts';

export interface StoredSection {
  id: number;
  name_ru: string;
  name_kz: string;
  position: number;
}

export async function storedSection({ db }: Pick<TestApp, 'db'>, id: number): Promise<StoredSection> {
  const [row] = await db<StoredSection[]>`
    SELECT * FROM (SELECT id, name_ru, name_kz, row_number() OVER (PARTITION BY parent_id ORDER BY lft)::int AS position
                   FROM sections) s WHERE id = ${id}`;
  if (!row) throw new Error(`there is no section ${id}`);
  return row;
}

export const renaming = (id: number, from: string, to: string, field = 'name_ru'): Change => ({
  subject: 'section',
  id,
  field,
  from,
  to,
});

type Sizes = Parameters<typeof createChangeSets>[0]['sizes'];

/** Sets of changes of their own beside the shop's, with bounds that a test can reach. */
export function openChanges(shop: TestApp, sizes: NonNullable<Sizes>, db = shop.officeHttp.db): Changes {
  const readLimits = () => OFFICE_LIMITS;
  const log = { error: () => undefined, warn: () => undefined };
  return createChangeSets({
    db,
    longDb: shop.officeHttp.db,
    tasks: createTasks(shop.db, { secretKey: 'the same for all of them, long enough', log }),
    approvals: createApprovals(db, readLimits),
    readLimits,
    findDuties: findStaffDuties,
    sizes,
  });
}

/** Somebody who keeps the catalogue and asks for changes without a request. */
export async function anAsking(shop: TestApp, email: string): Promise<Asking> {
  const { id } = await aStaffSession(shop, { email, roles: ['catalogue'] });
  const write = shop.officeHttp.openWrite({ staffId: id, call: 'trial', right: 'tree', requestId: null });
  return {
    viewer: { id, roles: ['catalogue'], stores: [] },
    language: 'ru',
    write,
    leaveAsIs: () => undefined,
  };
}

/** Made and applied in one request, or only drafted. */
export async function save(
  shop: Pick<TestApp, 'app'>,
  cookie: string,
  items: readonly Change[],
  { apply = true, key, title = '' }: { apply?: boolean; key?: string; title?: string } = {},
): Promise<{ status: number; data: ChangeSet; code: string | undefined }> {
  const response = await askOffice(shop, createChanges, {
    cookie,
    body: { items, apply, title },
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });
  const { data, code } = response.json();
  return { status: response.statusCode, data, code };
}

type Desk = Awaited<ReturnType<Awaited<ReturnType<typeof openEditors>>['begin']>> & { shop: TestApp };

/** An office for the tests of a file; two editors before each of them. */
export function startEditors(): Desk {
  const desk = {} as Desk;
  let begin: () => Promise<Omit<Desk, 'shop'>>;
  beforeAll(async () => {
    const editors = await openEditors();
    desk.shop = editors.shop;
    begin = editors.begin;
  });
  afterAll(() => desk.shop.close());
  beforeEach(async () => {
    Object.assign(desk, await begin());
  });
  return desk;
}

/** Two editors at work on a section that no other test touches. */
async function openEditors() {
  const shop = await openTestOffice();
  const taken = new Set<number>();
  let turn = 0;

  async function begin() {
    const roles = ['catalogue'] as const;
    const anna = await aStaffSession(shop, { email: `anna-${++turn}@sheber.test`, roles });
    const berik = await aStaffSession(shop, { email: `berik-${turn}@sheber.test`, roles });
    const tree = await askOffice(shop, getTree, { cookie: anna.cookie });
    const free = (tree.json().items as OfficeSection[]).find(
      ({ id, parentId }) => parentId !== null && !taken.has(id),
    );
    if (!free) throw new Error('all sections are used');
    taken.add(free.id);

    async function ask(
      call: Pick<OfficeCall, 'method' | 'path' | 'requiresKey'>,
      id: number,
      body: unknown = {},
      { cookie = anna.cookie, headers = {} }: { cookie?: string; headers?: Record<string, string> } = {},
    ) {
      const sent = call.method === 'GET' ? {} : { body };
      const response = await askOffice(shop, call, { cookie, params: { id }, headers, ...sent });
      if (response.statusCode >= 500) throw new Error(response.body);
      const { code, data } = response.json();
      return { status: response.statusCode, code: code as string | undefined, data: data as ChangeSet };
    }
    const nameRu = async () => (await storedSection(shop, free.id)).name_ru;
    return { anna, berik, section: free, ask, nameRu };
  }

  return { shop, begin };
}

/** `applied`, or `wrong invalid`: item by item. */
export const states = ({ items }: ChangeSet): string[] =>
  items.map(({ state, why }) => (why ? `${state} ${why.code}` : state));

/** The entries under which a set has written. */
export const entriesOf = ({ db }: Pick<TestApp, 'db'>, setId: number) =>
  db<{ id: number }[]>`
    SELECT l.id FROM office_log l
    WHERE change_set_id = ${setId} AND EXISTS (SELECT FROM row_changes r WHERE r.log_id = l.id)`;
