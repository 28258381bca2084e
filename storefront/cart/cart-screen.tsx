import { useMemo, useRef } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { type CardProduct, findRecommended, ProductShelf } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { useHydrated } from '../layouts/use-hydrated.ts';
import { Failed, Kept, KeptPlace } from '../lists/lists.ts';
import { useLocation } from '../router/router.ts';
import { defineScreen } from '../screen.ts';
import { CartBar } from './cart-bar.tsx';
import styles from './cart-screen.module.css';
import type { CartState } from './cart-store.ts';
import { CartList } from './page/cart-list.tsx';
import { type CartRows, toRows } from './page/cart-rows.ts';
import type { PickupStore } from './page/delivery-estimate.tsx';
import { OrderButton, OrderPanel } from './page/order-panel.tsx';
import { SharedCart } from './page/shared-cart.tsx';
import { useGoesWith } from './page/use-goes-with.ts';
import { parseShared, SHARE_QUERY } from './share-link.ts';
import { cart, usePricedCart } from './use-cart.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

interface CartData {
  recommended: CardProduct[];
  stores: PickupStore[];
  madeAt: string;
}

export const { Screen, load, seo } = defineScreen<CartData>({
  async load(context) {
    const { api, cityCode } = context;
    const [recommended, stores] = await Promise.all([
      findRecommended(context, 'cart_with'),
      api('GET /api/v1/stores/', { query: { city: cityCode } }),
    ]);
    return {
      recommended,
      // Without them the page says nothing of pickup.
      stores: (stores.ok ? stores.value.data : [])
        .filter((store) => store.cityCode === cityCode && store.hasPickup)
        .map(({ address, hours }) => ({ address, hours })),
      madeAt: new Date().toISOString(),
    };
  },

  seo: (_data, t) => ({
    title: t('cart.seoTitle'),
    description: t('cart.seoDescription'),
    isRobotsBlock: true,
    isBlockedByName: true,
  }),

  Screen({ data }) {
    const { t } = useWords();
    const state = usePricedCart();
    const rows = toRows(state);
    const isEmpty = state.isKnown && state.lines.length === 0;
    const isShown = isEmpty || state.cart !== null;
    const goesWith = useGoesWith(
      rows.sold.map(({ item }) => item.product.code),
      data.recommended,
    );
    return (
      <ScreenFrame
        title={t('cart.title')}
        note={
          state.cart && rows.sold.length > 0
            ? t('cart.note.count', { count: rows.sold.length, weight: state.cart.weightKg })
            : undefined
        }
      >
        <SharedByLink />
        {isShown && !isEmpty ? (
          <Kept>
            <Filled state={state} rows={rows} data={data} />
          </Kept>
        ) : state.isUnreachable && !isEmpty ? (
          <Kept>
            <Failed retry={() => cart.hurry()} />
          </Kept>
        ) : (
          <NoGoods isKnown={isEmpty} />
        )}
        <ProductShelf
          title={t(rows.sold.length > 0 ? 'cart.goesWith' : 'lists.popular')}
          products={goesWith}
          // Under an empty cart they are the first pictures of the page.
          firstSeen={2}
        />
      </ScreenFrame>
    );
  },
});

/** The server does not read the link: its page is the same for everyone. */
function SharedByLink() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const shared = useMemo(() => parseShared(new URLSearchParams(search).get(SHARE_QUERY)), [search]);
  return shared && isHydrated ? <SharedCart lines={shared} /> : null;
}

/** An empty cart, and one that is still being looked at: the drawing is written with the page and stays where it is. */
function NoGoods({ isKnown }: { isKnown: boolean }) {
  const { t, locale } = useWords();
  return (
    <KeptPlace isPending={!isKnown}>
      {isKnown ? (
        <EmptyState
          icon="cart"
          drawing="cart"
          title={t('cart.empty')}
          actions={
            <>
              <Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>
              <Button look="secondary" href={localePath('/favorites', locale)}>
                {t('favorites.title')}
              </Button>
            </>
          }
        >
          {t('cart.emptyText')}
        </EmptyState>
      ) : (
        <EmptyState icon="cart" drawing="cart" title={t('kept.loading')} />
      )}
    </KeptPlace>
  );
}

function Filled({ state, rows, data }: { state: CartState; rows: CartRows; data: CartData }) {
  const { t } = useWords();
  const action = useRef<HTMLDivElement>(null);
  const isOut = useOutOfSight(action);
  const hasSold = rows.sold.length > 0;
  const over = rows.sold.find(({ item, count }) => count > item.stock)?.item.product.code ?? null;
  if (!state.cart) return null;
  return (
    <div className={styles.cart} data-plain={!hasSold || undefined}>
      <CartList rows={rows} state={state} />
      {hasSold ? (
        <OrderPanel
          cart={state.cart}
          state={state}
          rows={rows}
          stores={data.stores}
          madeAt={data.madeAt}
          actionRef={action}
        />
      ) : null}
      {hasSold && isOut ? (
        <CartBar
          sum={formatTenge(state.cart.totals.total)}
          note={t('product.kg', { count: state.cart.weightKg })}
        >
          <OrderButton over={over} size={48} />
        </CartBar>
      ) : null}
    </div>
  );
}
