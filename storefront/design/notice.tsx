import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './notice.module.css';

interface NoticeProps {
  /** changed: corrected or changed elsewhere (sun); blocked: stands in the way (red); good: good news (tint). */
  look: 'changed' | 'blocked' | 'good';
  /** Said in bold before the rest. */
  title?: ReactNode;
  children?: ReactNode;
  /** Buttons or a link at the end of the line. */
  action?: ReactNode;
  icon?: IconName;
  /** Spoken when it appears: alert at once, status in its turn. Absent for what was on the page from the start. */
  role?: 'alert' | 'status';
  className?: string | undefined;
}

const ICONS = { changed: 'info', blocked: 'warning', good: 'success' } as const satisfies Record<
  string,
  IconName
>;

export function Notice({ look, title, children, action, icon = ICONS[look], role, className }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, className)} data-look={look} role={role}>
      <Icon name={icon} size={20} className={styles.icon} />
      <div className={styles.words}>
        {title ? <strong>{title} </strong> : null}
        {children}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
