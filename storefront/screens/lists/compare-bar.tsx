import type { Ref } from 'react';
import { formatTenge } from '#domain/money.ts';
import { priceView } from '#domain/price.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { useShell } from '../../page/shell.ts';
import styles from './compare-bar.module.css';
import type { ComparedItem } from './compare-rows.ts';

interface CompareBarProps {
  items: readonly ComparedItem[];
  isShown: boolean;
  ref: Ref<HTMLDivElement>;
}

/** Whose column it is, when the heads have scrolled away. The table itself says it to those who hear it read. */
export function CompareBar({ items, isShown, ref }: CompareBarProps) {
  const { viewer } = useShell();
  return (
    <div className={styles.bar} aria-hidden="true" hidden={!isShown} data-print="no">
      <div className={styles.row} ref={ref}>
        <span className={styles.corner} />
        {items.map((item) => (
          <span key={item.code} className={styles.product}>
            <strong>
              {formatTenge(priceView(item, viewer?.isWholesale ? 'wholesale' : 'retail').price)}
            </strong>
            <span className={styles.name}>{keepNumbersWhole(item.name)}</span>
          </span>
        ))}
      </div>
    </div>
  );
}
