import { useState } from 'react';
import type { OfficeSlotDay } from '#contract/office/shop-rules.ts';
import { sayDay } from '#domain/office/spans.ts';
import { withoutNew } from '../../changes/edits.ts';
import { useFieldWords } from '../../changes/office-words.ts';
import { Button } from '../../design/button.tsx';
import { DateField } from '../../design/date-field.tsx';
import { toFigure } from '../../design/figure-field.ts';
import { Empty } from '../../design/states.tsx';
import table from '../../design/table.module.css';
import { useWords } from '../../i18n/words.ts';
import { CitySelect, type NamedCity } from './city-select.tsx';
import { type EditedRow, type Editing, editOf, listFilled, shownIn, withAdded } from './editing.ts';
import styles from './hours.module.css';

const SUBJECT = 'slot_day';
type Day = Omit<OfficeSlotDay, 'id'>;
const EMPTY: Day = {
  city_id: null,
  day: '',
  is_closed: true,
  capacity_orders: null,
  capacity_kg: null,
  note: '',
  is_active: true,
};

interface SlotDaysProps extends Editing {
  days: readonly OfficeSlotDay[];
  cities: readonly NamedCity[];
}

/** Closed days, holidays, and days on which each span carries more or less than usual. */
export function SlotDays({ days, cities, edits, onEdit }: SlotDaysProps) {
  const { t } = useWords();
  const [day, setDay] = useState('');
  const rows = withAdded(SUBJECT, days, edits, EMPTY);
  const add = () => {
    const newKey = `day-${crypto.randomUUID()}`;
    const row = { key: newKey, id: null, newKey, stored: EMPTY };
    const label = `${t('slotDays.new')} ${sayDay(day)}`;
    onEdit?.((before) =>
      listFilled({ ...EMPTY, day }).reduce(
        (all, [field, to]) => editOf(SUBJECT, row, field as keyof Day, to, label)(all),
        before,
      ),
    );
    setDay('');
  };
  return (
    <>
      {rows.length === 0 ? (
        <Empty icon="calendar" title={t('slotDays.none')} />
      ) : (
        <table className={table.table}>
          <thead>
            <tr>
              {(['day', 'city_id', 'is_closed', 'capacity_orders', 'capacity_kg', 'note'] as const).map(
                (field) => (
                  <th key={field}>{t(`field.slot_day.${field}`)}</th>
                ),
              )}
              <th>
                <span className="visually-hidden">{t('acts')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <DayRow key={row.key} row={row} cities={cities} edits={edits} onEdit={onEdit} />
            ))}
          </tbody>
        </table>
      )}
      {onEdit === null ? null : (
        <div className={styles.foot}>
          <DateField label={t('field.slot_day.day')} value={day} onChange={setDay} />
          <Button look="plain" icon="plus" whyNot={day === '' ? t('slotDays.dayNeeded') : null} onClick={add}>
            {t('slotDays.add')}
          </Button>
        </div>
      )}
    </>
  );
}

interface DayRowProps extends Editing {
  row: EditedRow<Day>;
  cities: readonly NamedCity[];
}

function DayRow({ row, cities, edits, onEdit }: DayRowProps) {
  const { t } = useWords();
  const sayField = useFieldWords();
  const shown = <K extends keyof Day & string>(field: K) => shownIn(edits, SUBJECT, row, field);
  const name = sayDay(shown('day'));
  const edit = (field: keyof Day & string, to: string | number | boolean | null) =>
    onEdit?.(editOf(SUBJECT, row, field, to, `${name}: ${sayField(SUBJECT, field)}`));
  const isOff = onEdit === null || !shown('is_active');
  const figure = (field: 'capacity_orders' | 'capacity_kg') => (
    <td data-label={sayField(SUBJECT, field)}>
      <input
        className={styles.cell}
        inputMode="numeric"
        placeholder={t('slotDays.usual')}
        aria-label={`${name}: ${sayField(SUBJECT, field)}`}
        value={String(shown(field) ?? '')}
        disabled={isOff || shown('is_closed')}
        onChange={(event) => edit(field, toFigure(event.currentTarget.value))}
      />
    </td>
  );
  return (
    <tr data-off={!shown('is_active') || undefined}>
      <td className="tabular">
        <b>{name}</b>
      </td>
      <td data-label={sayField(SUBJECT, 'city_id')}>
        <CitySelect
          label={`${name}: ${sayField(SUBJECT, 'city_id')}`}
          cities={cities}
          value={shown('city_id')}
          isOff={isOff}
          onChange={(to) => edit('city_id', to)}
        />
      </td>
      <td data-label={sayField(SUBJECT, 'is_closed')}>
        <input
          type="checkbox"
          className={styles.box}
          aria-label={`${name}: ${sayField(SUBJECT, 'is_closed')}`}
          checked={shown('is_closed')}
          disabled={isOff}
          onChange={(event) => edit('is_closed', event.currentTarget.checked)}
        />
      </td>
      {figure('capacity_orders')}
      {figure('capacity_kg')}
      <td data-label={sayField(SUBJECT, 'note')}>
        <input
          className={styles.note}
          aria-label={`${name}: ${sayField(SUBJECT, 'note')}`}
          value={shown('note')}
          maxLength={200}
          disabled={isOff}
          onChange={(event) => edit('note', event.currentTarget.value)}
        />
      </td>
      <td className={styles.act}>
        {onEdit === null ? null : (
          <Button
            look="plain"
            size="small"
            onClick={() => {
              const { newKey } = row;
              if (newKey !== undefined) onEdit((before) => withoutNew(before, newKey));
              else edit('is_active', !shown('is_active'));
            }}
          >
            {t(shown('is_active') ? 'hours.takeAway' : 'hours.bringBack')}
          </Button>
        )}
      </td>
    </tr>
  );
}
