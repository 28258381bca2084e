/** What a grid is told of its columns, and of the rows that are chosen. */
import type { GridRow } from '#contract/office/grid.ts';

export interface GridHead {
  name: string;
  label: string;
  width: 'picture' | 'code' | 'short' | 'middle' | 'long';
  isNumber: boolean;
  /** What it can be ordered by; null: by nothing. */
  order: string | null;
}

export interface GridSelection {
  isAll: boolean;
  has(id: number): boolean;
  toggle(row: GridRow): void;
  toggleAll(): void;
}
