/**
 * Who looked at what. A visitor is a random mark in a cookie and nothing else: no name, no address, and only a part of
 * its hash is stored. Bounded: one row per visitor and product, the newest few of each visitor.
 */
import { createHash, randomBytes } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import type { Db } from '../database.ts';
import type { Client } from '../http/client.ts';
import { VIEWS } from '../http/limit-figures.ts';
import { requireClientWithin } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import { insertEvents } from './events.queries.ts';
import { isInterest } from './interest.ts';
import { insertView, trimViewsOfVisitor } from './views.queries.ts';

/** 128 random bits in base64url: anything else was never given out by us. */
const MARK_SHAPE = /^[A-Za-z0-9_-]{22}$/;

export interface Look {
  productCode: string;
  cityCode: string;
  language: Locale;
  /** the visitor's mark, if there is one */
  visitor: string | undefined;
  /** who is counted by the limit */
  client: Client;
}

export interface Views {
  /** Records a look and gives the visitor's mark: the one that came, or a new one. */
  record(look: Look): Promise<string>;
}

export function createViews(db: Db): Views {
  return {
    async record({ productCode, cityCode, language, visitor, client }) {
      await requireClientWithin(db, VIEWS, client);
      const mark = markOf(visitor);
      const hash = hashMark(mark);
      const isCounted = await isInterest(db, client, 'view', productCode);
      if (!(await insertView(db, { visitor: hash, productCode, cityCode, isCounted })))
        throw new Refusal('product.not_found');
      await trimViewsOfVisitor(db, hash);
      await insertEvents(db, [{ kind: 'view', productCode, count: 1, isCounted }], {
        visitor: hash,
        cityCode,
        language,
      });
      return mark;
    },
  };
}

/** The mark that came, when it is one of ours; otherwise a new one. */
export const markOf = (given: string | undefined): string =>
  isMark(given) ? given : randomBytes(16).toString('base64url');

/** How a visitor is known to the tables; null for what is no mark of ours. */
export function hashVisitor(mark: string): Buffer | null {
  return isMark(mark) ? hashMark(mark) : null;
}

const isMark = (text: string | undefined): text is string => text !== undefined && MARK_SHAPE.test(text);
const hashMark = (mark: string): Buffer => createHash('sha256').update(mark).digest().subarray(0, 16);
