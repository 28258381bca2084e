/**
 * `npm run faults -- fuzz [--requests 50000] [--seed N]`: every call of the contract gets its share of odd requests (tests/
 * fuzz.ts), as a visitor and as a user; none may be answered with a 5xx, with a stack, or not in the error's shape. The
 * seed is printed: the same one makes the same requests.
 */

import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { buildApp } from '#api/app.ts';
import { connect, type Database } from '#api/database.ts';
import { hashToken } from '#api/http/session.ts';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { errorBody } from '#contract/errors.ts';
import { setup } from '#database/setup.ts';
import { demoFilling } from '#demo/filling.ts';
import { jobsByHand, type TestApp } from '#tests/app.ts';
import { type CallExample, callExamples } from '#tests/call-examples.ts';
import { type OddRequest, oddRequests } from '#tests/fuzz.ts';
import { report } from './row.ts';
import { withPostgres } from './stand.ts';

const PERSON = 'wholesale@sheber.test';
const SHOWN = 20;

interface Fault {
  name: string;
  status: number;
  request: OddRequest;
  body: string;
}

interface Fuzzed {
  sent: number;
  faults: Fault[];
  /** How many answers had which status: a fuzz that is refused at the door has tried nothing. */
  statuses: Map<number, number>;
}

export async function runFuzz(requests: number, seed: number): Promise<Fuzzed> {
  report(`Seed ${seed}: ${requests} requests to ${Object.keys(calls).length} calls.`);
  return withPostgres(true, async (server) => {
    const databaseUrl = server.url();
    const preparing = connect({ databaseUrl, workers: 1 }, { max: 1, statementTimeoutMs: 0 });
    await setup(preparing, { filling: demoFilling(400), report: report });
    await preparing.end();
    const db = connect({ databaseUrl, workers: 1 }, { max: 6 });
    const built = await buildApp({
      config: {
        logLevel: 'fatal',
        trustProxy: false,
        databaseUrl,
        secretKey: 'a secret of the fuzz, long enough',
      },
      db,
    });
    const { app } = built;
    try {
      await app.ready();
      // What the examples make their things with.
      const shop = { ...built, ...jobsByHand(built, db), db } as TestApp;
      const faults: Fault[] = [];
      const share = Math.ceil(requests / Object.keys(calls).length);
      const statuses = new Map<number, number>();
      let sent = 0;
      for (const [name, call] of Object.entries(calls) as [keyof typeof callExamples, Call][]) {
        faults.push(...(await fuzzCall(shop, name, call, { seed, share, statuses })));
        sent += share;
        if (sent % (share * 10) === 0) report(`${sent} sent, ${faults.length} faults`);
      }
      return { sent, faults, statuses };
    } finally {
      await app.close();
      await db.end({ timeout: 1 });
    }
  });
}

async function fuzzCall(
  shop: TestApp,
  name: keyof typeof callExamples,
  call: Call,
  { seed, share, statuses }: { seed: number; share: number; statuses: Map<number, number> },
): Promise<Fault[]> {
  const example: CallExample = callExamples[name];
  const { userId, token } = await logInAnew(shop.db);
  const thing = await example.own?.(shop, userId);
  const faults: Fault[] = [];
  const samples = fc.sample(oddRequests(call, example, thing), { numRuns: share, seed });
  for (const [at, request] of samples.entries()) {
    if (at % 50 === 0) await shop.db`DELETE FROM rate_counters`;
    const response = await shop.app.inject({
      method: request.method as 'GET',
      url: request.path,
      headers: { ...request.headers, ...(at % 2 ? { authorization: `Bearer ${token}` } : {}) },
      ...(request.body === null ? {} : { payload: request.body }),
    });
    statuses.set(response.statusCode, (statuses.get(response.statusCode) ?? 0) + 1);
    if (!isDecent(response))
      faults.push({ name, status: response.statusCode, request, body: response.payload.slice(0, 300) });
  }
  return faults;
}

function isDecent({ statusCode, payload }: { statusCode: number; payload: string }): boolean {
  if (statusCode >= 500 || /\bat .+\.(ts|js):\d+/.test(payload)) return false;
  return statusCode < 400 || errorBody.safeParse(parse(payload)).success;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Some calls end sessions, and some the account: a new one for each call keeps the others deep. */
async function logInAnew(db: Database): Promise<{ userId: number; token: string }> {
  const token = randomBytes(32).toString('base64url');
  const [row] = await db<{ userId: number }[]>`
    INSERT INTO sessions (token_hash, user_id, expires_at)
    SELECT ${hashToken(token)}, id, now() + interval '1 hour' FROM users WHERE email = ${PERSON} RETURNING user_id AS "userId"`;
  if (!row) throw new Error(`${PERSON} is gone: a call has deleted the account without its password`);
  return { userId: Number(row.userId), token };
}

export function tellFuzz({ sent, faults, statuses }: Fuzzed): void {
  for (const { name, status, request, body } of faults.slice(0, SHOWN))
    report(`${status} ${name}: ${JSON.stringify(request).slice(0, 600)}\n    ${body}`);
  const kinds = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status}`);
  report(`${sent} requests, ${faults.length} answered badly: ${kinds.join(', ')}.`);
}
