import { LOCALE_CODES, LOCALES, localePath } from '#domain/locale.ts';
import { classNames } from '../../design/class-names.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { usePageAddress } from '../../page/address/page-address.ts';
import styles from './language-switch.module.css';

/** The same page, query and place in the other language: plain links, so that it needs no script. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { t, locale } = useWords();
  const address = usePageAddress();
  return (
    <nav className={classNames(styles.switch, className)} aria-label={t('language.switch')}>
      {LOCALE_CODES.map((code) => (
        <a
          key={code}
          className={styles.language}
          href={localePath(address, code)}
          lang={LOCALES[code].langTag}
          hrefLang={LOCALES[code].langTag}
          aria-current={code === locale ? 'true' : undefined}
          data-keep-scroll
        >
          {LOCALES[code].label}
        </a>
      ))}
    </nav>
  );
}
