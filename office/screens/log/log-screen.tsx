/** What was done in the office: who, what, when. All of it by the right `log`, else what one may read; filters in the address. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { LogEntry } from '#contract/office/log.ts';
import type { CallFailure } from '../../calls/call-failure.ts';
import { office } from '../../calls/office.ts';
import type { Answer } from '../../calls/office-api.ts';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { ViewTabs } from '../../views/view-tabs.tsx';
import { LogFilters } from './log-filters.tsx';
import { toLogQuery } from './log-query.ts';
import { LogTable } from './log-table.tsx';

const CALL = 'GET /office/api/v1/log/';

export function LogScreen() {
  const { t } = useWords();
  const { query, set } = useAddressQuery();
  const asked = toLogQuery(query);
  const log = useInfiniteQuery<
    Answer<typeof CALL>,
    CallFailure,
    LogEntry[],
    readonly unknown[],
    number | undefined
  >({
    // Beside the key of the call itself: pages are kept together here.
    queryKey: [CALL, 'pages', asked],
    queryFn: ({ pageParam }) =>
      office.call(CALL, { query: { ...asked, ...(pageParam === undefined ? {} : { after: pageParam }) } }),
    initialPageParam: undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
  });
  return (
    <>
      <PageHead title={t('log.title')} lead={t('log.lead')} tabs={<ViewTabs screen="log" />} />
      <div className={page.page}>
        <LogFilters query={query} onChange={set} />
        <Panel isFlush>
          <Answered of={log}>{(entries) => <LogTable entries={entries} />}</Answered>
        </Panel>
        {log.hasNextPage ? (
          <div className={page.row}>
            <Button look="plain" isBusy={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
              {t('more')}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
