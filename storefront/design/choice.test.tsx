import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './choice.tsx';

const storefront = join(import.meta.dirname, '..');

test('every box to tick is the shop’s own, none the browser’s', () => {
  const files = readdirSync(storefront, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && file !== join('design', 'choice.tsx'),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(
    files.filter((file) => readFileSync(join(storefront, file), 'utf8').includes('type="checkbox"')),
  ).toEqual([]);
});

test('a box without words of its own takes no room for them and is named', () => {
  const html = renderToString(<Checkbox aria-label="Ламинат" />);
  expect(html).toContain('aria-label="Ламинат"');
  expect(html).not.toContain('<span');
});
