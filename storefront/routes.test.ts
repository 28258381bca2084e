import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routes } from './routes.ts';

/** Section 2 of the specification, line by line: the path, and what its note says. */
const specification = `
/                                        confirm-email confirm-recovery
/cart
/order                                   order auth
/order-created                           auth
/search
/catalog
/compare                                 custom-seo
/contacts
/p/{code}                                custom-seo
/p/sets/{mode}/{code}
/favorites                               custom-seo
/calculator
/promo                                   custom-seo
/promo/{code}
/promo-calculator
/advice
/advice/{category}
/advice/{category}/{code}
/brands
/brands/{code}
/sets/{mode}                             custom-seo
/sets/{mode}/{sectionCode}               custom-seo
/sets/{mode}/{sectionCode}/{staticFilter} custom-seo
/c/{sectionCode}                         custom-seo
/c/{sectionCode}/{staticFilter}          custom-seo
/{staticPage}
/{staticPage}/{code}
/personal                                personal auth
/personal/private                        personal auth
/personal/clubcard                       personal auth
/personal/estimates                      personal auth
/personal/purchased                      personal auth
/personal/address                        personal auth
/personal/address/add                    personal auth
/personal/address/edit/{id}              personal auth
/personal/orders                         personal auth
/personal/orders/{orderId}               personal auth
/personal/orders/receipt/{id}            empty auth
/mobile-deprecated                       empty
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/));

describe('the route table', () => {
  test('has every route of the specification and, beside them, only the page of design pieces', () => {
    const expected = specification.map(([path]) => path).sort();
    const written = routes.filter((route) => !route.isDevelopmentOnly);
    expect(written.map((route) => route.path.replace(/:(\w+)/g, '{$1}')).sort()).toEqual(expected);
  });

  test.each(specification)(
    '%s has the layout, middleware and SEO mark of the specification',
    (path, ...notes) => {
      const route = routes.find((candidate) => candidate.path.replace(/:(\w+)/g, '{$1}') === path);
      const layout = notes.find((note) => ['order', 'personal', 'empty'].includes(note)) ?? 'default';
      expect(route?.layout).toBe(layout);
      expect(route?.middleware ?? []).toEqual(notes.filter((note) => /^(auth|confirm-)/.test(note)));
      expect(route?.hasCustomSeo ?? false).toBe(notes.includes('custom-seo'));
    },
  );

  test('every route’s screen is a file', () => {
    for (const { screen } of routes) {
      expect(existsSync(join(import.meta.dirname, 'screens', `${screen}-screen.tsx`)), screen).toBe(true);
    }
  });
});
