/** Reads the folder of texts whole: a broken file is left out and named, the others stand. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { AdviceCategory, Article, Block, ContentPage } from '#contract/content.ts';
import { LOCALE_CODES, type Locale } from '#domain/locale.ts';
import { typograph } from '#domain/typography.ts';
import { parseTextFile, type TextFile } from './front-matter.ts';
import { toBlocks } from './markdown.ts';

export type StoredArticle = Omit<Article, 'related' | 'categoryName'> & {
  /** names of photographs: one is shown whole, several as a tile */
  pictures: string[];
};

export interface Texts {
  categories: AdviceCategory[];
  /** the newest first */
  articles: StoredArticle[];
  /** by the address below the root: `delivery`, `services/cutting` */
  pages: Map<string, ContentPage>;
}

const CODE = '[a-z0-9][a-z0-9-]*';
const ARTICLE_FILE = new RegExp(`^advice/(${CODE})/(${CODE})\\.(ru|kz)\\.md$`);
const PAGE_FILE = new RegExp(`^pages/(${CODE}(?:/${CODE})?)\\.(ru|kz)\\.md$`);

const words = z.object({ ru: z.string(), kz: z.string() });
const categoriesFile = z.array(z.object({ code: z.string(), name: words, description: words }));
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const about = { title: z.string().min(1), description: z.string().min(1) };
const articleFields = z.object({
  ...about,
  date: day,
  minutes: z.number().int().positive(),
  sections: z.array(z.string()),
  calculators: z.array(z.string()),
  pictures: z.array(z.string()).default([]),
});
const pageFields = z.object({ ...about, updated: day });

/** A text that staff have published: it stands in the place of the file of its path and language, or beside the files. */
export interface TextRow {
  /** `pages/delivery`, `advice/floors/laminate` */
  path: string;
  language: Locale;
  body: string;
  meta: Record<string, unknown>;
}

export async function readTexts(
  folder: string,
  rows: readonly TextRow[],
  warn: (file: string, error: unknown) => void,
): Promise<Record<Locale, Texts>> {
  const raw = await readFile(join(folder, 'advice', 'categories.json'), 'utf8');
  const categories = categoriesFile.parse(JSON.parse(raw));
  const both = Object.fromEntries(
    LOCALE_CODES.map((locale) => [
      locale,
      {
        categories: categories.map(({ code, name, description }) => ({
          code,
          name: name[locale],
          description: description[locale],
        })),
        articles: [],
        pages: new Map(),
      } satisfies Texts,
    ]),
  ) as unknown as Record<Locale, Texts>;
  const written = new Set<string>();
  for (const { path, language, body, meta } of rows) {
    const file = `${path}.${language}.md`;
    try {
      put(both, file, { fields: meta, body });
      written.add(file);
    } catch (error) {
      warn(file, error);
    }
  }
  for (const file of await listFiles(folder)) {
    if (written.has(file)) continue;
    try {
      put(both, file, parseTextFile(await readFile(join(folder, file), 'utf8')));
    } catch (error) {
      warn(file, error);
    }
  }
  for (const { articles } of Object.values(both))
    articles.sort((one, other) => other.date.localeCompare(one.date) || one.code.localeCompare(other.code));
  return both;
}

/** The Markdown of a text as the shop sets it. */
export const toBlocksOf = (body: string, locale: Locale): Block[] =>
  toBlocks(body, (text) => typograph(text, locale));

/** What keeps a text from being shown; null: nothing. */
export function findTextFault({ path, language, meta, body }: TextRow): string | null {
  const file = `${path}.${language}.md`;
  if (!ARTICLE_FILE.test(file) && !PAGE_FILE.test(file)) return 'path';
  const shape = ARTICLE_FILE.test(file) ? articleFields : pageFields;
  const checked = shape.safeParse(meta);
  if (!checked.success) return checked.error.issues[0]?.path.join('.') || 'meta';
  try {
    toBlocks(body, (text) => text);
    return null;
  } catch {
    return 'body';
  }
}

/** The files there are, by the path and language of a text, with their titles. */
export async function listTextFiles(
  folder: string,
): Promise<{ path: string; language: Locale; title: string }[]> {
  const files = await listFiles(folder);
  const found = await Promise.all(
    files.map(async (file) => {
      const [, path = '', language = ''] = /^(.+)\.(ru|kz)\.md$/.exec(file) ?? [];
      const title = await readFile(join(folder, file), 'utf8').then(
        (text) => String(parseTextFile(text).fields.title ?? path),
        () => path,
      );
      return isLocale(language) ? [{ path, language, title }] : [];
    }),
  );
  return found.flat();
}

/** Null where there is no such file; only of those that the folder lists, whatever is asked for. */
export async function readTextFile(folder: string, path: string, language: Locale): Promise<TextFile | null> {
  const file = `${path}.${language}.md`;
  if (!(await listFiles(folder)).includes(file)) return null;
  return parseTextFile(await readFile(join(folder, file), 'utf8'));
}

async function listFiles(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => ARTICLE_FILE.test(file) || PAGE_FILE.test(file));
}

function put(both: Record<Locale, Texts>, file: string, { fields, body }: TextFile): void {
  const [, category, articleCode, articleLocale] = ARTICLE_FILE.exec(file) ?? [];
  if (category !== undefined && articleCode !== undefined && isLocale(articleLocale)) {
    const { title, description, ...rest } = articleFields.parse(fields);
    const set = (text: string) => typograph(text, articleLocale);
    const article = {
      code: articleCode,
      category,
      title: set(title),
      description: set(description),
      ...rest,
      pictureId: rest.pictures.length > 0 ? `${category}-${articleCode}` : null,
    };
    both[articleLocale].articles.push(withBlocks(article, body, set));
    return;
  }
  const [, code, locale] = PAGE_FILE.exec(file) ?? [];
  if (code === undefined || !isLocale(locale)) return;
  const { title, description, updated } = pageFields.parse(fields);
  const set = (text: string) => typograph(text, locale);
  const page = { code, title: set(title), description: set(description), updated };
  both[locale].pages.set(code, withBlocks(page, body, set));
}

/** Its Markdown is read by the first who opens it: a start tells titles, and all texts together are a twentieth of what it costs. */
function withBlocks<T extends object>(
  text: T,
  body: string,
  set: (text: string) => string,
): T & { blocks: Block[] } {
  let blocks: Block[] | undefined;
  return Object.defineProperty(text as T & { blocks: Block[] }, 'blocks', {
    enumerable: true,
    get: () => {
      blocks ??= toBlocks(body, set);
      return blocks;
    },
  });
}

const isLocale = (value: string | undefined): value is Locale => value === 'ru' || value === 'kz';
