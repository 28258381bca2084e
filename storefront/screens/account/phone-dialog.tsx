import { useState } from 'react';
import { formatPhone, isMobilePhone, parsePhone } from '#domain/phone.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { CodeField, isCode } from '../../design/code-field.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Form } from '../../design/form.tsx';
import { OutboxHint } from '../../design/outbox-hint.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { PhoneField } from '../../design/phone-field.tsx';
import { toaster } from '../../design/toast-store.ts';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';

export interface PhoneDialogProps {
  hasPassword: boolean;
  /** Where a demo shows its codes. */
  outbox: string | null;
  onClose(): void;
}

/** Another phone: the number and the password first, then the code that was sent to it. */
export default function PhoneDialog({ hasPassword, outbox, onClose }: PhoneDialogProps) {
  const { t } = useWords();
  const [phone, setPhone] = useState<string | null>(null);
  return (
    <Dialog isOpen onClose={onClose} title={t('phoneChange.title')} size="narrow">
      {phone === null ? (
        <PhoneStep hasPassword={hasPassword} onSent={setPhone} />
      ) : (
        <CodeStep phone={phone} outbox={outbox} onAnother={() => setPhone(null)} onClose={onClose} />
      )}
    </Dialog>
  );
}

function PhoneStep({ hasPassword, onSent }: { hasPassword: boolean; onSent(phone: string): void }) {
  const { t, locale } = useWords();
  const form = useForm({
    values: { phone: '', password: '' },
    check: ({ phone, password }) => ({
      ...(isMobilePhone(parsePhone(phone)?.e164 ?? '') ? {} : { phone: t('registration.phoneWrong') }),
      ...(hasPassword && password === '' ? { password: t('login.passwordMissing') } : {}),
    }),
    send: ({ phone, password }) =>
      browserApi(locale)('POST /api/v1/auth/code/', {
        body: { phone, purpose: 'change', ...(hasPassword ? { password } : {}) },
      }),
    onSent: (_answer, { phone }) => onSent(phone),
  });
  return (
    <Form form={form} submit={t('code.send')} isWide>
      <PhoneField label={t('phoneChange.new')} required data-autofocus {...form.field('phone')} />
      {hasPassword ? (
        <PasswordField
          label={t('private.password')}
          hint={t('phoneChange.passwordHint')}
          autoComplete="current-password"
          required
          {...form.field('password')}
        />
      ) : null}
    </Form>
  );
}

interface CodeStepProps {
  phone: string;
  outbox: string | null;
  onAnother(): void;
  onClose(): void;
}

function CodeStep({ phone, outbox, onAnother, onClose }: CodeStepProps) {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { code: '' },
    check: ({ code }): { code?: string } => (isCode(code) ? {} : { code: t('code.wrong') }),
    send: ({ code }) =>
      browserApi(locale)('POST /api/v1/users/phone/', {
        body: { phone, code },
      }),
    onSent: ({ data }) => {
      toaster.show({ text: t('phoneChange.done', { phone: formatPhone(data.phone) }), subject: 'private' });
      onClose();
      void revalidate();
    },
  });
  return (
    <Form
      form={form}
      submit={t('phoneChange.submit')}
      isWide
      actions={
        <Button look="quiet" onClick={onAnother}>
          {t('code.another')}
        </Button>
      }
    >
      <CodeField phone={phone} {...form.field('code')} />
      <OutboxHint outbox={outbox} />
    </Form>
  );
}
