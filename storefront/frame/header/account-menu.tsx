import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react';
import { localePath } from '#domain/locale.ts';
import { Icon } from '../../design/icon.tsx';
import { onPlainPress } from '../../design/plain-press.ts';
import { toaster } from '../../design/toast-store.ts';
import { logOut } from '../../features/access/access.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './account-menu.module.css';

const LINKS = [
  { path: '/personal', words: 'personal.overview' },
  { path: '/personal/orders', words: 'personal.orders' },
  { path: '/personal/clubcard', words: 'personal.clubCard' },
  { path: '/personal/private', words: 'personal.private' },
] as const;

/** The user by name, and below it the ways through the account and out of it. Without the script a link to the account. */
export function AccountMenu({ className, name }: { className: string | undefined; name: string }) {
  const { t, locale } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  const listId = useId();

  const closeAtEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setIsOpen(false);
    link.current?.focus();
  };
  const closeWhenLeft = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  const leave = async () => {
    if (!(await logOut(locale))) toaster.show({ text: t('personal.logoutFailed'), tone: 'error' });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the link and the list within
    <div className={styles.menu} onKeyDown={closeAtEscape} onBlur={closeWhenLeft}>
      <a
        ref={link}
        className={className}
        href={localePath('/personal', locale)}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={onPlainPress(() => setIsOpen(!isOpen))}
      >
        <Icon name="user" />
        <span className={styles.name}>{name}</span>
      </a>
      <ul id={listId} className={styles.list} hidden={!isOpen} aria-label={t('header.accountMenu')}>
        {LINKS.map(({ path, words }) => (
          <li key={path}>
            <a className={styles.entry} href={localePath(path, locale)} onClick={() => setIsOpen(false)}>
              {t(words)}
            </a>
          </li>
        ))}
        <li>
          <button className={styles.entry} type="button" onClick={() => void leave()}>
            {t('personal.logout')}
          </button>
        </li>
      </ul>
    </div>
  );
}
