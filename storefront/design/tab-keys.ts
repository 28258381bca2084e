/** Where a key leads in a row of tabs: arrows go round, Home and End to the ends; null for any other key. */
export function findTabByKey(
  key: string,
  ids: readonly string[],
  selected: string | undefined,
): string | null {
  const index = ids.indexOf(selected ?? '');
  const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: -1 }[key];
  return target === undefined ? null : (ids.at(target % ids.length) ?? null);
}
