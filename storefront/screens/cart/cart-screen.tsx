import { useMemo, useRef } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { CartBar } from '../../features/cart/cart-bar.tsx';
import type { CartState } from '../../features/cart/cart-store.ts';
import { cartTotal } from '../../features/cart/cart-total.ts';
import { cart, usePricedCart } from '../../features/cart/use-cart.ts';
import { useOutOfSight } from '../../features/cart/use-out-of-sight.ts';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { ViewedProducts } from '../../features/catalog/viewed-products.tsx';
import { Failed, Kept, KeptPlace } from '../../features/lists/kept-state.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { DrawnInSteps } from '../../page/hydration/drawn-in-steps.tsx';
import { useHydrated } from '../../page/hydration/use-hydrated.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useLocation } from '../../router/hooks.ts';
import { CartList } from './cart-list.tsx';
import { type CartRows, toRows } from './cart-rows.ts';
import styles from './cart-screen.module.css';
import type { PickupStore } from './delivery-estimate.tsx';
import { OrderButton, OrderPanel } from './order-panel.tsx';
import { PlainCart } from './plain-cart.tsx';
import type { PlainCartData } from './plain-cart-load.ts';
import { parseShared, parseSharedWorks, SHARE_QUERY, WORKS_QUERY } from './share-link.ts';
import { SharedCart } from './shared-cart.tsx';
import { useGoesWith } from './use-goes-with.ts';

interface CartData {
  /** Only in a browser without the script. */
  plain: PlainCartData | null;
  recommended: CardProduct[];
  stores: PickupStore[];
  madeAt: string;
}

export const { Screen, load, seo } = defineScreen<CartData>({
  async load(context) {
    const { api, cityCode } = context;
    const { loadPlainCart } = await import('./plain-cart-load.ts');
    const [recommended, stores, plain] = await Promise.all([
      findRecommended(context, 'cart_with'),
      api('GET /api/v1/stores/', { query: { city: cityCode } }),
      loadPlainCart(context),
    ]);
    return {
      plain,
      recommended,
      // Without them the page says nothing of pickup.
      stores: (stores.ok ? stores.value.data : [])
        .filter((store) => store.cityCode === cityCode && store.hasPickup)
        .map(({ id, address, hours }) => ({ id, address, hours })),
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
        <PlainCart plain={data.plain} stores={data.stores} />
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
        <DrawnInSteps className={styles.shelf} isShown={isShown || state.isUnreachable}>
          <ProductShelf
            title={t(rows.sold.length > 0 ? 'cart.goesWith' : 'lists.popular')}
            products={goesWith}
            // Under an empty cart they are the first pictures of the page.
            firstSeen={2}
          />
        </DrawnInSteps>
        <ViewedProducts />
      </ScreenFrame>
    );
  },
});

/** The server does not read the link: its page is the same for everyone. */
function SharedByLink() {
  const { search } = useLocation();
  const isHydrated = useHydrated();
  const shared = useMemo(() => parseShared(new URLSearchParams(search).get(SHARE_QUERY)), [search]);
  const works = useMemo(() => parseSharedWorks(new URLSearchParams(search).get(WORKS_QUERY)), [search]);
  return shared && isHydrated ? <SharedCart lines={shared} works={works} /> : null;
}

/** An empty cart, and one that is still being looked at: the drawing is written with the page and stays where it is. */
function NoGoods({ isKnown }: { isKnown: boolean }) {
  const { t, locale } = useWords();
  return (
    <KeptPlace isPending={!isKnown} isPlain>
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
          sum={formatTenge(cartTotal(state.cart))}
          note={t('product.kg', { count: state.cart.weightKg })}
        >
          <OrderButton over={over} size={48} />
        </CartBar>
      ) : null}
    </div>
  );
}
