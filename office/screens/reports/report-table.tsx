import type { Report } from '#contract/office/reports.ts';
import table from '../../design/table.module.css';
import { sayCell } from '../../figures/say-figures.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './reports.module.css';

const isNumber = (kind: Report['columns'][number]['kind']): boolean => kind !== 'text' && kind !== 'day';

export function ReportTable({ report }: { report: Report }) {
  const words = useWords();
  const { columns, rows, total } = report;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          {columns.map(({ id, label, kind }) => (
            <th key={id} className={isNumber(kind) ? table.number : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Line key={row.slice(0, 3).join(' ')} row={row} columns={columns} />
        ))}
        {total === null ? null : (
          <tr className={styles.total}>
            {columns.map(({ id, label, kind }, at) => (
              <td
                key={id}
                className={isNumber(kind) ? table.number : undefined}
                data-label={at === 0 ? undefined : label}
              >
                {at === 0
                  ? words.t('reports.total')
                  : total[at] === null
                    ? ''
                    : sayCell(total[at] ?? null, kind, words)}
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Line({ row, columns }: { row: Report['rows'][number]; columns: Report['columns'] }) {
  const words = useWords();
  return (
    <tr>
      {columns.map(({ id, label, kind }, at) => (
        <td
          key={id}
          className={isNumber(kind) ? table.number : at === 0 ? styles.first : undefined}
          data-label={at === 0 ? undefined : label}
        >
          {sayCell(row[at] ?? null, kind, words)}
        </td>
      ))}
    </tr>
  );
}
