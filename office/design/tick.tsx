import type { ComponentProps } from 'react';
import styles from './tick.module.css';

/** A box to tick with no words beside it, which `aria-label` says: small to see, large enough to hit. */
export function Tick(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" {...props} />
    </label>
  );
}
