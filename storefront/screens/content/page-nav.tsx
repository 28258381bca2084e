import { localePath } from '#domain/locale.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { useLocation } from '../../router/hooks.ts';
import styles from './page-nav.module.css';

const PAGES: readonly { href: string; words: MessageKey }[] = [
  { href: '/delivery', words: 'sitemap.delivery' },
  { href: '/payment', words: 'sitemap.payment' },
  { href: '/returns', words: 'sitemap.returns' },
  { href: '/services', words: 'sitemap.services' },
  { href: '/club-rules', words: 'sitemap.club' },
  { href: '/business', words: 'header.business' },
  { href: '/contacts', words: 'header.stores' },
  { href: '/about', words: 'sitemap.about' },
  { href: '/vacancies', words: 'sitemap.vacancies' },
  { href: '/offer', words: 'sitemap.offer' },
  { href: '/privacy', words: 'sitemap.privacy' },
  { href: '/sitemap', words: 'sitemap.title' },
];

/** The other pages of words, beside this one. */
export function PageNav() {
  const { t, locale } = useWords();
  const { pathname } = useLocation();
  return (
    <nav className={styles.nav} aria-label={t('sitemap.pages')}>
      <ul className={styles.list}>
        {PAGES.map(({ href, words }) => {
          const path = localePath(href, locale);
          return (
            <li key={href}>
              <a className={styles.link} href={path} aria-current={pathname === path ? 'page' : undefined}>
                {t(words)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
