/** Another product for a line that cannot be collected: chosen, quoted, and only then offered to its buyer. */
import { useState } from 'react';
import type { FoundGoods } from '#contract/office/goods.ts';
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
import { GoodsPicker } from '../../orders/goods-picker.tsx';
import { RENEWS } from './order-calls.ts';

interface OfferDialogProps {
  order: OfficeOrder;
  line: OfficeOrder['items'][number];
  onClose: () => void;
}

export function OfferDialog({ order, line, onClose }: OfferDialogProps) {
  const { t } = useWords();
  const [goods, setGoods] = useState<FoundGoods | null>(null);
  const [count, setCount] = useState(line.count);
  const [comment, setComment] = useState('');
  const params = { id: String(order.id) };
  const quote = useAct('POST /office/api/v1/orders/{id}/replacement/quote/');
  const offer = useAct('POST /office/api/v1/orders/{id}/replacement/', RENEWS);
  const shown = quote.data?.data;
  const ask = (product: FoundGoods, wanted: number) =>
    quote.mutate({ params, body: { line: line.id, product: product.productCode, count: wanted } });
  const error = offer.error ?? quote.error;
  return (
    <Dialog title={t('order.offer')} lead={t('order.offerLead')} onClose={onClose}>
      <form
        className={page.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!goods) return;
          offer.mutate(
            { params, body: { line: line.id, product: goods.productCode, count, comment } },
            {
              onSuccess: ({ data }) => {
                toasts.show(t('order.offered', { sum: formatTenge(data.sum) }));
                onClose();
              },
            },
          );
        }}
      >
        {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
        <p>{t('order.offerFor', { name: line.name, count: line.count, unit: line.unit })}</p>
        <GoodsPicker
          label={t('order.offerProduct')}
          city={order.city.code}
          onPick={(picked) => {
            setGoods(picked);
            ask(picked, count);
          }}
        />
        {goods ? (
          <>
            <b>{goods.name}</b>
            <TextField
              label={t('order.count')}
              type="number"
              min={1}
              required
              value={count}
              onChange={(event) => {
                const wanted = Math.max(1, Math.floor(event.currentTarget.valueAsNumber || 1));
                setCount(wanted);
                ask(goods, wanted);
              }}
            />
            {shown ? (
              <Note>
                {t('order.offerSum', {
                  from: formatTenge(shown.from),
                  to: formatTenge(shown.to),
                  shelf: formatTenge(shown.price * shown.count),
                })}
                {shown.back > 0 ? ` ${t('order.offerBack', { sum: formatTenge(shown.back) })}` : ''}
              </Note>
            ) : null}
            <TextField
              label={t('order.comment')}
              hint={t('order.commentHint')}
              maxLength={500}
              value={comment}
              onChange={(event) => setComment(event.currentTarget.value)}
            />
          </>
        ) : null}
        <div className={page.row}>
          <Button
            type="submit"
            isBusy={offer.isPending || quote.isPending}
            whyNot={shown && goods ? null : t('order.offerChoose')}
          >
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
