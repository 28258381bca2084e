/** A list in which everything is ticked at first: only what was unticked is remembered, so that what comes new is ticked. */
export function setTicks(
  unticked: ReadonlySet<string>,
  names: readonly string[],
  isTicked: boolean,
): ReadonlySet<string> {
  const next = new Set(unticked);
  for (const name of names) {
    if (isTicked) next.delete(name);
    else next.add(name);
  }
  return next;
}
