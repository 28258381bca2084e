/** Where the arrow keys lead in the menu: along the roots on the left, along the sections of one root on the right. */
export interface Place {
  list: 'roots' | 'items';
  index: number;
}

interface Shape {
  roots: number;
  /** Sections of the root that is shown. */
  items: number;
  /** Which root that is. */
  shown: number;
}

/** The next place, or null when the key means nothing here. From null, the menu's button, one comes to the shown root. */
export function placeAfterKey(key: string, at: Place | null, { roots, items, shown }: Shape): Place | null {
  if (at === null) return key === 'ArrowDown' && roots > 0 ? { list: 'roots', index: shown } : null;
  if (key === 'ArrowRight' && at.list === 'roots') return items > 0 ? { list: 'items', index: 0 } : null;
  if (key === 'ArrowLeft' && at.list === 'items') return { list: 'roots', index: shown };
  const length = at.list === 'roots' ? roots : items;
  const index = indexAfterKey(key, at.index, length);
  return index === null ? null : { list: at.list, index };
}

function indexAfterKey(key: string, index: number, length: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  if (key === 'ArrowDown') return (index + 1) % length;
  if (key === 'ArrowUp') return (index + length - 1) % length;
  return null;
}
