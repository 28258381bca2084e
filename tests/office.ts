/** The office for tests: staff that come in by password and code as people do, and calls made as one of them. */
import { createHash } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { totpCode } from '#api/office/totp.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import type { StaffRole } from '#contract/office/rights.ts';
import { digestText } from '#domain/office/changes.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './app.ts';

export const OFFICE_ON = {
  mode: 'on',
  listener: null,
  url: 'http://localhost:3000',
  onlyHost: null,
  allow: null,
  isFactorNeeded: true,
} as const;

/** A carrier that nobody reaches: orders can be given to it, nothing comes back. */
const CARRIER_AWAY = {
  client: 'nobody',
  secret: 'none',
  point: 'PVL1',
  tariff: 137,
  address: 'http://127.0.0.1:9',
  tracking: 'https://track.test/?order_id=',
};

export const openTestOffice = (
  office: Partial<typeof OFFICE_ON> | object = {},
  options: TestAppOptions = {},
) =>
  openTestApp({
    ...options,
    config: { partners: { cdek: CARRIER_AWAY }, ...options.config, office: { ...OFFICE_ON, ...office } },
  });

/** As the office's own page asks. */
export function askOffice(
  { app }: Pick<TestApp, 'app'>,
  call: Pick<OfficeCall, 'method' | 'path' | 'requiresKey'>,
  {
    cookie,
    params = {},
    query = {},
    body,
    headers = {},
    remoteAddress,
  }: {
    cookie?: string | null;
    params?: Record<string, string | number>;
    query?: Record<string, string | number>;
    body?: unknown;
    headers?: Record<string, string>;
    remoteAddress?: string;
  } = {},
) {
  const options: InjectOptions = {
    method: call.method,
    query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
    url: call.path.replace(/\{(\w+)\}/g, (_slot, name: string) => encodeURIComponent(String(params[name]))),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
      ...(call.requiresKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body as object }),
    ...(remoteAddress === undefined ? {} : { remoteAddress }),
  };
  return app.inject(options);
}

/** A session as the database has it, without a login: for whatever is not about coming in. */
export async function aStaffSession(
  { db }: Pick<TestApp, 'db'>,
  member: { email: string; roles: readonly StaffRole[]; stores?: readonly number[]; isFresh?: boolean },
): Promise<{ id: number; cookie: string }> {
  const { email, roles, stores = [], isFresh = true } = member;
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url');
  const [row] = await db<{ id: number }[]>`
    INSERT INTO staff (email, name, password_hash, totp_sealed, state) VALUES (${email}, 'Проба', 'none', 'x', 'active')
    ON CONFLICT (email) DO UPDATE SET state = 'active' RETURNING id`;
  const id = Number(row?.id);
  await db`DELETE FROM staff_roles WHERE staff_id = ${id}`;
  await db`DELETE FROM staff_stores WHERE staff_id = ${id}`;
  for (const role of roles) await db`INSERT INTO staff_roles (staff_id, role) VALUES (${id}, ${role})`;
  for (const store of stores)
    await db`INSERT INTO staff_stores (staff_id, store_id) VALUES (${id}, ${store})`;
  await db`
    INSERT INTO staff_sessions (token_hash, staff_id, fresh_until, expires_at)
    VALUES (sha256(${token}), ${id}, now() + make_interval(mins => ${isFresh ? 15 : -1}), now() + interval '12 hours')`;
  return { id, cookie: `__Secure-office=${token}` };
}

/** The first section of the tree. */
export async function aSection({ db }: Pick<TestApp, 'db'>): Promise<{ id: number; nameRu: string }> {
  const [row] = await db<{ id: number; nameRu: string }[]>`
    SELECT id, name_ru AS "nameRu" FROM sections ORDER BY lft LIMIT 1`;
  if (!row) throw new Error('there are no sections');
  return row;
}

/** A set that renames a section, as somebody has drafted it; or as it was applied, without its having been. */
export async function aSet(
  shop: Pick<TestApp, 'db'>,
  author: number,
  state: 'draft' | 'applied' = 'draft',
): Promise<{ id: number; digest: string }> {
  const { db } = shop;
  const { id: section, nameRu } = await aSection(shop);
  const [from, to] = state === 'draft' ? [nameRu, `${nameRu}!`] : [`${nameRu}!`, nameRu];
  const [set] = await db<{ id: number }[]>`
    INSERT INTO change_sets (kind, state, subjects, rights, created_by, applied_at)
    VALUES ('edit', ${state}, '{section}', '{tree}', ${author}, CASE WHEN ${state} = 'applied' THEN now() END)
    RETURNING id`;
  const id = Number(set?.id);
  const item = { n: 1, subject: 'section', id: section, field: 'name_ru', from, to };
  await db`
    INSERT INTO change_items (set_id, n, subject, subject_id, field, "from", "to", state)
    VALUES (${id}, 1, 'section', ${section}, 'name_ru', to_jsonb(${from}::text), to_jsonb(${to}::text),
            ${state === 'draft' ? 'pending' : 'applied'})`;
  const text = digestText([{ ...item, state: 'pending' }]);
  return { id, digest: createHash('sha256').update(text).digest('base64url') };
}

/** An entry of the log that nobody's right but `log` opens. */
export async function anEntry({ db }: Pick<TestApp, 'db'>): Promise<number> {
  const [row] = await db<{ id: number }[]>`INSERT INTO office_log (call) VALUES ('trial') RETURNING id`;
  return Number(row?.id);
}

/** Roles asked for by one for another. */
export async function anApproval(
  { db }: Pick<TestApp, 'db'>,
  { askedBy, aboutStaff }: { askedBy: number; aboutStaff: number },
): Promise<number> {
  const payload = JSON.stringify({ id: aboutStaff, change: { roles: ['auditor'] } });
  const [row] = await db<{ id: number }[]>`
    INSERT INTO approvals (call, payload, digest, why, "right", about_staff, asked_by, expires_at)
    VALUES ('changeStaff', ${payload}::text::jsonb, 'none', 'roles', 'staff', ${aboutStaff}, ${askedBy},
            now() + interval '48 hours') RETURNING id`;
  return Number(row?.id);
}

/** The cookie that an answer sets, as a browser sends it back. */
export const cookieOf = (response: { headers: Record<string, unknown> }): string =>
  String([response.headers['set-cookie']].flat()[0] ?? '').split(';')[0] ?? '';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator: what a phone shows for a secret that was typed into it, so many half minutes from now. */
export function authenticator(secret: string, stepsAhead = 0): string {
  const bits = [...secret].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(5, '0')).join('');
  const bytes = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  return totpCode(bytes, Math.floor(Date.now() / 30_000) + stepsAhead);
}
