import type { Order } from '#contract/order.ts';
import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen, type LoadContext } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import styles from './created/created.module.css';
import { Created } from './created/created.tsx';

interface OrderCreatedData {
  /** Null: the address names no order of this visitor. */
  made: { order: Order; eventId: string; hasCard: boolean } | null;
  products: CardProduct[];
}

/** A letter of the city, the date, a counter: P-261114-00042. */
const ORDER_NUMBER = /^[A-Z]-\d{6}-\d{5,}$/;

export const { Screen, load, seo } = defineScreen<OrderCreatedData>({
  async load(context) {
    const number = context.url.searchParams.get('number') ?? '';
    const [made, products] = await Promise.all([
      ORDER_NUMBER.test(number) ? findMade(context, number) : null,
      findRecommended(context, 'order_created'),
    ]);
    return { made, products };
  },

  seo: (_data, t) => ({
    title: t('orderCreated.title'),
    description: t('orderCreated.seo'),
    isRobotsBlock: true,
  }),

  Screen({ data: { made, products } }) {
    const { t, locale } = useWords();
    return (
      <ScreenFrame
        title={made ? <Numbered number={made.order.number} /> : t('orderCreated.title')}
        crumb={t('orderCreated.title')}
        below={made ? <p>{t('orderCreated.mailed')}</p> : undefined}
      >
        {made ? (
          <Created {...made} />
        ) : (
          <EmptyState
            icon="receipt"
            title={t('orderCreated.empty')}
            actions={
              <>
                <Button href={localePath('/personal/orders', locale)}>{t('personal.orders')}</Button>
                <Button look="secondary" href={localePath('/catalog', locale)}>
                  {t('empty.toCatalog')}
                </Button>
              </>
            }
          >
            {t('orderCreated.text')}
          </EmptyState>
        )}
        <ProductShelf title={t('lists.popular')} products={products} />
      </ScreenFrame>
    );
  },
});

/** A number is read as one: it never breaks at its dashes. */
function Numbered({ number }: { number: string }) {
  const { t } = useWords();
  const [before, after] = t('orderCreated.number', { number: '|' }).split('|');
  return (
    <>
      {before}
      <span className={styles.number}>{number}</span>
      {after}
    </>
  );
}

/** The address carries the number that buyers know; another's order finds nothing. */
async function findMade({ api }: LoadContext, number: string): Promise<OrderCreatedData['made']> {
  const found = await api('GET /api/v1/orders/', { query: { q: number } });
  const id = requireValue(found).data.find((card) => card.number === number)?.id;
  if (id === undefined) return null;
  const params = { orderId: String(id) };
  const [order, card] = await Promise.all([
    api('GET /api/v1/orders/{orderId}/', { params }),
    api('GET /api/v1/loyalty/info/card/'),
  ]);
  const { data, meta } = requireValue(order);
  return {
    order: data,
    eventId: meta.eventId,
    // Who is not known to have none is not asked to get one.
    hasCard: !card.ok || card.value.data !== null,
  };
}
