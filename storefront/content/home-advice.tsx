import type { ArticleCard } from '#contract/content.ts';
import { localePath } from '#domain/locale.ts';
import { SectionPicture } from '../catalog/catalog.ts';
import { SectionTitle } from '../design/page-title.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './home-advice.module.css';

export interface HomeArticle extends Pick<ArticleCard, 'code' | 'category' | 'title' | 'minutes'> {
  categoryName: string;
}

/** The department whose drawing stands for a theme; a theme of the operator's own has none and needs none. */
const DEPARTMENTS: Readonly<Record<string, string>> = {
  floors: 'napolnye-pokrytiya',
  walls: 'kraski',
  bathroom: 'plitka',
  electricity: 'elektrika-i-osveshchenie',
  warmth: 'izolyatsiya',
  tools: 'instrumenty-i-krepezh',
  yard: 'sad-i-dom',
};

const GROUNDS = ['tint', 'sun', 'well'] as const;

export function HomeAdvice({ articles, total }: { articles: readonly HomeArticle[]; total: number }) {
  const { t, locale } = useWords();
  if (articles.length === 0) return null;
  return (
    <section aria-labelledby="home-advice">
      <SectionTitle
        id="home-advice"
        end={
          <a className="link" href={localePath('/advice', locale)}>
            {t('home.allAdvice', { count: total })}
          </a>
        }
      >
        {t('home.advice')}
      </SectionTitle>
      <ul className={styles.articles}>
        {articles.map(({ code, category, categoryName, title, minutes }, index) => {
          const department = DEPARTMENTS[category];
          return (
            <li key={code} className={styles.article}>
              <div className={styles.cover} data-ground-look={GROUNDS[index] ?? 'tint'}>
                <span className={styles.theme}>{categoryName}</span>
                {department === undefined ? null : <SectionPicture code={department} />}
              </div>
              <div className={styles.words}>
                <h3 className={styles.title}>
                  <a className={styles.link} href={localePath(`/advice/${category}/${code}`, locale)}>
                    {title}
                  </a>
                </h3>
                <p className={styles.minutes}>{t('advice.minutes', { count: minutes })}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
