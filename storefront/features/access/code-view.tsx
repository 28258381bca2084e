import { useState } from 'react';
import { parsePersonName } from '#domain/person-name.ts';
import { isMobilePhone, parsePhone } from '#domain/phone.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { CodeField, isCode } from '../../design/code-field.tsx';
import { Form } from '../../design/form.tsx';
import { OutboxHint } from '../../design/outbox-hint.tsx';
import { PhoneField } from '../../design/phone-field.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { keepLogin, keptContacts } from './access-draft.ts';
import type { AccessProps } from './access-intent.ts';
import { goOnFrom } from './after-entering.ts';
import { Agreement } from './agreement.tsx';
import { LoginFrame } from './login-frame.tsx';
import { outboxOfDemo } from './login-ways.ts';

/** By a code from an SMS: the phone first, then the code; whoever is new is asked for a name and the agreement. */
export default function CodeView({ returnTo, why, goTo, onClose }: AccessProps) {
  const { t } = useWords();
  const [phone, setPhone] = useState<string | null>(null);
  return (
    <LoginFrame
      returnTo={returnTo}
      why={why}
      onClose={onClose}
      ways={
        <>
          <Button look="quiet" onClick={() => goTo('password')}>
            {t('code.toPassword')}
          </Button>
          <Button look="quiet" onClick={() => goTo('registration')}>
            {t('login.register')}
          </Button>
        </>
      }
    >
      {phone === null ? (
        <PhoneStep onSent={setPhone} />
      ) : (
        <CodeStep phone={phone} returnTo={returnTo} goTo={goTo} onAnother={() => setPhone(null)} />
      )}
    </LoginFrame>
  );
}

function PhoneStep({ onSent }: { onSent(phone: string): void }) {
  const { t, locale } = useWords();
  const form = useForm({
    values: { phone: keptContacts().phone },
    check: ({ phone }) =>
      isMobilePhone(parsePhone(phone)?.e164 ?? '') ? {} : { phone: t('registration.phoneWrong') },
    send: ({ phone }) =>
      browserApi(locale)('POST /api/v1/auth/code/', {
        body: { phone, purpose: 'login' },
      }),
    onSent: (_answer, { phone }) => {
      keepLogin(phone);
      onSent(phone);
    },
  });
  return (
    <Form form={form} submit={t('code.send')} isWide>
      <PhoneField
        label={t('registration.phone')}
        hint={t('code.how')}
        required
        data-autofocus
        {...form.field('phone')}
      />
      <OutboxHint outbox={outboxOfDemo()} />
    </Form>
  );
}

interface CodeStepProps {
  phone: string;
  returnTo: string | null;
  goTo: AccessProps['goTo'];
  onAnother(): void;
}

function CodeStep({ phone, returnTo, goTo, onAnother }: CodeStepProps) {
  const { t, locale } = useWords();
  const [isNew, setIsNew] = useState(false);
  const form = useForm({
    values: { code: '', firstName: '', agreement: false },
    check: ({ code, firstName, agreement }) => ({
      ...(isCode(code) ? {} : { code: t('code.wrong') }),
      ...(isNew && !parsePersonName(firstName) ? { firstName: t('registration.firstNameWrong') } : {}),
      ...(isNew && !agreement ? { agreement: t('registration.agreementMissing') } : {}),
    }),
    send: async ({ code, firstName, agreement }) => {
      const result = await browserApi(locale)('POST /api/v1/auth/login-by-code/', {
        body: { phone, code, ...(isNew ? { firstName, agreement } : {}) },
      });
      if (!result.ok && result.error?.code === 'auth.agreement_needed') setIsNew(true);
      return result;
    },
    onSent: ({ data }) => goOnFrom(data, { returnTo, goTo }),
  });
  return (
    <Form
      form={form}
      submit={t('login.submit')}
      isWide
      actions={
        <Button look="quiet" onClick={onAnother}>
          {t('code.another')}
        </Button>
      }
    >
      <CodeField phone={phone} {...form.field('code')} />
      <OutboxHint outbox={outboxOfDemo()} />
      {isNew ? (
        <>
          <TextField
            label={t('registration.firstName')}
            autoComplete="given-name"
            maxLength={50}
            required
            {...form.field('firstName')}
          />
          <Agreement {...form.box('agreement')} />
        </>
      ) : null}
    </Form>
  );
}
