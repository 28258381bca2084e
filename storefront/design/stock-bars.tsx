import type { ReactNode } from 'react';
import { stockBars, stockLevel } from '#domain/availability.ts';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './stock-bars.module.css';

const PLACES = [0, 1, 2, 3];

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
        {PLACES.map((place) => (
          <rect
            key={place}
            className={place < filled ? styles.filled : styles.empty}
            x={place * 5.5}
            width={4.5}
            height={12}
            rx={0.5}
          />
        ))}
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
