// biome-ignore-all lint/a11y/useSemanticElements: rows of a window that scrolls by itself cannot be those of a table
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and tells which cell is meant
import { Icon } from '#storefront/design/icon.tsx';
import { Tick } from '../design/tick.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './data-grid.module.css';
import type { GridHead, GridSelection } from './grid-head.ts';

interface GridHeadsProps {
  heads: readonly GridHead[];
  /** `price`, `-price`. */
  order: string;
  onOrder: (order: string) => void;
  selection: GridSelection | null;
}

/** The line of heads: pressed, a list is ordered by them, pressed again the other way round. */
export function GridHeads({ heads, order, onOrder, selection }: GridHeadsProps) {
  const { t } = useWords();
  const [chosen, isDescending] = order.startsWith('-') ? [order.slice(1), true] : [order, false];
  return (
    <div className={styles.heads} role="row" aria-rowindex={1}>
      {selection ? (
        <div className={styles.tick} role="columnheader">
          <Tick aria-label={t('grid.chooseAll')} checked={selection.isAll} onChange={selection.toggleAll} />
        </div>
      ) : null}
      {heads.map((head) => {
        const isChosen = head.order !== null && head.order === chosen;
        return (
          <div
            key={head.name}
            className={styles.head}
            role="columnheader"
            data-width={head.width}
            data-number={head.isNumber || undefined}
            aria-sort={isChosen ? (isDescending ? 'descending' : 'ascending') : undefined}
          >
            {head.order === null ? (
              <span className={head.width === 'picture' ? 'visually-hidden' : undefined}>{head.label}</span>
            ) : (
              <button
                type="button"
                onClick={() => onOrder(isChosen && !isDescending ? `-${head.order}` : `${head.order}`)}
              >
                {head.label}
                {isChosen ? <Icon name={isDescending ? 'arrow-down' : 'arrow-up'} size={16} /> : null}
              </button>
            )}
          </div>
        );
      })}
    </div>
  );
}
