import type { Section } from '#contract/catalog.ts';
import { localePath } from '#domain/locale.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { ScreenFrame } from '../../page/screen-frame.tsx';
import styles from './site-map.module.css';

export interface SiteMapSection {
  code: string;
  name: string;
  children: { code: string; name: string }[];
}

export function toSiteMap(sections: readonly Section[]): SiteMapSection[] {
  return sections.map(({ code, name, children }) => ({
    code,
    name,
    children: children.map((child) => ({ code: child.code, name: child.name })),
  }));
}

const PAGES: readonly { href: string; words: MessageKey }[] = [
  { href: '/catalog', words: 'catalog.title' },
  { href: '/brands', words: 'brands.title' },
  { href: '/promo', words: 'header.promo' },
  { href: '/sets/kits', words: 'header.sets' },
  { href: '/calculator', words: 'header.calculators' },
  { href: '/advice', words: 'header.advice' },
  { href: '/contacts', words: 'header.stores' },
  { href: '/delivery', words: 'sitemap.delivery' },
  { href: '/payment', words: 'sitemap.payment' },
  { href: '/returns', words: 'sitemap.returns' },
  { href: '/services', words: 'sitemap.services' },
  { href: '/club-rules', words: 'sitemap.club' },
  { href: '/business', words: 'header.business' },
  { href: '/about', words: 'sitemap.about' },
  { href: '/vacancies', words: 'sitemap.vacancies' },
  { href: '/offer', words: 'sitemap.offer' },
  { href: '/privacy', words: 'sitemap.privacy' },
];

/** Every department, every section and every page of words, as plain links. */
export function SiteMap({ sections }: { sections: readonly SiteMapSection[] }) {
  const { t, locale } = useWords();
  return (
    <ScreenFrame title={t('sitemap.title')}>
      <div className={styles.columns}>
        <section className={styles.group}>
          <h2>{t('sitemap.pages')}</h2>
          <ul>
            {PAGES.map(({ href, words }) => (
              <li key={href}>
                <a href={localePath(href, locale)}>{t(words)}</a>
              </li>
            ))}
          </ul>
        </section>
        {sections.map(({ code, name, children }) => (
          <section key={code} className={styles.group}>
            <h2>
              <a href={localePath(`/c/${code}`, locale)}>{name}</a>
            </h2>
            <ul>
              {children.map((child) => (
                <li key={child.code}>
                  <a href={localePath(`/c/${child.code}`, locale)}>{child.name}</a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ScreenFrame>
  );
}
