/** The published document is enough to write a program from: a client made of it compiles, and finds what is wrong with a program. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import type { OpenApi } from '#tests/openapi.ts';
import { writePartnerClient } from '#tests/partner-client.ts';
import { buildOpenApi } from './openapi.ts';

/** As a partner's programmer would write it. */
const PROGRAM = `
import { call } from './client.ts';
export async function sendPrices(): Promise<string[]> {
  const answer = await call('sendPrices', {
    headers: { 'Idempotency-Key': 'prices-1' },
    body: { rows: [{ product_code: '100234', price: 12900, discount_price: null }] },
  });
  if ('refusal' in answer) return [answer.refusal.code, answer.refusal.message];
  const { batch, state, rows } = answer.data.data;
  const id: number | null = batch;
  return [String(id), state, ...rows.flatMap(({ problems }) => problems.map(({ message }) => message))];
}
export async function followOrders(after: string): Promise<string | null> {
  const answer = await call('getPartnerOrders', { query: { after, limit: 100 } });
  if ('refusal' in answer) return null;
  for (const { number, lines, recipient } of answer.data.items) console.log(number, lines[0]?.sum, recipient.phone);
  return answer.data.meta.next;
}
export const step = (number: string) =>
  call('stepPartnerOrder', {
    path: { number }, headers: { 'Idempotency-Key': number }, body: { from: 'new', to: 'confirmed' },
  });
`;
/** Each must be refused by the compiler: a call without its key, an unknown field, a state that does not exist. */
const WRONG = `
import { call } from './client.ts';
// @ts-expect-error
call('sendPrices', { headers: {}, body: { rows: [] } });
// @ts-expect-error
call('sendStock', { headers: { 'Idempotency-Key': 'x' }, body: { rows: [{ product_code: 'x', store: 'first', counted: 1 }] } });
// @ts-expect-error
call('stepPartnerOrder', { path: { number: 'x' }, headers: { 'Idempotency-Key': 'x' }, body: { from: 'new', to: 'sold' } });
`;

test('a client written from the document compiles, and what it does not allow does not', async () => {
  const folder = mkdtempSync(join(process.cwd(), 'node_modules', '.cache-partner-client-'));
  try {
    writeFileSync(join(folder, 'client.ts'), writePartnerClient(buildOpenApi() as unknown as OpenApi));
    writeFileSync(join(folder, 'program.ts'), PROGRAM);
    writeFileSync(join(folder, 'wrong.ts'), WRONG);
    const options =
      '--ignoreConfig --noEmit --strict --target es2024 --module nodenext --allowImportingTsExtensions --types node --skipLibCheck';
    const run = promisify(execFile)('node_modules/.bin/tsc', [
      ...options.split(' '),
      join(folder, 'program.ts'),
      join(folder, 'wrong.ts'),
    ]);
    const output = await run.then(
      ({ stdout }) => stdout,
      (error: { stdout?: string }) => error.stdout ?? String(error),
    );
    expect(output).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 60_000);
