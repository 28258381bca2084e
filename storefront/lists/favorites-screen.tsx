import { localePath } from '#domain/locale.ts';
import { SAVED_LIST_CAPS } from '#domain/saved-list.ts';
import { type CardProduct, findRecommended, ProductGrid, ProductShelf } from '../catalog/catalog.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { EmptyState } from '../design/empty-state.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { useHydrated } from '../layouts/use-hydrated.ts';
import { defineScreen } from '../screen.ts';
import { FilledList, KeptState } from './kept-state.tsx';
import { useProducts } from './use-products.ts';
import { useSavedList } from './use-saved-list.ts';

interface FavoritesData {
  recommended: CardProduct[];
}

export const { Screen, load, seo } = defineScreen<FavoritesData>({
  load: async (context) => ({ recommended: await findRecommended(context, 'favorites') }),

  seo: (_data, t) => ({
    title: t('favorites.seoTitle'),
    description: t('favorites.seoDescription'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const list = useSavedList('favorite-products');
    const isHydrated = useHydrated();
    const kept = useProducts(isHydrated ? list : null);
    return (
      <ScreenFrame
        title={t('favorites.title')}
        note={
          list.length > 0
            ? t('lists.filled', { count: list.length, cap: SAVED_LIST_CAPS['favorite-products'] })
            : undefined
        }
      >
        <KeptState kept={kept}>
          {(products) =>
            products.length > 0 ? (
              <FilledList name="favorite-products">
                <ProductGrid products={products} columns={5} label={t('favorites.title')} />
              </FilledList>
            ) : (
              <EmptyState
                icon="heart"
                title={t('favorites.empty')}
                actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
              >
                {t('favorites.emptyText')}
              </EmptyState>
            )
          }
        </KeptState>
        <ProductShelf title={t('lists.popular')} products={data.recommended} />
      </ScreenFrame>
    );
  },
});
