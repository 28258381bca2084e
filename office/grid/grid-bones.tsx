import styles from './data-grid.module.css';
import type { GridHead } from './grid-head.ts';

const ROWS = Array.from({ length: 10 }, (_, row) => row);

/** Before anybody knows how many rows there are. */
export const GridBones = ({ heads, hasTick }: { heads: readonly GridHead[]; hasTick: boolean }) => (
  <div aria-hidden="true">
    {ROWS.map((row) => (
      <div key={row} className={styles.row}>
        {hasTick ? <div className={styles.tick} /> : null}
        {heads.map(({ name, width, isNumber }) => (
          <div key={name} className={styles.cell} data-width={width} data-number={isNumber || undefined}>
            <span className={styles.bone} />
          </div>
        ))}
      </div>
    ))}
  </div>
);
