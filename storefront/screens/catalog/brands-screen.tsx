import { localePath } from '#domain/locale.ts';
import { Button } from '../../design/button.tsx';
import { EmptyState } from '../../design/empty-state.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { requireValue } from '../../page/require-value.ts';
import { defineScreen } from '../../page/screen.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import type { LetterGroup } from './brand-letters.ts';
import styles from './brands-screen.module.css';

interface BrandEntry {
  code: string;
  name: string;
  count: number;
  country: string;
  isOwnLabel: boolean;
}

interface BrandsData {
  total: number;
  groups: LetterGroup<BrandEntry>[];
}

export const { Screen, load, seo } = defineScreen<BrandsData>({
  async load({ api }) {
    const { data } = requireValue(await api('GET /api/v1/brands/'));
    // Orders of letters differ between browsers: the server's is the one.
    const { groupByLetter } = await import('./brand-letters.ts');
    const entries = data.map(({ code, name, count, country, isOwnLabel }) => ({
      code,
      name,
      count,
      country,
      isOwnLabel,
    }));
    return { total: data.length, groups: groupByLetter(entries) };
  },

  seo: ({ total }, t) => ({
    title: t('brands.seoTitle'),
    description: t('brands.seoDescription', { count: total }),
  }),

  Screen({ data }) {
    const { t, locale } = useWords();
    return (
      <ScreenFrame title={t('brands.title')} note={t('brands.total', { count: data.total })}>
        {data.total === 0 ? (
          <EmptyState
            icon="star"
            drawing="nothing"
            title={t('catalog.empty')}
            actions={<Button href={localePath('/contacts', locale)}>{t('contacts.title')}</Button>}
          >
            {t('catalog.emptyText')}
          </EmptyState>
        ) : null}
        <div className={styles.index}>
          <nav className={styles.letters} aria-label={t('brands.letters')}>
            {data.groups.map(({ letter }) => (
              <a key={letter} className={styles.letter} href={`#letter-${letter}`}>
                {letter}
              </a>
            ))}
          </nav>
          <div className={styles.groups}>
            {data.groups.map(({ letter, entries }) => (
              <section key={letter} aria-labelledby={`letter-${letter}`} className={styles.group}>
                <h2 id={`letter-${letter}`}>{letter}</h2>
                <ul className={styles.list}>
                  {entries.map(({ code, name, count, country, isOwnLabel }) => (
                    <li key={code}>
                      <a className={styles.brand} href={localePath(`/brands/${code}`, locale)}>
                        <span className={styles.name}>{name}</span>
                        <span className={styles.fact}>
                          {isOwnLabel ? t('brands.own') : country} · {t('section.total', { count })}
                        </span>
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </div>
      </ScreenFrame>
    );
  },
});
