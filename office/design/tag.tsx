import type { ReactNode } from 'react';
import { Icon, type IconName } from '#storefront/design/icon.tsx';
import styles from './tag.module.css';

export type TagTone = 'plain' | 'good' | 'warn' | 'bad' | 'tint' | 'club' | 'now';

/** A state in words, with a drawing beside them: never told by colour alone. `now` is the one sun mark of a screen. */
export function Tag({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: TagTone;
  icon: IconName;
  children: ReactNode;
}) {
  return (
    <span className={styles.tag} data-tone={tone}>
      <Icon name={icon} size={16} />
      {children}
    </span>
  );
}
