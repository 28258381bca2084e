/** Texts by their path, both languages together. */
import type { OfficeText } from '#contract/office/shop-rules.ts';

export interface TextPair {
  path: string;
  ru: OfficeText | null;
  kz: OfficeText | null;
}

export function toPairs(texts: readonly OfficeText[]): TextPair[] {
  const pairs = new Map<string, TextPair>();
  for (const text of texts) {
    const pair = pairs.get(text.path) ?? { path: text.path, ru: null, kz: null };
    pairs.set(text.path, { ...pair, [text.language]: text });
  }
  return [...pairs.values()];
}

/** Titles of both languages are searched, whichever is read. */
export function filterTexts(
  pairs: readonly TextPair[],
  { q, only }: { q: string; only: string | null },
): TextPair[] {
  const wanted = q.trim().toLowerCase();
  return pairs.filter(({ path, ru, kz }) => {
    if (only === 'own' && ru?.id == null && kz?.id == null) return false;
    if (only === 'missing' && ru !== null && kz !== null) return false;
    return [path, ru?.title ?? '', kz?.title ?? ''].some((text) => text.toLowerCase().includes(wanted));
  });
}
