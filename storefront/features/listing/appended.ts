/**
 * The products that «Показать ещё» has left standing above the newest page. They live as long as the document; the
 * history entry knows under which name, so that back finds the same long list, and a reload begins with the page.
 */
import type { CardProduct } from '../catalog/card-product.ts';

export interface AppendedPages {
  /** City and price type: another visitor sees other prices. */
  audience: string;
  firstPage: number;
  items: readonly CardProduct[];
}

const MOST_LISTS = 8;
const kept = new Map<string, AppendedPages>();
let count = 0;

/** The name of what is kept: one of another document must not be taken for it. */
export function keepPages(pages: AppendedPages): string {
  count += 1;
  const name = `${Date.now()}-${count}`;
  kept.set(name, pages);
  for (const oldest of kept.keys()) {
    if (kept.size <= MOST_LISTS) break;
    kept.delete(oldest);
  }
  return name;
}

export function findPages(state: unknown, audience: string): AppendedPages | null {
  const name = (state as { appended?: string } | null)?.appended;
  const pages = name === undefined ? undefined : kept.get(name);
  return pages?.audience === audience ? pages : null;
}

/** The list may have moved between two calls: nothing is shown twice. */
export function joinItems(above: readonly CardProduct[], items: readonly CardProduct[]): CardProduct[] {
  const seen = new Set(above.map(({ code }) => code));
  return [...above, ...items.filter(({ code }) => !seen.has(code))];
}
