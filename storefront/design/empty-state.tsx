import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';
import { Icon, type IconName } from './icon.tsx';

/** Files of `public/icons/drawings`, in the hand of the tape on the page of a wrong address. */
type Drawing = 'cart' | 'compare' | 'favorites' | 'nothing' | 'orders';

interface EmptyStateProps {
  icon: IconName;
  /** Instead of the icon, where the page has nothing else to look at. */
  drawing?: Drawing;
  title: ReactNode;
  /** What to do now, in a sentence or two. */
  children?: ReactNode;
  /** Never a dead end: buttons that lead on. */
  actions?: ReactNode;
  level?: 1 | 2;
  className?: string | undefined;
}

export function EmptyState({
  icon,
  drawing,
  title,
  children,
  actions,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classNames(styles.state, className)}>
      {drawing === undefined ? (
        <span className={styles.board}>
          <Icon name={icon} size={32} />
        </span>
      ) : (
        <img
          className={styles.drawing}
          src={`/icons/drawings/${drawing}.svg`}
          width={200}
          height={140}
          alt=""
          // Nearly always the largest thing of its page.
          fetchPriority="high"
        />
      )}
      <Heading className={styles.title}>{title}</Heading>
      {children === undefined ? null : <div className={styles.text}>{children}</div>}
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
