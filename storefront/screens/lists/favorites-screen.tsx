import type { Product } from '#contract/catalog.ts';
import type { FavoritesSort } from '#contract/lists.ts';
import { localePath } from '#domain/locale.ts';
import { SAVED_LIST_CAPS } from '#domain/saved-list.ts';
import type { Answer } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { Pager } from '../../design/pager.tsx';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { toCardProduct } from '../../features/catalog/card-product.ts';
import { ProductGrid } from '../../features/catalog/product-grid.tsx';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { useSavedList } from '../../features/lists/use-saved-list.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useShell } from '../../page/shell.ts';
import { useNavigate } from '../../router/hooks.ts';
import { FavoritesTools } from './favorites-tools.tsx';
import { type ListAddress, toListSearch } from './list-address.ts';
import { ListSections } from './list-sections.tsx';
import { ListState, SharedNotice } from './list-state.tsx';
import { useListAddress } from './use-list-address.ts';
import { useListAnswer } from './use-list-answer.ts';
import { useRemovalUndo } from './use-removal-undo.ts';

interface FavoritesData {
  recommended: CardProduct[];
}

type Page = Answer<'GET /api/v2/products/favorites/'>;

export const { Screen, load, seo } = defineScreen<FavoritesData>({
  load: async (context) => ({ recommended: await findRecommended(context, 'favorites') }),

  seo: (_data, t) => ({
    title: t('favorites.seoTitle'),
    description: t('favorites.seoDescription'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { viewer } = useShell();
    const address = useListAddress();
    const list = useSavedList('favorite-products');
    const path = localePath('/favorites', locale);
    const { section, sort, page, shared } = address;
    const query = { page, sort, ...(section === null ? {} : { sectionsCode: [section] }) };
    const reply = useListAnswer<Page>({
      name: 'favorite-products',
      shared,
      intent: toListSearch({ ...address, shared: null }),
      ofUser: (api, cityCode) => api('GET /api/v2/products/favorites/', { query: { ...query, cityCode } }),
      ofCodes: (api, cityCode, productsCode) =>
        api('GET /api/v2/products/favorites/list-by-codes/', { query: { ...query, cityCode, productsCode } }),
    });
    return (
      <ScreenFrame
        title={t(shared ? 'favorites.sharedTitle' : 'favorites.title')}
        note={
          shared || list.length === 0 ? undefined : <Filled count={list.length} isUser={viewer !== null} />
        }
      >
        {shared ? <SharedNotice name="favorite-products" codes={shared} href={path} /> : null}
        <ListState reply={reply} empty={<NothingKept isUser={viewer !== null} />}>
          {(answer) => <FavoritesPage answer={answer} address={address} has={reply.has} path={path} />}
        </ListState>
        <ProductShelf title={t('lists.popular')} products={data.recommended} />
      </ScreenFrame>
    );
  },
});

/** A browser's list has a cap that is worth knowing; a user's is far away. */
function Filled({ count, isUser }: { count: number; isUser: boolean }) {
  const { t } = useWords();
  return isUser
    ? t('lists.count', { count })
    : t('lists.filled', { count, cap: SAVED_LIST_CAPS['favorite-products'] });
}

interface FavoritesPageProps {
  answer: Page;
  address: ListAddress;
  has(code: string): boolean;
  path: string;
}

function FavoritesPage({ answer, address, has, path }: FavoritesPageProps) {
  const { t } = useWords();
  const navigate = useNavigate();
  const { items, sections, meta } = answer;
  const products: readonly Product[] = items.filter(({ code }) => has(code));
  useRemovalUndo(address.shared === null ? items : []);
  const hrefOf = (change: Partial<ListAddress>) => path + toListSearch({ ...address, page: 1, ...change });
  const go = (change: Partial<ListAddress>) =>
    void navigate(hrefOf(change), { preventScrollReset: true, state: { keepsFocus: true } });
  return (
    <>
      <ListSections
        sections={sections}
        chosen={address.section}
        hasAll
        onChoose={(section) => go({ section })}
      />
      <FavoritesTools
        products={products}
        sort={address.sort}
        isOwn={address.shared === null}
        onSort={(sort: FavoritesSort) => go({ sort })}
      />
      <ProductGrid products={products.map(toCardProduct)} columns={5} label={t('favorites.title')} />
      <Pager
        page={meta.page}
        pageCount={Math.ceil(meta.total / meta.pageSize)}
        hrefOf={(page) => hrefOf({ page })}
      />
    </>
  );
}

function NothingKept({ isUser }: { isUser: boolean }) {
  const { t, locale } = useWords();
  return (
    <EmptyState
      icon="heart"
      drawing="favorites"
      title={t('favorites.empty')}
      actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
    >
      {t(isUser ? 'favorites.emptyUser' : 'favorites.emptyText')}
    </EmptyState>
  );
}
