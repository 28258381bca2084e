/**
 * Estimates of users. Promises: an estimate is written whole and under its lock, by whoever has seen its latest version;
 * what only adds (lines, prices of today) needs no version and loses nothing; a product's price is the shop's of the
 * moment the line came in, and stays until it is asked for anew; nothing of another user is seen but by their link.
 * Hides how lines are stored and priced. Relies on the catalogue for products, on carts for what goes into them.
 */
import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { Cart } from '#contract/cart.ts';
import type {
  EstimateReport,
  exportEstimate,
  SharedEstimate,
  shareEstimate,
} from '#contract/estimate-exchange.ts';
import type {
  addEstimate,
  addEstimateItems,
  Estimate,
  EstimateBody,
  EstimateSummary,
} from '#contract/estimates.ts';
import {
  fitsEstimate,
  LINK_DAYS,
  MOST_ESTIMATES,
  MOST_LINES,
  MOST_SECTIONS,
} from '#domain/estimates/estimates.ts';
import { localePath } from '#domain/locale.ts';
import type { Reader } from '../catalog/catalog.ts';
import type { PersonalRecords } from '../customers/customers.ts';
import { type Database, type Db, transaction } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/session.ts';
import type { Search } from '../search/search.ts';
import { listCodes, toEstimate, toShare, toSharedEstimate, toSize, toStatus } from './answer.ts';
import {
  countEstimates,
  deleteEstimate,
  deleteEstimates,
  deleteShare,
  type EstimateContent,
  findEstimate,
  findOwner,
  findSharedEstimate,
  insertEstimate,
  listEstimates,
  listSummaries,
  lockEstimate,
  lockUser,
  type StoredEstimate,
  saveShare,
  updateEstimate,
} from './estimates.queries.ts';
import { writePdf } from './export-pdf.ts';
import { toExported } from './export-rows.ts';
import { writeXlsx } from './export-xlsx.ts';
import { type Imported, type ImportWish, importList } from './import-list.ts';
import { createFindProducts } from './product-facts.ts';
import { type CartOwner, type CartWish, putIntoCart, type ToCartParts } from './to-cart.ts';
import {
  listNewCodes,
  type PriceChange,
  placeLines,
  reprice,
  toNewLines,
  toNewSections,
  toWrittenSections,
} from './write-lines.ts';

const DAY_MS = 86_400_000;

export type Owner = Reader & { viewer: Viewer };
type NewEstimate = Omit<z.output<typeof addEstimate.body>, 'city'>;
type NewItems = Omit<z.output<typeof addEstimateItems.body>, 'city'>;
type ShareWish = z.output<typeof shareEstimate.body>;
type Share = NonNullable<Estimate['share']>;
type ExportWish = z.output<typeof exportEstimate.query>;

export interface Estimates {
  list(userId: number): Promise<EstimateSummary[]>;
  get(id: number, owner: Owner): Promise<Estimate>;
  add(body: NewEstimate, owner: Owner): Promise<Estimate>;
  set(id: number, body: Omit<EstimateBody, 'city'>, owner: Owner): Promise<Estimate>;
  remove(id: number, userId: number): Promise<EstimateSummary[]>;
  addItems(id: number, body: NewItems, owner: Owner): Promise<Estimate>;
  copy(id: number, owner: Owner): Promise<Estimate>;
  reprice(id: number, owner: Owner): Promise<Estimate & { changes: PriceChange[] }>;
  share(id: number, wish: ShareWish, userId: number): Promise<Share>;
  unshare(id: number, userId: number): Promise<void>;
  getShared(token: string, reader: Reader): Promise<SharedEstimate>;
  putIntoCart(id: number, wish: CartWish, owner: CartOwner): Promise<{ cart: Cart; report: EstimateReport }>;
  /** Nothing is stored. */
  importList(wish: ImportWish, reader: Reader): Promise<Imported>;
  write(id: number, wish: Pick<ExportWish, 'format' | 'audience'>, owner: Owner): Promise<Buffer>;
  findOwner(id: number): Promise<number | null>;
}

