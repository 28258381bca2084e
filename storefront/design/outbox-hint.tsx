import { useWords } from '../i18n/locale-context.tsx';
import styles from './outbox-hint.module.css';

/** In a demo no SMS leaves: where its code is read. In a tab of its own, the code is typed here. */
export function OutboxHint({ outbox }: { outbox: string | null }) {
  const { t, locale } = useWords();
  if (outbox === null) return null;
  return (
    <p className={styles.hint}>
      {t('code.demo')}{' '}
      <a className="link" href={`${outbox}?lang=${locale}`} target="_blank" rel="noreferrer">
        {t('code.demoOutbox')}
      </a>
    </p>
  );
}
