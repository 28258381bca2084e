import { useState } from 'react';
import type { Change } from '#contract/office/changes.ts';
import type { SlotWeekDay } from '#contract/office/delivery-calendar.ts';
import { formatDate } from '#domain/time.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Checkbox, TextField } from '../../design/field.tsx';
import { Note } from '../../design/note.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';
import { isWholeOrEmpty, toFigure } from './figures.ts';

interface DayDialogProps {
  day: SlotWeekDay;
  city: { id: number; name: string };
  whyNot: string | null;
  isBusy: boolean;
  onSave: (items: Change[]) => void;
  onClose: () => void;
}

/** A day unlike others: closed, or carrying more or less. Orders that have an hour keep it. */
export function DayDialog({ day, city, whyNot, isBusy, onSave, onClose }: DayDialogProps) {
  const { t, locale } = useWords();
  // What was said of all cities stays: of this one something of its own is said.
  const own = day.said?.isOfCity ? day.said : null;
  const [isClosed, setClosed] = useState(day.said?.isClosed ?? false);
  const [orders, setOrders] = useState(String(day.said?.capacityOrders ?? ''));
  const [kg, setKg] = useState(String(day.said?.capacityKg ?? ''));
  const [note, setNote] = useState(day.said?.note ?? '');
  const taken = day.spans.reduce((sum, { takenOrders }) => sum + takenOrders, 0);
  const isWhole = isWholeOrEmpty(orders) && isWholeOrEmpty(kg);

  function save(): void {
    const wanted = {
      is_closed: isClosed,
      capacity_orders: toFigure(orders),
      capacity_kg: toFigure(kg),
      note: note.trim(),
    };
    if (own) {
      const before = {
        is_closed: own.isClosed,
        capacity_orders: own.capacityOrders,
        capacity_kg: own.capacityKg,
        note: own.note,
      };
      const fields = (Object.keys(wanted) as (keyof typeof wanted)[]).filter(
        (field) => wanted[field] !== before[field],
      );
      if (fields.length === 0) onClose();
      else
        onSave(
          fields.map((field) => ({
            subject: 'slot_day',
            id: own.id,
            field,
            from: before[field],
            to: wanted[field],
          })),
        );
    } else
      onSave(
        Object.entries({ city_id: city.id, day: day.date, ...wanted }).map(([field, to]) => ({
          subject: 'slot_day',
          id: null,
          newKey: day.date,
          field,
          from: null,
          to,
        })),
      );
  }

  return (
    <Dialog
      title={`${city.name}, ${formatDate(day.date, locale)}`}
      size="narrow"
      onClose={onClose}
      footer={
        <Button isBusy={isBusy} whyNot={whyNot ?? (isWhole ? null : t('stock.whole'))} onClick={save}>
          {t('stock.save')}
        </Button>
      }
    >
      <div className={page.form}>
        {taken > 0 ? <Note tone="warn">{t('slots.takenStay', { count: taken })}</Note> : null}
        <Checkbox
          label={t('slots.isClosed')}
          checked={isClosed}
          onChange={(event) => setClosed(event.target.checked)}
        />
        {isClosed ? null : (
          <>
            <TextField
              label={t('slots.capacityOrders')}
              hint={t('slots.asUsual')}
              inputMode="numeric"
              value={orders}
              onChange={(event) => setOrders(event.target.value)}
            />
            <TextField
              label={t('slots.capacityKg')}
              hint={t('slots.asUsual')}
              inputMode="numeric"
              value={kg}
              onChange={(event) => setKg(event.target.value)}
            />
          </>
        )}
        <TextField
          label={t('slots.note')}
          maxLength={200}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
