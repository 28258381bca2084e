/** Blocks of the home page as a subject of changes: the shop's own are ordered, scheduled and switched; banners also made. */
import { z } from 'zod';
import { homeKind } from '#contract/home.ts';
import type { OfficeHomeBlock } from '#contract/office/home-blocks.ts';
import { HOME_AUDIENCES, HOME_LOOKS } from '#domain/home-blocks.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { hasArticle, hasCity, insertBlock, listBlocks, lockBlocks, updateBlock } from './home.queries.ts';

const NEW: Omit<OfficeHomeBlock, 'id'> = {
  kind: 'banner',
  position: 1,
  city_id: null,
  audience: 'everybody',
  starts_at: null,
  ends_at: null,
  title_ru: '',
  title_kz: '',
  text_ru: '',
  text_kz: '',
  link: '',
  look: 'dark',
  article: '',
  is_active: true,
};

const title = { schema: z.string().trim().max(120) };
const text = { schema: z.string().trim().max(400) };
const moment = { schema: z.iso.datetime({ offset: true }).nullable() };

/** A banner says something in both languages; a heading of one's own is in both or in none. */
async function requireSound(tx: Db, block: Omit<OfficeHomeBlock, 'id'>): Promise<void> {
  const { kind, title_ru, title_kz, text_ru, text_kz, starts_at, ends_at, city_id, article } = block;
  const isHalf = (title_ru === '') !== (title_kz === '') || (text_ru === '') !== (text_kz === '');
  if (isHalf || (kind === 'banner' && title_ru === '')) throw new Refusal('home_block.words');
  if (starts_at !== null && ends_at !== null && Date.parse(starts_at) >= Date.parse(ends_at))
    throw new Refusal('home_block.dates');
  if (city_id !== null && !(await hasCity(tx, city_id))) throw new Refusal('home_block.city');
  if (article !== '' && !(await hasArticle(tx, article)))
    throw new Refusal('home_block.article', { article });
}

export const homeBlockSubject: Subject = {
  right: 'pages',
  unmake: { field: 'is_active', from: true, to: false },
  fields: {
    // Of a new one alone.
    kind: { schema: homeKind },
    position: { schema: z.number().int().min(1).max(10_000) },
    city_id: { schema: z.number().int().min(1).max(32_767).nullable() },
    audience: { schema: z.enum(HOME_AUDIENCES) },
    starts_at: moment,
    ends_at: moment,
    title_ru: title,
    title_kz: title,
    text_ru: text,
    text_kz: text,
    // Of the shop: a banner leads nobody away.
    link: {
      schema: z
        .string()
        .trim()
        .max(400)
        .regex(/^$|^\/([^/\s\\]\S*)?$/),
    },
    look: { schema: z.enum(HOME_LOOKS) },
    article: { schema: z.string().trim().max(60) },
    is_active: { schema: z.boolean() },
  },
  async read(tx, ids, isLocking) {
    if (isLocking) await lockBlocks(tx);
    return new Map((await listBlocks(tx, ids)).map(({ id, ...values }) => [id, values]));
  },
  async write(tx, changes) {
    const byId = Map.groupBy(changes, ({ id }) => id);
    for (const row of await listBlocks(tx, [...byId.keys()])) {
      const own = byId.get(row.id) ?? [];
      if (own.some(({ field }) => field === 'kind')) throw new Refusal('home_block.kind');
      const wanted = { ...row, ...Object.fromEntries(own.map(({ field, to }) => [field, to])) };
      await requireSound(tx, wanted);
      await updateBlock(tx, wanted);
    }
  },
  async create(tx, values) {
    const wanted = { ...NEW, ...values } as Omit<OfficeHomeBlock, 'id'>;
    // The shop's own are there once each.
    if (wanted.kind !== 'banner') throw new Refusal('home_block.kind');
    await requireSound(tx, wanted);
    return insertBlock(tx, wanted);
  },
  nameOf: ({ kind, title_ru, title_kz }, language) =>
    String((language === 'kz' ? title_kz : title_ru) || kind),
};
