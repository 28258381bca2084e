import { describe, expect, test } from 'vitest';
import { findUpwardImports } from './floors.ts';

const judge = (path: string, specifier: string) =>
  findUpwardImports([{ path, text: `// first\nimport '${specifier}';\n` }]);

describe('an import upwards is refused', () => {
  test.each([
    ['storefront/screens/cart/cart-screen.tsx', '../../app/routing/screens.ts'],
    ['storefront/screens/cart/cart-screen.tsx', '../../routes.ts'],
    ['storefront/frame/header/header.tsx', '../../screens/cart/share-link.ts'],
    ['storefront/features/cart/cart-bar.tsx', '../../frame/layouts/overlays.tsx'],
    ['storefront/features/cart/cart-bar.tsx', '#storefront/screens/cart/share-link.ts'],
    ['storefront/page/shell.ts', '../features/cart/use-cart.ts'],
    ['storefront/design/button.tsx', '../page/shell.ts'],
    ['storefront/i18n/messages.ts', '../page/shell.ts'],
    ['storefront/router/hooks.ts', '../app/routing/root.tsx'],
    ['storefront/api-client.ts', './page/shell.ts'],
  ])('%s: %s', (path, specifier) => {
    expect(judge(path, specifier)).toMatchObject([{ path, line: 2 }]);
  });
});

describe('an import downwards or along the floor is allowed', () => {
  test.each([
    ['storefront/app/entry-client.tsx', './routing/root.tsx'],
    ['storefront/app/routing/route-tree.tsx', '../../routes.ts'],
    ['storefront/screens/home/home-screen.tsx', '../sets/set-shelf.tsx'],
    ['storefront/screens/home/home-screen.tsx', '../../features/cart/use-cart.ts'],
    ['storefront/features/lists/saved-lists.ts', '../access/access.ts'],
    ['storefront/page/shell.ts', '../i18n/translate.ts'],
    ['storefront/design/button.tsx', '#domain/money.ts'],
    ['api/app.ts', './modules.ts'],
  ])('%s: %s', (path, specifier) => {
    expect(judge(path, specifier)).toEqual([]);
  });
});

test('a file that stands on no floor is refused', () => {
  expect(judge('storefront/cart/cart-bar.tsx', 'react')).toMatchObject([
    { path: 'storefront/cart/cart-bar.tsx', line: 1 },
  ]);
});
