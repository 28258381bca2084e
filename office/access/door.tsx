import type { ReactNode } from 'react';
import { LOCALE_CODES, LOCALES } from '#domain/locale.ts';
import { Logo } from '#storefront/design/logo.tsx';
import { useTitle } from '../design/use-title.ts';
import { useWords, words } from '../i18n/words.ts';
import styles from './door.module.css';

/** The frame of those who are coming in: one sheet of paper on petrol, and the language. */
export function Door({ title, lead, isWide = false, children }: DoorProps) {
  const { t, locale } = useWords();
  useTitle(title);
  return (
    <div className={styles.ground}>
      <header className={styles.head} data-ground="dark">
        <Logo name={t('shop')} size="small" />
        <small>{t('office')}</small>
        <fieldset className={styles.languages} aria-label={t('language')}>
          {LOCALE_CODES.map((code) => (
            <button
              key={code}
              type="button"
              lang={LOCALES[code].langTag}
              aria-pressed={code === locale}
              onClick={() => void words.speak(code)}
            >
              {LOCALES[code].label}
            </button>
          ))}
        </fieldset>
      </header>
      <main className={styles.sheet} data-wide={isWide || undefined}>
        <div className={styles.ticks} />
        <h1>{title}</h1>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {children}
      </main>
    </div>
  );
}

interface DoorProps {
  title: string;
  lead?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}
