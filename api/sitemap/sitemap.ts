/**
 * Which pages of the range search engines should know: sections with their named choices, brands, promotions, sets, and
 * products in parts. A part is a range of ids, so that it is found without counting, and small enough for both languages
 * of each product to stay below the 50,000 addresses a file may hold. Read in small steps: a million products need no
 * more memory than a thousand.
 */
import type { Db } from '../database.ts';
import {
  findLastProductId,
  listCodes,
  listProductPages,
  listPromotionPaths,
  listSetPaths,
  listStaticFilterPaths,
} from './sitemap.queries.ts';

const PRODUCTS_OF_PART = 20_000;
const PRODUCTS_AT_ONCE = 1000;

export interface SitemapPage {
  /** Without the locale's prefix. */
  path: string;
  /** `2026-11-15`, where it is known. */
  changedOn?: string;
}

export interface Sitemap {
  listSectionsAndBrands(): Promise<SitemapPage[]>;
  countProductParts(): Promise<number>;
  /** Parts count from one. Empty for a part that is none. */
  readProductPart(part: number): AsyncGenerator<SitemapPage[]>;
}

export function createSitemap(db: Db): Sitemap {
  return {
    async listSectionsAndBrands() {
      const [sections, choices, brands, promotions, sets] = await Promise.all([
        listCodes(db, 'sections'),
        listStaticFilterPaths(db),
        listCodes(db, 'brands'),
        listPromotionPaths(db),
        listSetPaths(db),
      ]);
      return [
        ...sections.map((code) => ({ path: `/c/${code}` })),
        ...choices.map((path) => ({ path })),
        ...brands.map((code) => ({ path: `/brands/${code}` })),
        ...promotions.map((path) => ({ path })),
        ...sets.map((path) => ({ path })),
      ];
    },

    async countProductParts() {
      return Math.ceil((await findLastProductId(db)) / PRODUCTS_OF_PART);
    },

    async *readProductPart(part) {
      const upTo = part * PRODUCTS_OF_PART;
      let after = upTo - PRODUCTS_OF_PART;
      for (;;) {
        const rows = await listProductPages(db, { after, upTo, limit: PRODUCTS_AT_ONCE });
        yield rows.map(({ code, changedOn }) => ({ path: `/p/${code}`, changedOn }));
        const last = rows.at(-1);
        if (!last || rows.length < PRODUCTS_AT_ONCE) return;
        after = last.id;
      }
    },
  };
}
