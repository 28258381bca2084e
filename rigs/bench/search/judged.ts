/**
 * The judged set: queries with the goods that a visitor means by them, written before the search was tuned and frozen.
 * A file is named after its kind and language; a line holds a query and its target: `section[,section] [~part]`, where
 * the part must stand in the Russian name. What is made by rule (variants.ts) is made from these lines.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Found, JudgedQuery, Kind, Target } from './judged-query.ts';
import { makeVariants } from './variants.ts';

const folder = join(import.meta.dirname, 'judged');

/** The frozen part: the same for every range. */
export function readJudgedSet(): JudgedQuery[] {
  const written = readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap(readFile);
  return [...written, ...makeVariants(written)];
}

function readFile(name: string): JudgedQuery[] {
  const [kind, language] = name.split('.') as [Kind, 'ru' | 'kz'];
  const [, ...lines] = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [query = '', target = ''] = line.split('\t');
    const [sections = '', namePart = ''] = target.split(' ~');
    return { kind, language, query, target: { sections: sections.split(','), namePart } };
  });
}

export function isMeant({ sections, namePart, productCode }: Target, found: Found): boolean {
  if (productCode !== undefined) return found.productCode === productCode;
  return sections.includes(found.sectionCode) && found.nameRu.toLowerCase().includes(namePart);
}

/** Queries for exact goods of the range at hand: its own codes, whole and as people copy them. */
export function toArticleQueries(
  goods: readonly { productCode: string; gtin: string | null }[],
): JudgedQuery[] {
  return goods.flatMap(({ productCode, gtin }, index) => {
    const spaced = `${productCode.slice(0, 3)} ${productCode.slice(3)}`;
    const written =
      [productCode, `арт. ${productCode}`, spaced, gtin ?? productCode][index % 4] ?? productCode;
    const target = { sections: [], namePart: '', productCode };
    return [{ kind: 'article', language: 'ru', query: written, target }];
  });
}
