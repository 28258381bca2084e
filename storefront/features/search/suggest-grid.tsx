/** The suggestions' grid, as the ARIA practices want it: rows of places, the focus stays in the field. */
import type { ReactNode } from 'react';
import styles from './suggest-grid.module.css';

export type PlaceOf = (kind: string, at?: string | number) => { id: string; isActive: boolean };

export function Grid({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y: a table's parts cannot stand beside each other; the field names the active place
    <div className={styles.grid} role="grid" id={id} aria-label={label}>
      {children}
    </div>
  );
}

export function Rows({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y: as the grid
    <div role="rowgroup" aria-labelledby={labelledBy}>
      {children}
    </div>
  );
}

export function Row({ isWrapped = false, children }: { isWrapped?: boolean; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y: as the grid
    <div className={styles.row} role="row" data-wrapped={isWrapped || undefined}>
      {children}
    </div>
  );
}

interface CellProps {
  id: string;
  isActive: boolean;
  /** As wide as what it holds. */
  isNarrow?: boolean;
  /** What → writes into the field. */
  completion?: string;
  children: ReactNode;
}

export function Cell({ id, isActive, isNarrow = false, completion, children }: CellProps) {
  return (
    // biome-ignore lint/a11y: as the grid
    <div
      className={styles.cell}
      role="gridcell"
      id={id}
      aria-selected={isActive}
      data-narrow={isNarrow || undefined}
      data-completion={completion}
    >
      {children}
    </div>
  );
}
