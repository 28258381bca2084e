/** All orders that the reader may see: views with counts, filters in the address, rows that renew themselves. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { OrderRow } from '#contract/office/orders.ts';
import { useNavigate } from '#storefront/router/hooks.ts';
import { useMe } from '../../access/use-me.ts';
import type { CallFailure } from '../../calls/call-failure.ts';
import { office } from '../../calls/office.ts';
import type { Answer } from '../../calls/office-api.ts';
import { useCallWith } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { officeAddress } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered } from '../../design/states.tsx';
import { useAddressQuery } from '../../design/use-address-query.ts';
import { useWords } from '../../i18n/words.ts';
import { ViewTabs } from '../../views/view-tabs.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { OrderViews } from './order-views.tsx';
import styles from './orders.module.css';
import { OrdersFilters } from './orders-filters.tsx';
import { isOrderNumber, type OrdersQuery, toOrdersQuery } from './orders-query.ts';
import { OrdersTable } from './orders-table.tsx';

const CALL = 'GET /office/api/v1/orders/';
/** Waiting times go on while nothing else does. */
const MINUTE_MS = 60_000;

function useOrders(asked: OrdersQuery & { number?: string }, isWanted: boolean) {
  return useInfiniteQuery<
    Answer<typeof CALL>,
    CallFailure,
    OrderRow[],
    readonly unknown[],
    string | undefined
  >({
    // Beside the key of the call itself: pages are kept together here.
    queryKey: [CALL, 'pages', asked],
    queryFn: ({ pageParam }) =>
      office.call(CALL, { query: { ...asked, ...(pageParam === undefined ? {} : { after: pageParam }) } }),
    initialPageParam: undefined,
    getNextPageParam: ({ meta }) => meta.next ?? undefined,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    refetchInterval: MINUTE_MS,
    enabled: isWanted,
  });
}

export function OrdersScreen() {
  const { t } = useWords();
  const me = useMe();
  const navigate = useNavigate();
  const { query, set } = useAddressQuery();
  const asked = toOrdersQuery(query);
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const word = typed.trim();
  const isPerson = word.length >= 2 && !isOrderNumber(word);
  const orders = useOrders(isOrderNumber(word) ? { view: 'all', number: word } : asked, !isPerson);
  const found = useCallWith(
    'POST /office/api/v1/orders/find/',
    { enabled: isPerson, placeholderData: (before) => before },
    { body: { q: isPerson ? word : '--' } },
  );
  const rows = (isPerson ? found.data?.items : orders.data) ?? [];
  const table = (items: readonly OrderRow[]) => (
    <OrdersTable rows={items} chosen={chosen} onChoose={setChosen} />
  );
  return (
    <>
      <PageHead
        title={t('orders.title')}
        acts={
          me.rights['orders.edit']?.write === undefined ? null : (
            <Button icon="phone" onClick={() => void navigate(officeAddress('/orders/new'))}>
              {t('phone.title')}
            </Button>
          )
        }
        tabs={
          <div className={styles.tabs}>
            <OrderViews view={asked.view} />
            <ViewTabs screen="orders" isBeside />
          </div>
        }
      />
      <div className={page.page}>
        <OrdersFilters asked={asked} typed={typed} onType={setTyped} onChange={set} />
        <Panel isFlush>
          {isPerson ? (
            <Answered of={found}>{({ items }) => table(items)}</Answered>
          ) : (
            <Answered of={orders}>{(items) => table(items)}</Answered>
          )}
        </Panel>
        {!isPerson && orders.hasNextPage ? (
          <div className={page.row}>
            <Button
              look="plain"
              isBusy={orders.isFetchingNextPage}
              onClick={() => void orders.fetchNextPage()}
            >
              {t('more')}
            </Button>
          </div>
        ) : null}
        {chosen.size > 0 ? (
          <BulkBar rows={rows.filter(({ id }) => chosen.has(id))} onDone={() => setChosen(new Set())} />
        ) : null}
      </div>
    </>
  );
}
