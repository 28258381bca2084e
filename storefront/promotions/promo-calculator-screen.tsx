import { localePath } from '#domain/locale.ts';
import { formatNumber, formatTenge } from '#domain/money.ts';
import { type SummaryLine, useCartSummary } from '../cart/cart.ts';
import { type CardProduct, ProductShelf } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import table from '../design/table.module.css';
import { useWords } from '../i18n/locale-context.tsx';
import { KeptState } from '../lists/lists.ts';
import { defineScreen } from '../screen.ts';
import { findDiscounted } from './discounted.ts';
import styles from './promo-calculator-screen.module.css';

interface PromoCalculatorData {
  products: CardProduct[];
}

export const { Screen, load, seo } = defineScreen<PromoCalculatorData>({
  load: async (context) => ({ products: await findDiscounted(context) }),

  seo: (_data, t) => ({ title: t('promoCalculator.seoTitle'), description: t('promoCalculator.seo') }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { kept, summary } = useCartSummary();
    return (
      <ScreenFrame title={t('promoCalculator.title')} note={t('promoCalculator.note')}>
        <KeptState kept={kept}>
          {() =>
            summary && summary.lines.length > 0 ? (
              <div className={styles.result}>
                <Savings lines={summary.lines} />
                <p className={styles.total} role="status">
                  {t('promoCalculator.saved', { sum: formatTenge(summary.totalBefore - summary.total) })}{' '}
                  {summary.clubTotal < summary.total
                    ? t('promoCalculator.savedWithCard', {
                        sum: formatTenge(summary.total - summary.clubTotal),
                      })
                    : null}
                </p>
                <Button href={localePath('/cart', locale)}>{t('header.cart')}</Button>
              </div>
            ) : (
              <EmptyState
                icon="calculator"
                title={t('promoCalculator.empty')}
                actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
              >
                {t('promoCalculator.text')}
              </EmptyState>
            )
          }
        </KeptState>
        <ProductShelf title={t('promotions.discounted')} products={data.products} />
      </ScreenFrame>
    );
  },
});

function Savings({ lines }: { lines: readonly SummaryLine[] }) {
  const { t, locale } = useWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
    <section className={table.frame} tabIndex={0} aria-label={t('promoCalculator.title')}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('promoCalculator.product')}</th>
            <th scope="col">{t('promoCalculator.before')}</th>
            <th scope="col">{t('promoCalculator.now')}</th>
            <th scope="col">{t('cart.withCard')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ product, view, count, stock }) => {
            const sold = Math.min(count, stock);
            const before = ('struckPrice' in view ? view.struckPrice : null) ?? view.price;
            const withCard = view.kind === 'club' ? Math.min(view.clubPrice, view.price) : view.price;
            return (
              <tr key={product.code}>
                <th scope="row">
                  <a className="link" href={localePath(`/p/${product.code}`, locale)}>
                    {product.name}
                  </a>{' '}
                  × {formatNumber(sold)}
                </th>
                <td className={table.number}>{formatTenge(before * sold)}</td>
                <td className={table.number}>{formatTenge(view.price * sold)}</td>
                <td className={table.number}>{formatTenge(withCard * sold)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
