import { useWords } from '../i18n/locale-context.tsx';
import { Icon } from './icon.tsx';
import styles from './pager.module.css';
import { listPagerPages } from './pager-pages.ts';

interface PagerProps {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** What is paged through, where a page has more than one list. */
  label?: string | undefined;
}

/** Real links to every page: they work without scripts and lead search engines through a long list. */
export function Pager({ page, pageCount, hrefOf, label }: PagerProps) {
  const { t } = useWords();
  if (pageCount <= 1) return null;
  const pages = listPagerPages(page, pageCount);
  return (
    <nav aria-label={label ?? t('design.pager')}>
      <ul className={styles.list}>
        {page > 1 ? (
          <li>
            <a
              className={styles.arrow}
              href={hrefOf(page - 1)}
              rel="prev"
              aria-label={t('design.pager.previous')}
            >
              <Icon name="chevron-left" size={20} />
            </a>
          </li>
        ) : null}
        {pages.map((each, index) =>
          each === 'gap' ? (
            <li key={`gap after ${pages[index - 1]}`} className={styles.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={each}>
              <a
                className={styles.page}
                href={hrefOf(each)}
                aria-label={t('design.pager.page', { page: each })}
                aria-current={each === page ? 'page' : undefined}
              >
                {each}
              </a>
            </li>
          ),
        )}
        {page < pageCount ? (
          <li>
            <a
              className={styles.arrow}
              href={hrefOf(page + 1)}
              rel="next"
              aria-label={t('design.pager.next')}
            >
              <Icon name="chevron-right" size={20} />
            </a>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
