/**
 * The login: there is no route for it, so it opens over any page. When it succeeds the page is loaded anew, at the
 * place the visitor wanted: prices, lists and the header then come for the user, from the server.
 */
import { type FormEvent, useState } from 'react';
import { isInternalPath } from '#domain/navigation.ts';
import { createApi, logToConsole, sendOverNetwork } from '../api-client.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Notice } from '../design/notice.tsx';
import { TextField } from '../design/text-field.tsx';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './login-dialog.module.css';

interface LoginDialogProps {
  open: boolean;
  onClose(): void;
  /** Where the visitor was going; only addresses of the shop are followed. */
  returnTo: string | null;
}

export default function LoginDialog({ open, onClose, returnTo }: LoginDialogProps) {
  const { t, locale } = useWords();
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setIsSending(true);
    setFailure(null);
    const api = createApi(sendOverNetwork, locale, logToConsole);
    const result = await api('POST /api/v1/auth/login/', {
      body: { login: String(form.get('login')), password: String(form.get('password')) },
    });
    if (result.ok) {
      if (returnTo !== null && isInternalPath(returnTo, location.origin)) location.assign(returnTo);
      else location.reload();
      return;
    }
    setIsSending(false);
    setFailure(result.error?.message ?? t('login.noAnswer'));
  }

  return (
    <Dialog
      isOpen={open}
      onClose={onClose}
      title={t('login.title')}
      {...(returnTo === null ? {} : { lead: t('login.needed') })}
      size="narrow"
    >
      <form className={styles.form} onSubmit={submit}>
        {failure === null ? null : (
          <Notice look="blocked" role="alert">
            {failure}
          </Notice>
        )}
        <TextField
          label={t('login.login')}
          name="login"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          data-autofocus
        />
        <TextField
          label={t('login.password')}
          name="password"
          type="password"
          autoComplete="current-password"
          required
          maxLength={256}
        />
        <Button type="submit" size={48} isWide isLoading={isSending}>
          {t('login.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
