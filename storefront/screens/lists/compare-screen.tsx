import { localePath } from '#domain/locale.ts';
import { SAVED_LIST_CAPS } from '#domain/saved-list.ts';
import type { Answer } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import type { CardProduct } from '../../features/catalog/card-product.ts';
import { ProductShelf } from '../../features/catalog/product-shelf.tsx';
import { findRecommended } from '../../features/catalog/recommended.ts';
import { useSavedList } from '../../features/lists/use-saved-list.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { useShell } from '../../page/shell.ts';
import { useNavigate } from '../../router/hooks.ts';
import { CompareTraining } from './compare-training.tsx';
import { Comparison } from './comparison.tsx';
import { toListSearch } from './list-address.ts';
import { ListSections } from './list-sections.tsx';
import { ListState, SharedNotice } from './list-state.tsx';
import { useListAddress } from './use-list-address.ts';
import { useListAnswer } from './use-list-answer.ts';

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
    const { viewer } = useShell();
    const navigate = useNavigate();
    const address = useListAddress();
    const list = useSavedList('compare-products');
    const path = localePath('/compare', locale);
    const { section, shared } = address;
    const query = section === null ? {} : { sectionCode: section };
    const reply = useListAnswer<Answer<'GET /api/v2/products/compare/list-by-user/'>>({
      name: 'compare-products',
      shared,
      intent: section ?? '',
      ofUser: (api, cityCode) =>
        api('GET /api/v2/products/compare/list-by-user/', { query: { ...query, cityCode } }),
      ofCodes: (api, cityCode, productsCode) =>
        api('GET /api/v2/products/compare/list-by-codes/', { query: { ...query, cityCode, productsCode } }),
    });
    const choose = (chosen: string | null) =>
      void navigate(path + toListSearch({ ...address, section: chosen }), {
        preventScrollReset: true,
        state: { keepsFocus: true },
      });
    const filled = viewer
      ? t('lists.count', { count: list.length })
      : t('lists.filled', { count: list.length, cap: SAVED_LIST_CAPS['compare-products'] });
    return (
      <ScreenFrame
        title={t(shared ? 'compare.sharedTitle' : 'compare.title')}
        note={shared || list.length === 0 ? undefined : filled}
      >
        {shared ? <SharedNotice name="compare-products" codes={shared} href={path} /> : null}
        <ListState reply={reply} empty={<NothingCompared />}>
          {(answer) => {
            const items = answer.items.filter(({ code }) => reply.has(code));
            return (
              <>
                <ListSections sections={answer.sections} chosen={answer.sectionCode} onChoose={choose} />
                {items.length > 1 ? <CompareTraining /> : null}
                <Comparison
                  key={answer.sectionCode}
                  items={items}
                  sectionCode={answer.sectionCode}
                  isOwn={shared === null}
                />
              </>
            );
          }}
        </ListState>
        <div data-print="no">
          <ProductShelf title={t('lists.popular')} products={data.recommended} />
        </div>
      </ScreenFrame>
    );
  },
});

function NothingCompared() {
  const { t, locale } = useWords();
  return (
    <EmptyState
      icon="scales"
      drawing="compare"
      title={t('compare.empty')}
      actions={<Button href={localePath('/catalog', locale)}>{t('empty.toCatalog')}</Button>}
    >
      {t('compare.emptyText')}
    </EmptyState>
  );
}
