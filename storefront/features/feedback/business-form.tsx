import { useState } from 'react';
import { findBusinessFaults, LONGEST_NEED } from '#domain/business-request.ts';
import { localePath } from '#domain/locale.ts';
import { browserApi } from '../../api-client.ts';
import { Checkbox } from '../../design/choice.tsx';
import { FieldRow, Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { TextareaField, TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useShell } from '../../page/shell.ts';
import styles from './business-form.module.css';

/** A company asks for wholesale prices: six fields, and an answer by letter. */
export default function BusinessForm() {
  const { t, locale } = useWords();
  const { city, viewer } = useShell();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({
    values: {
      bin: '',
      name: viewer?.firstName ?? '',
      phone: '',
      email: '',
      comment: '',
      consent: false,
      website: '',
    },
    draft: 'business',
    check: (values) =>
      Object.fromEntries(findBusinessFaults(values).map((field) => [field, t(`business.${field}Wrong`)])),
    send: ({ website, ...request }, idempotencyKey) =>
      browserApi(locale)('POST /api/v1/feedback/business/', {
        body: { ...request, cityId: city.id, ...(website === '' ? {} : { website }) },
        idempotencyKey,
      }),
    onSent: (_answer, { email }) => setSentTo(email),
  });
  return (
    <Panel as="section" look="money" id="request" aria-labelledby="request-title" className={styles.panel}>
      <h2 id="request-title" className={styles.title}>
        {t('business.title')}
      </h2>
      {sentTo === null ? (
        <>
          <p className={styles.lead}>{t('business.lead')}</p>
          <Form form={form} submit={t('business.send')} label={t('business.title')} isWide>
            <TextField
              {...form.field('bin')}
              label={t('business.bin')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              required
            />
            <TextField
              {...form.field('name')}
              label={t('business.name')}
              autoComplete="name"
              maxLength={50}
              required
            />
            <FieldRow isWide>
              <TextField
                {...form.field('phone')}
                label={t('ask.phone')}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
                maxLength={32}
                required
              />
              <TextField
                {...form.field('email')}
                label={t('business.email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                required
              />
            </FieldRow>
            <TextareaField
              {...form.field('comment')}
              label={t('business.comment')}
              hint={t('business.commentHint')}
              rows={4}
              maxLength={LONGEST_NEED}
              required
            />
            <Checkbox
              {...form.box('consent')}
              label={
                <>
                  {t('business.consent')}{' '}
                  <a className="link" href={localePath('/privacy', locale)} target="_blank" rel="noopener">
                    {t('ask.privacy')}
                  </a>
                </>
              }
            />
            {/* Not for people: programs fill in whatever they find. */}
            <label hidden>
              {t('ask.website')}
              <input name="website" tabIndex={-1} autoComplete="off" />
            </label>
          </Form>
        </>
      ) : (
        // The form has gone with the focus in it: what became of it takes the focus.
        <div tabIndex={-1} ref={(box) => box?.focus()}>
          <Notice look="good" role="status" title={t('business.sent')}>
            {t('business.willAnswer', { email: sentTo })}
          </Notice>
        </div>
      )}
    </Panel>
  );
}
