import { describe, expect, test } from 'vitest';
import { findForeignImports, findForwardingDoors } from './zones.ts';

/** The planted import stands on the second line, so that the line is tried as well. */
const judge = (path: string, line: string) => findForeignImports([{ path, text: `// first\n${line}\n` }]);

describe('an import is refused', () => {
  test.each([
    [
      'storefront → api',
      'storefront/features/cart/cart-bar.tsx',
      "import { getCart } from '#api/cart/cart.ts';",
    ],
    [
      'storefront → api, types too',
      'storefront/app/routing/root.tsx',
      "import type { Db } from '#api/database.ts';",
    ],
    [
      'storefront → api, lazily',
      'storefront/app/routing/root.tsx',
      "const lazy = () => import('../../../api/app.ts');",
    ],
    [
      'storefront → api, as a type expression',
      'storefront/app/routing/root.tsx',
      "type A = import('#api/app.ts').App;",
    ],
    ['storefront → database', 'storefront/app/routing/root.tsx', "import '#database/migrate.ts';"],
    ['storefront → server', 'storefront/app/routing/root.tsx', "export * from '#server/pages.ts';"],
    ['storefront → node', 'storefront/app/routing/root.tsx', "import { readFileSync } from 'node:fs';"],
    ['storefront → fastify', 'storefront/app/entry-server.tsx', "import Fastify from 'fastify';"],
    ['office → api', 'office/shell/rail.tsx', "import type { Office } from '#api/office/office.ts';"],
    [
      'office → a feature of the storefront',
      'office/screens/staff/staff-screen.tsx',
      "import { useCart } from '#storefront/features/cart/use-cart.ts';",
    ],
    [
      'office → a component of the storefront',
      'office/shell/rail.tsx',
      "import { Button } from '#storefront/design/button.tsx';",
    ],
    ['office → words of the storefront', 'office/i18n/words.ts', "import '#storefront/i18n/translate.ts';"],
    ['office → node', 'office/app/entry-office.tsx', "import { readFileSync } from 'node:fs';"],
    [
      'storefront → office',
      'storefront/app/routing/root.tsx',
      "import { SCREENS } from '#office/screens.ts';",
    ],
    ['api → office', 'api/app.ts', "import { SCREENS } from '#office/screens.ts';"],
    ['server → code of office', 'server/pages/pages.ts', "import { SCREENS } from '#office/screens.ts';"],
    ['api → storefront', 'api/app.ts', "import { routes } from '../storefront/routes.ts';"],
    ['api → react', 'api/app.ts', "import { createElement } from 'react';"],
    ['api → react-dom', 'api/app.ts', "import { renderToString } from 'react-dom/server';"],
    ['api → database', 'api/app.ts', "import { migrate } from '#database/migrate.ts';"],
    ['api → server', 'api/app.ts', "import { start } from '#server/worker.ts';"],
    ['contract → domain', 'contract/cart.ts', "import type { Money } from '#domain/money.ts';"],
    ['contract → node', 'contract/cart.ts', "import 'node:fs';"],
    ['domain → code of contract', 'domain/money.ts', "import { price } from '#contract/catalog.ts';"],
    ['domain → a package', 'domain/money.ts', "import { z } from 'zod';"],
    ['domain → node', 'domain/money.ts', "import { randomInt } from 'node:crypto';"],
    ['database → api', 'database/migrate.ts', "import { pool } from '#api/database.ts';"],
    [
      'server → code of storefront',
      'server/pages.ts',
      "import { render } from '#storefront/app/entry-server.tsx';",
    ],
    ['product → tests', 'api/app.ts', "import { freshDatabase } from '../tests/database.ts';"],
    ['product → tools', 'server/worker.ts', "import { run } from '#tools/run.ts';"],
    ['product → demo', 'server/worker.ts', "import { demoFilling } from '#demo/filling.ts';"],
    ['product → demo, lazily', 'database/setup.ts', "const lazy = () => import('#demo/range/demo.ts');"],
    ['product → operator', 'api/app.ts', "import { shop } from '#operator/shop.ts';"],
    ['product → rigs', 'server/worker.ts', "import { measure } from '#rigs/bench/measure.ts';"],
    ['demo → server', 'demo/filling.ts', "import { start } from '#server/worker.ts';"],
  ])('%s', (_, path, line) => {
    const findings = judge(path, line);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({ path, line: 2 });
  });

  test.each([
    [
      'past the door of an api module',
      'api/cart/cart.ts',
      "import { find } from '../catalog/catalog.queries.ts';",
    ],
    [
      'of a routes file by another module',
      'api/cart/cart.ts',
      "import { add } from '../catalog/catalog.routes.ts';",
    ],
    ['past a door beside its folder', 'api/app.ts', "import { retry } from './database/transaction.ts';"],
    ['past the door by the table', 'api/app.ts', "import { find } from './catalog/catalog.queries.ts';"],
    [
      'past the door of a feature',
      'storefront/features/cart/cart-bar.tsx',
      "import { Question } from '../city/city-dialog.tsx';",
    ],
    ['past the door of a domain folder', 'domain/cart.ts', "import { rule } from './promotions/rules.ts';"],
    ['past the door from another zone', 'server/worker.ts', "import { leaf } from '#database/rows/leaf.ts';"],
    ['past the door by the process', 'server.ts', "import { find } from './api/catalog/catalog.queries.ts';"],
    [
      'of a feature by design',
      'storefront/design/card.tsx',
      "import { Cart } from '../features/cart/cart-bar.tsx';",
    ],
    [
      'past the door of a part of the frame',
      'storefront/screens/cart/cart-screen.tsx',
      "import { Counter } from '../../frame/header/counter.tsx';",
    ],
    [
      'past the door of another screen of the office',
      'office/screens/me/me-screen.tsx',
      "import { StateTag } from '../staff/state-tag.tsx';",
    ],
    [
      'past the door of another screen',
      'storefront/screens/cart/cart-screen.tsx',
      "import { list } from '../estimates/estimate-list.tsx';",
    ],
  ])('%s', (_, path, line) => {
    expect(judge(path, line)).toHaveLength(1);
  });
});

