import type { Report } from '#contract/office/reports.ts';
import { listDaysBetween } from '#domain/office/sales-period.ts';
import { Panel } from '../../design/panel.tsx';
import { BarChart } from '../../figures/charts.tsx';
import { sayCell } from '../../figures/say-figures.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './reports.module.css';

/** Days stand as a row of bars; anything with a name of its own as lines that can be read. The table below says the same. */
export function ReportChart({ report }: { report: Report }) {
  const words = useWords();
  const at = report.columns.findIndex(({ id }) => id === report.drawn);
  const column = report.columns[at];
  const values = report.rows.map((row) => Number(row[at] ?? 0));
  if (!column || report.rows.length < 2 || !values.some((value) => value > 0)) return null;
  const say = (value: number) => sayCell(value, column.kind, words);
  if (report.columns[0]?.kind === 'day') {
    const days = daysOf(report);
    return (
      <Panel title={column.label}>
        <BarChart
          bars={days.map((day) => ({
            label: toShortDay(day, days.length > 365),
            value: Number(report.rows.find((row) => row[0] === day)?.[at] ?? 0),
            said: '',
          }))}
        />
      </Panel>
    );
  }
  const most = Math.max(...values);
  return (
    <Panel title={column.label}>
      <ul className={styles.lines} aria-hidden="true">
        {report.rows.slice(0, SHOWN).map((row, index) => (
          <li key={row.slice(0, 3).join(' ')}>
            <span>{nameOf(report, row)}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
              <rect width={Math.max(0, ((values[index] ?? 0) / most) * 100)} height={1} />
            </svg>
            <b>{say(values[index] ?? 0)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SHOWN = 12;

/** Days on which nothing happened have no row, and a place among the bars all the same. */
const daysOf = ({ period, rows }: Report): string[] =>
  period ? listDaysBetween(period.from, period.to) : rows.map((row) => String(row[0]));

const toShortDay = (day: string, hasYear: boolean): string =>
  `${day.slice(8)}.${day.slice(5, 7)}${hasYear ? `.${day.slice(2, 4)}` : ''}`;

/** Of delivery the city and the way are two columns; an article says nothing to the eye. */
const nameOf = ({ name }: Report, row: Report['rows'][number]): string =>
  name === 'delivery' ? `${row[0]}, ${String(row[1]).toLowerCase()}` : String(row[0]);
