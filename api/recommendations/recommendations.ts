/**
 * Blocks of goods worth a look, by name. Never empty for a known name, and never something that cannot be bought
 * in the city while something else can: where the city has too little, goods of other cities fill up.
 */
import type { Product } from '#contract/catalog.ts';
import { RECOMMENDATION_NAMES, type RecommendationName } from '#contract/recommendations.ts';
import type { Catalog, Reader } from '../catalog/catalog.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { snapshot } from '../snapshot.ts';
import { listNewestCodes, listPopularCodes } from './recommendations.queries.ts';

const BLOCK_SIZE = 18;

export interface Recommendations {
  list(name: string, reader: Reader): Promise<Product[]>;
}

const isKnown = (name: string): name is RecommendationName =>
  (RECOMMENDATION_NAMES as readonly string[]).includes(name);

export function createRecommendations(db: Db, catalog: Catalog): Recommendations {
  /** Asked once per version of the catalogue: city and order of the block to the codes of its goods. */
  const readBlocks = snapshot(db, 'any', async () => new Map<string, Promise<string[]>>());

  async function findCodes(order: keyof typeof orders, cityCode: string): Promise<string[]> {
    const blocks = await readBlocks();
    const key = `${order} ${cityCode}`;
    const codes = blocks.get(key) ?? listCodes(db, orders[order], cityCode);
    blocks.set(key, codes);
    codes.catch(() => blocks.delete(key));
    return codes;
  }

  return {
    async list(name, reader) {
      if (!isKnown(name)) throw new Refusal('recommendations.not_found');
      const codes = await findCodes(name === 'main_new' ? 'newest' : 'popular', reader.cityCode);
      return catalog.listProducts(codes, reader);
    },
  };
}

const orders = { popular: listPopularCodes, newest: listNewestCodes };

async function listCodes(db: Db, list: typeof listPopularCodes, cityCode: string): Promise<string[]> {
  const inCity = await list(db, cityCode, BLOCK_SIZE);
  if (inCity.length === BLOCK_SIZE) return inCity;
  return [...new Set([...inCity, ...(await list(db, null, BLOCK_SIZE))])].slice(0, BLOCK_SIZE);
}
