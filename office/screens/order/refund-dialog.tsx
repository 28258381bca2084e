import { formatTenge } from '#domain/money.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { RENEWS } from './order-calls.ts';

interface RefundDialogProps {
  id: number;
  left: number;
  onClose: () => void;
}

/** Above the limits it is asked for, which is no failure. */
export function RefundDialog({ id, left, onClose }: RefundDialogProps) {
  const { t } = useWords();
  const refund = useAct('POST /office/api/v1/orders/{id}/refund/', RENEWS);
  const isAsked = refund.error?.code === 'office.needs_approval';
  return (
    <Dialog
      size="narrow"
      title={t('order.refund')}
      lead={t('order.refundLead', { left: formatTenge(left) })}
      onClose={onClose}
    >
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          refund.mutate(
            {
              params: { id: String(id) },
              body: { sum: Number(form.get('sum')), reason: String(form.get('reason')) },
            },
            {
              onSuccess: () => {
                toasts.show(t('order.refundDone'));
                onClose();
              },
            },
          );
        }}
      >
        {isAsked ? <Note tone="good">{t('order.asked')}</Note> : null}
        {refund.error && !isAsked ? (
          <Note tone="bad">{sayFailure(refund.error, t('state.noAnswer'))}</Note>
        ) : null}
        <TextField
          label={t('order.refundSum')}
          name="sum"
          type="number"
          inputMode="numeric"
          min={1}
          max={left}
          step={1}
          required
          data-autofocus
        />
        <TextField label={t('order.refundReason')} name="reason" required maxLength={500} />
        <div className={page.row}>
          {isAsked ? null : (
            <Button type="submit" icon="undo" isBusy={refund.isPending}>
              {t('order.refund')}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
