import type { ArticleCard } from '#contract/content.ts';
import styles from './article-cover.module.css';
import { ArticlePicture } from './article-picture.tsx';
import { ThemeCover } from './theme-cover.tsx';

interface ArticleCoverProps {
  article: Pick<ArticleCard, 'category' | 'pictureId'>;
  place: number;
  /** The theme in words, where nothing else names it. */
  name?: string;
}

/** An article from afar: its picture, or its theme's colours where it has none. */
export function ArticleCover({ article: { category, pictureId }, place, name }: ArticleCoverProps) {
  if (pictureId === null) return <ThemeCover category={category} place={place} {...(name ? { name } : {})} />;
  return (
    <div className={styles.cover}>
      <ArticlePicture pictureId={pictureId} sizes="min(400px, 92vw)" className={styles.picture} />
    </div>
  );
}
