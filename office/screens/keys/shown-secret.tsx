import { Button } from '../../design/button.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import styles from './keys.module.css';

/** What is shown this once, to be given to a partner: a key, or the secret of a webhook. */
export function ShownSecret({ secret, note }: { secret: string; note?: string }) {
  const { t } = useWords();
  return (
    <div className={page.form}>
      <Note tone="warn">{t('keys.onlyOnce')}</Note>
      <code className={styles.key}>{secret}</code>
      {note === undefined ? null : <p className={page.quiet}>{note}</p>}
      <div className={page.row}>
        <Button
          look="plain"
          icon="copy"
          onClick={() =>
            void navigator.clipboard.writeText(secret).then(
              () => toasts.show(t('keys.copied')),
              // Forbidden by the browser: it stands there to be chosen by hand.
              () => undefined,
            )
          }
        >
          {t('keys.copy')}
        </Button>
      </div>
    </div>
  );
}
