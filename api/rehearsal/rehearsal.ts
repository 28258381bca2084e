/**
 * The whole shop as of a moment to come. Promises: nobody makes a pass but the shop, and it is good for half an hour; what is shown
 * by it is made by the shop's own code, so what will be charged is what is seen. Hides how a session of the database is taken there
 * (prepare-world.ts). Relies on whoever serves it (server/rehearsal) to keep nothing and to let nothing be written.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type ShownBuyer, shownBuyer } from '#contract/office/price-story.ts';
import type { ComingMoment } from '#contract/office/rehearsal.ts';
import { listScheduled } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { listComing } from './coming.queries.ts';

export { type Prepared, prepareWorld } from './prepare-world.ts';
export { isRehearsed } from './shadows.queries.ts';

export const REHEARSAL_COOKIE = 'shop-rehearsal';
export const REHEARSAL_SECONDS = 30 * 60;
/** Where a pass becomes a cookie. */
export const ENTER_PATH = '/rehearsal/enter';
const PASS = /^([A-Za-z0-9_-]{1,500})\.([A-Za-z0-9_-]{43})$/;

const pass = z.object({
  /** Of this rehearsal: another one is made of the shop as it stands then. */
  id: z.string(),
  at: z.number(),
  city: z.string(),
  language: z.enum(['ru', 'kz']),
  buyer: shownBuyer,
  until: z.number(),
});
export type Rehearsal = z.infer<typeof pass>;

export interface AskedRehearsal {
  at: Date;
  city: string;
  language: 'ru' | 'kz';
  buyer: ShownBuyer;
}

export function createRehearsalPasses(secretKey: string) {
  const key = createHmac('sha256', secretKey).update('a rehearsal of the shop').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    make({ at, ...asked }: AskedRehearsal, now = Date.now()): string {
      const rehearsal: Rehearsal = {
        ...asked,
        id: crypto.randomUUID(),
        at: at.getTime(),
        until: now + REHEARSAL_SECONDS * 1000,
      };
      const told = Buffer.from(JSON.stringify(rehearsal)).toString('base64url');
      return `${told}.${sign(told).toString('base64url')}`;
    },
    /** Null: it is none, or its time is over. */
    read(text: string | null | undefined, now = Date.now()): Rehearsal | null {
      const [, told = '', signature = ''] = PASS.exec(text ?? '') ?? [];
      if (told === '' || !timingSafeEqual(Buffer.from(signature, 'base64url'), sign(told))) return null;
      const read = pass.safeParse(JSON.parse(Buffer.from(told, 'base64url').toString()));
      return read.success && read.data.until > now ? read.data : null;
    },
  };
}

const MOST_MOMENTS = 60;

/** When something changes by itself, the next first: what is worth a rehearsal. */
export async function listMoments(db: Db, now = new Date()): Promise<ComingMoment[]> {
  const sets = (await listScheduled(db, { after: now, until: null })).map(({ applyAt, title }) => ({
    ...{ at: applyAt.toISOString(), what: 'changes' as const, titleRu: title, titleKz: title },
  }));
  return [...(await listComing(db, MOST_MOMENTS)), ...sets]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .slice(0, MOST_MOMENTS);
}
