import { useLayoutEffect, useRef, useState } from 'react';
import type { GridRow } from '#contract/office/grid.ts';
import type { CellMove } from './cell-input.tsx';
import type { GridHead } from './grid-head.ts';

/** What can be done with a row of the grid. */
export interface LineActs {
  place(row: number, column: number): void;
  type(): void;
  commit(row: GridRow, head: GridHead, typed: string, move: CellMove): boolean;
  cancel(): void;
}

/**
 * The same functions at every drawing, which do what those of the newest one do: a row that has not changed is not drawn anew
 * when another comes into the window.
 */
export function useLineActs(acts: LineActs): LineActs {
  const newest = useRef(acts);
  useLayoutEffect(() => {
    newest.current = acts;
  });
  const [steady] = useState<LineActs>(() => ({
    place: (row, column) => newest.current.place(row, column),
    type: () => newest.current.type(),
    commit: (row, head, typed, move) => newest.current.commit(row, head, typed, move),
    cancel: () => newest.current.cancel(),
  }));
  return steady;
}
