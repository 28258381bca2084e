import { expect, test } from 'vitest';
import { sectionsGoingWith } from './goes-with.ts';
import { leafSections } from './taxonomy/taxonomy.ts';

const codes = leafSections.map(({ code }) => code);

test('every section of the range has company, made of other sections of the range, each named once', () => {
  for (const code of codes) {
    const company = sectionsGoingWith(code);
    expect(company.length, code).toBeGreaterThan(0);
    expect(
      company.filter((other) => !codes.includes(other)),
      code,
    ).toEqual([]);
    expect(new Set([...company, code]).size, code).toBe(company.length + 1);
  }
});

test('a section that nobody described has none', () => {
  expect(sectionsGoingWith('constructor')).toEqual([]);
});
