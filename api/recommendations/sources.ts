/** What each block is made of, source by source: the first that has something goes first, the last never ends. */
import type { RecommendationName } from '#contract/recommendations.ts';
import { sectionsGoingWith } from '#domain/goes-with.ts';
import type { Db } from '../database.ts';
import {
  listBestOfSections,
  listBoughtWith,
  listByPopularity,
  listNamedAnalogues,
  listNewest,
  listPopular,
  listSectionsBoughtWith,
  listSellable,
  listSimilar,
  listViewed,
  type Pick,
  type Place,
  type SectionPlace,
  type Subject,
} from './recommendations.queries.ts';

/** What is asked for, and by whom. */
export interface Wish {
  cityCode: string;
  subjects: readonly Subject[];
  /** hashed */
  visitor: Buffer | null;
  sections: readonly SectionPlace[];
  /** what a builder takes with goods of these codes */
  companions(codes: readonly string[]): Promise<readonly Pick[]>;
}

export interface Source {
  list(db: Db, place: Place, limit: number): Promise<readonly Pick[]>;
  /** how much of the block it may take, where others should have their part */
  share?: number;
  /** true where anything it finds makes the whole block */
  isEnough?: boolean;
}

/** Goods alike are looked for with the last few of a long list. */
const MAX_SIMILAR_SUBJECTS = 4;
const MAX_RULED_SUBJECTS = 12;

export function sourcesOf(name: RecommendationName, wish: Wish): Source[] {
  const { subjects } = wish;
  const popular = [popularOf(wish), { list: listByPopularity }];
  const together = [chosenFor(wish), boughtWith(subjects), companions(wish), ...popular];
  switch (name) {
    case 'main_new':
      return [{ list: listNewest }, ...popular];
    case 'product_similar':
      return [namedFor(subjects), ...similarTo(subjects, 1), neighbours(wish), ...popular];
    case 'product_with':
    case 'cart_with':
    case 'order_created':
      return together;
    case 'favorites':
      return [...similarTo(subjects, 0.5), ...together];
    case 'product_viewed':
      return [viewed(wish), ...popular];
    case '404':
    case 'main_hits':
    case 'search_empty':
      return popular;
  }
}

const sectionsOf = (subjects: readonly Subject[]): number[] => [
  ...new Set(subjects.map(({ sectionId }) => sectionId)),
];

const popularOf = ({ cityCode }: Wish): Source => ({
  list: (db, place, limit) => listPopular(db, cityCode, place, limit),
});

/** By the rules of the work first: what fits these very goods. Only what the city has, as long as it has something. */
const chosenFor = ({ subjects, companions: list }: Wish): Source => ({
  list: async (db, place, limit) => {
    if (subjects.length === 0) return [];
    const picks = await list(subjects.slice(0, MAX_RULED_SUBJECTS).map(({ code }) => code));
    return listSellable(db, picks, place, limit);
  },
  share: 0.5,
});

/** What people have named goes before what is found to be alike. */
const namedFor = (subjects: readonly Subject[]): Source => ({
  list: async (db, place, limit) =>
    subjects.length === 0 ? [] : listNamedAnalogues(db, subjects, place, limit),
});

const boughtWith = (subjects: readonly Subject[]): Source => ({
  list: async (db, place, limit) => (subjects.length === 0 ? [] : listBoughtWith(db, subjects, place, limit)),
});

/** Sections that go with the subjects' ones: as the baskets tell, then as the trade knows. */
function companions({ subjects, sections }: Wish): Source {
  const own = sectionsOf(subjects);
  return {
    list: async (db, place, limit) => {
      if (own.length === 0) return [];
      const known = own
        .flatMap((id) => sectionsGoingWith(sections.find((section) => section.id === id)?.code ?? ''))
        .flatMap((code) => sections.find((section) => section.code === code)?.id ?? []);
      const company = new Set([...(await listSectionsBoughtWith(db, own)), ...known]);
      return listBestOfSections(
        db,
        [...company].filter((id) => !own.includes(id)),
        place,
        limit,
      );
    },
  };
}

function similarTo(subjects: readonly Subject[], share: number): Source[] {
  const few = subjects.slice(0, MAX_SIMILAR_SUBJECTS);
  return few.map((subject) => ({
    list: (db, place, limit) => listSimilar(db, subject, place, limit),
    share: share / few.length,
  }));
}

/** Beside the own section: its brothers under the same parent. */
function neighbours({ subjects, sections }: Wish): Source {
  const own = sectionsOf(subjects);
  const parents = sections.filter(({ id }) => own.includes(id)).map(({ parentId }) => parentId);
  const brothers = sections
    .filter(({ id, parentId }) => parentId !== null && parents.includes(parentId) && !own.includes(id))
    .map(({ id }) => id);
  return {
    list: async (db, place, limit) =>
      brothers.length === 0 ? [] : listBestOfSections(db, brothers, place, limit),
  };
}

const viewed = ({ visitor }: Wish): Source => ({
  list: async (db, place, limit) => (visitor === null ? [] : listViewed(db, visitor, place, limit)),
  // A shelf of what was seen must not be filled up with what was not.
  isEnough: true,
});
