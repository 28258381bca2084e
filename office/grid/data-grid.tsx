// biome-ignore-all lint/a11y/useSemanticElements: rows of a window that scrolls by itself cannot be those of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and tells which cell is meant
/**
 * A list of any length as a grid: a window of rows over a bar that is scaled where browsers end, moved through by keys, typed
 * into cell by cell. Knows nothing of what it lists: heads, rows and what a cell shows come from the screen.
 */
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import type { GridRow } from '#contract/office/grid.ts';
import { parsePasted } from '#domain/office/pasted.ts';
import { Failed } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import type { CellMove } from './cell-input.tsx';
import styles from './data-grid.module.css';
import { GridBones } from './grid-bones.tsx';
import type { GridHead, GridSelection } from './grid-head.ts';
import { GridHeads } from './grid-heads.tsx';
import { type Place, stepOf, toPlace } from './grid-keys.ts';
import { GridLine } from './grid-line.tsx';
import { type GridAsked, useGridRows } from './use-grid-rows.ts';
import { useGridWindow } from './use-grid-window.ts';
import { useLineActs } from './use-line-acts.ts';

interface DataGridProps {
  label: string;
  heads: readonly GridHead[];
  asked: GridAsked;
  /** Null: not counted yet. */
  count: number | null;
  onOrder: (order: string) => void;
  /** Null: nothing can be done with several. */
  selection: GridSelection | null;
  renderCell: (row: GridRow, head: GridHead) => ReactNode;
  /** What a cell begins with when it is typed into; null: it is only read. */
  findText: (row: GridRow, head: GridHead) => string | null;
  /** False: nobody could mean it. */
  onCommit: (row: GridRow, head: GridHead, text: string) => boolean;
  onOpen: (row: GridRow) => void;
  /** Cells out of a spreadsheet, from here on right and down. */
  onPaste: (cells: { row: GridRow; head: GridHead; text: string }[]) => void;
}

export function DataGrid(props: DataGridProps) {
  const { label, heads, asked, count, selection, renderCell, findText, onCommit, onOpen } = props;
  const { t } = useWords();
  const id = useId();
  const [at, setAt] = useState<Place>({ row: 0, column: 0 });
  const [isTyping, setTyping] = useState(false);
  const [known, setKnown] = useState(0);
  const rowCount = count ?? known;
  const list = useGridWindow(rowCount);
  const rows = useGridRows(asked, list.shown);
  if (count === null && rows.known > known) setKnown(rows.known);
  const { first, end } = list.shown;
  const shownRows = Array.from({ length: Math.max(0, end - first) }, (_, step) => first + step);

  function go(place: Place): void {
    setAt(place);
    list.reveal(place.row);
  }
  function leaveCell(move: CellMove): void {
    setTyping(false);
    const step = { down: { row: 1, column: 0 }, right: { row: 0, column: 1 }, left: { row: 0, column: -1 } };
    const { row, column } = move === 'stay' ? { row: 0, column: 0 } : step[move];
    if (move !== 'stay') {
      go(toPlace({ row: at.row + row, column: at.column + column }, rowCount, heads.length));
      list.ref.view.current?.focus();
    }
  }
  const acts = useLineActs({
    place: (row, column) => setAt({ row, column }),
    type: () => setTyping(true),
    commit(row, head, typed, move) {
      const isGood = onCommit(row, head, typed);
      if (isGood) leaveCell(move);
      return isGood;
    },
    cancel() {
      setTyping(false);
      list.ref.view.current?.focus();
    },
  });
  function press(event: KeyboardEvent): void {
    const row = rows.findRow(at.row);
    const head = heads[at.column];
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const step = stepOf(event, list.page, rowCount, heads.length);
    if (step) go(toPlace(step(at), rowCount, heads.length));
    else if (event.key === ' ' && row && selection && isPlain) selection.toggle(row);
    else if (event.key === 'Enter' && row && head)
      if (event.shiftKey || findText(row, head) === null) onOpen(row);
      else setTyping(true);
    else if (event.key === 'F2' && row && head && findText(row, head) !== null) setTyping(true);
    else return;
    event.preventDefault();
  }
  function paste(event: ClipboardEvent): void {
    if (isTyping) return;
    event.preventDefault();
    const lines = parsePasted(event.clipboardData.getData('text/plain'));
    const cells = lines.flatMap((line, down) =>
      line.flatMap((text, right) => {
        const row = rows.findRow(at.row + down);
        const head = heads[at.column + right];
        return row && head ? [{ row, head, text }] : [];
      }),
    );
    props.onPaste(cells);
  }

  return (
    <>
      {rows.error ? <Failed error={rows.error} onRetry={rows.retry} isOver={rows.known > 0} /> : null}
      <div
        ref={list.ref.view}
        className={styles.view}
        role="grid"
        aria-label={label}
        aria-rowcount={count === null ? -1 : count + 1}
        aria-colcount={heads.length + (selection ? 1 : 0)}
        aria-multiselectable={selection ? true : undefined}
        aria-activedescendant={shownRows.includes(at.row) ? `${id}-${at.row}-${at.column}` : undefined}
        tabIndex={0}
        onScroll={list.onScroll}
        onKeyDown={press}
        onPaste={paste}
      >
        <div ref={list.ref.height} className={styles.height}>
          <GridHeads heads={heads} order={asked.order} onOrder={props.onOrder} selection={selection} />
          <div className={styles.window}>
            <div ref={list.ref.body}>
              {shownRows.length === 0 && rows.isComing ? (
                <GridBones heads={heads} hasTick={selection !== null} />
              ) : null}
              {shownRows.map((number) => (
                <GridLine
                  key={number}
                  id={id}
                  number={number}
                  row={rows.findRow(number)}
                  heads={heads}
                  selection={selection}
                  column={number === at.row ? at.column : null}
                  isTyping={isTyping && number === at.row}
                  renderCell={renderCell}
                  findText={findText}
                  acts={acts}
                />
              ))}
            </div>
          </div>
        </div>
      </div>
      <p className={styles.foot}>
        <span>
          {count === null ? '' : t('grid.shown', { from: Math.min(first + 1, count), to: end, count })}
        </span>
        <span className={styles.keys}>{t('grid.keys')}</span>
      </p>
    </>
  );
}
