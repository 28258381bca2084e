/** What a judged query is: what is typed, and what is meant by it. */
export const KINDS = [
  'head',
  'tail',
  'size',
  'slang',
  'typo',
  'two-typos',
  'layout',
  'translit',
  'kazakh',
  'folded',
  'article',
  'title',
  'short',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Target {
  sections: string[];
  /** stands in the Russian name, whatever its case; empty for any name */
  namePart: string;
  /** exactly this product */
  productCode?: string;
}

export interface JudgedQuery {
  kind: Kind;
  language: 'ru' | 'kz';
  query: string;
  target: Target;
}

export interface Found {
  sectionCode: string;
  productCode: string;
  nameRu: string;
}
