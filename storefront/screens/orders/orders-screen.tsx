import type { OrderCard } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { almatyDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Pager } from '../../design/pager.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { OrderItemCard } from './order-item-card.tsx';
import { OrdersFilter, type OrdersIntent } from './orders-filter.tsx';
import { readOrdersIntent, toOrdersQuery } from './orders-intent.ts';
import styles from './orders-screen.module.css';
import { useLiveOrders } from './use-live-orders.ts';

interface OrdersData {
  orders: OrderCard[];
  page: number;
  pageCount: number;
  total: number;
  intent: OrdersIntent;
  today: string;
  eventId: string;
}

export const { Screen, load, seo } = defineScreen<OrdersData>({
  async load({ api, url }) {
    const { intent, page } = readOrdersIntent(url.searchParams);
    const { data, meta } = requireValue(
      await api('GET /api/v1/orders/', { query: { ...toOrdersQuery(intent), page } }),
    );
    return {
      orders: data,
      page: meta.page,
      pageCount: Math.ceil(meta.total / meta.pageSize),
      total: meta.total,
      intent,
      today: almatyDate(new Date()),
      eventId: meta.eventId,
    };
  },

  seo: (_data, t) => ({ title: t('orders.title'), description: t('orders.seo'), isRobotsBlock: true }),

  Screen({ data: { orders, page, pageCount, total, intent, today, eventId } }) {
    const { t, locale } = useWords();
    useLiveOrders(eventId);
    const isFiltered = Object.values(intent).some((value) => value !== '');
    const path = localePath('/personal/orders', locale);
    const hrefOf = (number: number) => {
      const query = new URLSearchParams(Object.entries(intent).filter(([, value]) => value !== ''));
      if (number > 1) query.set('page', String(number));
      return query.size === 0 ? path : `${path}?${query}`;
    };
    const parents = [{ name: t('personal.menu'), href: '/personal' }];
    if (total === 0 && !isFiltered)
      return (
        <ScreenFrame title={t('orders.title')} parents={parents}>
          <EmptyState
            icon="box"
            drawing="orders"
            title={t('orders.empty')}
            actions={
              <>
                <Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>
                <Button look="secondary" href={localePath('/favorites', locale)}>
                  {t('header.favorites')}
                </Button>
              </>
            }
          >
            {t('orders.text')}
          </EmptyState>
        </ScreenFrame>
      );
    return (
      <ScreenFrame title={t('orders.title')} parents={parents} note={t('orders.count', { count: total })}>
        <div className={styles.screen}>
          <OrdersFilter intent={intent} />
          {orders.length === 0 ? (
            <EmptyState
              icon="search"
              drawing="nothing"
              title={t('orders.none')}
              actions={<Button href={path}>{t('orders.reset')}</Button>}
            >
              {t('orders.noneText')}
            </EmptyState>
          ) : (
            <ul className={styles.list}>
              {orders.map((order) => (
                <OrderItemCard key={order.id} order={order} today={today} />
              ))}
            </ul>
          )}
          <Pager page={page} pageCount={pageCount} hrefOf={hrefOf} />
        </div>
      </ScreenFrame>
    );
  },
});
