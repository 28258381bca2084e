/**
 * Blocks of goods worth a look, by name. Promises: never empty for a known name while anything is on sale; never
 * something that cannot be bought in the city while something else can; never the product itself, nothing twice.
 * Hides: where the goods come from (what was bought together, what is alike, what is popular) and that one source
 * fills up what another leaves open. Relies on the background refresh for what needs all past baskets.
 */
import type { Product } from '#contract/catalog.ts';
import { RECOMMENDATION_NAMES, type RecommendationName } from '#contract/recommendations.ts';
import { isSold } from '#domain/cart.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { KeptForAWhile } from '../kept-for-a-while.ts';
import { snapshot } from '../snapshot.ts';
import {
  findAlike,
  findPlan,
  listSubjects,
  listSubstitutes,
  type Pick,
  type Place,
} from './recommendations.queries.ts';
import { type Source, sourcesOf, type Wish } from './sources.ts';
import { hashVisitor } from './views.ts';

export { createEvents, type Events, listEventFigures } from './events.ts';
export { isRefreshDue, RECOMMENDATIONS_LOCK, refreshRecommendations } from './refresh.ts';
export { createViews, type Views } from './views.ts';

const BLOCK_SIZE = 18;
const MAX_KEPT_BLOCKS = 5000;
/** A refresh of the pairs moves no version of the catalogue: what is kept must grow old by itself. */
const KEPT_MS = 60_000;

export interface RecommendationRequest {
  reader: Reader;
  /** the product whose page asks */
  productCode?: string | undefined;
  /** the products of the visitor's cart, order or list */
  codes?: readonly string[] | undefined;
  /** the visitor's mark */
  visitor?: string | undefined;
}

export interface Recommendations {
  list(name: string, request: RecommendationRequest): Promise<Product[]>;
  /** In the place of what cannot be had: by its code the nearest of its own section that can, where there is one. */
  listSubstitutes(codes: readonly string[], reader: Reader): Promise<Map<string, Product>>;
}

const isKnown = (name: string): name is RecommendationName =>
  (RECOMMENDATION_NAMES as readonly string[]).includes(name);

export function createRecommendations(
  db: Db,
  catalog: Catalog,
  /** what the works of these goods need, as a builder would choose it */
  listCompanions: (codes: readonly string[], cityCode: string) => Promise<readonly Pick[]>,
): Recommendations {
  const readPlan = snapshot(db, 'structure', findPlan);
  /** Blocks that many visitors share; a new version of the catalogue begins with none. */
  const readKept = snapshot(
    db,
    'any',
    async () => new KeptForAWhile<readonly string[]>(MAX_KEPT_BLOCKS, KEPT_MS),
  );

  async function findCodes(
    name: RecommendationName,
    { reader, productCode, codes = [], visitor }: RecommendationRequest,
  ): Promise<string[]> {
    const asked = productCode === undefined ? codes : [productCode];
    const { storeIds, sections } = await readPlan();
    const stores = storeIds.get(reader.cityCode) ?? null;
    if (name === 'product_similar' && productCode !== undefined) {
      // Enough for nearly every product, with a third of the questions; what it leaves open the sources fill.
      const alike = await findAlike(db, productCode, stores, BLOCK_SIZE);
      if (alike?.length === BLOCK_SIZE) return alike.map(({ code }) => code);
    }
    const wish: Wish = {
      cityCode: reader.cityCode,
      subjects: asked.length > 0 ? await listSubjects(db, asked) : [],
      visitor: visitor === undefined ? null : hashVisitor(visitor),
      sections,
      companions: (codes) => listCompanions(codes, reader.cityCode),
    };
    const picked = await fill(db, sourcesOf(name, wish), wish, stores);
    return picked.map(({ code }) => code);
  }

  async function findSharedCodes(
    name: RecommendationName,
    request: RecommendationRequest,
  ): Promise<readonly string[]> {
    const kept = await readKept();
    const key = `${name} ${request.reader.cityCode} ${request.productCode ?? ''}`;
    return kept.find(key, () => findCodes(name, request));
  }

  return {
    async list(name, request) {
      if (!isKnown(name)) throw new Refusal('recommendations.not_found');
      const isPersonal = name === 'product_viewed' || (request.codes?.length ?? 0) > 0;
      const codes = await (isPersonal ? findCodes(name, request) : findSharedCodes(name, request));
      return catalog.listProducts(codes, request.reader);
    },

    async listSubstitutes(codes, reader) {
      if (codes.length === 0) return new Map();
      const { storeIds } = await readPlan();
      const found = await listSubstitutes(db, codes, storeIds.get(reader.cityCode) ?? null);
      const products = await catalog.listProducts([...new Set(found.map((each) => each.substitute))], reader);
      const byCode = new Map(products.map((product) => [product.code, product]));
      return new Map(
        found.flatMap(({ code, substitute }) => {
          const product = byCode.get(substitute);
          return product && isSold(product) ? [[code, product]] : [];
        }),
      );
    },
  };
}

/** Source after source in the city; only when the whole city is exhausted, what stands in other cities. */
async function fill(
  db: Db,
  sources: readonly Source[],
  { subjects }: Wish,
  stores: readonly number[] | null,
): Promise<Pick[]> {
  const picked = new Map<number, Pick>();
  const own = new Set(subjects.map(({ id }) => id));
  const places: Place[] = stores === null ? [null] : [stores, null];
  for (const place of places) {
    for (const { list, share = 1, isEnough = false } of sources) {
      const room = Math.min(BLOCK_SIZE - picked.size, Math.ceil(BLOCK_SIZE * share));
      if (room <= 0) return [...picked.values()];
      // As many as may be known already, and so many new ones.
      const found = await list(db, place, room + picked.size + own.size);
      const fresh = found.filter(({ id }) => !picked.has(id) && !own.has(id)).slice(0, room);
      for (const pick of fresh) picked.set(pick.id, pick);
      if (isEnough && fresh.length > 0) return [...picked.values()];
    }
  }
  return [...picked.values()];
}
