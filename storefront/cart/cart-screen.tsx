import { useRef } from 'react';
import { localePath } from '#domain/locale.ts';
import { formatTenge } from '#domain/money.ts';
import { type CardProduct, findRecommended, ProductShelf } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { Notice } from '../design/notice.tsx';
import { Panel } from '../design/panel.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { KeptState } from '../lists/lists.ts';
import { defineScreen } from '../screen.ts';
import { CartBar } from './cart-bar.tsx';
import { CartLineRow } from './cart-line.tsx';
import styles from './cart-screen.module.css';
import type { CartSummary } from './cart-summary.ts';
import { CartTotal } from './cart-total.tsx';
import { setCount } from './local-cart.ts';
import { useCartSummary } from './use-cart-summary.ts';
import { useOutOfSight } from './use-out-of-sight.ts';

interface CartData {
  recommended: CardProduct[];
}

export const { Screen, load, seo } = defineScreen<CartData>({
  load: async (context) => ({ recommended: await findRecommended(context, 'cart_with') }),

  seo: (_data, t) => ({
    title: t('cart.seoTitle'),
    description: t('cart.seoDescription'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { kept, summary } = useCartSummary();
    const lineCount = summary?.lines.length ?? 0;
    const isEmpty = summary !== null && lineCount + summary.apart.length + summary.unknown.length === 0;
    return (
      <ScreenFrame
        title={t('cart.title')}
        note={
          summary && lineCount > 0
            ? t('cart.note.count', { count: lineCount, weight: summary.weightKg })
            : undefined
        }
      >
        <KeptState kept={kept}>
          {() =>
            summary && !isEmpty ? (
              <Filled summary={summary} />
            ) : (
              <EmptyState
                icon="cart"
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
            )
          }
        </KeptState>
        <ProductShelf title={t('lists.popular')} products={data.recommended} />
      </ScreenFrame>
    );
  },
});

function Filled({ summary }: { summary: CartSummary }) {
  const { t, locale } = useWords();
  const action = useRef<HTMLDivElement>(null);
  const isOut = useOutOfSight(action);
  const { lines, apart, unknown, total } = summary;
  const order = localePath('/order', locale);
  return (
    <div className={styles.cart} data-plain={lines.length === 0 || undefined}>
      <div className={styles.lists}>
        {unknown.length > 0 ? (
          <Notice
            look="changed"
            action={
              <Button
                size={36}
                look="secondary"
                onClick={() => {
                  for (const code of unknown) setCount(code, 0);
                }}
              >
                {t('cart.clearUnknown')}
              </Button>
            }
          >
            {t('cart.unknown', { count: unknown.length })}
          </Notice>
        ) : null}
        {lines.length > 0 ? (
          <Panel padding="none">
            <ul className={styles.list}>
              {lines.map((line) => (
                <CartLineRow key={line.product.code} line={line} />
              ))}
            </ul>
          </Panel>
        ) : null}
        {apart.length > 0 ? (
          <section aria-labelledby="cart-apart">
            <h2 className={styles.apartTitle} id="cart-apart">
              {t('cart.apart')}
            </h2>
            <Panel padding="none">
              <ul className={styles.list}>
                {apart.map((line) => (
                  <CartLineRow key={line.product.code} line={line} isApart />
                ))}
              </ul>
            </Panel>
          </section>
        ) : null}
      </div>
      {lines.length > 0 ? (
        <CartTotal
          summary={summary}
          actionRef={action}
          action={
            <Button isWide size={52} href={order}>
              {t('cart.order', { sum: formatTenge(total) })}
            </Button>
          }
        />
      ) : null}
      {lines.length > 0 && isOut ? (
        <CartBar sum={formatTenge(total)} note={t('product.kg', { count: summary.weightKg })}>
          <Button isWide size={48} href={order}>
            {t('cart.toOrder')}
          </Button>
        </CartBar>
      ) : null}
    </div>
  );
}