describe('an import is allowed', () => {
  test.each([
    ['api/cart/cart.ts', "import { getProduct } from '../catalog/catalog.ts';"],
    ['api/cart/cart.ts', "import { setCount } from './cart.queries.ts';"],
    ['api/cart/cart.ts', "import { Refusal } from '../http/refusal.ts';"],
    ['api/modules.ts', "import { registerCart } from './cart/cart.routes.ts';"],
    ['api/modules/cart-modules.ts', "import { registerCart } from '../cart/cart.routes.ts';"],
    ['api/database.ts', "import { transaction } from './database/transaction.ts';"],
    ['domain/price.ts', "import type { Product } from '#contract/catalog.ts';"],
    ['contract/cart.ts', "import { z } from 'zod';"],
    ['storefront/features/cart/cart-bar.tsx', "import { Button } from '../../design/button.tsx';"],
    ['storefront/features/live/live.ts', "import { CityButton } from '../city/city.tsx';"],
    ['storefront/features/live/live.ts', "import { cart } from '../cart/use-cart.ts';"],
    ['storefront/features/cart/cart-bar.tsx', "import { fetchCart } from '../../api-client.ts';"],
    ['storefront/screens/cart/cart-list.tsx', "import { shell } from '../../page/head/document.ts';"],
    ['storefront/design/field.tsx', "import { t } from '../i18n/translate.ts';"],
    ['storefront/app/entry-server.tsx', "import { Buffer } from 'node:buffer';"],
    ['server/pages.ts', "import type { render } from '#storefront/app/entry-server.tsx';"],
    ['office/screens/me/me-screen.tsx', "import { Icon } from '#storefront/design/icon.tsx';"],
    ['office/app/routes.tsx', "import type { Route } from '#storefront/router/route.ts';"],
    ['office/shell/rail.tsx', "import type { Me } from '#contract/office/office-auth.ts';"],
    ['office/screens.ts', "const lazy = () => import('./screens/me/me-screen.tsx');"],
    ['server/pages.ts', "import { readCookie } from '#api/http/cookies.ts';"],
    ['server/embedded-postgres.ts', "import { launch } from './postgres/launch.ts';"],
    ['server/demo-range.ts', "const lazy = () => import('#demo/filling.ts');"],
    ['api/cart/cart.test.ts', "import { freshDatabase } from '../../tests/database.ts';"],
    ['rigs/bench/product.ts', "import { findProduct } from '#api/catalog/catalog.queries.ts';"],
  ])('%s: %s', (path, line) => {
    expect(judge(path, line)).toEqual([]);
  });
});

test('a door that only forwards is refused, one that holds something is not', () => {
  const judgeDoor = (path: string, text: string) => findForwardingDoors([{ path, text }]);
  const forwarding =
    "export { a } from './a.ts';\nexport type { B } from './b.ts';\nexport * from './c.ts';\n";
  expect(judgeDoor('domain/cart/cart.ts', forwarding)).toMatchObject([
    { path: 'domain/cart/cart.ts', line: 1 },
  ]);
  expect(judgeDoor('domain/cart/cart.ts', `${forwarding}export const own = 1;\n`)).toEqual([]);
  expect(judgeDoor('domain/cart/price.ts', forwarding)).toEqual([]);
});
