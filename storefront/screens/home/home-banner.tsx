import type { HomeBlock } from '#contract/home.ts';
import { localePath } from '#domain/locale.ts';
import { Picture } from '../../features/catalog/picture.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './home-banner.module.css';

/** What the shop wants to be seen: words of the marketer on a ground of colour, a product beside them, one way on. */
export function HomeBanner({ block: { id, title, text, link, look, picture } }: { block: HomeBlock }) {
  const { locale } = useWords();
  const titleId = `home-banner-${id}`;
  return (
    <section
      className={styles.banner}
      aria-labelledby={titleId}
      data-ground={look === 'dark' ? 'dark' : undefined}
      data-look={look}
    >
      <div>
        <h2 id={titleId} className={styles.title}>
          {link === '' ? (
            title
          ) : (
            <a className="card-link" href={localePath(link, locale)}>
              {title}
            </a>
          )}
        </h2>
        {text === '' ? null : <p className={styles.text}>{text}</p>}
      </div>
      {picture === undefined ? null : (
        <span className={styles.picture}>
          <Picture of={picture} size="sm_224" sizes="min(200px, 34vw)" />
        </span>
      )}
    </section>
  );
}
