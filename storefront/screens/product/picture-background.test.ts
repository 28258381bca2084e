import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('a picture narrower than its frame shows no edge: both have one ground, and nothing darkens the one of them', () => {
  const [, ground] = /BACKGROUND = '(#[0-9a-f]{6})'/.exec(read('../../../api/images/field.ts')) ?? [];
  const [, well] = /--well: (#[0-9a-f]{6});/.exec(read('../../design/tokens.css')) ?? [];
  expect(ground).toBeDefined();
  expect(well).toBe(ground);
  const gallery = read('./product-gallery.module.css');
  expect(gallery).toContain('background: var(--well)');
  expect(gallery).not.toContain('mix-blend-mode');
});
