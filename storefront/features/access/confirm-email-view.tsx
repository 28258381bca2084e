import { useState } from 'react';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import { keepLogin } from './access-draft.ts';
import styles from './access-form.module.css';
import type { AccessProps } from './access-intent.ts';
import { goOnAsUser } from './after-entering.ts';
import { ResendButton } from './resend-button.tsx';
import { Told } from './told.tsx';

interface Confirmed {
  email: string;
  isEntered: boolean;
  isPhoneTaken: boolean;
  isCardAttached: boolean | null;
}

/** Opened by the link of a letter: a click confirms, so that programs which open links use nothing up. */
export default function ConfirmEmailView({ token, goTo, onClose }: AccessProps) {
  const { t, locale } = useWords();
  const [isSending, setIsSending] = useState(false);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const [failure, setFailure] = useState<{ words: string; isFinal: boolean } | null>(
    token === null ? { words: t('mailedLink.brokenText'), isFinal: true } : null,
  );

  async function confirm(): Promise<void> {
    setIsSending(true);
    const api = browserApi(locale);
    const result = await api('POST /api/v1/auth/confirm-email/', { body: { token: token ?? '' } });
    setIsSending(false);
    if (result.ok) {
      const { email, token: session, isPhoneTaken, isCardAttached } = result.value.data;
      keepLogin(email);
      setConfirmed({ email, isEntered: session !== null, isPhoneTaken, isCardAttached });
    } else {
      const isFinal = result.status === 404 || result.status === 410;
      setFailure({ words: result.error?.message ?? t('form.noAnswer'), isFinal });
    }
  }

  // A page that already belongs to the user is loaded anew however the dialogue is left.
  const leave = () => (confirmed?.isEntered ? goOnAsUser(null) : onClose());
  return (
    <Dialog isOpen onClose={leave} title={t('confirmEmail.title')} size="narrow">
      {confirmed ? (
        <Told
          title={t('confirmEmail.done')}
          button={t(confirmed.isEntered ? 'confirmEmail.goOn' : 'login.title')}
          onPress={() => (confirmed.isEntered ? goOnAsUser(null) : goTo('login'))}
        >
          {t(confirmed.isEntered ? 'confirmEmail.entered' : 'confirmEmail.logIn', { email: confirmed.email })}
          {confirmed.isPhoneTaken ? ` ${t('confirmEmail.phoneTaken')}` : null}
          {confirmed.isCardAttached === null
            ? null
            : ` ${t(confirmed.isCardAttached ? 'confirmEmail.cardAttached' : 'confirmEmail.cardRefused')}`}
        </Told>
      ) : failure?.isFinal ? (
        <Told
          look="blocked"
          title={t('mailedLink.broken')}
          button={t('login.title')}
          onPress={() => goTo('login')}
          more={<ResendButton />}
        >
          {failure.words}
        </Told>
      ) : (
        <div className={styles.told}>
          <p>{t('confirmEmail.lead')}</p>
          {failure ? <p role="alert">{failure.words}</p> : null}
          <Button isWide size={48} isLoading={isSending} onClick={() => void confirm()} data-autofocus>
            {t('confirmEmail.submit')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
