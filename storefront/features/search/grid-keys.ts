/** Where a key leads among the rows of suggestions; each row has one place or several beside each other. */
export type GridRows = readonly (readonly string[])[];

/** Ids of places; null is the field itself, which stands before the first row and after the last. */
export function placeAfterKey(rows: GridRows, active: string | null, key: string): string | null {
  const row = rows.findIndex((places) => active !== null && places.includes(active));
  const places = rows[row] ?? [];
  const at = active === null ? -1 : places.indexOf(active);
  switch (key) {
    case 'ArrowDown':
      return rows[row + 1]?.[0] ?? null;
    case 'ArrowUp':
      return (row < 0 ? rows.at(-1) : rows[row - 1])?.[0] ?? null;
    case 'ArrowRight':
      return places[at + 1] ?? active;
    case 'ArrowLeft':
      return places[at - 1] ?? active;
    default:
      return active;
  }
}
