import type { AdviceCategory, ArticleCard } from '#contract/content.ts';
import { localePath } from '#domain/locale.ts';
import { SectionTitle } from '../design/page-title.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { requireValue } from '../require-value.ts';
import { defineScreen } from '../screen.ts';
import { AdviceNav } from './advice-nav.tsx';
import { ArticleGrid } from './article-card.tsx';
import { ScreenFrame } from './screen-frame.tsx';

interface AdviceData {
  categories: AdviceCategory[];
  articles: ArticleCard[];
}

export const { Screen, load, seo } = defineScreen<AdviceData>({
  load: async ({ api }) => requireValue(await api('GET /api/v1/advice/')).data,
  seo: (_data, t) => ({ title: t('advice.seoTitle'), description: t('advice.seo') }),
  Screen({ data }) {
    const { t, locale } = useWords();
    return (
      <ScreenFrame title={t('advice.title')} note={t('advice.note')}>
        <AdviceNav categories={data.categories} />
        {data.categories.map(({ code, name }) => {
          const articles = data.articles.filter(({ category }) => category === code);
          if (articles.length === 0) return null;
          return (
            <section key={code} aria-labelledby={`advice-${code}`}>
              <SectionTitle
                id={`advice-${code}`}
                end={
                  <a className="link" href={localePath(`/advice/${code}`, locale)}>
                    {t('advice.whole', { name })}
                  </a>
                }
              >
                {name}
              </SectionTitle>
              <ArticleGrid articles={articles} />
            </section>
          );
        })}
      </ScreenFrame>
    );
  },
});
