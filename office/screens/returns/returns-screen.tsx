/** Goods that buyers want to give back: what waits for a decision first, what was decided beside it. */
import type { ReturnRow } from '#contract/office/returns.ts';
import { formatTenge } from '#domain/money.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useCall } from '../../calls/use-call.ts';
import { FilterBar } from '../../design/filter-bar.tsx';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { WaitTime } from '../../orders/wait-time.tsx';
import { ReturnTag } from './return-tag.tsx';

export function ReturnsScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const status = query.get('status') === 'decided' ? 'decided' : 'requested';
  const returns = useCall('GET /office/api/v1/returns/', { query: { status, limit: 200 } });
  return (
    <>
      <PageHead title={t('returns.title')} />
      <div className={page.page}>
        <FilterBar
          chips={[
            {
              id: 'open',
              label: t('returns.open'),
              isOn: status === 'requested',
              onPress: () => set({ status: null }),
            },
            {
              id: 'decided',
              label: t('returns.decided'),
              isOn: status === 'decided',
              onPress: () => set({ status: 'decided' }),
            },
          ]}
        />
        <Panel isFlush>
          <Answered of={returns}>{({ items }) => <ReturnsTable rows={items} />}</Answered>
        </Panel>
      </div>
    </>
  );
}

function ReturnsTable({ rows }: { rows: readonly ReturnRow[] }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const current = useRowKeys(rows.length, (at) => {
    const row = rows[at];
    if (row) void navigate(officeAddress(`/returns/${row.id}`));
  });
  if (rows.length === 0) return <Empty icon="undo" title={t('returns.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('returns.col.return')}</th>
          <th>{t('orders.col.order')}</th>
          <th>{t('orders.col.buyer')}</th>
          <th>{t('returns.col.reason')}</th>
          <th className={table.number}>{t('returns.col.photos')}</th>
          <th>{t('orders.col.status')}</th>
          <th>{t('orders.col.wait')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.id} data-current={at === current}>
            <td>
              <OfficeLink className={table.strong} to={`/returns/${row.id}`}>
                {t('returns.number', { id: String(row.id) })}
              </OfficeLink>
              <span className={table.second}>{sayWhen(row.createdAt, words)}</span>
            </td>
            <td data-label={t('orders.col.order')}>{row.number}</td>
            <td data-label={t('orders.col.buyer')}>{row.buyer}</td>
            <td data-label={t('returns.col.reason')}>
              {t(`returnReason.${row.reason}`)}
              <span className={table.second}>{t('orders.lines', { count: row.lines })}</span>
            </td>
            <td className={table.number} data-label={t('returns.col.photos')}>
              {row.photos}
            </td>
            <td data-label={t('orders.col.status')}>
              <ReturnTag status={row.status} />
              {row.refund ? <span className={table.second}>{formatTenge(row.refund)}</span> : null}
            </td>
            <td data-label={t('orders.col.wait')}>
              <WaitTime of={row.wait} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
