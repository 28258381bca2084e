/** Orders of marketplaces beside ours: to look at. What is done with them is done there. */
import { useState } from 'react';
import type { MarketOrderRow } from '#contract/office/market-orders.ts';
import { formatTenge } from '#domain/money.ts';
import { useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import { OfficeLink } from '../../design/office-link.tsx';
import page from '../../design/page.module.css';
import { PageHead } from '../../design/page-head.tsx';
import { Panel } from '../../design/panel.tsx';
import { Answered, Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { Tag } from '../../design/tag.tsx';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './markets.module.css';
import { saySide, sayStage } from './say-market.ts';

const VIEWS = ['going', 'over'] as const;

export function MarketsScreen() {
  const words = useWords();
  const { t } = words;
  const [view, setView] = useState<(typeof VIEWS)[number]>('going');
  const asked = useCall('GET /office/api/v1/market-orders/', { query: { view } });
  return (
    <>
      <PageHead title={t('markets.title')} lead={t('markets.lead')} />
      <div className={page.page}>
        <div className={page.row}>
          {VIEWS.map((each) => (
            <Button
              key={each}
              look={each === view ? 'main' : 'plain'}
              size="small"
              aria-pressed={each === view}
              onClick={() => setView(each)}
            >
              {t(`markets.view.${each}`)}
            </Button>
          ))}
        </div>
        <Answered of={asked}>
          {({ data }) => (
            <>
              {data.failure === null ? null : (
                <Note tone="bad">
                  {t(data.failure === 'token' ? 'markets.failure.token' : 'markets.failure.no_answer')}
                </Note>
              )}
              <Panel
                title="Kaspi"
                {...(data.lookedAt === null
                  ? {}
                  : { lead: t('markets.looked', { when: sayWhen(data.lookedAt, words) }) })}
                isFlush
              >
                {data.orders.length > 0 ? (
                  <OrdersTable orders={data.orders} />
                ) : (
                  <Empty icon="box" title={t(data.isSet ? 'markets.none' : 'markets.notSet')} />
                )}
              </Panel>
            </>
          )}
        </Answered>
      </div>
    </>
  );
}

function OrdersTable({ orders }: { orders: readonly MarketOrderRow[] }) {
  const words = useWords();
  const { t } = words;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th>{t('markets.order')}</th>
          <th>{t('markets.state')}</th>
          <th>{t('markets.goods')}</th>
          <th className={table.number}>{t('markets.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <td>
              <span className={table.strong}>{order.code}</span>
              <span className={table.second}>
                {[sayWhen(order.madeAt, words), order.city].filter(Boolean).join(', ')}
              </span>
            </td>
            <td data-label={t('markets.state')}>
              <Tag {...saySide(order)}>{sayStage(order, t)}</Tag>
            </td>
            <td data-label={t('markets.goods')}>
              <Lines of={order} />
            </td>
            <td className={table.number} data-label={t('markets.sum')}>
              {formatTenge(order.total)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ of: { lines } }: { of: MarketOrderRow }) {
  const { t } = useWords();
  if (lines === null) return <span className={page.quiet}>{t('markets.notRead')}</span>;
  return (
    <ul className={styles.lines}>
      {lines.map(({ article, name, count, productId }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of the market have no other name
        <li key={at}>
          {productId === null ? (
            name || article
          ) : (
            <OfficeLink to={`/products/${productId}`}>{name || article}</OfficeLink>
          )}
          {` — ${count}\u00A0${t('markets.pieces')}`}
        </li>
      ))}
    </ul>
  );
}
