import type { ArticleCard } from '#contract/content.ts';
import { localePath } from '#domain/locale.ts';
import { classNames } from '../../design/class-names.ts';
import { SectionTitle } from '../../design/page-title.tsx';
import poster from '../../design/poster.module.css';
import { useWords } from '../../i18n/locale-context.tsx';
import { ArticleCover } from '../content/article-cover.tsx';
import styles from './home-advice.module.css';

export interface HomeArticle
  extends Pick<ArticleCard, 'code' | 'category' | 'title' | 'minutes' | 'pictureId'> {
  categoryName: string;
}

interface HomeAdviceProps {
  /** Empty: its own words. */
  title: string;
  articles: readonly HomeArticle[];
  total: number;
}

export function HomeAdvice({ title: heading, articles, total }: HomeAdviceProps) {
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
        {heading || t('home.advice')}
      </SectionTitle>
      <ul className={classNames(poster.grid, styles.articles)}>
        {articles.map(({ code, category, categoryName, title, minutes, pictureId }, index) => (
          <li key={code} className={poster.card} data-edge="picture">
            <ArticleCover article={{ category, pictureId }} place={index} name={categoryName} />
            <div className={classNames(poster.words, styles.words)}>
              {pictureId === null ? null : <p className={styles.theme}>{categoryName}</p>}
              <h3 className={poster.title}>
                <a className="card-link" href={localePath(`/advice/${category}/${code}`, locale)}>
                  {title}
                </a>
              </h3>
              <p className={classNames(poster.lead, styles.minutes)}>
                {t('advice.minutes', { count: minutes })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
