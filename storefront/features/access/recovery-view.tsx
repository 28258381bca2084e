import { useState } from 'react';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Form } from '../../design/form.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { keepLogin, keptLogin } from './access-draft.ts';
import styles from './access-form.module.css';
import type { AccessProps } from './access-intent.ts';
import { LoginField } from './login-field.tsx';
import { Told } from './told.tsx';

/** A forgotten password: the answer is the same whether there is such an account or not. */
export default function RecoveryView({ goTo, onClose }: AccessProps) {
  const { t, locale } = useWords();
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm({
    values: { login: keptLogin() },
    check: ({ login }) => (login.trim() === '' ? { login: t('login.loginMissing') } : {}),
    send: (body) => browserApi(locale)('POST /api/v1/auth/recovery/', { body }),
    onSent: (_answer, { login }) => {
      keepLogin(login);
      setIsAsked(true);
    },
  });
  return (
    <Dialog isOpen onClose={onClose} title={t('recovery.title')} lead={t('recovery.lead')} size="narrow">
      {isAsked ? (
        <Told title={t('recovery.asked')} button={t('registration.done')} onPress={onClose}>
          {t('recovery.askedText')}
        </Told>
      ) : (
        <>
          <Form form={form} submit={t('recovery.submit')} isWide>
            <LoginField {...form.field('login')} />
          </Form>
          <div className={styles.ways}>
            <Button look="quiet" onClick={() => goTo('login')}>
              {t('recovery.toLogin')}
            </Button>
          </div>
        </>
      )}
    </Dialog>
  );
}
