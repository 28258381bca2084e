import { useEffect } from 'react';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/form.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { keepLogin, keptLogin } from './access-draft.ts';
import type { AccessProps } from './access-intent.ts';
import { goOnFrom } from './after-entering.ts';
import { LoginField } from './login-field.tsx';
import { LoginFrame } from './login-frame.tsx';
import { canLogInByCode } from './login-ways.ts';
import { ResendButton } from './resend-button.tsx';

/** By phone or e-mail and password: the first way where no code can be sent, otherwise the second. */
export default function LoginView({ returnTo, why, goTo, onClose }: AccessProps) {
  const { t, locale } = useWords();
  const form = useForm({
    values: { login: keptLogin(), password: '' },
    check: ({ login, password }) => ({
      ...(login.trim() === '' ? { login: t('login.loginMissing') } : {}),
      ...(password === '' ? { password: t('login.passwordMissing') } : {}),
    }),
    send: (body) => browserApi(locale)('POST /api/v1/auth/login/', { body }),
    onSent: ({ data }) => goOnFrom(data, { returnTo, goTo }),
  });

  // The next dialogue, which React does not know of, begins with what was typed here.
  useEffect(() => keepLogin(form.values.login), [form.values.login]);

  return (
    <LoginFrame
      returnTo={returnTo}
      why={why}
      onClose={onClose}
      ways={
        <>
          {canLogInByCode() ? (
            <Button look="quiet" onClick={() => goTo('code')}>
              {t('login.byCode')}
            </Button>
          ) : null}
          <Button look="quiet" onClick={() => goTo('recovery')}>
            {t('login.forgotten')}
          </Button>
          <Button look="quiet" onClick={() => goTo('registration')}>
            {t('login.register')}
          </Button>
        </>
      }
    >
      <Form form={form} submit={t('login.submit')} isWide>
        <LoginField {...form.field('login')} />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
      </Form>
      {form.refusalCode === 'auth.email_unconfirmed' ? (
        <ResendButton proof={{ login: form.values.login, password: form.values.password }} />
      ) : null}
    </LoginFrame>
  );
}
