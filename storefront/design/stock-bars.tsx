import type { ReactNode } from 'react';
import { stockBars, stockLevel } from '#domain/availability.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import { type DrawingName, drawingHref } from './icon-sprite.ts';
import styles from './stock-bars.module.css';

const PLACES = 4;
const barsHref = (count: number): string => drawingHref(`bars-${count}` as DrawingName);

interface StockBarsProps {
  count: number;
  /** The same in words, with the place and the date: the bars alone are never read. */
  children: ReactNode;
  className?: string | undefined;
}

/** How much there is: up to four bars; the last five pieces are one bar in the colour of warning. */
export function StockBars({ count, children, className }: StockBarsProps) {
  const filled = stockBars(count);
  return (
    <p className={classNames(styles.line, className)} data-level={stockLevel(count)}>
      <svg className={styles.bars} width={21} height={12} aria-hidden="true">
        {filled < PLACES ? <use className={styles.empty} href={barsHref(PLACES)} /> : null}
        {filled > 0 ? <use className={styles.filled} href={barsHref(filled)} /> : null}
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
    <p className={classNames(styles.line, className)} data-level={tone === 'ok' ? 'enough' : 'none'}>
      <Icon name={icon} size={18} className={styles.icon} />
      <span>{children}</span>
    </p>
  );
}
