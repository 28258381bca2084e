/** For who has no card: a new one in a press, or the plastic one from a store by its number and code. */

import { isClubCardNumber } from '#domain/gtin.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { Panel } from '../../design/panel.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import { useRevalidator } from '../../router/hooks.ts';
import { useCardCall } from './card-call.ts';
import styles from './new-card.module.css';

const CALL = 'POST /api/v1/loyalty/card/';

/** A blocked card is replaced by a new number only: its points are the account's already. */
export function NewCard({ isReplacement = false }: { isReplacement?: boolean }) {
  const { t } = useWords();
  const issue = useCardCall();
  return (
    <div className={styles.ways}>
      <Panel as="section" look="money" className={styles.way} aria-labelledby="card-issue">
        <h2 className={styles.title} id="card-issue">
          {t(isReplacement ? 'clubcard.replace.title' : 'clubcard.issue.title')}
        </h2>
        <p className={styles.lead}>{t(isReplacement ? 'clubcard.replace.text' : 'clubcard.issue.text')}</p>
        {issue.failure === null ? null : (
          <Notice look="blocked" role="alert">
            {issue.failure.message}
          </Notice>
        )}
        <Button
          size={48}
          icon="club-card"
          isLoading={issue.isSending}
          onClick={() => void issue.send(CALL, {})}
        >
          {t('clubcard.issue.submit')}
        </Button>
      </Panel>
      {isReplacement ? null : <AttachForm />}
    </div>
  );
}

function AttachForm() {
  const { t, locale } = useWords();
  const { revalidate } = useRevalidator();
  const form = useForm({
    values: { number: '', code: '' },
    check: ({ number, code }) => ({
      ...(isClubCardNumber(number.replace(/[\s\u00A0-]/g, ''))
        ? {}
        : { number: t('clubcard.attach.badNumber') }),
      ...(code.trim() === '' ? { code: t('clubcard.attach.badCode') } : {}),
    }),
    send: (body, idempotencyKey) => browserApi(locale)(CALL, { body, idempotencyKey }),
    onSent: () => void revalidate(),
  });
  return (
    <Panel as="section" className={styles.way} aria-labelledby="card-attach">
      <h2 className={styles.title} id="card-attach">
        {t('clubcard.attach.title')}
      </h2>
      <p className={styles.lead}>{t('clubcard.attach.text')}</p>
      <Form form={form} submit={t('clubcard.attach.submit')}>
        <TextField
          {...form.field('number')}
          label={t('clubcard.attach.number')}
          hint={t('clubcard.attach.numberHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <TextField
          {...form.field('code')}
          label={t('clubcard.attach.code')}
          hint={t('clubcard.attach.codeHint')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
      </Form>
    </Panel>
  );
}
