/**
 * Pages of a choice of filters, for those who keep them: texts of both languages, the choice and the address as changes. What
 * it shows is told by the shop's own listing, so that the preview is the page. An address that changes leads on.
 */
import { z } from 'zod';
import type { StaticFilterPage } from '#contract/office/static-filters.ts';
import type { Locale } from '#domain/locale.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Listing } from '../listing/listing.ts';
import { leadOn } from './merges.queries.ts';
import {
  findSection,
  hasStaticPage,
  insertStaticPage,
  listStaticPages,
  listStaticPagesOf,
  lockStaticPages,
  updateStaticPage,
} from './static-pages.queries.ts';

const SHOWN = 6;
const text = (most: number) => ({ schema: z.string().trim().min(1).max(most) });
const TEXTS = [
  'name_ru',
  'name_kz',
  'title_ru',
  'title_kz',
  'description_ru',
  'description_kz',
  'seo_text_ru',
  'seo_text_kz',
] as const;

export const staticPageSubject: Subject = {
  right: 'tree',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    // Of a new one alone.
    section_id: { schema: z.number().int().min(1).max(2_147_483_647) },
    code: {
      schema: z
        .string()
        .max(80)
        .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    },
    name_ru: text(80),
    name_kz: text(80),
    title_ru: text(200),
    title_kz: text(200),
    description_ru: text(500),
    description_kz: text(500),
    seo_text_ru: { schema: z.string().max(20_000) },
    seo_text_kz: { schema: z.string().max(20_000) },
    choice: {
      schema: z
        .record(z.string().max(80), z.array(z.string().max(120)).min(1).max(50))
        .refine((choice) => Object.keys(choice).length > 0),
    },
    position: { schema: z.number().int().min(1).max(1000) },
    is_active: { schema: z.boolean() },
  },

  async read(tx, ids, isLocking) {
    if (isLocking) await lockStaticPages(tx);
    const rows = await listStaticPages(tx, ids);
    return new Map(rows.map(({ id, ...values }) => [id, values]));
  },

  async write(tx, changes) {
    for (const [id, own] of Map.groupBy(changes, (change) => change.id)) {
      if (own.some(({ field }) => field === 'section_id')) throw new Refusal('static_page.stays');
      const [before] = await listStaticPages(tx, [id]);
      const wanted = Object.fromEntries(own.map(({ field, to }) => [field, to]));
      const { code } = wanted;
      if (before && typeof code === 'string' && (await hasStaticPage(tx, before.section_id, code, id)))
        throw new Refusal('static_page.code_taken', { code });
      await updateStaticPage(tx, id, wanted);
      const section = before ? await findSection(tx, before.section_id) : null;
      if (section && typeof code === 'string')
        await leadOn(tx, `/c/${section.code}/${before?.code}/`, `/c/${section.code}/${code}/`);
    }
  },

  async create(tx, values) {
    const { section_id: sectionId, code, choice } = values;
    const isWhole = [...TEXTS.slice(0, 6)].every((field) => typeof values[field] === 'string');
    if (typeof sectionId !== 'number' || typeof code !== 'string' || !choice || !isWhole)
      throw new Refusal('static_page.unfinished');
    await lockStaticPages(tx);
    if (!(await findSection(tx, sectionId))) throw new Refusal('section.not_found');
    if (await hasStaticPage(tx, sectionId, code, null)) throw new Refusal('static_page.code_taken', { code });
    return insertStaticPage(tx, { seo_text_ru: '', seo_text_kz: '', ...values });
  },

  nameOf: (values, language) => String(values[language === 'kz' ? 'name_kz' : 'name_ru'] ?? ''),
};

export async function readStaticPages(db: Db, sectionId: number) {
  const section = await findSection(db, sectionId);
  if (!section) throw new Refusal('section.not_found');
  const rows = await listStaticPagesOf(db, sectionId);
  return { section, pages: rows.map(({ section_id: _section, ...page }): StaticFilterPage => page) };
}

export async function previewStaticPage(
  { db, listing }: { db: Db; listing: Pick<Listing, 'list'> },
  sectionId: number,
  choice: StaticFilterPage['choice'],
  { language, cityCode }: { language: Locale; cityCode: string },
) {
  const section = await findSection(db, sectionId);
  if (!section) throw new Refusal('section.not_found');
  const page = await listing.list(
    { sectionCode: section.code, filter: choice, sort: 'popular', page: 1, pageSize: SHOWN },
    { language, cityCode, viewer: null },
  );
  return {
    total: page.total,
    ignored: page.ignored,
    // What is in stock changes by the hour: no page stands for it.
    filters: page.filters.filter(({ code, values }) => code !== 'inStock' && values.length > 0),
    products: page.items.map(({ id, productCode, name, price }) => ({
      id,
      article: productCode,
      name,
      price,
    })),
  };
}
