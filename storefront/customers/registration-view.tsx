import { useState } from 'react';
import { parseEmail } from '#domain/email.ts';
import { findPasswordFault } from '#domain/password.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { parsePhone } from '#domain/phone.ts';
import { createApi, logToConsole, sendOverNetwork } from '../api-client.ts';
import { Button } from '../design/button.tsx';
import { Checkbox } from '../design/choice.tsx';
import { Dialog } from '../design/dialog.tsx';
import { Form } from '../design/form.tsx';
import { PasswordField } from '../design/password-field.tsx';
import { PhoneField } from '../design/phone-field.tsx';
import { TextField } from '../design/text-field.tsx';
import { useForm } from '../design/use-form.ts';
import { useWords } from '../i18n/locale-context.tsx';
import { keptContacts } from './access-draft.ts';
import styles from './access-form.module.css';
import type { AccessProps } from './access-wish.ts';
import { Agreement } from './agreement.tsx';
import { passwordWords } from './password-words.ts';
import { ResendButton } from './resend-button.tsx';
import { Told } from './told.tsx';

/** A new account: a letter is sent, and its link makes the account. */
export default function RegistrationView({ goTo, onClose }: AccessProps) {
  const { t, locale } = useWords();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    values: {
      firstName: '',
      lastName: '',
      ...keptContacts(),
      password: '',
      agreement: false,
      subscribe: false,
    },
    draft: 'registration',
    check: ({ firstName, lastName, phone, email, password, agreement }) => {
      const typedPhone = parsePhone(phone);
      const fault = findPasswordFault(password, [phone, email]);
      return {
        ...(parsePersonName(firstName) ? {} : { firstName: t('registration.firstNameWrong') }),
        ...(lastName.trim() === '' || parsePersonName(lastName)
          ? {}
          : { lastName: t('registration.lastNameWrong') }),
        ...(typedPhone && typedPhone.kind !== 'fixed' ? {} : { phone: t('registration.phoneWrong') }),
        ...(parseEmail(email) ? {} : { email: t('registration.emailWrong') }),
        ...(fault ? { password: t(passwordWords[fault]) } : {}),
        ...(agreement ? {} : { agreement: t('registration.agreementMissing') }),
      };
    },
    send: (body) =>
      createApi(sendOverNetwork, locale, logToConsole)('POST /api/v1/auth/registration/', { body }),
    onSent: ({ data }) => setSentTo(data.email),
  });

  return (
    <Dialog isOpen onClose={onClose} title={t('registration.title')} size="narrow">
      {sentTo === null ? (
        <>
          <Form form={form} submit={t('registration.submit')} isWide>
            <TextField
              label={t('registration.firstName')}
              autoComplete="given-name"
              maxLength={50}
              required
              data-autofocus
              {...form.field('firstName')}
            />
            <TextField
              label={t('registration.lastName')}
              note={t('form.optional')}
              autoComplete="family-name"
              maxLength={50}
              {...form.field('lastName')}
            />
            <PhoneField label={t('registration.phone')} required {...form.field('phone')} />
            <TextField
              label={t('registration.email')}
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              hint={t('registration.emailHint')}
              required
              {...form.field('email')}
            />
            <PasswordField
              label={t('registration.password')}
              autoComplete="new-password"
              hint={t('registration.passwordHint')}
              required
              {...form.field('password')}
            />
            <Agreement {...form.box('agreement')} />
            <Checkbox label={t('registration.subscribe')} {...form.box('subscribe')} />
          </Form>
          <div className={styles.ways}>
            <Button look="quiet" onClick={() => goTo('login')}>
              {t('registration.toLogin')}
            </Button>
          </div>
        </>
      ) : (
        <Told
          title={t('registration.sent')}
          button={t('registration.done')}
          onPress={onClose}
          more={<ResendButton />}
        >
          {t('registration.sentTo', { email: sentTo })}
        </Told>
      )}
    </Dialog>
  );
}
