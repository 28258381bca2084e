import { localePath } from '#domain/locale.ts';
import { ScreenFrame } from '../content/content.ts';
import { Button } from '../design/button.tsx';
import { SectionTitle } from '../design/page-title.tsx';
import { Panel } from '../design/panel.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import { requireValue } from '../require-value.ts';
import { defineScreen } from '../screen.ts';
import type { CardProduct } from './card-product.ts';
import type { FoundSection } from './match-sections.ts';
import { ProductShelf } from './product-shelf.tsx';
import { findRecommended } from './recommended.ts';
import styles from './search-screen.module.css';

interface SearchData {
  query: string;
  sections: FoundSection[];
  popular: CardProduct[];
}

const MAX_QUERY = 200;

export const { Screen, load, seo } = defineScreen<SearchData>({
  async load(context) {
    const { api, cityCode, url } = context;
    const query = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_QUERY);
    const { matchSections } = await import('./match-sections.ts');
    const [sections, popular] = await Promise.all([
      api('GET /api/v2/sections/', { query: { city: cityCode } }),
      findRecommended(context, 'search_empty'),
    ]);
    return { query, sections: matchSections(requireValue(sections).data, query), popular };
  },

  seo: ({ query }, t) => ({
    title: query === '' ? t('search.seoTitle') : t('search.seoTitleQuery', { query }),
    description: t('search.seoDescription'),
    isRobotsBlock: true,
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    const { query, sections, popular } = data;
    return (
      <ScreenFrame
        title={query === '' ? t('search.title') : t('search.titleQuery', { query })}
        crumb={t('search.title')}
      >
        <div className={styles.search}>
          <search>
            <form className={styles.form} action={localePath('/search', locale)}>
              <TextField
                className={styles.field}
                label={t('search.label')}
                isLabelHidden
                icon="search"
                size={48}
                type="search"
                name="q"
                key={query}
                defaultValue={query}
                placeholder={t('search.example')}
                maxLength={MAX_QUERY}
              />
              <Button type="submit" size={48}>
                {t('search.submit')}
              </Button>
            </form>
          </search>
          <p className={styles.note}>
            {query === ''
              ? t('search.hint')
              : sections.length > 0
                ? t('search.found', { count: sections.length })
                : t('search.nothing', { query })}
          </p>
        </div>
        {sections.length > 0 ? (
          <section aria-labelledby="search-sections">
            <SectionTitle id="search-sections">{t('search.sections')}</SectionTitle>
            <ul className={styles.sections}>
              {sections.map(({ code, name, count, parent }) => (
                <li key={code}>
                  <Panel padding="none">
                    <a className={styles.section} href={localePath(`/c/${code}`, locale)}>
                      <strong>{name}</strong>
                      <span>
                        {parent === undefined ? null : `${parent} · `}
                        {t('section.total', { count })}
                      </span>
                    </a>
                  </Panel>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <ProductShelf
          title={t('lists.popular')}
          products={popular}
          link={
            <a className="link" href={localePath('/catalog', locale)}>
              {t('empty.toCatalog')}
            </a>
          }
        />
      </ScreenFrame>
    );
  },
});
