/** Another hour: what is free is shown by the shop's own rules, and what it comes to before it is set. */
import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import type { CallKey } from '../calls/office-api.ts';
import { useAct, useCall } from '../calls/use-call.ts';
import { Button } from '../design/button.tsx';
import { Dialog } from '../design/dialog.tsx';
import { SelectField } from '../design/field.tsx';
import { Note } from '../design/note.tsx';
import page from '../design/page.module.css';
import { Answered, sayFailure } from '../design/states.tsx';
import { useWords } from '../i18n/words.ts';
import { toasts } from '../notices/toasts.ts';
import { sayPromised } from './say-order.ts';

interface SlotDialogProps {
  order: Pick<OfficeOrder, 'id' | 'promised'>;
  /** What shows the hour. */
  renews: readonly CallKey[];
  onClose: () => void;
}

export function SlotDialog({ order, renews, onClose }: SlotDialogProps) {
  const words = useWords();
  const { t } = words;
  const params = { id: String(order.id) };
  const offers = useCall('GET /office/api/v1/orders/{id}/edit/', { params });
  const quote = useAct('POST /office/api/v1/orders/{id}/edit/quote/');
  const set = useAct('POST /office/api/v1/orders/{id}/slot/', { renews });
  const [slotId, setSlotId] = useState('');
  const error = set.error ?? quote.error;
  const save = async () => {
    const { data } = await quote.mutateAsync({ params, body: { items: [], slotId } });
    await set.mutateAsync({ params, body: { slotId, revision: data.revision, total: data.to.total } });
    toasts.show(t('order.slotSet'));
    onClose();
  };
  return (
    <Dialog
      size="narrow"
      title={t('order.slot')}
      onClose={onClose}
      footer={
        <Button
          isBusy={quote.isPending || set.isPending}
          whyNot={slotId === '' ? t('whyNot.same') : null}
          // Whatever went wrong is said above.
          onClick={() => void save().catch(() => undefined)}
        >
          {t('save')}
        </Button>
      }
    >
      {error ? <Note tone="bad">{sayFailure(error, t('state.noAnswer'))}</Note> : null}
      <div className={page.form}>
        <Answered of={offers}>
          {({ data }) => (
            <SelectField
              label={t('order.slot')}
              value={slotId}
              onChange={(event) => setSlotId(event.currentTarget.value)}
            >
              <option value="">{order.promised ? sayPromised(order.promised, words) : ''}</option>
              {data.slots.map((slot) => (
                <option key={slot.id} value={slot.id} disabled={!slot.isFree}>
                  {sayPromised(slot, words)}
                  {slot.isFree ? '' : ` · ${t('order.slotTaken')}`}
                </option>
              ))}
            </SelectField>
          )}
        </Answered>
      </div>
    </Dialog>
  );
}
