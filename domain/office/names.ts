/** What a file calls a section or a brand, and which one it means. */
const foldName = (name: string): string => name.toLowerCase().replace(/ё/g, 'е').replace(/\s+/g, ' ').trim();

/** A name that several bear means none of them. */
export function toFinder(
  things: readonly { id: number; names: readonly string[] }[],
): (name: string) => number | undefined {
  const known = new Map<string, Set<number>>();
  for (const { id, names } of things)
    for (const name of names.map(foldName)) known.set(name, (known.get(name) ?? new Set()).add(id));
  return (name) => {
    const ids = known.get(foldName(name));
    return ids?.size === 1 ? [...ids][0] : undefined;
  };
}
