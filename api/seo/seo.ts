/**
 * What search engines are told of a page. Those that the specification marks (products, sections and their named choices,
 * sets, promotions, lists) have templates here, with what an operator wrote standing over them; every other page that
 * exists says its own words, which whoever makes the pages gives (`tellPages`). The address is a key, never fetched.
 */
import type { z } from 'zod';
import type { getSeo } from '#contract/seo.ts';
import { type Locale, localeOfPath, localePath, stripLocale } from '#domain/locale.ts';
import { pictureAddress } from '#domain/picture-address.ts';
import { isSetMode } from '#domain/sets.ts';
import type { Catalog } from '../catalog/catalog.ts';
import type { Cities } from '../cities/cities.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import type { Sets } from '../sets/sets.ts';
import { findSeoText } from './seo.queries.ts';
import {
  choiceWords,
  listWords,
  productWords,
  promotionsWords,
  type SeoWords,
  sectionWords,
  setsWords,
} from './seo-templates.ts';

export { listSeoTexts, removeSeoText, type SeoText, setSeoText } from './seo.queries.ts';

export type SeoAnswer = z.input<typeof getSeo.answer>;

/** The words of a page as it shows them itself. */
export interface PageWords extends SeoWords {
  /** Whole addresses. */
  image?: string | undefined;
  video?: string | undefined;
  isRobotsBlock?: boolean | undefined;
}

/** Null where there is no such page; the path has the prefix of its language. */
export type DescribePage = (path: string, cityCode: string) => Promise<PageWords | null>;

export interface Seo {
  /** Whoever makes the pages says how they are described: the API itself makes none. */
  tellPages(describePage: DescribePage): void;
  find(url: string, reader: { language: Locale; cityCode: string }): Promise<SeoAnswer>;
}

interface SeoParts {
  db: Db;
  catalog: Pick<Catalog, 'listProducts' | 'getSection' | 'sectionTree' | 'staticFilters'>;
  cities: Pick<Cities, 'list'>;
  sets: Pick<Sets, 'describe'>;
  publicUrl: string;
}

const toPath = (url: string): string => url.replace(/^https?:\/\/[^/?#]*/i, '');

/** The key of a page: without origin, language and query, with one slash at its end. Null for what is no path. */
export function toSeoKey(url: string): string | null {
  const path = toPath(url).replace(/[?#].*$/, '');
  if (path !== '' && !path.startsWith('/')) return null;
  const bare = stripLocale(path === '' ? '/' : path).replace(/\/+$/, '');
  return /^(\/[^/\s]+)*$/.test(bare) ? `${bare}/` : null;
}

/** Whether the specification gives the page words of its own. */
export const hasOwnSeo = (key: string): boolean =>
  /^\/(compare|favorites|promo)\/$|^\/p\/[^/]+\/$|^\/c\/[^/]+\/([^/]+\/)?$|^\/sets\/[^/]+\/([^/]+\/){0,2}$/.test(
    key,
  );

interface Template extends SeoWords {
  image?: string;
  isRobotsBlock?: boolean;
}

export function createSeo({ db, catalog, cities, sets, publicUrl }: SeoParts): Seo {
  async function describe(key: string, language: Locale, cityCode: string): Promise<Template> {
    const city = (await cities.list(language)).find(({ code }) => code === cityCode);
    const place = { locale: language, cityName: city?.name ?? '' };
    const [kind = '', ...codes] = key.split('/').filter((part) => part !== '');
    const [first = '', second, third] = codes.map(decode);
    if (kind === 'p') {
      const [product] = await catalog.listProducts([first], { language, cityCode, viewer: null });
      if (!product) throw new Refusal('product.not_found');
      const { externalId } = product;
      const tree = await catalog.sectionTree(language);
      const section = tree.byCode.get(product.sectionCode)?.section.name ?? '';
      return {
        ...productWords(product, section, place),
        image: pictureAddress(externalId, 'lg_896'),
      };
    }
    if (kind === 'c') return describeSection(first, second, place);
    if (kind === 'sets' && isSetMode(first)) {
      if (second === undefined) return setsWords(first, place);
      const { title, description } = await sets.describe(first, second, third, language);
      return { title: `${title} | Шебер`, description };
    }
    if (kind === 'promo') return promotionsWords(place);
    if (kind === 'compare' || kind === 'favorites')
      return { ...listWords(kind, language), isRobotsBlock: true };
    throw new Refusal('page.not_found');
  }

  async function describeSection(
    code: string,
    choice: string | undefined,
    place: { locale: Locale; cityName: string },
  ): Promise<Template> {
    const { section, breadcrumbs } = await catalog.getSection(code, place.locale);
    const image = `/img/s/lg_896/${code.slice(0, 3)}/${code}_0.webp`;
    if (choice !== undefined) {
      const filter = await catalog.staticFilters.get(code, choice, place.locale);
      return { ...choiceWords(filter, place), image };
    }
    const parent = breadcrumbs.at(-2)?.name ?? null;
    return { ...sectionWords({ name: section.name, parent, count: section.count }, place), image };
  }

  let describePage: DescribePage = async () => null;

  async function findOfPage(key: string, language: Locale, cityCode: string): Promise<SeoAnswer> {
    const path = localePath(key.replace(/\/$/, '') || '/', language);
    const page = await describePage(path, cityCode);
    if (page === null) throw new Refusal('page.not_found');
    const { title, description, image = `${publicUrl}/og.png`, video = null, isRobotsBlock = false } = page;
    return { title, description, image, canonical: publicUrl + path, video, url: key, isRobotsBlock };
  }

  return {
    tellPages: (given) => {
      describePage = given;
    },

    async find(url, { language: asked, cityCode }) {
      const key = toSeoKey(url);
      if (key === null) throw new Refusal('page.not_found');
      // An address with the language's prefix says which one is meant.
      const language = localeOfPath(toPath(url)) === 'kz' ? 'kz' : asked;
      if (!hasOwnSeo(key)) return findOfPage(key, language, cityCode);
      const [template, own] = await Promise.all([
        describe(key, language, cityCode),
        findSeoText(db, key, language),
      ]);
      const whole = (path: string | null | undefined) => (path ? publicUrl + path : null);
      const path = localePath(key.replace(/\/$/, '') || '/', language);
      return {
        title: own?.title ?? template.title,
        description: own?.description ?? template.description,
        image: whole(own?.image ?? template.image ?? '/og.png'),
        canonical: publicUrl + (own?.canonical ? localePath(own.canonical, language) : path),
        video: whole(own?.video),
        url: key,
        isRobotsBlock: own?.isRobotsBlock || template.isRobotsBlock || false,
      };
    },
  };
}

/** A broken escape is a code that nothing bears. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
