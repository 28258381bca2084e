/**
 * The lists a browser keeps for an anonymous visitor (spec 5, 9). The newest entry stands first and a full list forgets
 * its oldest. Reading and writing the storage itself is the storefront's.
 */
export const SAVED_LIST_CAPS = {
  'search-history': 12,
  'recent-products': 12,
  'favorite-products': 30,
  'compare-products': 30,
  'compare-training': 1,
} as const;

export type SavedListName = keyof typeof SAVED_LIST_CAPS;

function tidy(entries: readonly unknown[], cap: number): string[] {
  const kept = new Set<string>();
  for (const entry of entries) {
    if (kept.size === cap) break;
    // The shop writes text only; a foreign entry is dropped like an empty one and the rest stays usable.
    const text = typeof entry === 'string' ? entry.trim() : '';
    if (text !== '') kept.add(text);
  }
  return [...kept];
}

/** `isCorrupt` tells the caller to remove the stored list; a missing one is merely empty. */
export function parseSavedList(
  raw: string | null,
  name?: SavedListName,
): { list: string[]; isCorrupt: boolean } {
  if (raw === null) return { list: [], isCorrupt: false };
  const cap = name ? SAVED_LIST_CAPS[name] : Number.POSITIVE_INFINITY;
  try {
    const stored: unknown = JSON.parse(raw);
    if (Array.isArray(stored)) return { list: tidy(stored, cap), isCorrupt: false };
  } catch {
    // Not JSON: corrupt, as below.
  }
  return { list: [], isCorrupt: true };
}

/** An entry that is already there moves to the front. */
export function addToSavedList(name: SavedListName, list: readonly string[], entry: string): string[] {
  return tidy([entry, ...list], SAVED_LIST_CAPS[name]);
}

/**
 * Undoing a removal: behind which of those that are still there the entry stood in the list as it was before. Null: in
 * front of all of them.
 */
export function findNeighbour(
  before: readonly string[],
  list: readonly string[],
  entry: string,
): string | null {
  const newer = before.slice(0, Math.max(0, before.indexOf(entry)));
  return newer.findLast((each) => list.includes(each)) ?? null;
}

export function putBehind(list: readonly string[], entry: string, neighbour: string | null): string[] {
  return list.toSpliced(neighbour === null ? 0 : list.indexOf(neighbour) + 1, 0, entry);
}

export function removeFromSavedList(list: readonly string[], entry: string): string[] {
  const unwanted = entry.trim();
  return list.filter((kept) => kept !== unwanted);
}
