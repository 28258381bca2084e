/** Who buys by contract or asks for one: what waits for the shop first, then what is overdue. */
import type { PartyRow, WholesaleView } from '#contract/office/contracts.ts';
import { formatTenge } from '#domain/money.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { FilterBar } from '../../design/filter-bar.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink, officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useRowKeys } from '../../design/use-row-keys.ts';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { useRested } from '../../orders/use-rested.ts';
import { PartyTag } from './party-tag.tsx';
import { SiteRequests } from './site-requests.tsx';

const VIEWS = ['requests', 'contracts', 'overdue', 'blocked'] as const satisfies readonly WholesaleView[];

export function WholesaleScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const view = VIEWS.find((each) => each === query.get('view')) ?? 'all';
  const q = useRested(query.get('q') ?? '');
  const parties = useCallWith(
    'GET /office/api/v1/wholesale/',
    { placeholderData: (before) => before },
    { query: { view, q } },
  );
  const counts = parties.data?.meta.counts;
  return (
    <>
      <PageHead title={t('wholesale.title')} lead={t('wholesale.lead')} />
      <div className={page.page}>
        <FilterBar
          search={{
            value: query.get('q') ?? '',
            label: t('wholesale.search'),
            onChange: (typed) => set({ q: typed === '' ? null : typed }),
          }}
          chips={VIEWS.map((each) => ({
            id: each,
            label: counts ? `${t(`wholesale.view.${each}`)} ${counts[each]}` : t(`wholesale.view.${each}`),
            isOn: view === each,
            onPress: () => set({ view: view === each ? null : each }),
          }))}
        />
        {view === 'all' || view === 'requests' ? <SiteRequests /> : null}
        <Panel isFlush>
          <Answered of={parties}>
            {({ items, meta }) => (
              <>
                {meta.isCut ? <Note>{t('wholesale.cut')}</Note> : null}
                <PartiesTable rows={items} />
              </>
            )}
          </Answered>
        </Panel>
      </div>
    </>
  );
}

function PartiesTable({ rows }: { rows: readonly PartyRow[] }) {
  const words = useWords();
  const { t } = words;
  const navigate = useNavigate();
  const current = useRowKeys(rows.length, (at) => {
    const row = rows[at];
    if (row) void navigate(officeAddress(`/wholesale/${row.party}`));
  });
  if (rows.length === 0) return <Empty icon="document" title={t('wholesale.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('wholesale.party')}</th>
          <th>{t('wholesale.state')}</th>
          <th>{t('wholesale.contract')}</th>
          <th className={table.number}>{t('wholesale.used')}</th>
          <th className={table.number}>{t('wholesale.overdue')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.party} data-current={at === current}>
            <td>
              <OfficeLink className={table.strong} to={`/wholesale/${row.party}`}>
                {row.name}
              </OfficeLink>
              <span className={table.second}>
                {row.bin === null ? t('wholesale.person') : t('wholesale.bin', { bin: row.bin })}
              </span>
            </td>
            <td data-label={t('wholesale.state')}>
              <PartyTag of={row} />
              {row.requestedAt === null ? null : (
                <span className={table.second}>{sayWhen(row.requestedAt, words)}</span>
              )}
            </td>
            <td className="tabular" data-label={t('wholesale.contract')}>
              {row.contract ?? '—'}
            </td>
            <td className={table.number} data-label={t('wholesale.used')}>
              {formatTenge(row.used)}
              <span className={table.second}>{t('wholesale.of', { limit: formatTenge(row.limit) })}</span>
            </td>
            <td className={table.number} data-label={t('wholesale.overdue')}>
              {row.overdue === 0 ? (
                '—'
              ) : (
                <>
                  <Tag tone="bad" icon="warning">
                    {formatTenge(row.overdue)}
                  </Tag>
                  <span className={table.second}>{t('wholesale.days', { count: row.overdueDays })}</span>
                </>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