export interface EstimatesParts extends ToCartParts {
  db: Database;
  search: Pick<Search, 'findMeant'>;
  /** Links in tables lead there. */
  publicUrl: string;
}

export function createEstimates(parts: EstimatesParts): Estimates {
  const { db, catalog, search, publicUrl } = parts;
  const findProducts = createFindProducts(db, catalog);

  const requireStored = async (found: Promise<StoredEstimate | null>): Promise<StoredEstimate> => {
    const stored = await found;
    if (!stored) throw new Refusal('estimate.not_found');
    return stored;
  };

  const toAnswer = async (stored: StoredEstimate, reader: Reader): Promise<Estimate> =>
    toEstimate(stored, await findProducts(listCodes(stored), reader));

  const insert = async (content: EstimateContent, owner: Owner): Promise<Estimate> => {
    requireFit(content);
    const userId = owner.viewer.id;
    const stored = await transaction(db, async (tx) => {
      await lockUser(tx, userId);
      if ((await countEstimates(tx, userId)) >= MOST_ESTIMATES)
        throw new Refusal('estimate.too_many', { most: MOST_ESTIMATES });
      const id = await insertEstimate(tx, userId, content, toSize(content));
      return requireStored(findEstimate(tx, userId, id));
    });
    return toAnswer(stored, owner);
  };

  /** Changes an estimate under its lock; products are looked up before, since the lock holds its connection. */
  const change = async (
    id: number,
    userId: number,
    rewrite: (stored: StoredEstimate) => EstimateContent,
  ): Promise<StoredEstimate> =>
    transaction(db, async (tx: Db) => {
      const content = rewrite(await requireStored(lockEstimate(tx, userId, id)));
      requireFit(content);
      await updateEstimate(tx, id, content, toSize(content));
      return requireStored(findEstimate(tx, userId, id));
    });

  const list = async (userId: number): Promise<EstimateSummary[]> =>
    (await listSummaries(db, userId)).map(({ isShared, updatedAt, ...row }) => ({
      ...row,
      status: toStatus(row, isShared),
      updatedAt: updatedAt.toISOString(),
    }));

  return {
    list,
    get: async (id, owner) => toAnswer(await requireStored(findEstimate(db, owner.viewer.id, id)), owner),

    async add({ sections, ...head }, owner) {
      const codes = sections.flatMap(({ items }) => items.flatMap(({ productCode }) => productCode ?? []));
      const products = await findProducts(codes, owner);
      return insert(
        { ...head, status: 'draft', sections: toNewSections(sections, products, new Date()) },
        owner,
      );
    },

    async set(id, { version, sections, ...head }, owner) {
      const userId = owner.viewer.id;
      const seen = await requireStored(findEstimate(db, userId, id));
      if (seen.version !== version) throw new Refusal('estimate.version_conflict');
      const held = new Map(seen.sections.flatMap(({ items }) => items.map((line) => [line.id, line])));
      const products = await findProducts(listNewCodes(sections, held), owner);
      const stored = await change(id, userId, (now) => {
        if (now.version !== version) throw new Refusal('estimate.version_conflict');
        return { ...head, sections: toWrittenSections(sections, held, products, new Date()) };
      });
      return toAnswer(stored, owner);
    },

    async remove(id, userId) {
      if (!(await deleteEstimate(db, userId, id))) throw new Refusal('estimate.not_found');
      return list(userId);
    },

    async addItems(id, { sectionId, section, items }, owner) {
      const codes = items.flatMap(({ productCode }) => productCode ?? []);
      const products = await findProducts(codes, owner);
      const lines = toNewLines(items, products, new Date());
      const to = { sectionId, section: section ?? null, first: FIRST_SECTION[owner.language] };
      const stored = await change(id, owner.viewer.id, (now) => ({
        ...now,
        sections: placeLines(now.sections, lines, to),
      }));
      return toAnswer(stored, owner);
    },

    async copy(id, owner) {
      const { name, objectName, address, markupPercent, discountPercent, sections } = await requireStored(
        findEstimate(db, owner.viewer.id, id),
      );
      const client = { name: null, phone: null };
      const copied = `${name} (${COPY[owner.language]})`.slice(0, 120);
      const content = { objectName, address, markupPercent, discountPercent, sections, client };
      return insert({ ...content, name: copied, status: 'draft' }, owner);
    },

    async reprice(id, owner) {
      const userId = owner.viewer.id;
      const seen = await requireStored(findEstimate(db, userId, id));
      const products = await findProducts(listCodes(seen), owner);
      let changes: PriceChange[] = [];
      const stored = await change(id, userId, (now) => {
        const priced = reprice(now.sections, products, new Date());
        changes = priced.changes;
        return { ...now, sections: priced.sections };
      });
      return { ...(await toAnswer(stored, owner)), changes };
    },

    async share(id, { until, showPrices, showMarkup }, userId) {
      const last = new Date(Date.now() + LINK_DAYS * DAY_MS);
      // To the end of that day in Kazakhstan.
      const wished = until === undefined ? last : new Date(`${until}T23:59:59+05:00`);
      if (wished.getTime() <= Date.now()) throw new Refusal('request.invalid', {}, { until: [until ?? ''] });
      return transaction(db, async (tx) => {
        const stored = await requireStored(lockEstimate(tx, userId, id));
        const share = {
          token: stored.share?.token ?? makeToken(),
          until: wished < last ? wished : last,
          showPrices,
          showMarkup,
        };
        await saveShare(tx, id, share);
        return toShare(share);
      });
    },

    unshare: (id, userId) => deleteShare(db, userId, id),

    async getShared(token, reader) {
      const stored = await findSharedEstimate(db, token);
      if (!stored?.share) throw new Refusal('estimate.link_not_found');
      const products = await findProducts(listCodes(stored), reader);
      return toSharedEstimate(stored, stored.share, products);
    },

    async putIntoCart(id, wish, owner) {
      const { sections } = await requireStored(findEstimate(db, owner.viewer.id, id));
      return putIntoCart(parts, sections, wish, owner);
    },

    importList: (wish, reader) => importList(wish, reader, { search, findProducts }),

    async write(id, { format, audience }, owner) {
      const estimate = await toAnswer(await requireStored(findEstimate(db, owner.viewer.id, id)), owner);
      const exported = toExported(estimate, audience);
      if (format === 'pdf') return writePdf(exported, owner.language);
      const linkOf = (code: string) => publicUrl + localePath(`/p/${code}`, owner.language);
      return writeXlsx(exported, owner.language, linkOf);
    },

    findOwner: (id) => findOwner(db, id),
  };
}

/** 130 bits in small letters and digits, as the addresses of pages are written. */
const makeToken = (): string =>
  Array.from(randomBytes(26), (byte) => 'abcdefghijklmnopqrstuvwxyz234567'[byte % 32]).join('');

const FIRST_SECTION = { ru: 'Материалы', kz: 'Материалдар' } as const;
const COPY = { ru: 'копия', kz: 'көшірме' } as const;

function requireFit({ sections }: EstimateContent): void {
  if (!fitsEstimate(sections))
    throw new Refusal('estimate.too_large', { mostSections: MOST_SECTIONS, mostLines: MOST_LINES });
}

/** The estimates in a person's archive, and their end. Whoever has a link to one has it no more. */
export const estimateRecords: PersonalRecords = {
  name: 'estimates',
  tables: ['estimates', 'estimate_shares'],
  list: async (db, userId) =>
    (await listEstimates(db, userId)).map(({ share, ...estimate }) => ({
      ...estimate,
      link: share && { until: share.until, showPrices: share.showPrices, showMarkup: share.showMarkup },
    })),
  forget: deleteEstimates,
};
