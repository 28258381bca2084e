import type { ReactNode } from 'react';
import { stockBars, stockLevel } from '#domain/availability.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './stock-bars.module.css';

const PLACES = 4;
/** One drawing for the bars from one place up to another: cards are many, and a bar of its own is a node of its own. */
const drawBars = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => `M${(from + index) * 5.5} 0h4.5v12h-4.5z`).join('');

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
      <svg className={styles.bars} width={21} height={12} viewBox="0 0 21 12" aria-hidden="true">
        <path className={styles.filled} d={drawBars(0, filled)} />
        {filled < PLACES ? <path className={styles.empty} d={drawBars(filled, PLACES)} /> : null}
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
