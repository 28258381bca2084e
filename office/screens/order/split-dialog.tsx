/** Some of the goods at another hour: how many of each line, and when. Money and stock stay as they are. */
import { useState } from 'react';
import type { OfficeOrder } from '#contract/office/order-page.ts';
import { findSplitFault, restOf } from '#domain/orders/parts.ts';
import { useAct, useCall } from '../../calls/use-call.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { SelectField, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { Answered, sayFailure } from '../../design/states.tsx';
import { useWords } from '../../i18n/words.ts';
import { toasts } from '../../notices/toasts.ts';
import { sayPromised } from '../../orders/say-order.ts';
import { RENEWS } from './order-calls.ts';

export function SplitDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const words = useWords();
  const { t } = words;
  const params = { id: String(order.id) };
  const hours = useCall('GET /office/api/v1/orders/{id}/parts/', { params });
  const split = useAct('POST /office/api/v1/orders/{id}/parts/', RENEWS);
  const [slotId, setSlotId] = useState('');
  const [counts, setCounts] = useState<Readonly<Record<number, number>>>({});
  const lines = order.items.map(({ id, count }) => ({ line: id, count }));
  const rest = restOf(
    lines,
    order.delivery.parts.map(({ items }) => ({
      lines: items.map(({ id, count }) => ({ line: id, count })),
    })),
  );
  const wanted = Object.entries(counts).map(([line, count]) => ({ line: Number(line), count }));
  const fault = findSplitFault(rest, wanted);
  const whyNot = fault ? t(`parts.fault.${fault}`) : slotId === '' ? t('parts.needHour') : null;
  return (
    <Dialog
      title={t('parts.split')}
      lead={t('parts.lead')}
      onClose={onClose}
      footer={
        <Button
          isBusy={split.isPending}
          whyNot={whyNot}
          onClick={() =>
            split.mutate(
              { params, body: { slotId, lines: wanted } },
              {
                onSuccess: () => {
                  toasts.show(t('parts.done'));
                  onClose();
                },
              },
            )
          }
        >
          {t('parts.split')}
        </Button>
      }
    >
      {split.error ? <Note tone="bad">{sayFailure(split.error, t('state.noAnswer'))}</Note> : null}
      <div className={page.form}>
        {rest
          .filter(({ count }) => count > 0)
          .map(({ line, count }) => {
            const item = order.items.find(({ id }) => id === line);
            return (
              <TextField
                key={line}
                label={item?.name ?? ''}
                hint={t('parts.of', { count, unit: item?.unit ?? '' })}
                type="number"
                inputMode="numeric"
                min={0}
                max={count}
                step={1}
                value={String(counts[line] ?? 0)}
                onChange={(event) =>
                  setCounts({ ...counts, [line]: Math.max(0, Math.trunc(Number(event.currentTarget.value))) })
                }
              />
            );
          })}
        <Answered of={hours}>
          {({ data }) => (
            <SelectField
              label={t('parts.hour')}
              value={slotId}
              onChange={(event) => setSlotId(event.currentTarget.value)}
            >
              <option value="">{t('parts.choose')}</option>
              {data.map((slot) => (
                <option key={slot.id} value={slot.id}>
                  {sayPromised(slot, words)}
                </option>
              ))}
            </SelectField>
          )}
        </Answered>
      </div>
    </Dialog>
  );
}
