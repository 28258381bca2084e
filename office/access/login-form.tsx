/** Coming in: the password, then the code where one is needed. On a page of its own, and over a page whose session is over. */
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Me } from '#contract/office/office-auth.ts';
import type { CallFailure } from '../calls/call-failure.ts';
import { office } from '../calls/office.ts';
import { Button } from '../design/button.tsx';
import { TextField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import page from '../design/page.module.css';
import { sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import { CodeForm } from './code-form.tsx';

interface LoginFormProps {
  email?: string;
  onDone: (me: Me) => void;
}

export function LoginForm({ email = '', onDone }: LoginFormProps) {
  const { t } = useWords();
  const [ticket, setTicket] = useState<string | null>(null);
  const login = useMutation<void, CallFailure, { email: string; password: string }>({
    mutationFn: async (body) => {
      const { data } = await office.callQuietly('POST /office/api/v1/auth/login/', { body });
      if (data.me) onDone(data.me);
      else setTicket(data.ticket);
    },
  });
  if (ticket !== null)
    return (
      <CodeForm
        onCode={async (code) => {
          const { data } = await office.callQuietly('POST /office/api/v1/auth/code/', {
            body: { ticket, code },
          });
          onDone(data);
        }}
        onBack={() => setTicket(null)}
      />
    );
  return (
    <form
      className={page.form}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        login.mutate({ email: String(form.get('email')), password: String(form.get('password')) });
      }}
    >
      {login.error ? <Note tone="bad">{sayFailure(login.error, t('state.noAnswer'))}</Note> : null}
      <TextField
        label={t('login.email')}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
        data-autofocus={email === '' || undefined}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        autoComplete="current-password"
        required
        data-autofocus={email !== '' || undefined}
      />
      <Button type="submit" isBusy={login.isPending}>
        {t('login.enter')}
      </Button>
    </form>
  );
}
