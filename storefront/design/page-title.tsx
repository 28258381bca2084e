import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './page-title.module.css';
import { Tape } from './tape.tsx';

interface PageTitleProps {
  children: ReactNode;
  /** Beside the title: how many goods, in which city. */
  note?: ReactNode;
  /** Links at the end of the line. */
  end?: ReactNode;
  /** Between the title's line and the tape. */
  below?: ReactNode;
  className?: string | undefined;
}

/** The one h1 of a page with the tape measure under it. */
export function PageTitle({ children, note, end, below, className }: PageTitleProps) {
  return (
    <div className={classNames(styles.page, className)}>
      <div className={styles.line}>
        <h1>{children}</h1>
        {note === undefined ? null : <p className={styles.note}>{note}</p>}
        {end === undefined ? null : <div className={styles.end}>{end}</div>}
      </div>
      {below}
      <Tape className={styles.tape} />
    </div>
  );
}

interface SectionTitleProps {
  children: ReactNode;
  id?: string | undefined;
  note?: ReactNode;
  end?: ReactNode;
  className?: string | undefined;
}

export function SectionTitle({ children, id, note, end, className }: SectionTitleProps) {
  return (
    <div className={classNames(styles.line, styles.section, className)}>
      <h2 id={id}>{children}</h2>
      {note === undefined ? null : <p className={styles.note}>{note}</p>}
      {end === undefined ? null : <div className={styles.end}>{end}</div>}
    </div>
  );
}
