import { localePath } from '#domain/locale.ts';
import { SAVED_LIST_CAPS } from '#domain/saved-list.ts';
import { type CardProduct, findRecommended, ProductShelf } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { useHydrated } from '../layouts/use-hydrated.ts';
import { defineScreen } from '../screen.ts';
import { CompareTable } from './compare-table.tsx';
import { FilledList, KeptState } from './kept-state.tsx';
import { useProducts } from './use-products.ts';
import { useSavedList } from './use-saved-list.ts';

interface CompareData {
  recommended: CardProduct[];
}

export const { Screen, load, seo } = defineScreen<CompareData>({
  load: async (context) => ({ recommended: await findRecommended(context, 'main_hits') }),

  seo: (_data, t) => ({
    title: t('compare.seoTitle'),
    description: t('compare.seoDescription'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const list = useSavedList('compare-products');
    const isHydrated = useHydrated();
    const kept = useProducts(isHydrated ? list : null);
    return (
      <ScreenFrame
        title={t('compare.title')}
        note={
          list.length > 0
            ? t('lists.filled', { count: list.length, cap: SAVED_LIST_CAPS['compare-products'] })
            : undefined
        }
      >
        <KeptState kept={kept}>
          {(products) =>
            products.length > 0 ? (
              <FilledList name="compare-products">
                <CompareTable products={products} />
              </FilledList>
            ) : (
              <EmptyState
                icon="scales"
                title={t('compare.empty')}
                actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
              >
                {t('compare.emptyText')}
              </EmptyState>
            )
          }
        </KeptState>
        <ProductShelf title={t('lists.popular')} products={data.recommended} />
      </ScreenFrame>
    );
  },
});
