// biome-ignore-all lint/a11y/useSemanticElements: rows of a window that scrolls by itself cannot be those of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and tells which cell is meant
import { memo, type ReactNode } from 'react';
import type { GridRow } from '#contract/office/grid.ts';
import { Tick } from '../design/tick.tsx';
import { useWords } from '../i18n/words.ts';
import { CellInput } from './cell-input.tsx';
import styles from './data-grid.module.css';
import type { GridHead, GridSelection } from './grid-head.ts';
import type { LineActs } from './use-line-acts.ts';

interface GridLineProps {
  /** Of the grid: cells are named after it. */
  id: string;
  number: number;
  /** Null: on its way. */
  row: GridRow | null;
  heads: readonly GridHead[];
  selection: GridSelection | null;
  /** The cell that the keys stand on; null: in another row. */
  column: number | null;
  isTyping: boolean;
  renderCell: (row: GridRow, head: GridHead) => ReactNode;
  findText: (row: GridRow, head: GridHead) => string | null;
  acts: LineActs;
}

/**
 * A row of the window: bones until it has come. A press goes to a cell, a second one into it. Drawn anew only when something
 * of its own has changed, because while somebody scrolls rows come and go in every frame.
 */
export const GridLine = memo(function GridLine(props: GridLineProps) {
  const { id, number, row, heads, selection, column, isTyping, renderCell, findText, acts } = props;
  const { t } = useWords();
  return (
    <div
      className={styles.row}
      role="row"
      aria-rowindex={number + 2}
      aria-selected={row && selection ? selection.has(row.id) : undefined}
      data-current={column !== null || undefined}
    >
      {selection ? (
        <div className={styles.tick} role="gridcell">
          {row ? (
            <Tick
              tabIndex={-1}
              aria-label={t('grid.choose')}
              checked={selection.has(row.id)}
              onChange={() => selection.toggle(row)}
            />
          ) : null}
        </div>
      ) : null}
      {heads.map((head, at) => {
        const isHere = at === column;
        const text = isHere && isTyping && row ? findText(row, head) : null;
        return (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the grid's
          <div
            key={head.name}
            id={`${id}-${number}-${at}`}
            className={styles.cell}
            role="gridcell"
            data-width={head.width}
            data-number={head.isNumber || undefined}
            data-here={isHere || undefined}
            onClick={() => {
              if (isHere && !isTyping && row && findText(row, head) !== null) acts.type();
              else if (!isHere) acts.place(number, at);
            }}
          >
            {row === null ? (
              <span className={styles.bone} />
            ) : text === null ? (
              renderCell(row, head)
            ) : (
              <CellInput
                label={head.label}
                value={text}
                isNumber={head.isNumber}
                onCommit={(typed, move) => acts.commit(row, head, typed, move)}
                onCancel={acts.cancel}
              />
            )}
          </div>
        );
      })}
    </div>
  );
});
