import type { SalesFigures } from '#contract/office/figures.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { almatyDate, almatyTime, formatDate } from '#domain/time.ts';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { BarChart } from '../../figures/charts.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './start.module.css';

/** Orders by the hour or by the day against those before; the table says the same in figures. */
export function SalesPanel({ figures }: { figures: SalesFigures }) {
  const { t, locale } = useWords();
  const { points, by, to } = figures;
  const isRunning = to === almatyDate(new Date());
  const sayMoment = (at: string) => (by === 'hour' ? String(Number(at)) : formatDate(at, locale));
  /** Under a bar there is room for a number alone. */
  const label = (at: string) =>
    by === 'hour' ? String(Number(at)) : at.slice(8) + at.slice(4, 7).replace('-', '.');
  return (
    <Panel
      title={t(by === 'hour' ? 'figures.byHour' : 'figures.byDay')}
      lead={isRunning ? t('figures.until', { time: almatyTime(new Date()) }) : undefined}
      end={
        <span className={styles.legend}>
          <span data-kind="now">{t('figures.now')}</span>
          <span data-kind="before">{t('figures.before')}</span>
        </span>
      }
    >
      <BarChart
        isLastOpen={isRunning}
        bars={points.map(({ at, orders, ordersBefore }) => ({
          label: label(at),
          value: orders,
          said: formatNumber(orders ?? 0),
          before: ordersBefore,
        }))}
      />
      <details className={styles.details}>
        <summary>{t('figures.asTable')}</summary>
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t(by === 'hour' ? 'figures.hour' : 'figures.day')}</th>
              <th className={table.number}>{t('figures.orders')}</th>
              <th className={table.number}>{t('figures.before')}</th>
              <th className={table.number}>{t('figures.revenue')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ at, orders, ordersBefore, revenueTenge }) => (
              <tr key={at}>
                <td>{sayMoment(at)}</td>
                <td className={table.number} data-label={t('figures.orders')}>
                  {orders === null ? '—' : formatNumber(orders)}
                </td>
                <td className={table.number} data-label={t('figures.before')}>
                  {formatNumber(ordersBefore)}
                </td>
                <td className={table.number} data-label={t('figures.revenue')}>
                  {revenueTenge === null ? '—' : formatTenge(revenueTenge)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Panel>
  );
}
