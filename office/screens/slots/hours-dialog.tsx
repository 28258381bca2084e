import { useState } from 'react';
import type { Change } from '#contract/office/changes.ts';
import type { Answer } from '../../calls/office-api.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { Checkbox, SelectField, TextField } from '../../design/field.tsx';
import page from '../../design/page.module.css';
import { useWords } from '../../i18n/words.ts';

export type HoursRow = Answer<'GET /office/api/v1/delivery/slots/'>['data']['templates'][number];

interface HoursDialogProps {
  /** Null: a new span. */
  row: HoursRow | null;
  city: { id: number; name: string };
  isBusy: boolean;
  onSave: (items: Change[]) => void;
  onClose: () => void;
}

const HOURS = Array.from({ length: 24 }, (_none, hour) => `${String(hour).padStart(2, '0')}:00`);

/** One span of a day. A city or a weekday that has its own spans has those alone. */
export function HoursDialog({ row, city, isBusy, onSave, onClose }: HoursDialogProps) {
  const { t } = useWords();
  const [values, setValues] = useState({
    city_id: row?.city_id ?? null,
    weekday: row?.weekday ?? null,
    starts: row?.starts ?? '09:00',
    ends: row?.ends ?? '13:00',
    capacity_orders: row?.capacity_orders ?? 30,
    capacity_kg: row?.capacity_kg ?? 12_000,
    is_active: row?.is_active ?? true,
  });
  const put = (part: Partial<typeof values>) => setValues({ ...values, ...part });
  const toCount = (typed: string) => Number(typed.replace(/\D/g, ''));

  function save(): void {
    const fields = Object.entries(values).filter(
      ([field, to]) => row === null || row[field as keyof typeof values] !== to,
    );
    if (fields.length === 0) onClose();
    else
      onSave(
        fields.map(([field, to]) => ({
          subject: 'slot_template',
          id: row?.id ?? null,
          ...(row === null ? { newKey: 'new' } : {}),
          field,
          from: row === null ? null : row[field as keyof typeof values],
          to,
        })),
      );
  }

  return (
    <Dialog
      title={t(row === null ? 'slots.add' : 'slots.edit')}
      size="narrow"
      onClose={onClose}
      footer={
        <Button
          isBusy={isBusy}
          whyNot={values.ends > values.starts ? null : t('slots.wrongSpan')}
          onClick={save}
        >
          {t('stock.save')}
        </Button>
      }
    >
      <div className={page.form}>
        <SelectField
          label={t('slots.where')}
          value={values.city_id === null ? '' : 'city'}
          onChange={(event) => put({ city_id: event.target.value === '' ? null : city.id })}
        >
          <option value="">{t('slots.everywhere')}</option>
          <option value="city">{city.name}</option>
        </SelectField>
        <SelectField
          label={t('slots.when')}
          value={values.weekday ?? ''}
          onChange={(event) =>
            put({ weekday: event.target.value === '' ? null : Number(event.target.value) })
          }
        >
          <option value="">{t('slots.everyDay')}</option>
          {t('slots.weekdays')
            .split('|')
            .map((name, at) => (
              <option key={name} value={at + 1}>
                {name}
              </option>
            ))}
        </SelectField>
        <SelectField
          label={t('slots.starts')}
          value={values.starts}
          onChange={(event) => put({ starts: event.target.value })}
        >
          {HOURS.map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </SelectField>
        <SelectField
          label={t('slots.ends')}
          value={values.ends}
          onChange={(event) => put({ ends: event.target.value })}
        >
          {[...HOURS.slice(1), '23:59'].map((hour) => (
            <option key={hour}>{hour}</option>
          ))}
        </SelectField>
        <TextField
          label={t('slots.capacityOrders')}
          inputMode="numeric"
          value={values.capacity_orders}
          onChange={(event) => put({ capacity_orders: toCount(event.target.value) })}
        />
        <TextField
          label={t('slots.capacityKg')}
          inputMode="numeric"
          value={values.capacity_kg}
          onChange={(event) => put({ capacity_kg: toCount(event.target.value) })}
        />
        <Checkbox
          label={t('slots.isActive')}
          checked={values.is_active}
          onChange={(event) => put({ is_active: event.target.checked })}
        />
      </div>
    </Dialog>
  );
}
