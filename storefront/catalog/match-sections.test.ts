import { describe, expect, test } from 'vitest';
import type { Section } from '#contract/catalog.ts';
import { matchSections } from './match-sections.ts';

const leaf = (code: string, name: string): Section => ({ code, name, image: code, count: 1, children: [] });
const roots: Section[] = [
  {
    ...leaf('plitka', 'Плитка и керамогранит'),
    children: [leaf('plitka-dlya-vannoy', 'Плитка для ванной'), leaf('mozaika', 'Мозаика')],
  },
  { ...leaf('oboi', 'Обои и декор стен'), children: [leaf('panels', 'Стеновые панели')] },
  { ...leaf('esik', 'Есіктер мен терезелер'), children: [leaf('esik-ishki', 'Ішкі есіктер')] },
];
const codes = (query: string) => matchSections(roots, query).map(({ code }) => code);

describe('sections that answer a query', () => {
  test.each([
    ['плитка', ['plitka', 'plitka-dlya-vannoy']],
    ['ПЛИТКУ ванна', ['plitka-dlya-vannoy']],
    ['мозайка', ['mozaika']],
    ['есиктер', ['esik', 'esik-ishki']],
    ['стен', ['oboi', 'panels']],
    ['ванной плитка', ['plitka-dlya-vannoy']],
  ])('«%s»', (query, expected) => {
    expect(codes(query)).toEqual(expected);
  });

  test.each(['', '   ', '!!!', 'молоток', 'плитка молоток'])('nothing answers «%s»', (query) => {
    expect(codes(query)).toEqual([]);
  });

  test('a section tells the department it belongs to', () => {
    expect(matchSections(roots, 'мозаика')).toEqual([
      { code: 'mozaika', name: 'Мозаика', count: 1, parent: 'Плитка и керамогранит' },
    ]);
  });

  test('a query of any length is cut before it is looked at', () => {
    expect(codes(`плитка ${'я'.repeat(100_000)}`)).toEqual([]);
  });
});
