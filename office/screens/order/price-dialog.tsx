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

export function PriceDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useWords();
  const price = useAct('POST /office/api/v1/orders/{id}/delivery-price/', RENEWS);
  return (
    <Dialog
      size="narrow"
      title={t('order.deliveryPrice')}
      lead={t('order.deliveryPriceLead')}
      onClose={onClose}
    >
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          const sum = Number(new FormData(event.currentTarget).get('sum'));
          price.mutate(
            { params: { id: String(id) }, body: { sum } },
            {
              onSuccess: () => {
                toasts.show(t('order.priced'));
                onClose();
              },
            },
          );
        }}
      >
        {price.error ? <Note tone="bad">{sayFailure(price.error, t('state.noAnswer'))}</Note> : null}
        <TextField
          label={t('order.refundSum')}
          name="sum"
          type="number"
          inputMode="numeric"
          min={0}
          step={1}
          required
          data-autofocus
        />
        <div className={page.row}>
          <Button type="submit" isBusy={price.isPending}>
            {t('save')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
