import type { AdviceCategory, ArticleCard } from '#contract/content.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { getWords } from '../../i18n/messages.ts';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { AdviceNav } from './advice-nav.tsx';
import { ArticleGrid } from './article-card.tsx';

interface CategoryData {
  category: AdviceCategory;
  categories: AdviceCategory[];
  articles: ArticleCard[];
}

export const { Screen, load, seo, structuredData } = defineScreen<CategoryData>({
  async load({ api, params }) {
    const [own, all] = await Promise.all([
      api('GET /api/v1/advice/{category}/', { params: { category: params.category ?? '' } }),
      api('GET /api/v1/advice/'),
    ]);
    return { ...requireValue(own).data, categories: requireValue(all).data.categories };
  },
  seo: ({ category }, t) => ({
    title: t('advice.categorySeoTitle', { name: category.name }),
    description: category.description,
  }),
  structuredData: async ({ category, articles }, at) => {
    const { toBreadcrumbFacts, toListFacts } = await import('../../page/head/structured-data.ts');
    const { t } = getWords(at.locale);
    return [
      toBreadcrumbFacts(
        [
          { name: t('advice.title'), href: '/advice' },
          { name: category.name, href: `/advice/${category.code}` },
        ],
        at,
      ),
      toListFacts(
        category.name,
        articles.map(({ code }) => `/advice/${category.code}/${code}`),
        at,
      ),
    ];
  },
  Screen({ data }) {
    const { t } = useWords();
    const { category, categories, articles } = data;
    return (
      <ScreenFrame
        title={category.name}
        note={category.description}
        parents={[{ name: t('advice.title'), href: '/advice' }]}
      >
        <AdviceNav categories={categories} current={category.code} />
        <ArticleGrid articles={articles} level={2} />
      </ScreenFrame>
    );
  },
});
