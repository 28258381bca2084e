/**
 * The header of every ordinary page: city, links, language; logo, catalogue, search, the visitor's things. One markup
 * for all widths, laid out by the style sheet, and the same for every visitor: numbers and names of the anonymous come
 * when the page is alive. Hides the dialogues it opens, whose code loads at the first use.
 */
import { localePath } from '#domain/locale.ts';
import { Logo } from '../../design/logo.tsx';
import { CityButton, CityQuestion } from '../../features/city/city.tsx';
import { SearchForm } from '../../features/search/search.tsx';
import { OrganizationBar } from '../../features/wholesale/wholesale.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useSeller } from '../../page/shell.ts';
import { CatalogButton } from '../catalog-menu/catalog-menu.tsx';
import styles from './header.module.css';
import { HeaderActions } from './header-actions.tsx';
import { LanguageSwitch } from './language-switch.tsx';

export { CountAnnouncer } from './count-announcer.tsx';
export { LanguageSwitch } from './language-switch.tsx';
export { Login } from './login.tsx';
export { TabBar } from './tab-bar.tsx';

const LINKS = [
  { path: '/contacts', words: 'header.stores' },
  { path: '/delivery', words: 'header.delivery' },
  { path: '/promo', words: 'header.promo' },
  { path: '/sets/kits', words: 'header.sets' },
  { path: '/calculator', words: 'header.calculators' },
  { path: '/advice', words: 'header.advice' },
  { path: '/business', words: 'header.business' },
] as const;

export function Header() {
  const { t, locale } = useWords();
  const seller = useSeller();
  return (
    <header className={styles.header} data-bar="header" data-ground="dark" data-print="no">
      <div className={`container ${styles.row}`}>
        <a className={styles.logo} href={localePath('/', locale)}>
          <Logo name={t('shop.name')} />
        </a>
        <div className={styles.utility}>
          <div className={`container ${styles.utilityRow}`}>
            <CityButton className={styles.city} />
            <nav className={styles.links} aria-label={t('header.links')}>
              {LINKS.map(({ path, words }) => (
                <a key={path} className={styles.link} href={localePath(path, locale)}>
                  {t(words)}
                </a>
              ))}
            </nav>
            <a className={styles.phone} href={seller.phoneLink}>
              {seller.phone}
            </a>
            <LanguageSwitch className={styles.language} />
          </div>
        </div>
        <CatalogButton className={styles.catalog} />
        <SearchForm className={styles.search} />
        <div className={styles.actions}>
          <HeaderActions />
        </div>
      </div>
      <OrganizationBar />
      <CityQuestion />
    </header>
  );
}
