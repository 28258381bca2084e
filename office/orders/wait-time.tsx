import type { OrderRow } from '#contract/office/orders.ts';
import { useWords } from '../i18n/words.ts';
import { sayWait } from './say-order.ts';
import styles from './wait-time.module.css';

/** How long somebody waits for the shop, the longer the louder. */
export function WaitTime({ of: wait }: { of: OrderRow['wait'] }) {
  const words = useWords();
  if (wait === null) return null;
  return (
    <span className={styles.wait} data-level={wait.level}>
      {sayWait(wait, words)}
    </span>
  );
}
