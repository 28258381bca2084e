import type { OfficeOrder } from '#contract/office/order-page.ts';
import { useAct } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { RENEWS } from './order-calls.ts';

const REASONS = ['no_stock', 'no_contact', 'refused'] as const;

/** What it gives back, and that there is no way back, is said before the press. */
export function CancelDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const { t } = useWords();
  const step = useAct('POST /office/api/v1/orders/{id}/step/', RENEWS);
  return (
    <Dialog
      size="narrow"
      title={t('order.cancelAsk', { number: order.number })}
      lead={t('order.cancelLead')}
      onClose={onClose}
    >
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          const reason = REASONS.find((each) => each === form.get('reason')) ?? 'no_stock';
          step.mutate(
            {
              params: { id: String(order.id) },
              body: { from: order.status, to: 'cancelled', reason, comment: String(form.get('comment')) },
            },
            {
              onSuccess: () => {
                toasts.show(t('order.stepDone', { status: t('orderStatus.cancelled') }));
                onClose();
              },
            },
          );
        }}
      >
        {step.error ? <Note tone="bad">{sayFailure(step.error, t('state.noAnswer'))}</Note> : null}
        <SelectField label={t('order.cancelReason')} name="reason" data-autofocus>
          {REASONS.map((reason) => (
            <option key={reason} value={reason}>
              {t(`cancelReason.${reason}`)}
            </option>
          ))}
        </SelectField>
        <TextField label={t('order.comment')} hint={t('order.commentHint')} name="comment" maxLength={500} />
        <div className={page.row}>
          <Button type="submit" look="danger" isBusy={step.isPending}>
            {t('order.step.cancelled')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
