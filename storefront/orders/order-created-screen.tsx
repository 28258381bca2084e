import { localePath } from '#domain/locale.ts';
import { type CardProduct, findRecommended, ProductShelf } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { defineScreen } from '../screen.ts';

interface OrderCreatedData {
  /** As the address names it; null when it is no number of an order. */
  number: string | null;
  products: CardProduct[];
}

/** A letter of the city, the date, a counter: P-261114-00042. */
const ORDER_NUMBER = /^[A-Z]-\d{6}-\d{5}$/;

export const { Screen, load, seo } = defineScreen<OrderCreatedData>({
  async load(context) {
    const number = context.url.searchParams.get('number') ?? '';
    return {
      number: ORDER_NUMBER.test(number) ? number : null,
      products: await findRecommended(context, 'order_created'),
    };
  },

  seo: (_data, t) => ({
    title: t('orderCreated.title'),
    description: t('orderCreated.seo'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    return (
      <ScreenFrame title={t('orderCreated.title')} note={data.number ?? undefined}>
        <EmptyState
          icon="receipt"
          title={data.number ? t('orderCreated.number', { number: data.number }) : t('orderCreated.empty')}
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
        <ProductShelf title={t('lists.popular')} products={data.products} />
      </ScreenFrame>
    );
  },
});
