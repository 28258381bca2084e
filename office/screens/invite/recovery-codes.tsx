import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import styles from './recovery-codes.module.css';

/** Ten codes for the day the phone is lost: shown this once, to be printed or copied. */
export function RecoveryCodes({ codes, email }: { codes: readonly string[]; email: string }) {
  const { t } = useWords();
  const [isCopied, setCopied] = useState(false);
  return (
    <section className={styles.codes}>
      <h2>{t('recovery.title')}</h2>
      <p className={page.quiet}>{t('recovery.lead', { email })}</p>
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={page.row} data-print="no">
        <Button
          look="plain"
          size="small"
          icon="copy"
          onClick={() =>
            void navigator.clipboard.writeText(codes.join('\n')).then(
              () => setCopied(true),
              // Forbidden by the browser: the codes stand there to be chosen by hand.
              () => setCopied(false),
            )
          }
        >
          {t('recovery.copy')}
        </Button>
        <Button look="plain" size="small" icon="print" onClick={() => print()}>
          {t('recovery.print')}
        </Button>
        <span role="status">{isCopied ? t('recovery.copied') : ''}</span>
      </div>
    </section>
  );
}
