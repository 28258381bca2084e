import type { ReactNode } from 'react';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import styles from './note.module.css';

const ICONS: Record<'warn' | 'bad' | 'tint' | 'good', IconName> = {
  warn: 'warning',
  bad: 'error',
  tint: 'info',
  good: 'success',
};

/** Words that must not be passed over, on the page itself. A failure is read out at once. */
export function Note({ tone = 'tint', children }: { tone?: keyof typeof ICONS; children: ReactNode }) {
  return (
    <div className={styles.note} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={ICONS[tone]} size={20} />
      <div>{children}</div>
    </div>
  );
}
