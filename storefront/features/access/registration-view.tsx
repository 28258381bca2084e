import { useState } from 'react';
import { parseEmail } from '#domain/email.ts';
import { isClubCardNumber } from '#domain/gtin.ts';
import { findPasswordFault } from '#domain/password.ts';
import { parsePersonName } from '#domain/person-name.ts';
import { parsePhone } from '#domain/phone.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Checkbox } from '../../design/choice.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Form } from '../../design/form.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { passwordWords } from '../../design/password-words.ts';
import { PhoneField } from '../../design/phone-field.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import { keptContacts } from './access-draft.ts';
import styles from './access-form.module.css';
import type { AccessProps } from './access-intent.ts';
import { Agreement } from './agreement.tsx';
import { ResendButton } from './resend-button.tsx';
import { Told } from './told.tsx';

/** A new account: a letter is sent, and its link makes the account. */
export default function RegistrationView({ goTo, onClose }: AccessProps) {
  const { t, locale } = useWords();
  const { city, cities } = useShell();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    values: {
      firstName: '',
      lastName: '',
      ...keptContacts(),
      password: '',
      cityCode: city.code,
      agreement: false,
      subscribe: false,
      hasCard: false,
      cardNumber: '',
      cardCode: '',
    },
    draft: 'registration',
    check: ({ firstName, lastName, phone, email, password, agreement, ...card }) => {
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
        ...(card.hasCard && !isClubCardNumber(card.cardNumber.replace(/[\s\u00A0-]/g, ''))
          ? { cardNumber: t('clubcard.attach.badNumber') }
          : {}),
        ...(card.hasCard && card.cardCode.trim() === '' ? { cardCode: t('clubcard.attach.badCode') } : {}),
        ...(agreement ? {} : { agreement: t('registration.agreementMissing') }),
      };
    },
    send: ({ hasCard, cardNumber, cardCode, ...body }) =>
      browserApi(locale)('POST /api/v1/auth/registration/', {
        body: { ...body, ...(hasCard ? { cardNumber, cardCode } : {}) },
      }),
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
            <SelectField
              label={t('registration.city')}
              autoComplete="address-level2"
              options={cities.map(({ code, name }) => ({ value: code, label: name }))}
              {...form.field('cityCode')}
            />
            <Checkbox label={t('registration.hasCard')} {...form.box('hasCard')} />
            <div className={styles.more} hidden={!form.values.hasCard}>
              <TextField
                label={t('clubcard.attach.number')}
                hint={t('clubcard.attach.numberHint')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                {...form.field('cardNumber')}
              />
              <TextField
                label={t('clubcard.attach.code')}
                hint={t('clubcard.attach.codeHint')}
                inputMode="numeric"
                autoComplete="off"
                maxLength={12}
                {...form.field('cardCode')}
              />
            </div>
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
