import { localePath, stripLocale } from '#domain/locale.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { useLocation } from '../../router/hooks.ts';
import { CatalogTab } from '../catalog-menu/catalog-menu.tsx';
import { AccountLink } from './account-link.tsx';
import { Counter } from './counter.tsx';
import styles from './tab-bar.module.css';
import { useCounts } from './use-counts.ts';

/** The way around the shop on a phone, under the thumb. */
export function TabBar() {
  const { t } = useWords();
  const { viewer } = useShell();
  const counts = useCounts();
  return (
    <nav className={styles.bar} aria-label={t('tabs.label')} data-bar="tabs" data-print="no">
      <Tab path="/" icon="home" label={t('tabs.home')} />
      <CatalogTab className={styles.tab}>
        <Icon name="grid" />
        <span>{t('header.catalog')}</span>
      </CatalogTab>
      <Tab path="/favorites" icon="heart" label={t('header.favorites')} count={counts.favorites} />
      <Tab path="/cart" icon="cart" label={t('header.cart')} count={counts.cart} />
      <AccountLink className={styles.tab}>
        <Icon name="user" />
        <span>{viewer ? t('tabs.profile') : t('header.login')}</span>
      </AccountLink>
    </nav>
  );
}

interface TabProps {
  path: string;
  icon: IconName;
  label: string;
  count?: number;
}

function Tab({ path, icon, label, count = 0 }: TabProps) {
  const { locale } = useWords();
  const isCurrent = stripLocale(useLocation().pathname) === path;
  return (
    <a className={styles.tab} href={localePath(path, locale)} aria-current={isCurrent ? 'page' : undefined}>
      <Icon name={icon} />
      <span>{label}</span>
      <Counter count={count} className={styles.counter} />
    </a>
  );
}
