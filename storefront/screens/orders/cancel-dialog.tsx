import { CANCEL_REASONS, type CancelReason } from '#domain/orders/cancel-reasons.ts';
import { browserApi } from '../../api-client.ts';
import { ChoiceGroup, Radio } from '../../design/choice.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Form } from '../../design/form.tsx';
import { Notice } from '../../design/notice.tsx';
import { TextareaField } from '../../design/text-field.tsx';
import { useForm } from '../../design/use-form.ts';
import { useWords } from '../../i18n/locale-context.tsx';

export interface CancelDialogProps {
  isOpen: boolean;
  onClose: () => void;
  orderId: number;
  number: string;
  /** At once, or by asking the shop. */
  way: 'cancel' | 'request';
  /** There is money to give back. */
  isPaid: boolean;
  onCancelled: () => void;
}

const MOST_COMMENT = 500;

/** Asks for the reason: one of a few, so that the shop can count them. */
export default function CancelDialog({ isOpen, onClose, way, number, ...rest }: CancelDialogProps) {
  const { t } = useWords();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="narrow"
      title={t('cancel.title', { number })}
      lead={t(way === 'cancel' ? 'cancel.atOnce' : 'cancel.byRequest')}
    >
      <CancelForm {...rest} way={way} onClose={onClose} />
    </Dialog>
  );
}

type FormProps = Omit<CancelDialogProps, 'isOpen' | 'number'>;

function CancelForm({ orderId, way, isPaid, onClose, onCancelled }: FormProps) {
  const { t, locale } = useWords();
  const form = useForm({
    values: { reason: '', comment: '' },
    check: ({ reason }) => (reason === '' ? { reason: t('cancel.reasonNeeded') } : {}),
    send: ({ reason, comment }) =>
      browserApi(locale)('POST /api/v1/orders/{orderId}/cancel/', {
        params: { orderId: String(orderId) },
        body: { reason: reason as CancelReason, comment },
      }),
    onSent: () => {
      onCancelled();
      onClose();
    },
  });
  return (
    <Form
      form={form}
      submit={t(way === 'cancel' ? 'cancel.submit' : 'cancel.ask')}
      look={way === 'cancel' ? 'danger' : 'primary'}
      isWide
    >
      <ChoiceGroup legend={t('cancel.reason')} error={form.field('reason').error}>
        {CANCEL_REASONS.map((reason, index) => (
          <Radio
            key={reason}
            name="reason"
            value={reason}
            label={t(`cancelReason.${reason}`)}
            {...(index === 0 ? { 'data-autofocus': true } : {})}
          />
        ))}
      </ChoiceGroup>
      <TextareaField
        label={t('cancel.comment')}
        note={t('form.optional')}
        rows={2}
        maxLength={MOST_COMMENT}
        {...form.field('comment')}
      />
      {isPaid ? <Notice look="good">{t('cancel.refund')}</Notice> : null}
    </Form>
  );
}
