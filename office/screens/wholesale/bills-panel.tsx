import type { Party } from '#contract/office/contracts.ts';
import { formatTenge } from '#domain/money.ts';
import { sayDay } from '#domain/office/spans.ts';
import page from '../../design/page.module.css';
import { Panel } from '../../design/panel.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useWords } from '../../i18n/words.ts';

/** What was delivered on credit: what is open first, the oldest debt before all. */
export function BillsPanel({ party: { bills, orders, ordersSum } }: { party: Party }) {
  const { t } = useWords();
  const owed = bills.reduce((sum, { left }) => sum + left, 0);
  const sorted = [...bills.filter(({ left }) => left > 0), ...bills.filter(({ left }) => left === 0)];
  return (
    <Panel
      title={t('bills.title')}
      lead={t('bills.lead', {
        orders: t('order.ordersCount', { count: orders }),
        sum: formatTenge(ordersSum),
        owed: formatTenge(owed),
      })}
      isFlush={bills.length > 0}
    >
      {bills.length === 0 ? (
        <p className={page.quiet}>{t('bills.none')}</p>
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('bills.bill')}</th>
              <th>{t('bills.due')}</th>
              <th className={table.number}>{t('bills.sum')}</th>
              <th className={table.number}>{t('bills.left')}</th>
              <th>{t('wholesale.state')}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map((bill) => (
              <tr key={bill.number}>
                <td>
                  <b>{bill.number}</b>
                  <span className={table.second}>{sayDay(bill.date)}</span>
                </td>
                <td data-label={t('bills.due')}>{sayDay(bill.due)}</td>
                <td className={table.number} data-label={t('bills.sum')}>
                  {formatTenge(bill.sum)}
                </td>
                <td className={table.number} data-label={t('bills.left')}>
                  {formatTenge(bill.left)}
                </td>
                <td data-label={t('wholesale.state')}>
                  {bill.left === 0 ? (
                    <Tag tone="good" icon="check">
                      {t('bills.paid')}
                    </Tag>
                  ) : bill.overdueDays > 0 ? (
                    <Tag tone="bad" icon="warning">
                      {t('bills.overdue', { count: bill.overdueDays })}
                    </Tag>
                  ) : (
                    <Tag icon="clock">{t('bills.open')}</Tag>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
