import { useState } from 'react';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './access-form.module.css';

/** Sends the letter once more: to whoever registered in this browser, or knows the password; how often is the server's business, whose words are shown. */
export function ResendButton({ proof = {} }: { proof?: { login?: string; password?: string } }) {
  const { t, locale } = useWords();
  const [words, setWords] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const resend = async () => {
    setIsSending(true);
    const api = browserApi(locale);
    const result = await api('POST /api/v1/auth/confirm-email/resend/', { body: proof });
    setIsSending(false);
    setWords(result.ok ? t('registration.resent') : (result.error?.message ?? t('form.noAnswer')));
  };
  return (
    <>
      <Button look="quiet" isLoading={isSending} onClick={() => void resend()}>
        {t('registration.resend')}
      </Button>
      <p className={styles.text} role="status">
        {words}
      </p>
    </>
  );
}
