/** The office for tests: staff that come in by password and code as people do, and calls made as one of them. */
import type { InjectOptions } from 'fastify';
import { totpCode } from '#api/office/totp.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import type { StaffRole } from '#contract/office/rights.ts';
import { openTestApp, type TestApp, type TestAppOptions } from './app.ts';

export const OFFICE_ON = {
  mode: 'on',
  listener: null,
  url: 'http://localhost:3000',
  onlyHost: null,
  allow: null,
  isFactorNeeded: true,
} as const;

export const openTestOffice = (
  office: Partial<typeof OFFICE_ON> | object = {},
  options: TestAppOptions = {},
) => openTestApp({ ...options, config: { ...options.config, office: { ...OFFICE_ON, ...office } } });

/** As the office's own page asks. */
export function askOffice(
  { app }: Pick<TestApp, 'app'>,
  call: Pick<OfficeCall, 'method' | 'path'>,
  {
    cookie,
    params = {},
    body,
    headers = {},
    remoteAddress,
  }: {
    cookie?: string | null;
    params?: Record<string, string | number>;
    body?: unknown;
    headers?: Record<string, string>;
    remoteAddress?: string;
  } = {},
) {
  const options: InjectOptions = {
    method: call.method,
    url: call.path.replace(/\{(\w+)\}/g, (_slot, name: string) => encodeURIComponent(String(params[name]))),
    headers: { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...headers },
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
