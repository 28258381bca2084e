import { useId, useState } from 'react';
import type { Receipt } from '#contract/receipts.ts';
import { parseEmail } from '#domain/email.ts';
import { formatTenge } from '#domain/money.ts';
import { browserApi } from '../../api-client.ts';
import { Button } from '../../design/button.tsx';
import { Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './receipt-actions.module.css';

interface ReceiptActionsProps {
  id: string;
  receipt: Receipt;
  /** Of the reader, to be mended if another is meant. */
  email: string;
}

export function ReceiptActions({ id, receipt, email }: ReceiptActionsProps) {
  const { t, locale } = useWords();
  const [isAsking, setIsAsking] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const formId = useId();
  const words = t('receipt.message', { number: String(receipt.number), sum: formatTenge(receipt.total) });
  return (
    <div className={styles.actions}>
      <div className={styles.main}>
        <Button isWide icon="print" onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
        <Button
          isWide
          look="secondary"
          icon="download"
          href={`/api/v1/receipts/${id}/pdf/?lang=${locale}`}
          download={`receipt-${id}.pdf`}
        >
          PDF
        </Button>
      </div>
      <p className={styles.ways}>
        <button
          type="button"
          className="link"
          aria-expanded={isAsking}
          aria-controls={formId}
          onClick={() => setIsAsking(!isAsking)}
        >
          {t('receipt.byMail')}
        </button>{' '}
        <a
          className="link"
          href={`https://wa.me/?text=${encodeURIComponent(`${words} ${receipt.qr}`)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t('receipt.byWhatsApp')}
        </a>
      </p>
      {sentTo === null ? null : (
        <Notice look="good" role="status">
          {t('receipt.sent', { email: sentTo })}
        </Notice>
      )}
      <div id={formId} hidden={!isAsking}>
        {isAsking ? (
          <MailForm
            id={id}
            email={email}
            onSent={(to) => {
              setSentTo(to);
              setIsAsking(false);
            }}
          />
        ) : null}
      </div>
    </div>
  );
}

function MailForm({ id, email, onSent }: { id: string; email: string; onSent: (email: string) => void }) {
  const { t, locale } = useWords();
  const form = useForm({
    values: { email },
    check: (values) => (parseEmail(values.email) === null ? { email: t('receipt.badEmail') } : {}),
    send: (body) =>
      browserApi(locale)('POST /api/v1/receipts/{id}/send/', {
        params: { id },
        body,
      }),
    onSent: (_answer, values) => onSent(values.email),
  });
  return (
    <Form form={form} submit={t('receipt.send')}>
      <TextField {...form.field('email')} label={t('receipt.email')} type="email" autoComplete="email" />
    </Form>
  );
}
