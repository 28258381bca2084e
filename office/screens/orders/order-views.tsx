/** The views that every shop needs, with how many orders each holds; beside them those that somebody has kept. */
import { useCall } from '../../calls/use-call.ts';
import { OfficeLink } from '../../design/office-link.tsx';
import { useWords } from '../../i18n/words.ts';
import tabs from '../../views/view-tabs.module.css';
import { ORDER_VIEWS, type OrdersQuery } from './orders-query.ts';

export function OrderViews({ view }: { view: OrdersQuery['view'] }) {
  const { t } = useWords();
  // A count that did not come is not shown as none.
  const counts = useCall('GET /office/api/v1/orders/counts/').data?.data;
  return (
    <nav className={tabs.tabs} aria-label={t('orders.title')}>
      {ORDER_VIEWS.map((each) => {
        const count = each === 'all' ? undefined : counts?.[each];
        return (
          <OfficeLink
            key={each}
            className={tabs.tab}
            to={each === 'open' ? '/orders' : `/orders?view=${each}`}
            aria-current={each === view ? 'true' : undefined}
          >
            {t(`orders.view.${each}`)}
            {count ? (
              <span className={tabs.count} data-look={each === 'cancel' ? 'bad' : undefined}>
                {count}
              </span>
            ) : null}
          </OfficeLink>
        );
      })}
    </nav>
  );
}
