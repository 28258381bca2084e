import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { findBaseUnit } from '#domain/units.ts';
import { type CartSummary, CartTotal, useCartSummary } from '../cart/cart.ts';
import { ScreenFrame, type StoreLine, StorePanel, toStoreLine } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { SectionTitle } from '../design/page-title.tsx';
import { Panel } from '../design/panel.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { SHOP } from '../layouts/shop-facts.ts';
import { KeptState } from '../lists/lists.ts';
import { defineScreen } from '../screen.ts';
import styles from './order-screen.module.css';

interface OrderData {
  stores: StoreLine[];
  madeAt: string;
}

export const { Screen, load, seo } = defineScreen<OrderData>({
  async load({ api, cityCode }) {
    const stores = await api('GET /api/v1/stores/', { query: { city: cityCode } });
    return {
      stores: stores.ok
        ? stores.value.data.filter((store) => store.cityCode === cityCode).map(toStoreLine)
        : [],
      madeAt: new Date().toISOString(),
    };
  },

  seo: (_data, t) => ({ title: t('checkout.title'), description: t('checkout.seo'), isRobotsBlock: true }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { kept, summary } = useCartSummary();
    return (
      <ScreenFrame title={t('checkout.title')} parents={[{ name: t('cart.title'), href: '/cart' }]}>
        <KeptState kept={kept}>
          {() =>
            summary && summary.lines.length > 0 ? (
              <Checkout summary={summary} data={data} />
            ) : (
              <EmptyState
                icon="cart"
                title={t('cart.empty')}
                actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
              >
                {t('checkout.nothing')}
              </EmptyState>
            )
          }
        </KeptState>
      </ScreenFrame>
    );
  },
});

function Checkout({ summary, data }: { summary: CartSummary; data: OrderData }) {
  const { t, locale } = useWords();
  return (
    <div className={styles.order}>
      <div className={styles.blocks}>
        <Panel as="section" aria-labelledby="order-call">
          <h2 id="order-call">{t('checkout.empty')}</h2>
          <p className={styles.text}>{t('checkout.text')}</p>
          <Button size={48} icon="phone" href={SHOP.phoneLink}>
            {SHOP.phone}
          </Button>
        </Panel>
        <Panel as="section" aria-labelledby="order-goods">
          <h2 id="order-goods">{t('checkout.goods')}</h2>
          <ul className={styles.goods}>
            {summary.lines.map(({ product, count, stock, sum }) => (
              <li key={product.code}>
                <span>
                  <a className="link" href={localePath(`/p/${product.code}`, locale)}>
                    {product.name}
                  </a>
                  <span className={styles.fact}>
                    {t('product.article', { productCode: product.productCode })} ·{' '}
                    {formatNumber(Math.min(count, stock))} {findBaseUnit(product.units)?.name}
                  </span>
                </span>
                <b>{formatTenge(sum)}</b>
              </li>
            ))}
          </ul>
        </Panel>
        {data.stores.length > 0 ? (
          <section aria-labelledby="order-stores">
            <SectionTitle id="order-stores">{t('checkout.pickup')}</SectionTitle>
            <StorePanel stores={data.stores} madeAt={data.madeAt} />
          </section>
        ) : null}
      </div>
      <CartTotal
        summary={summary}
        action={
          <Button isWide look="secondary" href={localePath('/cart', locale)}>
            {t('empty.toCart')}
          </Button>
        }
      />
    </div>
  );
}
