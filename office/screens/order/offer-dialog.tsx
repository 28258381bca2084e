import type { OfficeOrder } from '#contract/office/order-page.ts';
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

interface OfferDialogProps {
  orderId: number;
  line: OfficeOrder['items'][number];
  onClose: () => void;
}

/** Another product for a line that cannot be collected. */
export function OfferDialog({ orderId, line, onClose }: OfferDialogProps) {
  const { t } = useWords();
  const offer = useAct('POST /office/api/v1/orders/{id}/replacement/', RENEWS);
  return (
    <Dialog size="narrow" title={t('order.offer')} lead={t('order.offerLead')} onClose={onClose}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          const form = new FormData(event.currentTarget);
          offer.mutate(
            {
              params: { id: String(orderId) },
              body: {
                line: line.id,
                product: String(form.get('product')),
                count: Number(form.get('count')),
                comment: String(form.get('comment')),
              },
            },
            {
              onSuccess: ({ data }) => {
                toasts.show(t('order.offered', { sum: formatTenge(data.sum) }));
                onClose();
              },
            },
          );
        }}
      >
        {offer.error ? <Note tone="bad">{sayFailure(offer.error, t('state.noAnswer'))}</Note> : null}
        <p>{line.name}</p>
        <TextField label={t('order.offerProduct')} name="product" required maxLength={200} data-autofocus />
        <TextField
          label={t('order.count')}
          name="count"
          type="number"
          min={1}
          defaultValue={line.count}
          required
        />
        <TextField label={t('order.comment')} name="comment" maxLength={500} />
        <div className={page.row}>
          <Button type="submit" isBusy={offer.isPending}>
            {t('order.offer')}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {t('close')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
