/**
 * Everything the home page shows: what its blocks ask for and nothing besides. Only the sections are needed for it to be one;
 * the rest is left out where it does not come.
 */
import type { HomeBlock } from '#contract/home.ts';
import type { PromotionCard } from '#contract/promotions.ts';
import { HOME_KINDS } from '#domain/home-blocks.ts';
import { type CardProduct, toCardProduct } from '../../features/catalog/card-product.ts';
import { hyphenate } from '../../features/catalog/hyphenate.ts';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { requireValue } from '../../page/require-value.ts';
import type { LoadContext } from '../../page/screen.ts';
import { findSets, type ShelfSet } from '../sets/find-sets.ts';
import type { HomeArticle } from './home-advice.tsx';
import type { FloorGoods } from './home-needs.ts';
import { loadHomeParts } from './home-parts.tsx';
import { loadPlainLogin, type PlainLoginData } from './plain-login-load.ts';
import { type StoreLine, toStoreLine } from './store-panel.tsx';

export interface HomeData {
  /** From top to bottom. */
  blocks: HomeBlock[];
  /** Only where somebody was led to the login. */
  login: PlainLoginData | null;
  sections: { code: string; name: string; count: number }[];
  promotions: PromotionCard[];
  promotionCount: number;
  /** What the floor of the calculator is laid with; null where there is no laminate. */
  floor: FloorGoods | null;
  sets: ShelfSet[];
  hits: CardProduct[];
  fresh: CardProduct[];
  articles: HomeArticle[];
  articleCount: number;
  stores: StoreLine[];
  /** when the open hours were looked at */
  madeAt: string;
}

const HOME_PROMOTIONS = 3;
const HOME_ARTICLES = 3;
const HOME_SETS = 3;
/** A row and what invites to scroll it: two shelves are the heaviest of the page to draw. */
const HOME_SHELF = 8;
/** Enough for the running ones of one city: those that run come first. */
const PROMOTIONS_ASKED = 60;

/** While nobody can say what stands there, the shop's own blocks do. */
const USUAL_BLOCKS: HomeBlock[] = HOME_KINDS.filter((kind) => kind !== 'banner').map((kind, at) => ({
  ...{ id: at + 1, kind, title: '', text: '', link: '', look: 'paper' },
}));

export async function loadHome(context: LoadContext): Promise<HomeData> {
  const { api, cityCode, locale } = context;
  const home = await api('GET /api/v1/home/', { query: { city: cityCode } });
  const blocks = home.ok ? home.value.data : USUAL_BLOCKS;
  const kinds = new Set(blocks.map(({ kind }) => kind));
  const of = <T>(kind: HomeBlock['kind'], ask: () => Promise<T>) => (kinds.has(kind) ? ask() : null);
  const [login, sections, promotions, floor, sets, hits, fresh, advice, stores] = await Promise.all([
    loadPlainLogin(context),
    api('GET /api/v2/sections/', { query: { city: cityCode } }),
    of('promotions', () =>
      api('GET /api/v1/promo/', { query: { city: cityCode, pageSize: PROMOTIONS_ASKED } }),
    ),
    of('calculator', () => findFloor(context)),
    of('sets', () => findSets(context, 'kits', HOME_SETS)),
    of('hits', () => findRecommended(context, 'main_hits', {}, HOME_SHELF)),
    of('fresh', () => findRecommended(context, 'main_new', {}, HOME_SHELF)),
    of('advice', () => api('GET /api/v1/advice/')),
    of('stores', () => api('GET /api/v1/stores/', { query: { city: cityCode } })),
    loadHomeParts(),
  ]);
  const running = promotions?.ok
    ? promotions.value.data.filter(({ state, isHere }) => state === 'running' && isHere)
    : [];
  return {
    blocks,
    login,
    sections: requireValue(sections).data.map(({ code, name, count }) => ({
      code,
      name: hyphenate(name, locale),
      count,
    })),
    promotions: pickPosters(running),
    promotionCount: running.length,
    floor,
    sets: sets ?? [],
    hits: hits ?? [],
    fresh: fresh ?? [],
    articles: advice?.ok ? pickArticles(advice.value.data) : [],
    articleCount: advice?.ok ? advice.value.data.articles.length : 0,
    // A city without stores is answered with those of all cities.
    stores: stores?.ok
      ? stores.value.data.filter((store) => store.cityCode === cityCode).map(toStoreLine)
      : [],
    madeAt: new Date().toISOString(),
  };
}

/** Posters with a picture first, in the order they came. */
function pickPosters(running: readonly PromotionCard[]): PromotionCard[] {
  const drawn = running.filter(({ picture }) => picture !== undefined);
  const others = running.filter(({ picture }) => picture === undefined);
  return [...drawn, ...others].slice(0, HOME_PROMOTIONS);
}

/** The newest article of each theme. */
function pickArticles({
  categories,
  articles,
}: {
  categories: readonly { code: string; name: string }[];
  articles: readonly Omit<HomeArticle, 'categoryName'>[];
}): HomeArticle[] {
  const names = new Map(categories.map(({ code, name }) => [code, name]));
  const newest = articles.filter(
    ({ category }, index) => articles.findIndex((other) => other.category === category) === index,
  );
  return newest.slice(0, HOME_ARTICLES).map(({ code, category, title, minutes, pictureId }) => ({
    code,
    category,
    title,
    minutes,
    pictureId,
    categoryName: names.get(category) ?? '',
  }));
}

/** The popular laminate, with the underlay and the skirting that fit this very one. */
async function findFloor(context: LoadContext): Promise<FloorGoods | null> {
  const laminate = await findPopular(context, 'laminat');
  if (!laminate) return null;
  const found = await context.api('GET /api/v1/products/{code}/companions/', {
    params: { code: laminate.code },
    query: { city: context.cityCode },
  });
  const findRole = (wanted: string) => {
    const product = found.ok ? found.value.data.find(({ role }) => role === wanted)?.product : undefined;
    return product ? toCardProduct(product) : null;
  };
  return { laminate, underlay: findRole('underlay'), skirting: findRole('skirting') };
}

async function findPopular({ api, cityCode }: LoadContext, sectionCode: string): Promise<CardProduct | null> {
  const listing = await api('GET /api/v2/products/', {
    query: { city: cityCode, sectionCode, inStock: '1', pageSize: 1 },
  });
  const [product] = listing.ok ? listing.value.items : [];
  return product ? toCardProduct(product) : null;
}
