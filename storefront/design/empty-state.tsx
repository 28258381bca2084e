import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

interface EmptyStateProps {
  icon: IconName;
  title: ReactNode;
  /** What to do now, in a sentence or two. */
  children?: ReactNode;
  /** Never a dead end: buttons that lead on. */
  actions?: ReactNode;
  level?: 1 | 2;
  className?: string | undefined;
}

export function EmptyState({ icon, title, children, actions, level = 2, className }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.state, className)}>
      <span className={styles.board}>
        <Icon name={icon} size={32} />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
