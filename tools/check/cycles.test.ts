import { expect, test } from 'vitest';
import { findCycles, findFolderCycles } from './cycles.ts';
import type { Source } from './project.ts';

const file = (path: string, ...imports: string[]): Source => ({
  path,
  text: `// first\n${imports.map((each) => `import '${each}';`).join('\n')}\n`,
});

test('a circle of three files is told in order, with the line of its first import', () => {
  const findings = findCycles([
    file('domain/a.ts', 'node:fs', './b.ts'),
    file('domain/b.ts', './c.ts'),
    file('domain/c.ts', '#domain/a.ts'),
    file('domain/d.ts', './a.ts'),
  ]);
  expect(findings).toHaveLength(1);
  expect(findings[0]).toMatchObject({ path: 'domain/a.ts', line: 3 });
  expect(findings[0]?.message).toContain('domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts');
});

test('a circle of types counts', () => {
  const findings = findCycles([
    { path: 'domain/a.ts', text: "import type { B } from './b.ts';\nexport type A = B;" },
    { path: 'domain/b.ts', text: "import type { A } from './a.ts';\nexport type B = A;" },
  ]);
  expect(findings).toHaveLength(1);
});

test('a file that imports itself is a circle', () => {
  expect(findCycles([file('domain/a.ts', './a.ts')])).toHaveLength(1);
});

test('of a knot the shortest way round is told', () => {
  const findings = findCycles([
    file('domain/a.ts', './b.ts'),
    file('domain/b.ts', './c.ts'),
    file('domain/c.ts', './d.ts', './b.ts'),
    file('domain/d.ts', './a.ts'),
  ]);
  expect(findings).toHaveLength(1);
  expect(findings[0]?.message).toContain('domain/b.ts → domain/c.ts → domain/b.ts');
});

test('two ways to the same file are no circle', () => {
  const sources = [
    file('domain/a.ts', './b.ts', './c.ts'),
    file('domain/b.ts', './d.ts'),
    file('domain/c.ts', './d.ts'),
    file('domain/d.ts'),
  ];
  expect(findCycles(sources)).toEqual([]);
});

test('a circle of folders is found where no circle of files is', () => {
  const sources = [
    file('storefront/features/cart/a.ts', '../lists/b.ts'),
    file('storefront/features/lists/c.ts', '../cart/d.ts'),
    file('storefront/features/lists/b.ts'),
    file('storefront/features/cart/d.ts'),
  ];
  expect(findCycles(sources)).toEqual([]);
  const findings = findFolderCycles(sources);
  expect(findings).toMatchObject([{ path: 'storefront/features/cart/a.ts', line: 2 }]);
  expect(findings[0]?.message).toContain(
    'storefront/features/cart → storefront/features/lists → storefront/features/cart',
  );
});

test('a circle of the API’s folders is found, by their first two names', () => {
  const sources = [
    file('api/orders/quote/a.ts', '#api/cart/b.ts'),
    file('api/cart/c.ts', '../orders/place/d.ts'),
  ];
  expect(findFolderCycles(sources)).toHaveLength(1);
});

test('what a test reaches for makes no circle of folders, nor do files beside the folders', () => {
  const sources = [
    file('api/cart/a.test.ts', '../orders/b.ts'),
    file('api/orders/c.ts', '../cart/d.ts'),
    file('api/modules.ts', './cart/d.ts'),
    file('api/cart/d.ts', '../config.ts'),
  ];
  expect(findFolderCycles(sources)).toEqual([]);
});
