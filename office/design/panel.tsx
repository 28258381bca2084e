import { type ReactNode, useId } from 'react';
import { classNames } from '#storefront/design/class-names.ts';
import styles from './panel.module.css';

interface PanelProps {
  /** Where a link of the page leads to. */
  anchor?: string;
  title?: ReactNode;
  /** Beside the title. */
  lead?: ReactNode;
  /** At the end of the title's line. */
  end?: ReactNode;
  /** A table fills it from edge to edge; anything else stands off. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
}

export function Panel({ anchor, title, lead, end, isFlush = false, className, children }: PanelProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className={classNames(styles.panel, className)}
      aria-labelledby={title === undefined ? undefined : id}
    >
      {title === undefined ? null : (
        <header className={styles.header}>
          <h2 id={id}>{title}</h2>
          {lead === undefined ? null : <span className={styles.lead}>{lead}</span>}
          <span className={styles.end}>{end}</span>
        </header>
      )}
      <div className={isFlush ? styles.flush : styles.inside}>{children}</div>
    </section>
  );
}
