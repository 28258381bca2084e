/**
 * Addresses that lead elsewhere, and those that visitors miss. Promises: what staff lead goes to a page that exists, by one
 * step, and never away from one; what the shop leads itself (a changed address, two sections made one) is not touched by hand.
 * Hides the tables. Relies on whoever makes the pages to say whether there is one, and to tell of those that are missed.
 */
import { z } from 'zod';
import { errors } from '#contract/errors.ts';
import { DEFAULT_CITY_CODE } from '#domain/city.ts';
import { findLedFault, toLedAddress, toMissedAddress } from '#domain/office/led-addresses.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { createHeldCounts } from '../held-counts.ts';
import { Refusal } from '../http/refusal.ts';
import type { Seo } from '../seo/seo.ts';
import {
  addMissed,
  forgetOldMissed,
  listRedirectRows,
  lockRedirects,
  putRedirect,
  type RedirectRow,
  updateRedirect,
} from './redirects.queries.ts';

export { listActiveRedirects } from './redirects.queries.ts';

export interface MissedAddresses {
  /** The address as it was asked for; what may be somebody's is not counted. */
  note(url: string): void;
  flush(): Promise<void>;
}

export function createMissedAddresses(db: Db, onFailure: (error: unknown) => void): MissedAddresses {
  const counts = createHeldCounts<{ path: string }>(async (rows) => {
    await addMissed(db, rows);
    await forgetOldMissed(db);
  }, onFailure);
  return {
    note(url) {
      const path = toMissedAddress(url);
      if (path !== null) counts.note(path, { path });
    },
    flush: counts.flush,
  };
}

type FindSeo = Pick<Seo, 'find'>;

/** Whether a visitor would see a page there. */
export async function isPage({ find }: FindSeo, path: string): Promise<boolean> {
  try {
    await find(path, { language: 'ru', cityCode: DEFAULT_CITY_CODE });
    return true;
  } catch (error) {
    if (error instanceof Refusal && errors[error.code].status === 404) return false;
    throw error;
  }
}

const address = z
  .string()
  .max(400)
  .transform((text, context) => {
    const written = toLedAddress(text);
    if (written === null) context.addIssue({ code: 'custom', message: 'no address' });
    return written ?? z.NEVER;
  });

export function createRedirectSubject(seo: FindSeo): Subject {
  async function requireSound(
    tx: Db,
    { id, from, to }: Pick<RedirectRow, 'from' | 'to'> & { id: number | null },
  ) {
    if (from === '/') throw new Refusal('redirect.page_exists', { path: from });
    const others = (await listRedirectRows(tx)).filter((other) => other.is_active && other.id !== id);
    const fault = findLedFault({ from, to }, others);
    if (fault !== null) throw new Refusal(`redirect.${fault}`, { path: to });
    if (await isPage(seo, from)) throw new Refusal('redirect.page_exists', { path: from });
    if (!(await isPage(seo, to))) throw new Refusal('redirect.no_page', { path: to });
  }

  return {
    right: 'pages',
    unmake: { field: 'is_active', from: true, to: false },
    fields: { from: { schema: address }, to: { schema: address }, is_active: { schema: z.boolean() } },
    async read(tx, ids, isLocking) {
      if (isLocking) await lockRedirects(tx);
      const rows = await listRedirectRows(tx, ids);
      return new Map(rows.map(({ id, from, to, is_active }) => [id, { from, to, is_active }]));
    },
    async write(tx, changes) {
      const byId = Map.groupBy(changes, ({ id }) => id);
      for (const row of await listRedirectRows(tx, [...byId.keys()])) {
        const own = byId.get(row.id) ?? [];
        if (!row.isByHand) throw new Refusal('redirect.kept', { path: row.from });
        // An address is one redirect: another address is another.
        if (own.some(({ field }) => field === 'from'))
          throw new Refusal('redirect.taken', { path: row.from });
        const wanted: RedirectRow = {
          ...row,
          ...Object.fromEntries(
            own.map(({ field, to }) => [field, field === 'to' ? toLedAddress(String(to)) : to]),
          ),
        };
        if (wanted.is_active) await requireSound(tx, wanted);
        await updateRedirect(tx, wanted);
      }
    },
    async create(tx, values) {
      await lockRedirects(tx);
      const [from, to] = [toLedAddress(String(values.from ?? '')), toLedAddress(String(values.to ?? ''))];
      if (!values.from || !values.to || from === null || to === null)
        throw new Refusal('redirect.same', { path: '' });
      await requireSound(tx, { id: null, from, to });
      const id = await putRedirect(tx, from, to);
      if (id === null) throw new Refusal('redirect.taken', { path: from });
      return id;
    },
    nameOf: ({ from, to }) => `${from} → ${to}`,
  };
}
