/** Work on the lines of a visitor's cart, kept beside them in this browser. What is broken or foreign is not believed. */
import type { CartCount } from '#domain/login-merge.ts';
import type { LineWork } from '#domain/orders/works.ts';

const KEY = 'sheber-cart-works';
const MOST = 100;

const isWork = (value: unknown): value is LineWork => {
  const { productCode, kind, detail, count } = (value ?? {}) as Partial<LineWork>;
  return (
    typeof productCode === 'string' &&
    (kind === 'tint' || kind === 'cut') &&
    typeof detail === 'string' &&
    Number.isSafeInteger(count) &&
    (count ?? 0) > 0
  );
};

export function readLocalWorks(): LineWork[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isWork).slice(-MOST) : [];
  } catch {
    return [];
  }
}

export function writeLocalWorks(works: readonly LineWork[]): void {
  try {
    if (works.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(works));
  } catch {
    // Forbidden: without a storage nothing is tinted before the login.
  }
}

/** Work goes with its line. */
export function keepWorksOf(lines: readonly CartCount[]): void {
  const works = readLocalWorks();
  if (works.length === 0) return;
  writeLocalWorks(works.filter((work) => lines.some(({ productCode }) => productCode === work.productCode)));
}
