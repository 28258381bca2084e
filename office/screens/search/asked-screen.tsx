import type { AskedQuery } from '#contract/office/search-desk.ts';
import { formatNumber } from '#domain/money.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { FilterBar } from '../../design/filter-bar.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { SearchTabs } from '../../views/search-tabs.tsx';

const SPANS = [7, 30, 90] as const;

/** What visitors ask and do not find, the commonest first: each leads to why. */
export function AskedScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const days = SPANS.find((each) => String(each) === query.get('days')) ?? 7;
  const isAll = query.get('all') === '1';
  const asked = useCallWith(
    'GET /office/api/v1/search/queries/',
    { placeholderData: (before) => before },
    { query: { days, all: isAll ? '1' : '0' } },
  );
  return (
    <>
      <PageHead title={t('desk.title')} lead={t('desk.lead')} tabs={<SearchTabs here="/search" />} />
      <div className={page.page}>
        <FilterBar
          chips={[
            ...SPANS.map((each) => ({
              id: String(each),
              label: t('desk.days', { count: each }),
              isOn: each === days,
              onPress: () => set({ days: each === 7 ? null : String(each) }),
            })),
            { id: 'all', label: t('desk.all'), isOn: isAll, onPress: () => set({ all: isAll ? null : '1' }) },
          ]}
        />
        <Panel title={t(isAll ? 'desk.asked' : 'desk.notFound')} lead={t('desk.nobody')} isFlush>
          <Answered of={asked}>{({ items }) => <AskedTable items={items} />}</Answered>
        </Panel>
      </div>
    </>
  );
}

function AskedTable({ items }: { items: readonly AskedQuery[] }) {
  const { t } = useWords();
  if (items.length === 0) return <Empty icon="success" title={t('desk.none')} />;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('desk.query')}</th>
          <th>{t('desk.language')}</th>
          <th className={table.number}>{t('desk.times')}</th>
          <th className={table.number}>{t('desk.found')}</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ query, language, times, found }) => (
          <tr key={`${language} ${query}`}>
            <td>
              <OfficeLink
                className={table.strong}
                to={`/search/explain?${new URLSearchParams({ q: query, language })}`}
              >
                {query}
              </OfficeLink>
            </td>
            <td data-label={t('desk.language')}>{t(`desk.language.${language}`)}</td>
            <td className={table.number} data-label={t('desk.times')}>
              {formatNumber(times)}
            </td>
            <td className={table.number} data-label={t('desk.found')}>
              {found === 0 ? t('desk.nothing') : formatNumber(found)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
