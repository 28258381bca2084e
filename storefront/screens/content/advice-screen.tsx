import type { AdviceCategory, ArticleCard } from '#contract/content.ts';
import { localePath } from '#domain/locale.ts';
import { SectionTitle } from '../../design/page-title.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { getWords } from '../../i18n/messages.ts';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import { AdviceNav } from './advice-nav.tsx';
import { ArticleGrid } from './article-card.tsx';

interface AdviceData {
  categories: AdviceCategory[];
  articles: ArticleCard[];
}

export const { Screen, load, seo, structuredData } = defineScreen<AdviceData>({
  load: async ({ api }) => requireValue(await api('GET /api/v1/advice/')).data,
  seo: (_data, t) => ({ title: t('advice.seoTitle'), description: t('advice.seo') }),
  structuredData: async ({ articles }, at) => {
    const { toBreadcrumbFacts, toListFacts } = await import('../../page/head/structured-data.ts');
    const { t } = getWords(at.locale);
    return [
      toBreadcrumbFacts([{ name: t('advice.title'), href: '/advice' }], at),
      toListFacts(
        t('advice.title'),
        articles.map(({ category, code }) => `/advice/${category}/${code}`),
        at,
      ),
    ];
  },
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
                    {t('advice.all')}
                    <span className="visually-hidden">: {name}</span>
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
