import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './skeleton.module.css';

interface SkeletonProps {
  shape?: 'line' | 'title' | 'picture' | 'button';
  /** Part of the width in percent. */
  width?: 25 | 40 | 60 | 80 | 100;
  className?: string | undefined;
}

/** The place of what is on its way, in its size. Seen after 300 ms only: what comes sooner needs no place holder. */
export function Skeleton({ shape = 'line', width = 100, className }: SkeletonProps) {
  return (
    <span
      className={classNames(styles.bone, className)}
      data-shape={shape}
      data-width={width}
      aria-hidden="true"
    />
  );
}

/** Says once, for those who do not see the bones, that something is on its way. */
export function Loading({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {children}
    </div>
  );
}
