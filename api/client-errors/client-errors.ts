/**
 * Errors that broke in a visitor's browser, counted by their way of breaking. Promises: nothing of a person is kept
 * (domain/client-error.ts), a page that breaks for everybody costs the database a write in five seconds, at most 500 ways of
 * breaking stand in the table. Read by `npm run shop -- errors`.
 */
import { createHash } from 'node:crypto';
import { Counter, register } from 'prom-client';
import { type KeptError, type ToldError, toKeptError } from '#domain/client-error.ts';
import type { Database } from '../database.ts';
import type { Client } from '../http/client.ts';
import { CLIENT_ERRORS } from '../http/limit-figures.ts';
import { requireClientWithin } from '../http/limits.ts';
import { countClientErrors } from './client-errors.queries.ts';

export { listClientErrors } from './client-errors.queries.ts';

const WRITE_EVERY_MS = 5000;
const MOST_REMEMBERED = 1000;

const counter =
  (register.getSingleMetric('client_errors_total') as Counter | undefined) ??
  new Counter({ name: 'client_errors_total', help: 'Errors of the shop’s scripts that browsers told of' });

export type ClientErrors = ReturnType<typeof createClientErrors>;

export function createClientErrors(db: Database, now: () => number = Date.now) {
  /** By fingerprint: those not written yet, and since when others wait for the next writing. */
  const waiting = new Map<string, { count: number; writtenAt: number }>();

  async function count(error: KeptError): Promise<void> {
    const fingerprint = fingerprintOf(error);
    if (waiting.size >= MOST_REMEMBERED) waiting.clear();
    const known = waiting.get(fingerprint) ?? { count: 0, writtenAt: Number.NEGATIVE_INFINITY };
    known.count++;
    waiting.set(fingerprint, known);
    if (now() - known.writtenAt < WRITE_EVERY_MS) return;
    const { count: portion } = known;
    waiting.set(fingerprint, { count: 0, writtenAt: now() });
    await countClientErrors(db, fingerprint, error, portion);
  }

  return {
    /** False: nothing of the shop's own broke. */
    async report(told: ToldError, client: Client): Promise<boolean> {
      await requireClientWithin(db, CLIENT_ERRORS, client);
      const kept = toKeptError(told);
      if (kept === null) return false;
      counter.inc();
      await count(kept);
      return true;
    },
  };
}

/** Where and how, not when: a new build breaks the same way on another line. */
function fingerprintOf({ message, stack }: KeptError): string {
  const where = stack.replace(/:\d+$/gm, '').split('\n').slice(0, 3).join(' ');
  return createHash('sha256').update(`${message}\n${where}`).digest('hex').slice(0, 16);
}
