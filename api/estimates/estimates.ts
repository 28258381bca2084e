/**
 * Estimates of users. Promises: an estimate is written whole and under its lock, by whoever has seen its latest version;
 * what only adds (lines, prices of today) needs no version and loses nothing; a product's price is the shop's of the
 * moment the line came in, and stays until it is asked for anew; nothing of another user is seen but by their link.
 * Hides how lines are stored and priced. Relies on the catalogue for products, on carts for what goes into them.
 */
import type { z } from 'zod';
import type { Cart } from '#contract/cart.ts';
import type { EstimateReport, exportEstimate, SharedEstimate } from '#contract/estimate-exchange.ts';
import type {
  addEstimate,
  addEstimateItems,
  Estimate,
  EstimateBody,
  EstimateSummary,
} from '#contract/estimates.ts';
import { withQuantityPrices } from '#domain/estimates/estimates.ts';
import { localePath } from '#domain/locale.ts';
import type { Reader } from '../catalog/catalog.ts';
import type { Database } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Viewer } from '../http/session.ts';
import type { Search } from '../search/search.ts';
import {
  deleteEstimate,
  deleteShare,
  type EstimateContent,
  findEstimate,
  findOwner,
  findSharedEstimate,
  listSummaries,
  type StoredEstimate,
} from './estimates.queries.ts';
import { writePdf } from './export-pdf.ts';
import { toExported } from './export-rows.ts';
import { writeXlsx } from './export-xlsx.ts';
import { type Imported, type ImportWish, importList } from './import-list.ts';
import { createFindProducts } from './product-facts.ts';
import { type Share, type ShareWish, share } from './share-link.ts';
import { changeLocked, insertWhole, requireStored } from './stored-estimate.ts';
import { type CartOwner, type CartWish, putIntoCart, type ToCartParts } from './to-cart.ts';
import { listCodes, toEstimate, toSharedEstimate, toStatus } from './to-contract.ts';
import {
  listNewCodes,
  type PriceChange,
  placeLines,
  reprice,
  toNewLines,
  toNewSections,
  toWrittenSections,
} from './write-lines.ts';

export { estimateRecords } from './estimate-records.ts';

export type Owner = Reader & { viewer: Viewer };
type NewEstimate = Omit<z.output<typeof addEstimate.body>, 'city'>;
type NewItems = Omit<z.output<typeof addEstimateItems.body>, 'city'>;
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

  const toAnswer = async (stored: StoredEstimate, reader: Reader): Promise<Estimate> =>
    toEstimate(stored, await findProducts(listCodes(stored), reader));

  const insert = async (content: EstimateContent, owner: Owner): Promise<Estimate> =>
    toAnswer(await insertWhole(db, owner.viewer.id, content), owner);

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
      const stored = await changeLocked(db, userId, id, (now) => {
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
      const at = new Date();
      const lines = toNewLines(items, products, at);
      const to = { sectionId, section: section ?? null, first: FIRST_SECTION[owner.language] };
      const stored = await changeLocked(db, owner.viewer.id, id, (now) => ({
        ...now,
        sections: withQuantityPrices(
          placeLines(now.sections, lines, to),
          now.sections,
          (code) => products.get(code),
          { priceAt: at.toISOString() },
        ),
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
      const stored = await changeLocked(db, userId, id, (now) => {
        const priced = reprice(now.sections, products, new Date());
        changes = priced.changes;
        return { ...now, sections: priced.sections };
      });
      return { ...(await toAnswer(stored, owner)), changes };
    },

    share: (id, wish, userId) => share(db, userId, id, wish),
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

const FIRST_SECTION = { ru: 'Материалы', kz: 'Материалдар' } as const;
const COPY = { ru: 'копия', kz: 'көшірме' } as const;
