import type { ReactNode } from 'react';
import type { SalesFigures } from '#contract/office/figures.ts';
import { formatNumber, formatPercent, formatTenge } from '#domain/money.ts';
import { changeInPercent } from '#domain/office/sales-period.ts';
import { formatDate } from '#domain/time.ts';
import { Sparkline } from '../../figures/charts.tsx';
import { sayChange, sayPoints, sayShortSum } from '../../figures/say-figures.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './tiles.module.css';

interface TileProps {
  name: string;
  value: string;
  change: string | null;
  under: ReactNode;
  line?: readonly number[];
}

function Tile({ name, value, change, under, line = [] }: TileProps) {
  const look = change?.startsWith('+') ? 'up' : change?.startsWith('−') ? 'down' : undefined;
  return (
    <li className={styles.tile}>
      <span className={styles.name}>{name}</span>
      <span className={styles.value}>
        <b>{value}</b>
        {change === null ? null : (
          <span className={styles.change} data-look={look}>
            {change}
          </span>
        )}
      </span>
      <span className={styles.under}>
        <span>{under}</span>
        <Sparkline values={line} />
      </span>
    </li>
  );
}

const average = (sum: number, count: number): number => (count === 0 ? 0 : Math.round(sum / count));

/** What is read at a glance; nothing is shown that is not known. */
export function SalesTiles({ figures }: { figures: SalesFigures }) {
  const words = useWords();
  const { t, locale } = words;
  const { orders, revenueTenge, wholesale, returns, margin, points, by } = figures;
  const told = points.filter((point) => point.orders !== null);
  const spent = {
    now: average(revenueTenge.now, orders.now),
    before: average(revenueTenge.before, orders.before),
  };
  const retail = average(revenueTenge.now - wholesale.revenueTenge, orders.now - wholesale.orders);
  const against =
    by === 'hour'
      ? t('figures.againstDay', { date: formatDate(figures.beforeFrom, locale) })
      : t('figures.againstDays', {
          from: formatDate(figures.beforeFrom, locale),
          to: formatDate(figures.beforeTo, locale),
        });
  return (
    <ul className={styles.tiles} aria-label={t('figures.glance')}>
      <Tile
        name={t('figures.orders')}
        value={formatNumber(orders.now)}
        change={sayChange(changeInPercent(orders.now, orders.before))}
        under={against}
        line={told.map((point) => point.orders ?? 0)}
      />
      <Tile
        name={t('figures.revenue')}
        value={sayShortSum(revenueTenge.now, words)}
        change={sayChange(changeInPercent(revenueTenge.now, revenueTenge.before))}
        under={formatTenge(revenueTenge.now)}
        line={told.map((point) => point.revenueTenge ?? 0)}
      />
      {margin ? (
        <Tile
          name={t('figures.margin')}
          value={margin.now === null ? '—' : formatPercent(margin.now)}
          change={sayPoints(margin.now, margin.before)}
          under={t('figures.known', { percent: formatPercent(margin.knownPercent) })}
        />
      ) : null}
      <Tile
        name={t('figures.average')}
        value={formatTenge(spent.now)}
        change={sayChange(changeInPercent(spent.now, spent.before))}
        under={t('figures.withoutWholesale', { sum: formatTenge(retail) })}
      />
      <Tile
        name={t('figures.returns')}
        value={formatNumber(returns.now)}
        change={null}
        under={t('figures.refunded', { sum: formatTenge(returns.refundedTenge) })}
      />
    </ul>
  );
}
