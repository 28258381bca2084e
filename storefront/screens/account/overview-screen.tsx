/**
 * The account at a glance. A block tells what is there; where there is nothing yet it says how to begin, and never a
 * figure that nobody counted.
 */
import type { Address } from '#contract/addresses.ts';
import type { OrderCard } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { almatyDate } from '#domain/time.ts';
import { Notice } from '../../design/notice.tsx';
import { useSavedList } from '../../features/lists/use-saved-list.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { addressDetails, addressLine } from '../addresses/addresses.ts';
import { sayNext } from '../orders/order-promise.ts';
import { OverviewBlock } from './overview-block.tsx';
import styles from './overview-screen.module.css';

interface OverviewData {
  firstName: string;
  email: string | null;
  isEmailConfirmed: boolean;
  address: Address | null;
  addressCount: number;
  /** Null without a card. */
  club: { points: number; level: string } | null;
  /** The newest that is on its way. */
  order: OrderCard | null;
  today: string;
  estimates: { count: number; last: { id: number; name: string } | null };
}

export const { Screen, load, seo } = defineScreen<OverviewData>({
  async load({ api }) {
    const [user, addresses, club, orders, estimates] = await Promise.all([
      api('GET /api/v1/users/'),
      api('GET /api/v1/addresses/'),
      api('GET /api/v1/loyalty/info/card/'),
      api('GET /api/v1/orders/', { query: { status: 'active', pageSize: 1 } }),
      api('GET /api/v1/estimates/'),
    ]);
    const { data: card } = requireValue(club);
    const { firstName, email, emailConfirmed } = requireValue(user).data;
    const { data } = requireValue(addresses);
    const all = requireValue(estimates).data;
    return {
      firstName,
      email,
      isEmailConfirmed: emailConfirmed,
      address: data[0] ?? null,
      addressCount: data.length,
      order: requireValue(orders).data[0] ?? null,
      today: almatyDate(new Date()),
      club: card && { points: card.balance, level: card.level.name },
      estimates: { count: all.length, last: all[0] ? { id: all[0].id, name: all[0].name } : null },
    };
  },

  seo: (_data, t) => ({ title: t('personal.overview'), description: t('overview.seo'), isRobotsBlock: true }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { firstName, email, isEmailConfirmed, address, addressCount, club, order, today, estimates } = data;
    return (
      <ScreenFrame title={t('overview.hello', { firstName })} crumb={t('personal.menu')}>
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
        <ul className={styles.blocks}>
          <OverviewBlock
            icon="box"
            title={t('overview.order')}
            text={
              order
                ? t('overview.nextOrder', { number: order.number, next: sayNext(order, today, t, locale) })
                : t('overview.noOrder')
            }
            lead={
              order
                ? { href: `/personal/orders/${order.id}`, words: t('overview.openOrder') }
                : { href: '/catalog', words: t('overview.toCatalog') }
            }
            room={{ href: '/personal/orders', words: t('personal.orders') }}
          />
          <OverviewBlock
            icon="club-card"
            title={t('overview.points')}
            text={club ? t('overview.card', { count: club.points, level: club.level }) : t('overview.noCard')}
            lead={{ href: '/personal/clubcard', words: t('personal.clubCard') }}
            room={{ href: '/club-rules', words: t('clubcard.rules') }}
          />
          <OverviewBlock
            icon="estimate"
            title={t('personal.estimates')}
            text={
              estimates.last
                ? t('overview.estimates', { count: estimates.count, name: estimates.last.name })
                : t('overview.noEstimate')
            }
            lead={
              estimates.last
                ? { href: `/personal/estimates?id=${estimates.last.id}`, words: t('overview.open') }
                : { href: '/calculator', words: t('header.calculators') }
            }
            room={{ href: '/personal/estimates', words: t('personal.estimates') }}
          />
          <Favourites />
          <OverviewBlock
            icon="map-pin"
            title={t('personal.addresses')}
            text={
              address ? `${addressLine(address, t)}. ${addressDetails(address, t)}` : t('overview.noAddress')
            }
            lead={
              address
                ? { href: '/personal/address', words: t('overview.allAddresses', { count: addressCount }) }
                : { href: '/personal/address/add', words: t('addresses.add') }
            }
          />
          <OverviewBlock
            icon="receipt"
            title={t('personal.purchased')}
            text={t('overview.purchased')}
            lead={{ href: '/personal/purchased', words: t('overview.open') }}
          />
        </ul>
      </ScreenFrame>
    );
  },
});

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
      lead={
        isFilled
          ? { href: '/favorites', words: t('overview.open') }
          : { href: '/catalog', words: t('overview.toCatalog') }
      }
    />
  );
}
