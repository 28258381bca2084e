import { localePath } from '#domain/locale.ts';
import { type CardProduct, ProductGrid } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { SectionTitle } from '../design/page-title.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { defineScreen } from '../screen.ts';
import { findDiscounted } from './discounted.ts';

interface PromotionsData {
  products: CardProduct[];
}

export const { Screen, load, seo } = defineScreen<PromotionsData>({
  load: async (context) => ({ products: await findDiscounted(context) }),

  seo: (_data, t) => ({ title: t('promotions.seoTitle'), description: t('promotions.seo') }),

  Screen({ data }) {
    const { t, locale } = useWords();
    return (
      <ScreenFrame title={t('promotions.title')}>
        <EmptyState
          icon="percent"
          title={t('promotions.empty')}
          actions={
            <>
              <Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>
              <Button look="secondary" href={localePath('/club-rules', locale)}>
                {t('sitemap.club')}
              </Button>
            </>
          }
        >
          {t('promotions.text')}
        </EmptyState>
        {data.products.length > 0 ? (
          <section aria-labelledby="promo-products">
            <SectionTitle id="promo-products">{t('promotions.discounted')}</SectionTitle>
            <ProductGrid products={data.products} columns={6} />
          </section>
        ) : null}
      </ScreenFrame>
    );
  },
});
