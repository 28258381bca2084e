/**
 * The menu of the account: its pages with the current one marked, and the way out. A column beside the page; on a
 * phone a row that scrolls sideways and brings the current page into sight.
 */
import { useEffect, useRef, useState } from 'react';
import { localePath, stripLocale } from '#domain/locale.ts';
import { createApi, logToConsole, sendOverNetwork } from '../api-client.ts';
import { Icon, type IconName } from '../design/icon.tsx';
import { Notice } from '../design/notice.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import type { MessageKey } from '../i18n/translate.ts';
import { useLocation } from '../router/router.ts';
import styles from './personal-menu.module.css';

interface MenuEntry {
  path: string;
  icon: IconName;
  words: MessageKey;
}

const ENTRIES: readonly MenuEntry[] = [
  { path: '/personal', icon: 'home', words: 'personal.overview' },
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
  const list = useRef<HTMLUListElement>(null);

  // Scrolling is the browser's; only sideways, the page itself must not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page brings its own entry into sight
  useEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [pathname]);

  return (
    <nav className={styles.menu} aria-label={t('personal.menu')} data-print="no">
      <ul className={styles.list} ref={list}>
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
        <li>
          <LogoutButton />
        </li>
      </ul>
    </nav>
  );
}

function LogoutButton() {
  const { t, locale } = useWords();
  const [isFailed, setIsFailed] = useState(false);
  const logOut = async () => {
    setIsFailed(false);
    const answer = await createApi(sendOverNetwork, locale, logToConsole)('POST /api/v1/auth/logout/');
    // A session that is gone already is what was asked for.
    if (answer.ok || answer.status === 401) location.assign(localePath('/', locale));
    else setIsFailed(true);
  };
  return (
    <>
      <button className={styles.entry} type="button" onClick={() => void logOut()}>
        <Icon name="logout" size={20} />
        {t('personal.logout')}
      </button>
      {isFailed ? (
        <Notice look="blocked" role="alert">
          {t('personal.logoutFailed')}
        </Notice>
      ) : null}
    </>
  );
}
