import { use } from 'react';
import type { Me } from '#contract/office/office-auth.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { Logo } from '#storefront/design/logo.tsx';
import { useLocation } from '#storefront/router/hooks.ts';
import { MENU_GROUPS, MenuContext, type MenuEntry } from '../access/menu.ts';
import { useCallWith } from '../calls/use-call.ts';
import { Avatar } from '../design/avatar.tsx';
import { Kbd } from '../design/kbd.tsx';
import { OfficeLink } from '../design/office-link.tsx';
import { useWords } from '../i18n/words.ts';
import { isUnderEntry } from '../screens.ts';
import styles from './rail.module.css';
import { ToolsContext } from './tools-context.ts';

/** The menu, drawn from the table of screens and from what this person may read: no link leads to «forbidden». */
export function Rail({ me }: { me: Me }) {
  const { t } = useWords();
  const { openPalette } = use(ToolsContext);
  const entries = use(MenuContext);
  return (
    <nav className={styles.rail} aria-label={t('menu.label')} data-ground="dark">
      <OfficeLink className={styles.logo} to="/">
        <Logo name={t('shop')} size="small" />
        <small>{t('office')}</small>
      </OfficeLink>
      <button className={styles.find} type="button" onClick={openPalette}>
        <Icon name="search" size={16} />
        <span>{t('palette.open')}</span>
        <Kbd keys="Ctrl K" />
      </button>
      <Entries of={entries.filter(({ menu }) => menu.group === null)} />
      {MENU_GROUPS.map((group) => {
        const own = entries.filter(({ menu }) => menu.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group}>
            <h2 className={styles.group}>{t(`menu.${group}`)}</h2>
            <Entries of={own} />
          </div>
        );
      })}
      <OfficeLink className={styles.me} to="/me">
        <Avatar id={me.id} name={me.name} />
        <span className={styles.who}>
          {me.name}
          <small>{me.roles.map((role) => t(`role.${role}`)).join(', ')}</small>
        </span>
      </OfficeLink>
    </nav>
  );
}

/** What waits at a screen, asked for now and then; a count that did not come is not shown as none. */
function useNotices(): Record<NonNullable<MenuEntry['menu']['waits']>, number> | null {
  const { data } = useCallWith('GET /office/api/v1/notices/', { refetchInterval: 60_000 });
  return data ? { approvals: data.data.approvals, jobs: data.data.deadTasks + data.data.failingJobs } : null;
}

function Waits({ count = 0 }: { count?: number | undefined }) {
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <span className={styles.count}>
      {count}
      <span className="visually-hidden"> {t('menu.waits')}</span>
    </span>
  );
}

function Entries({ of: entries }: { of: readonly MenuEntry[] }) {
  const { t } = useWords();
  const notices = useNotices();
  const { pathname } = useLocation();
  return (
    <ul className={styles.entries}>
      {entries.map((screen) => (
        <li key={screen.path}>
          <OfficeLink
            className={styles.entry}
            to={screen.path}
            aria-current={isUnderEntry(screen, pathname) ? 'page' : undefined}
          >
            <Icon name={screen.menu.icon} size={18} />
            <span className={styles.word}>{t(screen.title)}</span>
            <Waits count={screen.menu.waits ? notices?.[screen.menu.waits] : undefined} />
          </OfficeLink>
        </li>
      ))}
    </ul>
  );
}
