import type { Person } from '#contract/office/people.ts';
import { formatTenge } from '#domain/money.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { Panel } from '../../design/panel.tsx';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { sayWhen } from '../../i18n/say-when.ts';
import { useWords } from '../../i18n/words.ts';
import { StatusTag } from '../../orders/order-tags.tsx';

/** The last of them; how many there are and what came back stands beside the title. */
export function PersonOrders({ person }: { person: Person }) {
  const words = useWords();
  const { t } = words;
  return (
    <Panel
      title={t('orders.title')}
      lead={t('order.buyerFacts', {
        orders: t('order.ordersCount', { count: person.orders }),
        sum: formatTenge(person.sum),
        returns: person.returns,
      })}
      isFlush
    >
      {person.lastOrders.length === 0 ? (
        <Empty icon="box" title={t('person.noOrders')} />
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              <th>{t('orders.col.order')}</th>
              <th>{t('orders.col.status')}</th>
              <th className={table.number}>{t('order.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {person.lastOrders.map((order) => (
              <tr key={order.id}>
                <td>
                  <OfficeLink className={table.strong} to={`/orders/${order.id}`}>
                    {order.number}
                  </OfficeLink>
                  <span className={table.second}>{sayWhen(order.createdAt, words)}</span>
                </td>
                <td data-label={t('orders.col.status')}>
                  <StatusTag of={{ status: order.status, isCancelRequested: false }} />
                </td>
                <td className={table.number} data-label={t('order.sum')}>
                  {formatTenge(order.total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
