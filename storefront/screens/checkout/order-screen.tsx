import type { Cart } from '#contract/cart.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Notice } from '../../design/notice.tsx';
import { PageTitle } from '../../design/page-title.tsx';
import type { CartState } from '../../features/cart/cart-store.ts';
import { cart, usePricedCart } from '../../features/cart/use-cart.ts';
import { KeptState } from '../../features/lists/kept-state.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { useShell } from '../../page/shell.ts';
import { loadPlaces, type Places } from '../addresses/addresses.ts';
import { Checkout } from './checkout.tsx';
import type { Options } from './offer.ts';
import { soldLines } from './order-body.ts';
import styles from './order-screen.module.css';
import type { Placing } from './placing-store.ts';
import { usePlacing } from './use-checkout.ts';

interface OrderData extends Places {
  options: Options;
  /** The state of the cart that the options are for. */
  eventId: string | null;
  cityCode: string;
}

export const { Screen, load, seo } = defineScreen<OrderData>({
  async load({ api, cityCode }) {
    // Asked for first: options of a newer cart are asked for once more, those of an older one would stay.
    const kept = await api('GET /api/v1/cart/', { query: { city: cityCode } });
    const [options, places] = await Promise.all([
      api('GET /api/v1/order/options/', { query: { city: cityCode } }),
      loadPlaces(api),
    ]);
    return {
      options: requireValue(options).data,
      eventId: requireValue(kept).eventId,
      ...places,
      cityCode,
    };
  },

  seo: (_data, t) => ({ title: t('checkout.title'), description: t('checkout.seo'), isRobotsBlock: true }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { viewer } = useShell();
    const state = usePricedCart();
    const { store, placing } = usePlacing(viewer?.id ?? 0);
    const isEmpty = state.isKnown && (state.lines.length === 0 || isUnsellable(state.cart));
    const isShown = isEmpty || isPriced(state);
    return (
      <>
        <PageTitle className={styles.title} below={<p className={styles.lead}>{t('checkout.draft')}</p>}>
          {t('checkout.title')}
        </PageTitle>
        <noscript>
          <Notice
            look="changed"
            action={<Button href={localePath('/cart', locale)}>{t('order.backToCart')}</Button>}
          >
            {t('checkout.plain')}
          </Notice>
        </noscript>
        <KeptState
          kept={{
            products: isShown ? [] : null,
            hasFailed: state.isUnreachable,
            retry: () => cart.hurry(),
          }}
        >
          {() =>
            placing.isMade || (isEmpty && (placing.isSending || placing.isUnknown)) ? (
              <Awaited placing={placing} />
            ) : isEmpty || !isPriced(state) || !viewer ? (
              <EmptyState
                icon="cart"
                drawing="cart"
                title={t('cart.empty')}
                actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
              >
                {t('checkout.nothing')}
              </EmptyState>
            ) : (
              <Checkout
                key={viewer.id}
                options={data.options}
                eventId={data.eventId}
                places={data}
                state={state}
                userId={viewer.id}
                placing={store}
              />
            )
          }
        </KeptState>
      </>
    );
  },
});

/** The order was sent and the cart is empty: it is made, only nobody has said so yet. */
function Awaited({ placing }: { placing: Placing }) {
  const { t } = useWords();
  return placing.isUnknown ? (
    <Notice
      look="changed"
      role="alert"
      icon="offline"
      title={t('checkout.noAnswer')}
      action={<Button onClick={() => placing.send(null)}>{t('checkout.findOut')}</Button>}
    >
      {t('checkout.noAnswerText')}
    </Notice>
  ) : (
    <Notice look="good" role="status">
      {t('checkout.sending')}
    </Notice>
  );
}

const isPriced = (state: CartState): state is CartState & { cart: Cart } =>
  state.isKnown && state.cart !== null;

/** What lies there cannot be ordered here: on order, in stores only, gone. */
const isUnsellable = (priced: Cart | null): boolean => priced !== null && soldLines(priced).length === 0;
