/** While somebody types: whole queries from what goods are called, sections, brands, and the four best products. */
import type { z } from 'zod';
import type { getSuggestions } from '#contract/search.ts';
import { foldText } from '#domain/fold.ts';
import type { Locale } from '#domain/locale.ts';
import { toSounds, toTokens } from '#domain/search.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { IndexedSection } from '../catalog-index/catalog-index.ts';
import { toFoundSection } from './found-sections.ts';
import { readQuery } from './read-query.ts';
import type { SearchCopy } from './search-copy.ts';

type Suggestions = z.input<typeof getSuggestions.answer>['data'];
type Kept = Omit<Suggestions, 'products'> & { ids: number[] };

const MOST = { queries: 6, sections: 4, brands: 3, products: 4, popular: 8 } as const;
/** The first letters are typed by everybody and find the most: what they lead to is kept. */
const KEPT_LETTERS = 3;
const MOST_KEPT = 2000;

/** `listByCode` finds the goods of a code that was typed, whole or begun. */
export function createSuggestions(catalog: Catalog, listByCode: (text: string) => Promise<number[]>) {
  const kept = new WeakMap<SearchCopy, Map<string, Kept>>();

  function find(search: SearchCopy, text: string, reader: Reader): Kept {
    const isKept = text.length <= KEPT_LETTERS;
    const known = kept.get(search) ?? new Map<string, Kept>();
    kept.set(search, known);
    const key = `${reader.language} ${reader.cityCode} ${text}`;
    const made = known.get(key) ?? makeSuggestions(search, text, reader);
    if (isKept && known.size < MOST_KEPT) known.set(key, made);
    return made;
  }

  const popular = new WeakMap<SearchCopy, Partial<Record<Locale, Popular>>>();
  function findPopular(search: SearchCopy, language: Locale): Popular {
    const known = popular.get(search) ?? {};
    popular.set(search, known);
    const made = known[language] ?? listPopular(search, language);
    known[language] = made;
    return made;
  }

  return {
    async list(search: SearchCopy, typed: string, reader: Reader): Promise<Suggestions> {
      const text = typed.trimStart().toLowerCase();
      if (text.trim() === '')
        return { ...findPopular(search, reader.language), brands: [], products: [], total: 0 };
      const { ids, queries, ...rest } = find(search, text, reader);
      const first = [...new Set([...(await listByCode(text)), ...ids])].slice(0, MOST.products);
      const products = await catalog.listProductsById(first, reader);
      const completed = completeLastWord(
        rest.corrected ?? text,
        products.map(({ name }) => name),
      );
      return { ...rest, queries: [...new Set([...queries, ...completed])].slice(0, MOST.queries), products };
    },
  };
}

type Popular = Pick<Suggestions, 'queries' | 'sections'>;

/**
 * Before anything is typed: the departments, and the sections that sell best as queries. What visitors ask is not
 * recorded, so their purchases speak for them.
 */
function listPopular({ copy }: SearchCopy, language: Locale): Popular {
  const soldIn = ({ start, end }: IndexedSection) =>
    copy.columns.popularity.subarray(start, end).reduce((sum, each) => sum + each, 0);
  const ranked = copy.reference.sections
    .filter(({ start, end }) => end > start)
    .map((section) => ({ section, count: section.end - section.start, sold: soldIn(section) }))
    .sort((a, b) => b.sold - a.sold || a.section.id - b.section.id);
  return {
    queries: ranked
      .filter(({ section }) => section.isLeaf)
      .slice(0, MOST.queries)
      .map((each) =>
        toFoundSection(each, language).name.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase()),
      ),
    sections: ranked
      .filter(({ section }) => section.parentId === null)
      .slice(0, MOST.popular)
      .map((each) => toFoundSection(each, language)),
  };
}

export function makeSuggestions(
  search: SearchCopy,
  text: string,
  { language, cityCode }: Pick<Reader, 'language' | 'cityCode'>,
): Kept {
  const { copy } = search;
  const { terms, corrected } = readQuery(search, text, { isTyping: !/\s$/.test(text) });
  const best = search.matchBest({
    terms,
    cityStores: copy.storesOfCity(cityCode),
    language,
    rows: MOST.products,
    sections: MOST.sections,
  });
  return {
    queries: listQueries(search, corrected ?? text, language).slice(0, MOST.queries),
    sections: best.sections.map((each) => ({
      ...toFoundSection(each, language),
      ...nameParent(each.section, copy.reference.sections, language),
    })),
    brands: listBrands(search, text),
    ids: best.rows.map((row) => copy.columns.id[row] as number),
    ...(best.total === null ? {} : { total: best.total }),
    ...(corrected === null ? {} : { corrected }),
  };
}

/** Tells sections of like names apart. */
function nameParent(
  { parentId }: IndexedSection,
  sections: readonly IndexedSection[],
  language: Locale,
): { parent?: string } {
  const parent = sections.find(({ id }) => id === parentId);
  return parent ? { parent: language === 'kz' ? parent.nameKz : parent.nameRu } : {};
}

/** What goods are called that begins with these words, the commonest first: in the other language only if nothing is in the reader's. */
export function listQueries({ phrases }: SearchCopy, text: string, language: Locale): string[] {
  const typed = toTokens(text).map((token) => token.text);
  if (typed.length === 0) return [];
  const isMeant = (words: readonly string[]) =>
    typed.every((start) => words.some((word) => word.startsWith(start)));
  const found = phrases.filter(({ words }) => isMeant(words));
  const first = typed[0] ?? '';
  const own = found.filter((phrase) => phrase.language === language);
  const order = (phrase: (typeof found)[number]) => (phrase.words[0]?.startsWith(first) ? 0 : 1);
  // The sort is stable: within the same order the commonest stay first.
  const ordered = (own.length > 0 ? own : found).sort((a, b) => order(a) - order(b));
  return [...new Set(ordered.map((phrase) => phrase.text))].slice(0, 20);
}

/** The word that is being typed, as the found goods spell it: «ламинат ду» to «ламинат дуб». */
function completeLastWord(text: string, names: readonly string[]): string[] {
  const [, before = '', typed = ''] = text.match(/^(.*?)(\p{L}{2,})$/su) ?? [];
  const start = foldText(typed);
  if (start === '') return [];
  const found = names.flatMap((name) => name.toLowerCase().match(/\p{L}+/gu) ?? []);
  const words = found.filter((word) => foldText(word).startsWith(start) && foldText(word) !== start);
  return [...new Set(words)].map((word) => before + word);
}

function listBrands({ copy }: SearchCopy, text: string): Suggestions['brands'] {
  const folded = foldText(text.trim());
  const sounds = toSounds(folded);
  return copy.reference.brands
    .filter(({ name, count }) => {
      if (count === 0) return false;
      const own = foldText(name);
      return own.startsWith(folded) || (sounds.length > 2 && toSounds(own).startsWith(sounds));
    })
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST.brands)
    .map(({ code, name, count }) => ({ code, name, count }));
}
