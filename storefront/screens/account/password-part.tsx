import { useId } from 'react';
import { findPasswordFault } from '#domain/password.ts';
import { browserApi } from '../../api-client.ts';
import { Form } from '../../design/form.tsx';
import { Panel } from '../../design/panel.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { passwordWords } from '../../design/password-words.ts';
import { toaster } from '../../design/toast-store.ts';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';
import styles from './account-part.module.css';

/** «Смена пароля»: ends all other sessions, and the owner gets a letter. */
export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const titleId = useId();
  const form = useForm({
    values: { oldPassword: '', password: '' },
    check: ({ oldPassword, password }) => {
      const fault = findPasswordFault(password);
      return {
        ...(hasPassword && oldPassword === '' ? { oldPassword: t('login.passwordMissing') } : {}),
        ...(fault ? { password: t(passwordWords[fault]) } : {}),
      };
    },
    send: ({ oldPassword, password }) =>
      browserApi(locale)('POST /api/v1/users/password/', {
        body: { password, ...(hasPassword ? { oldPassword } : {}) },
      }),
    onSent: () => {
      form.setValues({ oldPassword: '', password: '' });
      toaster.show({ text: t('passwordChange.done') });
      // Who had none now proves themselves by it.
      if (!hasPassword) void revalidate();
    },
  });
  return (
    <Panel as="section" className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>{t(hasPassword ? 'passwordChange.title' : 'passwordChange.first')}</h2>
      <Form
        form={form}
        submit={t(hasPassword ? 'passwordChange.submit' : 'passwordChange.firstSubmit')}
        className={styles.form}
      >
        {hasPassword ? (
          <PasswordField
            label={t('passwordChange.old')}
            autoComplete="current-password"
            {...form.field('oldPassword')}
          />
        ) : null}
        <PasswordField
          label={t('passwordChange.new')}
          autoComplete="new-password"
          hint={t('registration.passwordHint')}
          {...form.field('password')}
        />
      </Form>
    </Panel>
  );
}
