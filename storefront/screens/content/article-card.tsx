import type { ArticleCard as Card } from '#contract/content.ts';
import { localePath } from '#domain/locale.ts';
import { formatDate } from '#domain/time.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './article-card.module.css';
import { ArticleCover } from './article-cover.tsx';

/** One article in a list: its title leads to it, the rest says whether to go. */
function ArticleCard({ article, place, level }: { article: Card; place: number; level: 2 | 3 }) {
  const { t, locale } = useWords();
  const Title = level === 2 ? 'h2' : 'h3';
  return (
    <article className={styles.card}>
      <ArticleCover article={article} place={place} />
      <p className={styles.facts}>
        <time dateTime={article.date}>{formatDate(article.date, locale)}</time>
        <span>{t('advice.minutes', { count: article.minutes })}</span>
      </p>
      <Title className={styles.title}>
        <a className="card-link" href={localePath(`/advice/${article.category}/${article.code}`, locale)}>
          {article.title}
        </a>
      </Title>
      <p className={styles.text}>{article.description}</p>
    </article>
  );
}

export function ArticleGrid({ articles, level = 3 }: { articles: readonly Card[]; level?: 2 | 3 }) {
  return (
    <ul className={styles.grid}>
      {articles.map((article, index) => (
        <li key={`${article.category}/${article.code}`}>
          <ArticleCard article={article} place={index} level={level} />
        </li>
      ))}
    </ul>
  );
}
