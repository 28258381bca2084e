/**
 * The menu of the account: its pages with the current one marked, and the way out. A column beside the page; on a
 * tablet a row above it, on a phone a line that names the page and opens the others beneath. Without the script /personal leads to all of them.
 */
import { useId, useState } from 'react';
import { localePath, stripLocale } from '#domain/locale.ts';
import { Icon, type IconName } from '../../design/icon.tsx';
import { Notice } from '../../design/notice.tsx';
import { logOut } from '../../features/access/access.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { MessageKey } from '../../i18n/translate.ts';
import { useLocation } from '../../router/hooks.ts';
import styles from './personal-menu.module.css';

interface MenuEntry {
  path: string;
  icon: IconName;
  words: MessageKey;
}

const FIRST_ENTRY: MenuEntry = { path: '/personal', icon: 'home', words: 'personal.overview' };
const ENTRIES: readonly MenuEntry[] = [
  FIRST_ENTRY,
  { path: '/personal/private', icon: 'user', words: 'personal.private' },
  { path: '/personal/orders', icon: 'box', words: 'personal.orders' },
  { path: '/personal/purchased', icon: 'receipt', words: 'personal.purchased' },
  { path: '/personal/estimates', icon: 'estimate', words: 'personal.estimates' },
  { path: '/personal/clubcard', icon: 'club-card', words: 'personal.clubCard' },
  { path: '/personal/address', icon: 'map-pin', words: 'personal.addresses' },
  { path: '/favorites', icon: 'heart', words: 'header.favorites' },
];

/** The page itself, a page above it (an order belongs to the orders), or neither. */
export function currentMark(entryPath: string, pathname: string): 'page' | 'true' | undefined {
  const path = stripLocale(pathname).replace(/(.)\/$/, '$1');
  if (path === entryPath) return 'page';
  return entryPath !== '/personal' && path.startsWith(`${entryPath}/`) ? 'true' : undefined;
}

export function PersonalMenu() {
  const { t, locale } = useWords();
  const { pathname } = useLocation();
  const listId = useId();
  // Opened on one page, it is closed on the next.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === pathname;
  const current = ENTRIES.find(({ path }) => currentMark(path, pathname)) ?? FIRST_ENTRY;
  return (
    <nav className={styles.menu} aria-label={t('personal.menu')} data-print="no">
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpenAt(isOpen ? null : pathname)}
      >
        <Icon name={current.icon} size={20} />
        <span className={styles.here}>
          <span className="visually-hidden">{t('personal.menu')}: </span>
          {t(current.words)}
        </span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={20} />
      </button>
      <ul className={styles.list} id={listId} data-open={isOpen || undefined}>
        {ENTRIES.map(({ path, icon, words }) => (
          <li key={path}>
            <a
              className={styles.entry}
              href={localePath(path, locale)}
              aria-current={currentMark(path, pathname)}
            >
              <Icon name={icon} size={20} />
              {t(words)}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.logout}>
        <LogoutButton />
      </div>
    </nav>
  );
}

function LogoutButton() {
  const { t, locale } = useWords();
  const [isFailed, setIsFailed] = useState(false);
  const leave = async () => {
    setIsFailed(false);
    setIsFailed(!(await logOut(locale)));
  };
  return (
    <>
      <button className={styles.entry} type="button" onClick={() => void leave()}>
        <Icon name="logout" size={20} />
        <span className={styles.leave}>{t('personal.logout')}</span>
      </button>
      {isFailed ? (
        <Notice look="blocked" role="alert">
          {t('personal.logoutFailed')}
        </Notice>
      ) : null}
    </>
  );
}
