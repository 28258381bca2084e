/** What a person tells of themselves. A new e-mail asks for the password, and counts when its letter is answered. */
import { useState } from 'react';
import type { PrivateUser } from '#contract/users.ts';
import { parseEmail } from '#domain/email.ts';
import { LOCALE_CODES } from '#domain/locale.ts';
import { findPrivateFaults, privateFault } from '#domain/private-data.ts';
import { almatyDate } from '#domain/time.ts';
import { browserApi } from '../../api-client.ts';
import { Checkbox } from '../../design/choice.tsx';
import { FieldRow, Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { SelectField } from '../../design/select-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';

const LANGUAGES = { ru: 'private.language.ru', kz: 'private.language.kz' } as const;

const toValues = (user: PrivateUser) => ({
  firstName: user.firstName,
  lastName: user.lastName,
  birthday: user.birthday ?? '',
  gender: user.gender ?? '',
  languageId: user.languageId as string,
  email: user.email ?? '',
  password: '',
  subscribe: user.subscribe,
});

export function PrivateForm({ user: loaded }: { user: PrivateUser }) {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const [user, setUser] = useState(loaded);
  const isNewEmail = (email: string) => email !== '' && parseEmail(email) !== user.email;
  const form = useForm({
    values: toValues(user),
    draft: 'private',
    check: ({ email, password, ...values }) => ({
      ...findPrivateFaults(
        { ...values, ...(email === '' && user.email === null ? {} : { email }) },
        { language: locale, now: new Date() },
      ),
      ...(isNewEmail(email) && password === '' ? { password: privateFault('password', locale) } : {}),
    }),
    send({ email, password, gender, languageId, ...values }) {
      const api = browserApi(locale);
      return api('PATCH /api/v1/users/', {
        body: {
          ...values,
          gender: gender === '' ? null : (gender as 'female' | 'male'),
          languageId: languageId as PrivateUser['languageId'],
          ...(email === '' ? {} : { email }),
          ...(isNewEmail(email) ? { password } : {}),
        },
      });
    },
    onSent({ data }) {
      setUser(data);
      form.setValues({ ...toValues(data), password: '' });
      toaster.show({ text: t('private.saved'), subject: 'private' });
      // The header greets by name.
      void revalidate();
    },
  });

  return (
    <Form form={form} submit={t('private.save')} label={t('private.title')}>
      <FieldRow isWide>
        <TextField
          label={t('private.firstName')}
          autoComplete="given-name"
          required
          maxLength={50}
          {...form.field('firstName')}
        />
        <TextField
          label={t('private.lastName')}
          note={t('form.optional')}
          autoComplete="family-name"
          maxLength={50}
          {...form.field('lastName')}
        />
      </FieldRow>
      <FieldRow isWide>
        <TextField
          label={t('private.birthday')}
          note={t('form.optional')}
          type="date"
          autoComplete="bday"
          min="1900-01-01"
          max={almatyDate(new Date())}
          {...form.field('birthday')}
        />
        <SelectField
          label={t('private.gender')}
          note={t('form.optional')}
          autoComplete="sex"
          options={[
            { value: '', label: t('private.gender.none') },
            { value: 'female', label: t('private.gender.female') },
            { value: 'male', label: t('private.gender.male') },
          ]}
          {...form.field('gender')}
        />
      </FieldRow>
      <TextField
        label={t('private.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
        hint={t('private.emailHint')}
        {...form.field('email')}
      />
      {user.pendingEmail === null ? null : (
        <Notice look="changed">{t('private.pending', { email: user.pendingEmail })}</Notice>
      )}
      <div hidden={!isNewEmail(form.values.email)}>
        <TextField
          label={t('private.password')}
          hint={t('private.passwordHint')}
          type="password"
          autoComplete="current-password"
          maxLength={256}
          {...form.field('password')}
        />
      </div>
      <SelectField
        label={t('private.language')}
        autoComplete="language"
        options={LOCALE_CODES.map((code) => ({ value: code, label: t(LANGUAGES[code]) }))}
        {...form.field('languageId')}
      />
      <Checkbox
        label={t('private.subscribe')}
        detail={t('private.subscribeHint')}
        {...form.box('subscribe')}
      />
    </Form>
  );
}
