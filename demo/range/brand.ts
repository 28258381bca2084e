import type { Words } from './leaf.ts';

export interface Brand {
  /** latin kebab-case: stands in the brand page's URL */
  code: string;
  /** the same in both languages, as it is printed on the pack */
  name: string;
  /** where most of its goods are made */
  countryCode: string;
  isOwnLabel?: true;
  /** the taxonomy's product families that it makes */
  families: readonly string[];
  description: Words;
}
