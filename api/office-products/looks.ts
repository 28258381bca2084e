/**
 * Passes by which a page of the shop is looked at as another would see it. Promises: nobody makes one but the shop; it shows one
 * product, for half an hour; what is drafted is shown as if it were applied, and nothing of it is written. Relies on the pages
 * to keep no such answer.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { ProductDetails } from '#contract/catalog.ts';
import { type ShownBuyer, shownBuyer } from '#contract/office/price-story.ts';
import type { Json } from '#domain/office/changes.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Subject, WantedChange } from '../change-sets/change-sets.ts';
import { type Database, type Db, transaction } from '../database.ts';
import type { Viewer } from '../http/session.ts';
import { listDrafted } from './product-editor.queries.ts';

const PASS_MS = 30 * 60_000;
const PASS = /^([A-Za-z0-9_-]{1,400})\.([A-Za-z0-9_-]{43})$/;

const look = z.object({
  productId: z.number().int(),
  code: z.string(),
  city: z.string(),
  buyer: shownBuyer,
  changeSet: z.number().int().nullable(),
  until: z.number(),
});
export type Look = z.infer<typeof look>;

export interface Looks {
  makePass(look: Omit<Look, 'until'>): string;
  /** Null: it is none, or its time is over. */
  readPass(text: string | null): Look | null;
  /** Whom the page is made for; null: a visitor whom nobody knows. */
  viewerOf(look: Look): Viewer | null;
  /** The product with what is drafted, switched on. */
  getProduct(look: Look, reader: Reader): Promise<Omit<ProductDetails, 'sets'>>;
}

/** Whoever is nobody in particular and has a card, or a contract. */
const NOBODY: Viewer = {
  id: 0,
  sessionId: 0,
  firstName: '',
  lastName: '',
  email: null,
  phone: null,
  wholesaleContract: null,
  wholesaleOrganization: null,
  organizations: [],
  clubLevel: null,
};
const VIEWERS: Readonly<Record<ShownBuyer, Viewer | null>> = {
  visitor: null,
  club: { ...NOBODY, clubLevel: 'start' },
  pro: { ...NOBODY, clubLevel: 'master' },
  wholesale: { ...NOBODY, wholesaleContract: 'organization' },
};

/** Thrown where a draft has been looked at: what was written for it goes back. */
class Seen extends Error {}

export interface LooksParts {
  db: Database;
  catalog: Pick<Catalog, 'getProductFrom'>;
  secretKey: string;
  /** As changes write to products. */
  write: Subject['write'];
}

export function createLooks({ db, catalog, secretKey, write }: LooksParts): Looks {
  const key = createHmac('sha256', secretKey).update('a look at a product').digest();
  const sign = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    makePass(wanted) {
      const told = Buffer.from(JSON.stringify({ ...wanted, until: Date.now() + PASS_MS })).toString(
        'base64url',
      );
      return `${told}.${sign(told).toString('base64url')}`;
    },

    readPass(text) {
      const [, told = '', signature = ''] = PASS.exec(text ?? '') ?? [];
      if (told === '' || !timingSafeEqual(Buffer.from(signature, 'base64url'), sign(told))) return null;
      const read = look.safeParse(JSON.parse(Buffer.from(told, 'base64url').toString()));
      return read.success && read.data.until > Date.now() ? read.data : null;
    },

    viewerOf: ({ buyer }) => VIEWERS[buyer],

    async getProduct(asked, reader) {
      let found: Omit<ProductDetails, 'sets'> | undefined;
      await transaction(db, async (tx) => {
        await writeDraft(tx, write, asked);
        found = await catalog.getProductFrom(tx, asked.code, reader);
        throw new Seen();
      }).catch((error: unknown) => {
        if (!(error instanceof Seen)) throw error;
      });
      if (!found) throw new Error('nothing was looked at');
      return found;
    },
  };
}

/** Pictures stay: their addresses lead to those that are saved. */
async function writeDraft(
  tx: Db,
  write: Subject['write'],
  { productId: id, changeSet }: Look,
): Promise<void> {
  const drafted = changeSet === null ? [] : await listDrafted(tx, changeSet);
  const on: WantedChange = { id, field: 'active', from: false as Json, to: true };
  await write(tx, [on, ...drafted.filter(({ field }) => field !== 'images')]);
}
