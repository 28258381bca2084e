import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './panel.module.css';

interface PanelProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'section' | 'aside' | 'article' | 'li' | 'form';
  /** money is the one panel of a page where it is paid: a sun edge on top; dark and sun carry an offer. */
  look?: 'paper' | 'money' | 'dark' | 'sun' | 'well';
  /** none for lists that run from edge to edge. */
  padding?: 'none' | 'small' | 'large';
}

export function Panel({
  as: Tag = 'div',
  look = 'paper',
  padding = 'large',
  className,
  ...rest
}: PanelProps) {
  return (
    <Tag
      {...rest}
      className={classNames(styles.panel, className)}
      data-look={look}
      data-padding={padding}
      data-ground={look === 'dark' ? 'dark' : undefined}
    />
  );
}
