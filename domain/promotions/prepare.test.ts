/** The index of scopes finds what reading every scope for every line would find. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLine, aPromotion } from '#tests/promotion-carts.ts';
import { matchLines, preparePromotions } from './prepare.ts';
import { type LineFacts, toLines } from './priced-cart.ts';
import type { Scope } from './promotion.ts';

const some = (names: readonly string[]) => fc.option(fc.subarray([...names]), { nil: undefined });
const products = ['p0', 'p1', 'p2', 'p3'];
const names = fc.record({
  products: some(products),
  sections: some(['floor', 'laminate', 'walls']),
  brands: some(['qaz', 'tau']),
});
const scopes = fc.array(
  fc.record({ named: names, except: fc.option(names, { nil: undefined }), wholesale: fc.boolean() }),
  { maxLength: 6 },
);
const lines = fc.subarray(products, { minLength: 1 }).chain((codes) =>
  fc.tuple(
    ...codes.map((code) =>
      fc
        .record({
          price: fc.constantFrom(100, 100, 250),
          count: fc.integer({ min: 1, max: 3 }),
          sections: fc.subarray(['floor', 'laminate', 'walls'], { minLength: 1 }),
          brand: fc.constantFrom('qaz', 'tau'),
          wholesalePrice: fc.constantFrom(null, 90),
        })
        .map(({ price, count, ...facts }) => aLine(code, price, count, facts)),
    ),
  ),
);

/** As promotion.ts says it: sections and brands narrow each other, named goods come on top, `except` always wins. */
function isMeant({ products: own, sections, brands, except }: Scope, line: LineFacts): boolean {
  const isSection = (list: readonly string[] | undefined) =>
    list?.some((each) => line.sections.includes(each));
  if (except?.products?.includes(line.productCode) || except?.brands?.includes(line.brand)) return false;
  if (isSection(except?.sections)) return false;
  if (own?.includes(line.productCode)) return true;
  const isNarrowed = Boolean(sections?.length || brands?.length);
  if (!isNarrowed) return !own?.length;
  return (
    (!sections?.length || isSection(sections) === true) && (!brands?.length || brands.includes(line.brand))
  );
}

test('every line is matched with the promotions that mean it, and their sums are those of its lines', () => {
  fc.assert(
    fc.property(scopes, lines, fc.boolean(), (asked, facts, isWholesale) => {
      const promotions = asked.map(({ named, except, wholesale }, at) => ({
        ...aPromotion({ type: 'points_x', times: 2 }, { touchesWholesale: wholesale }),
        id: `n${at}`,
        scope: { ...named, except } as Scope,
      }));
      const visitor = { type: isWholesale ? 'wholesale' : 'retail', isNew: false, card: null } as const;
      const cart = toLines({ lines: facts, visitor, city: 'pavlodar', now: new Date(0) });
      const prepared = preparePromotions(promotions);
      const match = matchLines(prepared, cart);
      for (const { promotion, slot } of prepared.all) {
        const meant = cart.filter(
          (line) =>
            isMeant(promotion.scope ?? {}, line.facts) && (!line.isWholesale || promotion.touchesWholesale),
        );
        expect(match.places[slot] ?? []).toEqual(meant.map((line) => cart.indexOf(line)));
        expect(match.sums[slot]).toBe(meant.reduce((sum, { base, count }) => sum + base * count, 0));
      }
    }),
    { numRuns: 3000 },
  );
});
