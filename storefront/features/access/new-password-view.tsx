import { findPasswordFault } from '#domain/password.ts';
import { browserApi } from '../../api-client.ts';
import { Dialog } from '../../design/dialog.tsx';
import { Form } from '../../design/form.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { passwordWords } from '../../design/password-words.ts';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { AccessProps } from './access-intent.ts';
import { goOnFrom } from './after-entering.ts';
import { Told } from './told.tsx';

/** Opened by the link of a recovery letter: the new password, and in. */
export default function NewPasswordView({ token, goTo, onClose }: AccessProps) {
  const { t, locale } = useWords();
  const form = useForm({
    values: { password: '' },
    check: ({ password }) => {
      const fault = findPasswordFault(password);
      return fault ? { password: t(passwordWords[fault]) } : {};
    },
    send: ({ password }) =>
      browserApi(locale)('POST /api/v1/auth/recovery/confirm/', {
        body: { token: token ?? '', password },
      }),
    onSent: ({ data }) => goOnFrom(data, { returnTo: null, goTo }),
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('newPassword.title')} size="narrow">
      {token === null ? (
        <Told
          look="blocked"
          title={t('mailedLink.broken')}
          button={t('recovery.title')}
          onPress={() => goTo('recovery')}
        >
          {t('mailedLink.brokenText')}
        </Told>
      ) : (
        <Form form={form} submit={t('newPassword.submit')} isWide>
          <PasswordField
            label={t('newPassword.password')}
            autoComplete="new-password"
            hint={t('registration.passwordHint')}
            required
            data-autofocus
            {...form.field('password')}
          />
        </Form>
      )}
    </Dialog>
  );
}
