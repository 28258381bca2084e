import { expect, test } from 'vitest';
import { withoutLoaders } from './screens-without-loaders.ts';

const screen = `import { secret } from './secret.ts';
export const { Screen, load, seo } = defineScreen<{ a: string }>({
  async load({ api }) { return secret(api); },
  seo: (data, t) => ({ title: t('x'), description: data.a }),
  Screen({ data }) { return <p>{data.a}</p>; },
});`;

test('loader and head texts go, the component stays', () => {
  const rest = withoutLoaders(screen, 'a-screen.tsx');
  expect(rest).toContain('load: undefined');
  expect(rest).toContain('seo: undefined');
  expect(rest).toContain('<p>{data.a}</p>');
  expect(rest).not.toContain('secret(api)');
});

test('other objects with such names are left alone', () => {
  const other = 'const x = somethingElse({ load: () => 1, seo: 2 });';
  expect(withoutLoaders(other, 'b-screen.tsx')).toBe(other);
});
