/**
 * The account at a glance: what is on its way with its pictures, points, debts, estimates and lists. A block tells
 * what is there; where there is nothing yet it says how to begin, and never a figure that nobody counted.
 */
import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Notice } from '../../design/notice.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import { useSavedList } from '../../features/lists/use-saved-list.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { addressDetails, addressLine } from '../addresses/addresses.ts';
import { OrderItemCard } from '../orders/order-item-card.tsx';
import { OverviewBlock } from './overview-block.tsx';
import { DebtBlock } from './overview-debts.tsx';
import { loadOverview, type OverviewData } from './overview-load.ts';
import styles from './overview-screen.module.css';

export const { Screen, load, seo } = defineScreen<OverviewData>({
  load: ({ api }) => loadOverview(api),

  seo: (_data, t) => ({ title: t('personal.overview'), description: t('overview.seo'), isRobotsBlock: true }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { firstName, email, isEmailConfirmed, address, addressCount, debts, purchased } = data;
    return (
      <ScreenFrame title={t('overview.hello', { firstName })} crumb={t('personal.menu')}>
        <div className={styles.screen}>
          {email !== null && !isEmailConfirmed ? (
            <Notice
              look="changed"
              action={
                <a className="link" href={localePath('/personal/private', locale)}>
                  {t('personal.private')}
                </a>
              }
            >
              {t('overview.confirmEmail', { email })}
            </Notice>
          ) : null}
          <Orders {...data} />
          <ul className={styles.blocks}>
            {debts.map((debt) => (
              <DebtBlock key={debt.page} debt={debt} />
            ))}
            <Club {...data} />
            <Estimates {...data} />
            <OverviewBlock
              icon="receipt"
              title={t('personal.purchased')}
              text={t(purchased.length > 0 ? 'overview.purchased' : 'overview.noPurchased')}
              leads={[
                purchased.length > 0
                  ? { href: '/personal/purchased', words: t('overview.buyAgain') }
                  : { href: '/catalog', words: t('overview.toCatalog') },
              ]}
            >
              {purchased.length > 0 ? (
                <ul className={styles.pictures}>
                  {purchased.map((product) => (
                    <li key={product.code}>
                      <a href={localePath(`/p/${product.code}`, locale)}>
                        <Picture of={product} size="xs_96" alt={product.name} />
                      </a>
                    </li>
                  ))}
                </ul>
              ) : null}
            </OverviewBlock>
            <Favourites />
            <OverviewBlock
              icon="map-pin"
              title={t('personal.addresses')}
              text={
                address
                  ? `${addressLine(address, t)}. ${addressDetails(address, t)}`
                  : t('overview.noAddress')
              }
              leads={[
                address
                  ? { href: '/personal/address', words: t('overview.allAddresses', { count: addressCount }) }
                  : { href: '/personal/address/add', words: t('addresses.add') },
              ]}
            />
          </ul>
        </div>
      </ScreenFrame>
    );
  },
});

/** What is on its way; the list of all is one press away. */
function Orders({ orders, orderCount, today }: OverviewData) {
  const { t, locale } = useWords();
  return (
    <section aria-labelledby="overview-orders">
      <div className={styles.head}>
        <h2 className={styles.heading} id="overview-orders">
          {t('overview.orders')}
        </h2>
        <a className="link" href={localePath('/personal/orders', locale)}>
          {orderCount > orders.length
            ? t('overview.moreOrders', { count: orderCount })
            : t('overview.allOrders')}
        </a>
      </div>
      {orders.length > 0 ? (
        <ul className={styles.orders}>
          {orders.map((order) => (
            <OrderItemCard key={order.id} order={order} today={today} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="box"
          title={t('overview.noOrders')}
          actions={<Button href={localePath('/catalog', locale)}>{t('overview.toCatalog')}</Button>}
        >
          {t('overview.noOrder')}
        </EmptyState>
      )}
    </section>
  );
}

function Club({ club }: OverviewData) {
  const { t } = useWords();
  return (
    <OverviewBlock
      icon="club-card"
      title={t('overview.points')}
      figure={club ? { words: formatNumber(club.points), isBad: club.points < 0 } : undefined}
      text={
        club
          ? club.next
            ? t('overview.nextLevel', {
                level: club.level,
                next: club.next.name,
                sum: formatTenge(club.next.left),
              })
            : t('overview.level', { level: club.level })
          : t('overview.noCard')
      }
      leads={[
        { href: '/personal/clubcard', words: t(club ? 'personal.clubCard' : 'orderCreated.clubGet') },
        { href: '/club-rules', words: t('clubcard.rules') },
      ]}
    />
  );
}

function Estimates({ estimates: { count, last } }: OverviewData) {
  const { t, locale } = useWords();
  return (
    <OverviewBlock
      icon="estimate"
      title={t('personal.estimates')}
      text={last.length > 0 ? undefined : t('overview.noEstimate')}
      leads={[
        last.length > 0
          ? { href: '/personal/estimates', words: t('overview.allEstimates', { count }) }
          : { href: '/calculator', words: t('header.calculators') },
      ]}
    >
      {last.length > 0 ? (
        <ul className={styles.rows}>
          {last.map(({ id, name, total }) => (
            <li key={id}>
              <a className={styles.row} href={localePath(`/personal/estimates?id=${id}`, locale)}>
                <span>{name}</span>
                <b>{formatTenge(total)}</b>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </OverviewBlock>
  );
}

/** Counted where the list is kept: in the browser. */
function Favourites() {
  const { t } = useWords();
  const list = useSavedList('favorite-products');
  const isHydrated = useHydrated();
  const isFilled = isHydrated && list.length > 0;
  return (
    <OverviewBlock
      icon="heart"
      title={t('header.favorites')}
      text={isFilled ? t('overview.favorites', { count: list.length }) : t('overview.noFavorites')}
      leads={[
        isFilled
          ? { href: '/favorites', words: t('overview.open') }
          : { href: '/catalog', words: t('overview.toCatalog') },
      ]}
    />
  );
}
