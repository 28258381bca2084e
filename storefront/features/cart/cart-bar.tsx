import type { ReactNode } from 'react';
import { useFootBar } from '../../design/use-foot-bar.ts';
import styles from './cart-bar.module.css';

/** On a phone: the sum and the button that goes with it, at the foot of the screen. */
export function CartBar({ sum, note, children }: { sum: string; note: string; children: ReactNode }) {
  useFootBar('buy');
  return (
    <div className={styles.bar} data-bar="buy" data-print="no">
      <p className={styles.sum}>
        <b>{sum}</b>
        <span>{note}</span>
      </p>
      <div className={styles.button}>{children}</div>
    </div>
  );
}
