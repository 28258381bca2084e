import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { isMeant, readJudgedSet, toArticleQueries } from './judged.ts';
import { KINDS, type Kind } from './judged-query.ts';

const set = readJudgedSet();
/** Made from the codes of the range at hand, or asked of other ranges alone. */
const NOT_HERE: ReadonlySet<Kind> = new Set(['article', 'title', 'short']);

test('the set has its kinds in both languages, and most of it is written by hand', () => {
  expect(set.length).toBeGreaterThanOrEqual(600);
  const kinds = new Set(set.map(({ kind }) => kind));
  expect(KINDS.filter((kind) => !NOT_HERE.has(kind) && !kinds.has(kind))).toEqual([]);
  for (const kind of kinds)
    expect(set.filter((each) => each.kind === kind).length).toBeGreaterThanOrEqual(60);
  expect(set.filter(({ language }) => language === 'kz').length).toBeGreaterThanOrEqual(200);
});

test('the set is frozen: who changes it changes what earlier figures meant', () => {
  const text = set.map(({ kind, language, query, target }) =>
    JSON.stringify([kind, language, query, target]),
  );
  expect(createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16)).toBe('e36efbb6d3914775');
});

test('a target is met by its sections and the part of the name together, or by the very product', () => {
  const found = { sectionCode: 'laminat', productCode: '1234567', nameRu: 'Ламинат «Дуб», 33 класс' };
  expect(isMeant({ sections: ['laminat'], namePart: '33 класс' }, found)).toBe(true);
  expect(isMeant({ sections: ['laminat'], namePart: '32 класс' }, found)).toBe(false);
  expect(isMeant({ sections: ['linoleum'], namePart: '' }, found)).toBe(false);
  const [article] = toArticleQueries([{ productCode: '1234567', gtin: null }]);
  expect(article?.target && isMeant(article.target, found)).toBe(true);
});
