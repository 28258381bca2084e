import type { AdviceCategory, ArticleCard } from '#contract/content.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { requireValue } from '../require-value.ts';
import { defineScreen } from '../screen.ts';
import { AdviceNav } from './advice-nav.tsx';
import { ArticleGrid } from './article-card.tsx';
import { ScreenFrame } from './screen-frame.tsx';

interface CategoryData {
  category: AdviceCategory;
  categories: AdviceCategory[];
  articles: ArticleCard[];
}

export const { Screen, load, seo } = defineScreen<CategoryData>({
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
