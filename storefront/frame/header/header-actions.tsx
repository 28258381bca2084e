import { localePath } from '#domain/locale.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { AccountLink } from './account-link.tsx';
import { AccountMenu } from './account-menu.tsx';
import { Counter } from './counter.tsx';
import styles from './header-actions.module.css';
import { useCounts } from './use-counts.ts';

/** Account, comparison, favourites, cart: on a phone the tab bar stands in for them. */
export function HeaderActions() {
  const { t } = useWords();
  const { viewer } = useShell();
  const counts = useCounts();
  return (
    <nav className={styles.actions} aria-label={t('header.actions')}>
      {viewer ? (
        <AccountMenu className={styles.action} name={viewer.firstName || t('header.account')} />
      ) : (
        <AccountLink className={styles.action}>
          <Icon name="user" />
          <span className={styles.label}>{t('header.login')}</span>
        </AccountLink>
      )}
      <ListLink path="/compare" icon="scales" label={t('header.compare')} count={counts.compare} />
      <ListLink path="/favorites" icon="heart" label={t('header.favorites')} count={counts.favorites} />
      <ListLink path="/cart" icon="cart" label={t('header.cart')} count={counts.cart} />
    </nav>
  );
}

interface ListLinkProps {
  path: string;
  icon: IconName;
  label: string;
  count: number;
}

function ListLink({ path, icon, label, count }: ListLinkProps) {
  const { locale } = useWords();
  return (
    <a className={styles.action} href={localePath(path, locale)}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
      <Counter count={count} />
    </a>
  );
}
