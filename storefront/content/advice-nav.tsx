import type { AdviceCategory } from '#contract/content.ts';
import { localePath } from '#domain/locale.ts';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './advice-nav.module.css';

/** The categories in a row, the open one marked. */
export function AdviceNav({
  categories,
  current,
}: {
  categories: readonly AdviceCategory[];
  current?: string | undefined;
}) {
  const { t, locale } = useWords();
  return (
    <nav aria-label={t('advice.categories')}>
      <ul className={styles.list}>
        <li>
          <a
            className={styles.link}
            href={localePath('/advice', locale)}
            aria-current={current === undefined ? 'page' : undefined}
          >
            {t('advice.all')}
          </a>
        </li>
        {categories.map(({ code, name }) => (
          <li key={code}>
            <a
              className={styles.link}
              href={localePath(`/advice/${code}`, locale)}
              aria-current={current === code ? 'page' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
