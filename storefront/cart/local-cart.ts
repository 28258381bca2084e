/**
 * The cart of this browser: absolute counts by product code, kept in local storage and shared by all open tabs.
 * Hides that the stored text may be foreign, broken or out of reach: then the cart lives as long as the page.
 */
const KEY = 'sheber-cart';
const MAX_LINES = 200;
const MAX_COUNT = 1_000_000;
const MAX_CODE_LENGTH = 160;

export interface CartLine {
  /** the product's code, as in its address */
  productCode: string;
  count: number;
}

let lines: readonly CartLine[] | null = null;
const listeners = new Set<() => void>();

/** What can be believed of the stored text; null when it is no list at all. */
export function parseLines(raw: string): CartLine[] | null {
  let stored: unknown;
  try {
    stored = JSON.parse(raw);
  } catch {
    return null;
  }
  if (!Array.isArray(stored)) return null;
  const counts = new Map<string, number>();
  for (const entry of stored) {
    const { productCode, count } = (entry ?? {}) as { productCode?: unknown; count?: unknown };
    const code = typeof productCode === 'string' ? productCode.trim() : '';
    if (code === '' || code.length > MAX_CODE_LENGTH || counts.size === MAX_LINES) continue;
    if (typeof count === 'number' && count >= 1) counts.set(code, Math.min(MAX_COUNT, Math.floor(count)));
  }
  return [...counts].map(([productCode, count]) => ({ productCode, count }));
}

function readStored(): readonly CartLine[] {
  try {
    const raw = localStorage.getItem(KEY);
    if (raw === null) return [];
    const parsed = parseLines(raw);
    if (!parsed) localStorage.removeItem(KEY);
    return parsed ?? [];
  } catch {
    return [];
  }
}

function store(next: readonly CartLine[]): void {
  lines = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // Storage is blocked or full: the cart stays in memory.
  }
  for (const listener of listeners) listener();
}

/** In the order in which they were put in; the same array until something changes. */
export function listLines(): readonly CartLine[] {
  lines ??= readStored();
  return lines;
}

export function getCount(code: string): number {
  return listLines().find((line) => line.productCode === code)?.count ?? 0;
}

/** spec 4: a count of 0 removes the product. */
export function setCount(code: string, count: number): void {
  const current = listLines();
  const wanted = Math.min(MAX_COUNT, Math.max(0, Math.floor(count) || 0));
  if (wanted === 0) {
    store(current.filter((line) => line.productCode !== code));
    return;
  }
  const line = { productCode: code, count: wanted };
  const isThere = current.some(({ productCode }) => productCode === code);
  store(
    isThere
      ? current.map((kept) => (kept.productCode === code ? line : kept))
      : [...current, line].slice(-MAX_LINES),
  );
}

/** Another tab changed the cart, or storage was cleared as a whole (no key). */
function onStorage(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  lines = readStored();
  for (const listener of listeners) listener();
}

export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}
