import type { ReactNode } from 'react';
import { type StockLevel, stockBars, stockLevel } from '#domain/availability.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { type DrawingName, drawingHref } from './icon-sprite.ts';
import styles from './stock-bars.module.css';

interface StockBarsProps {
  count: number;
  /** The same in words, with the place and the date: the bars alone are never read. */
  children: ReactNode;
  className?: string | undefined;
}

/** What most of them say needs no word. */
const toLevel = (level: StockLevel): StockLevel | undefined => (level === 'enough' ? undefined : level);

/** How much there is: up to four bars; the last five pieces are one bar in the colour of warning. */
export function StockBars({ count, children, className }: StockBarsProps) {
  return (
    <p className={classNames(styles.line, className)} data-level={toLevel(stockLevel(count))}>
      <svg className={styles.bars} aria-hidden="true">
        <use href={drawingHref(`bars-${stockBars(count)}` as DrawingName)} />
      </svg>
      <span>{children}</span>
    </p>
  );
}

interface StockLineProps {
  icon: IconName;
  /** ok where it can be had, plain otherwise. */
  tone?: 'ok' | 'plain';
  children: ReactNode;
  className?: string | undefined;
}

/** In place of the bars where there is nothing to count: on order, in stores only, out of production. */
export function StockLine({ icon, tone = 'plain', children, className }: StockLineProps) {
  return (
    <p className={classNames(styles.line, className)} data-level={toLevel(tone === 'ok' ? 'enough' : 'none')}>
      <Icon name={icon} size={18} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
