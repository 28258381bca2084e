import { describe, expect, test } from 'vitest';
import { findRawDesignValues } from './design-values.ts';

const judge = (path: string, line: string) => findRawDesignValues([{ path, text: `/* #fff\n*/\n${line}\n` }]);

describe('refused outside storefront/design', () => {
  test.each([
    ['storefront/cart/cart.module.css', 'a { color: #f0a; }'],
    ['storefront/cart/cart.module.css', 'a { border: 1px solid rgb(0 0 0 / 10%); }'],
    ['storefront/cart/cart.module.css', 'a { color: oklch(60% 0.1 200); }'],
    ['storefront/cart/cart.module.css', '@media (min-width: 768px) { a { top: 0; } }'],
    ['storefront/cart/cart.module.css', '@media (width >= 48rem) { a { top: 0; } }'],
    ['storefront/cart/cart.module.css', 'a { z-index: 10; }'],
    ['storefront/app/routing/root.tsx', 'const colour = "#ffaa00";'],
    ['storefront/app/routing/root.tsx', '<path fill="#1a2b3c" />;'],
    ['storefront/app/routing/root.tsx', 'const colour = `hsl(${hue} 50% 50%)`;'],
    ['storefront/app/routing/root.tsx', "matchMedia('(min-width: 768px)');"],
    ['storefront/app/routing/root.tsx', 'const style = { zIndex: 3 };'],
  ])('%s: %s', (path, line) => {
    expect(judge(path, line)).toMatchObject([{ path, line: 3 }]);
  });
});

describe('allowed', () => {
  test.each([
    ['storefront/design/tokens.css', ':root { --brand: #f0a; }'],
    ['storefront/design/shell.css', '@media (min-width: 768px) { a { z-index: 1; } }'],
    ['storefront/cart/cart.module.css', 'a { color: var(--brand); z-index: var(--layer-modal); }'],
    ['storefront/cart/cart.module.css', '@media (prefers-reduced-motion: reduce) { a { top: 0; } }'],
    ['storefront/cart/cart.module.css', '@media (--wide) { a { top: 0; } }'],
    ['storefront/app/routing/root.tsx', "import { a } from '#domain/money.ts';"],
    ['storefront/app/routing/root.tsx', '<use href="#icon-cart" />;'],
    ['api/images/images.ts', "const background = '#ffffff';"],
  ])('%s: %s', (path, line) => {
    expect(judge(path, line)).toEqual([]);
  });
});
