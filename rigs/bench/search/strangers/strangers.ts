/**
 * The third judged set: goods as price lists of the trade write them, and the title that another shop has for each. Written
 * by hand before the search was asked any of it; every second pair is unseen, as in the second set.
 */
import { readFileSync } from 'node:fs';
import type { ForeignProduct } from '../foreign/family.ts';
import type { ForeignQuery, ForeignRange } from '../foreign/foreign-set.ts';

const FIRST_CODE = 2_000_003;
const FIRST_GTIN = 4_600_000_000_000;

export function readStrangers(): ForeignRange {
  const lines = readFileSync(new URL('./pairs.tsv', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  const pairs = lines.map((line) => line.split('\t'));
  const products = pairs.map(
    ([family = '', name = ''], place): ForeignProduct => ({
      family,
      name,
      productCode: String(FIRST_CODE + place * 17),
      gtin: String(FIRST_GTIN + place * 13),
      values: {},
    }),
  );
  const queries = pairs.map(
    ([, , query = ''], place): ForeignQuery => ({
      half: place % 2 === 0 ? 'tuned' : 'unseen',
      judged: { kind: 'title', language: 'ru', query, target: { sections: [], namePart: '' } },
      meant: new Set([products[place]?.productCode ?? '']),
    }),
  );
  return { name: 'strangers', products, queries };
}
