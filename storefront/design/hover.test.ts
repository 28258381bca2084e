import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const storefront = join(import.meta.dirname, '..');

/** What a sheet does to an edge under a pointer: the rules whose selector has :hover, and their border-color. */
function listHoverEdges(sheet: string): string[] {
  return [...sheet.matchAll(/([^{}]*:hover[^{}]*)\{([^}]*)\}/g)].flatMap(([, selector = '', body = '']) =>
    [...body.matchAll(/border-color:\s*([^;]+);/g)].map(([, value]) => `${selector.trim()} ${value}`),
  );
}

test('whatever has an edge that answers a pointer answers in petrol', () => {
  const sheets = globSync('**/*.css', { cwd: storefront });
  const edges = sheets.flatMap((sheet) =>
    listHoverEdges(readFileSync(join(storefront, sheet), 'utf8')).map((rule) => `${sheet}: ${rule}`),
  );
  expect(edges.length).toBeGreaterThan(10);
  expect(edges.filter((rule) => !rule.endsWith('var(--petrol)'))).toEqual([]);
});
