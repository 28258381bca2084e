/** Sections whose names answer a query: each word of it must begin a word of the name, in any spelling of the letters. */
import type { Section } from '#contract/catalog.ts';
import { foldText } from '#domain/fold.ts';

export interface FoundSection {
  code: string;
  name: string;
  count: number;
  /** The section it belongs to; absent for a department. */
  parent?: string;
}

const MAX_QUERY = 100;
const MAX_FOUND = 24;
/** A word's last letters bend («двери» — «дверь», «плитка» — «плитку»); short words must match whole. */
const ENDING = 2;
const MIN_STEM = 3;

const wordsOf = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

function answers(nameWords: readonly string[], word: string): boolean {
  const stem = word.length - ENDING >= MIN_STEM ? word.slice(0, -ENDING) : word;
  return nameWords.some((nameWord) => nameWord.startsWith(stem));
}

export function matchSections(roots: readonly Section[], query: string): FoundSection[] {
  const words = wordsOf(query.slice(0, MAX_QUERY));
  if (words.length === 0) return [];
  const found: FoundSection[] = [];
  const walk = (sections: readonly Section[], parent: string | undefined) => {
    for (const { code, name, count, children } of sections) {
      const nameWords = wordsOf(name);
      if (words.every((word) => answers(nameWords, word))) {
        found.push({ code, name, count, ...(parent === undefined ? {} : { parent }) });
      }
      walk(children, name);
    }
  };
  walk(roots, undefined);
  return found.slice(0, MAX_FOUND);
}
