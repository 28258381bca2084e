/** The log cannot be forgotten, changed or read by those who may not. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getLog, getLogEntry, type LogEntry, type RowChange } from '#contract/office/log.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import { officeCalls } from '#contract/office/office-calls.ts';
import type { Right, StaffRole } from '#contract/office/rights.ts';
import { type Duties, findReach } from '#domain/office/rights.ts';
import type { TestApp } from '#tests/app.ts';
import { anEntry, aSection, aStaffSession, askOffice, openTestOffice } from '#tests/office.ts';
import { officeExamples } from '#tests/office-examples.ts';
import { dump, replay } from '#tests/office-log-rows.ts';
import { officeTransaction, sealLog, verifySeals } from './office-log.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await openTestOffice();
});
afterAll(() => shop.close());

const entriesSince = (id: number) =>
  shop.db<{ id: number; call: string; staffId: number | null }[]>`
    SELECT id, call, staff_id AS "staffId" FROM office_log WHERE id > ${id} ORDER BY id`;

describe('every call that changes something', () => {
  const mutating = (Object.entries(officeCalls) as [keyof typeof officeCalls, OfficeCall][]).filter(
    ([, call]) => call.staff?.isLogged,
  );

  test.each(mutating)('%s leaves an entry whose rows are all that has changed', async (name, call) => {
    const email = `${name.toLowerCase()}@log.sheber.test`;
    // Promotions are an administrator's to approve; others write them.
    const roles = ['administrator', 'marketing'] as const;
    const { id, cookie } = await aStaffSession(shop, { email, roles });
    const example = await officeExamples[name]?.good(shop, id);
    const before = await dump(shop);
    const [last] = await shop.db<{ id: number }[]>`SELECT coalesce(max(id), 0) AS id FROM office_log`;
    const response = await askOffice(shop, call, { cookie, ...example });
    // What always needs two is asked for, which is logged too.
    const asked = [202, 'office.needs_approval'];
    expect([response.statusCode, response.json().code]).toEqual(
      officeExamples[name]?.status === 202 ? asked : [200, undefined],
    );
    const entries = await entriesSince(last?.id ?? 0);
    expect(entries.map(({ call, staffId }) => [call, staffId])).toEqual([[name, id]]);
    const changes = await shop.db<RowChange[]>`
      SELECT n, tbl AS "table", pk AS key, before, after FROM row_changes WHERE log_id = ${entries[0]?.id ?? 0} ORDER BY n`;
    expect(replay(before, changes)).toEqual(await dump(shop));
  });

  test('is either logged or says in the contract that it is not, and those are few', () => {
    const unlogged = Object.entries<OfficeCall>(officeCalls)
      .filter(([, { method, staff }]) => method !== 'GET' && staff && !staff.isLogged)
      .map(([name]) => name);
    // Of one's own session, place and lists, and finding: no thing of the shop changes.
    const own = ['proveFresh', 'logOutStaff', 'endStaffSession'];
    const asking = [
      'findThings',
      'previewStaticFilter',
      'makePreviewPass',
      'previewText',
      'beginRehearsal',
      'reckonOfficeSet',
      'reckonNorms',
      'lookAtProduct',
      'findTerms',
      'cropPicture',
      'beginUpload',
      'putPiece',
      'endUpload',
      'describePromotion',
      'tryPromotion',
      'previewLetter',
      'previewZones',
      'findOfficeOrders',
      'quoteOrderEdit',
      'quoteOrderReplacement',
      'quoteReturn',
      'findPeople',
      'quoteMerge',
      'findBuyer',
      'quotePhoneOrder',
      'findHandover',
      'quoteHandover',
      'trySearchWords',
      'trySearchBoost',
    ];
    expect(unlogged).toEqual([...own, 'bePresent', 'saveView', 'deleteView', ...asking]);
  });
});

describe('a connection of the office', () => {
  const refused = { code: '23001', message: expect.stringContaining('without an entry in its log') };

  test.each([
    'UPDATE sections SET name_ru = name_ru',
    "INSERT INTO staff (email, name) VALUES ('x@sheber.test', 'x')",
    'DELETE FROM staff_roles',
    'TRUNCATE staff_stores',
    'UPDATE stocks SET count = count',
    'UPDATE orders SET status = status',
    'DELETE FROM payments',
  ])('writes nothing without an entry: %s', async (statement) => {
    await expect(shop.officeHttp.db.unsafe(statement)).rejects.toMatchObject(refused);
  });

  test('writes nothing under an entry that does not come', async () => {
    const work = shop.officeHttp.db.begin(async (tx) => {
      await tx`SELECT set_config('sheber.log_id', '999999999', true)`;
      await tx`UPDATE sections SET name_ru = name_ru || '?' WHERE id = ${(await aSection(shop)).id}`;
    });
    await expect(work).rejects.toMatchObject({ code: '23503' });
  });

  test('is clean again after a transaction', async () => {
    const { db } = shop.officeHttp;
    await officeTransaction(db, actor, (tx) => tx`UPDATE sections SET name_ru = name_ru`, {});
    await expect(db`UPDATE sections SET name_ru = name_ru`).rejects.toMatchObject(refused);
  });

  test('the shop’s own connections write as themselves, and leave nothing in the log', async () => {
    const [before] = await shop.db`SELECT count(*) AS count FROM row_changes`;
    await shop.db`UPDATE sections SET seo_text_ru = 'Сам' WHERE id = ${(await aSection(shop)).id}`;
    expect((await shop.db`SELECT count(*) AS count FROM row_changes`)[0]).toEqual(before);
  });
});

const actor = { staffId: null, call: 'trial', right: null, requestId: null };

test('what fails leaves neither rows nor entry', async () => {
  const { id } = await aSection(shop);
  const [before] =
    await shop.db`SELECT count(*) AS count, (SELECT name_ru FROM sections WHERE id = ${id}) FROM office_log`;
  const work = officeTransaction(
    shop.officeHttp.db,
    actor,
    async (tx) => {
      await tx`UPDATE sections SET name_ru = 'Полдела' WHERE id = ${id}`;
      throw new Error('in the middle');
    },
    {},
  );
  await expect(work).rejects.toThrow('in the middle');
  expect(
    await shop.db`SELECT count(*) AS count, (SELECT name_ru FROM sections WHERE id = ${id}) FROM office_log`,
  ).toEqual([before]);
});

test('secrets stand in no row of the log', async () => {
  const [told] = await shop.db`
    SELECT count(*)::int AS count FROM row_changes
    WHERE before ?| ARRAY['password_hash', 'totp_sealed', 'totp_last_step'] OR after ?| ARRAY['password_hash', 'totp_sealed', 'totp_last_step']`;
  const [rows] = await shop.db`SELECT count(*)::int AS count FROM row_changes WHERE tbl = 'staff'`;
  expect([told?.count, Number(rows?.count) > 0]).toEqual([0, true]);
});

test.each([
  ['office_log', 'call'],
  ['row_changes', 'tbl'],
  ['office_log_seals', 'rows'],
])('%s is only ever added to', async (table, column) => {
  const added = { code: '23001', message: expect.stringContaining('only ever added to') };
  for (const statement of [
    `UPDATE ${table} SET ${column} = ${column}`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table} CASCADE`,
  ])
    await expect(shop.db.unsafe(statement), statement).rejects.toMatchObject(added);
});

describe('reading', () => {
  type Query = Record<string, string | number>;
  const read = async (role: StaffRole, query: Query = {}, stores: readonly number[] = []) => {
    const member = { email: `${role}@reads.sheber.test`, roles: [role], stores };
    const { id, cookie } = await aStaffSession(shop, member);
    const response = await askOffice(shop, getLog, { cookie, query });
    return { id, cookie, ...(response.json() as { items: LogEntry[]; meta: { next: number | null } }) };
  };

  test('is of all by the right «log», else of what one may read and of what one did', async () => {
    const rightsOf = async (...who: Parameters<typeof read>) =>
      new Set((await read(...who)).items.map(({ right }) => right));
    const all = [...(await rightsOf('auditor', { limit: 200 }))];
    const reach = (right: Right | null, duties: Duties) => right && findReach(duties, right, 'read');
    for (const role of ['catalogue', 'operator', 'content'] as const) {
      const readable = all.filter((right) => reach(right, { roles: [role], stores: [] }));
      expect(await rightsOf(role, { limit: 200 }), role).toEqual(new Set(readable));
    }
    // Who works in one store reads nothing of what was done in others.
    for (const right of await rightsOf('picker', {}, [1]))
      expect(reach(right, { roles: ['picker'], stores: [1] })).toMatchObject({ stores: null });
  });

  test('an entry of what one may not read is a missing one', async () => {
    const hidden = await anEntry(shop);
    const { cookie } = await read('catalogue');
    const ask = async (id: number) => (await askOffice(shop, getLogEntry, { cookie, params: { id } })).json();
    const { requestId: _one, ...answer } = await ask(hidden);
    const { requestId: _other, ...missing } = await ask(999_999_999);
    expect(answer).toEqual(missing);
    expect(answer.code).toBe('log.not_found');
  });

  test('goes page by page, by person, thing, call and time', async () => {
    const first = await read('auditor', { limit: 2 });
    const second = await read('auditor', { limit: 2, after: first.meta.next ?? 0 });
    expect(first.items).toHaveLength(2);
    expect(Number(second.items[0]?.id)).toBeLessThan(Number(first.items[1]?.id));
    const byCall = await read('auditor', { call: 'createChanges', subject: 'section' });
    expect(byCall.items.map(({ call }) => call)).toEqual(['createChanges']);
    const [entry] = byCall.items;
    const thing = await read('auditor', { subject: 'section', subjectId: (await aSection(shop)).id });
    expect(thing.items.map(({ id }) => id)).toContain(entry?.id);
    expect((await read('auditor', { staff: entry?.staff?.id ?? 0 })).items.map(({ id }) => id)).toEqual([
      entry?.id,
    ]);
    expect((await read('auditor', { to: '2020-01-01T00:00:00Z' })).items).toEqual([]);
    const bad = await askOffice(shop, getLog, { cookie: first.cookie, query: { from: 'вчера' } });
    expect([bad.statusCode, Object.keys(bad.json().errors)]).toEqual([422, ['from']]);
  });

  test('one entry tells before and after', async () => {
    const { items, cookie } = await read('auditor', { call: 'createChanges' });
    const response = await askOffice(shop, getLogEntry, { cookie, params: { id: items[0]?.id ?? 0 } });
    const [change] = response.json().data.changes as RowChange[];
    expect(change).toMatchObject({ table: 'sections', before: { name_ru: expect.any(String) } });
    expect(Object.keys(change?.after ?? {})).toEqual(['name_ru']);
  });
});

describe('seals', () => {
  const told: { hour: string; rows: number; hash: string }[] = [];
  /** As if it had been done so many hours ago. */
  const anOldEntry = (hours: number) =>
    shop.db`INSERT INTO office_log (call, at) VALUES ('trial', clock_timestamp() - make_interval(hours => ${hours}))`;

  test('bind each hour that is over to the one before, and tell the process log', async () => {
    for (const hours of [5, 5, 3]) await anOldEntry(hours);
    await sealLog(shop.db, (seal) => told.push(seal));
    await sealLog(shop.db, (seal) => told.push(seal));
    expect(told.map(({ rows }) => rows)).toEqual([2, 1]);
    expect(await verifySeals(shop.db)).toEqual({
      seals: 2,
      rows: 3,
      newest: { hour: told[1]?.hour, hash: told[1]?.hash },
      broken: null,
    });
  });

  test('the job tells the newest link to the process log', async () => {
    await anOldEntry(2);
    const job = shop.jobs.find(({ name }) => name === 'log-seals');
    const lines = shop.log.seen();
    await job?.run(shop.db, new AbortController().signal);
    expect(shop.log.seen()).toBe(lines + 1);
    expect((await verifySeals(shop.db)).seals).toBe(3);
  });

  /** Past the triggers, as an administrator of the database could. */
  const tamper = async (statement: string) => {
    await shop.db.begin(async (tx) => {
      const tables = ['office_log', 'row_changes', 'office_log_seals'];
      for (const table of tables) await tx.unsafe(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      await tx.unsafe(statement);
      // Rows of a missing entry are looked for at the end.
      await tx`SET CONSTRAINTS ALL IMMEDIATE`;
      for (const table of tables) await tx.unsafe(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
    });
    return (await verifySeals(shop.db)).broken?.why;
  };

  test('show what was changed, taken out or slipped in', async () => {
    const oldest = `(SELECT min(id) FROM office_log WHERE call = 'trial' AND at < now() - interval '4 hours')`;
    expect(await tamper(`UPDATE office_log SET words = '{"a": 1}' WHERE id = ${oldest}`)).toBe('hash');
    expect(await tamper(`UPDATE office_log SET words = '{}' WHERE id = ${oldest}`)).toBeUndefined();
    expect(await tamper(`INSERT INTO row_changes (log_id, tbl, pk) VALUES (${oldest}, 'orders', '{}')`)).toBe(
      'hash',
    );
    expect(await tamper(`DELETE FROM row_changes WHERE tbl = 'orders'`)).toBeUndefined();
    await anOldEntry(4);
    expect((await verifySeals(shop.db)).broken?.why).toBe('unsealed');
    expect(
      await tamper(
        `DELETE FROM office_log WHERE call = 'trial' AND at BETWEEN now() - interval '4.9 hours' AND now() - interval '3.5 hours'`,
      ),
    ).toBeUndefined();
    expect(await tamper(`DELETE FROM office_log WHERE id = ${oldest}`)).toBe('rows');
    expect(
      await tamper(`DELETE FROM office_log_seals WHERE hour = (SELECT min(hour) FROM office_log_seals)`),
    ).toBe('chain');
  });
});
