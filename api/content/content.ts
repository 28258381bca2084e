/**
 * The shop's own words: articles of advice and pages, in the reader's language, from Markdown files that an operator
 * may edit while the shop runs, and from rows that staff have published in their place. Hides when they are read: at the
 * first question, then again whenever a file of the folder has changed, at most one look in two seconds, and when it is
 * told of rows (`renew`); what cannot be read leaves the last texts standing.
 */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AdviceCategory, Article, ArticleCard, ContentPage } from '#contract/content.ts';
import type { Locale } from '#domain/locale.ts';
import { Refusal } from '../http/refusal.ts';
import {
  listTextFiles,
  readTextFile,
  readTexts,
  type StoredArticle,
  type TextRow,
  type Texts,
} from './read-texts.ts';

const LOOK_EVERY_MS = 2000;
const RELATED = 3;

export { listPublishedTexts } from './content.queries.ts';
export { findTextFault, toBlocksOf } from './read-texts.ts';

export interface Content {
  getAdvice(locale: Locale): Promise<{ categories: AdviceCategory[]; articles: ArticleCard[] }>;
  getCategory(code: string, locale: Locale): Promise<{ category: AdviceCategory; articles: ArticleCard[] }>;
  getArticle(category: string, code: string, locale: Locale): Promise<Article>;
  /** code: `delivery`, `services/cutting` */
  getPage(code: string, locale: Locale): Promise<ContentPage>;
  /** The photographs that an article's picture is made of, by the id of its address; empty where there is none. */
  listPictures(pictureId: string): Promise<readonly string[]>;
  /** Every address with the day of its last change, for the sitemap. */
  listAddresses(): Promise<{ path: string; changedOn: string }[]>;
  /** Looks whether a file has changed; never fails. */
  look(): Promise<void>;
  /** The factory setting: what stands in files. */
  listFiles(): ReturnType<typeof listTextFiles>;
  /** Of a path and language; null where there is no such file. */
  readFile(path: string, language: Locale): ReturnType<typeof readTextFile>;
  /** Reads the rows of staff anew. */
  renew(): Promise<void>;
  /** Tells when the texts have been read anew. */
  onChange(listener: () => void): void;
}

export function createContent(
  folder: string,
  warn: (file: string, error: unknown) => void = () => undefined,
  listRows: () => Promise<readonly TextRow[]> = async () => [],
): Content {
  let texts: Promise<Record<Locale, Texts>> | undefined;
  let print = '';
  let lookedAt = 0;
  /** null: not read yet */
  let rows: readonly TextRow[] | null = null;
  const listeners = new Set<() => void>();

  async function read(): Promise<Record<Locale, Texts>> {
    const now = Date.now();
    if (texts !== undefined && now - lookedAt < LOOK_EVERY_MS) return texts;
    lookedAt = now;
    const seen = await fingerprint(folder).catch((error: unknown) => {
      warn(folder, error);
      return print;
    });
    if (texts !== undefined && seen === print) return texts;
    return replace(seen);
  }

  async function replace(seen: string): Promise<Record<Locale, Texts>> {
    const isFirst = texts === undefined;
    rows ??= await listRows();
    const next = readTexts(folder, rows, warn);
    try {
      await next;
    } catch (error) {
      if (texts === undefined) throw error;
      warn(folder, error);
      return texts;
    }
    texts = next;
    print = seen;
    if (!isFirst) for (const listener of listeners) listener();
    return next;
  }

  const of = async (locale: Locale): Promise<Texts> => (await read())[locale];

  return {
    async getAdvice(locale) {
      const { categories, articles } = await of(locale);
      return { categories, articles: articles.map(toCard) };
    },
    async getCategory(code, locale) {
      const { categories, articles } = await of(locale);
      const category = categories.find((known) => known.code === code);
      if (!category) throw new Refusal('page.not_found');
      return { category, articles: articles.filter((article) => article.category === code).map(toCard) };
    },
    async getArticle(category, code, locale) {
      const { categories, articles } = await of(locale);
      const article = articles.find((known) => known.category === category && known.code === code);
      const name = categories.find((known) => known.code === category)?.name;
      if (!article || name === undefined) throw new Refusal('page.not_found');
      const others = articles.filter((other) => other !== article);
      const near = others.filter((other) => other.category === category);
      const related = [...new Set([...near, ...others])].slice(0, RELATED).map(toCard);
      const { pictures: _names, ...shown } = article;
      return { ...shown, categoryName: name, related };
    },
    async getPage(code, locale) {
      const page = (await of(locale)).pages.get(code);
      if (!page) throw new Refusal('page.not_found');
      return page;
    },
    async listPictures(pictureId) {
      const { articles } = await of('ru');
      return articles.find((article) => article.pictureId === pictureId)?.pictures ?? [];
    },
    async listAddresses() {
      const { categories, articles, pages } = await of('ru');
      const newest = (days: string[]) => days.toSorted().at(-1);
      return [
        ...categories.flatMap(({ code }) => {
          const changedOn = newest(articles.filter((one) => one.category === code).map(({ date }) => date));
          return changedOn === undefined ? [] : [{ path: `/advice/${code}`, changedOn }];
        }),
        ...articles.map(({ category, code, date }) => ({
          path: `/advice/${category}/${code}`,
          changedOn: date,
        })),
        ...[...pages.values()].map(({ code, updated }) => ({ path: `/${code}`, changedOn: updated })),
      ];
    },
    async look() {
      if (texts === undefined) return;
      await read().catch((error: unknown) => warn(folder, error));
    },
    listFiles: () => listTextFiles(folder),
    readFile: (path, language) => readTextFile(folder, path, language),
    async renew() {
      rows = await listRows();
      if (texts !== undefined) await replace(print);
    },
    onChange: (listener) => listeners.add(listener),
  };
}

function toCard(article: StoredArticle): ArticleCard {
  const { code, category, title, description, date, minutes, pictureId } = article;
  return { code, category, title, description, date, minutes, pictureId };
}

/** Which files there are and when each was last written. */
async function fingerprint(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => /\.(md|json)$/.test(file))
    .toSorted();
  const stamps = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).mtimeMs));
  return files.map((file, index) => `${file}:${stamps[index]}`).join('\n');
}
