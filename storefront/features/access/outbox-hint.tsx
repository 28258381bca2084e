import { useWords } from '../../i18n/locale-context.tsx';
import styles from './access-form.module.css';
import { outboxOfDemo } from './login-ways.ts';

/** In a demo no SMS leaves: where its code is read. In a tab of its own, the code is typed here. */
export function OutboxHint() {
  const { t, locale } = useWords();
  const outbox = outboxOfDemo();
  if (outbox === null) return null;
  return (
    <p className={styles.text}>
      {t('code.demo')}{' '}
      <a href={`${outbox}?lang=${locale}`} target="_blank" rel="noreferrer">
        {t('code.demoOutbox')}
      </a>
    </p>
  );
}
