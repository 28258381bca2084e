import { useState } from 'react';
import type { OfficeStoreHours } from '#contract/office/shop-rules.ts';
import { parseSpan, sayDay, saySpan } from '#domain/office/spans.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { type Edits, shownOf, withEdit } from '../../changes/edits.ts';
import { Button } from '../../design/button.tsx';
import { DateField } from '../../design/date-field.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './hours.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export const STORE_FIELDS = [...WEEKDAYS.map((day) => `hours_${day}`), 'holidays'];

interface StoreWeekProps {
  store: OfficeStoreHours;
  name: string;
  edits: Edits;
  onEdit: (change: (edits: Edits) => Edits) => void;
}

/** Seven days and the days unlike others. `9-20` becomes `09:00–20:00` when its field is left; an empty one means closed. */
export function StoreWeek({ store, name, edits, onEdit }: StoreWeekProps) {
  const { t } = useWords();
  const spotOf = (field: string) => ({ subject: 'store', id: store.id, field });
  const edit = (field: string, to: string | string[] | null, label: string) =>
    onEdit((before) =>
      withEdit(before, {
        ...{ ...spotOf(field), from: store.values[field] ?? null, to, label: `${name}: ${label}` },
      }),
    );
  return (
    <div className={styles.week}>
      <div className={styles.days}>
        {WEEKDAYS.map((day) => {
          const field = `hours_${day}`;
          const label = t(`field.store.hours_${day}`);
          const value = shownOf(edits, spotOf(field), (store.values[field] ?? null) as string | null);
          const span = value === null ? null : parseSpan(value);
          return (
            <TextField
              key={day}
              label={label}
              placeholder={t('hours.closed')}
              value={value ?? ''}
              error={value !== null && !span ? t('hours.spanWrong') : null}
              onChange={({ currentTarget }) =>
                edit(field, currentTarget.value === '' ? null : currentTarget.value, label)
              }
              onBlur={() => {
                if (span && saySpan(span) !== value) edit(field, saySpan(span), label);
              }}
            />
          );
        })}
      </div>
      <SpecialDays
        days={shownOf(edits, spotOf('holidays'), (store.values.holidays ?? []) as string[])}
        onChange={(to) => edit('holidays', to, t('field.store.holidays'))}
      />
    </div>
  );
}

interface SpecialDaysProps {
  /** `2027-01-01`, or `2027-03-22 10:00–16:00`. */
  days: readonly string[];
  onChange: (to: string[]) => void;
}

function SpecialDays({ days, onChange }: SpecialDaysProps) {
  const { t } = useWords();
  const [day, setDay] = useState('');
  const [hours, setHours] = useState('');
  const span = parseSpan(hours);
  const spanFault = hours.trim() !== '' && !span ? t('hours.spanWrong') : null;
  return (
    <div className={styles.special}>
      {days.map((each) => {
        const [date = '', open] = each.split(' ');
        return (
          <span key={each} className={styles.chip}>
            {sayDay(date)} {open ?? t('hours.closed')}
            <button
              type="button"
              aria-label={`${t('hours.takeAway')}: ${sayDay(date)}`}
              onClick={() => onChange(days.filter((other) => other !== each))}
            >
              <Icon name="close" size={16} />
            </button>
          </span>
        );
      })}
      <div className={styles.newDay}>
        <DateField label={t('storeHours.add')} value={day} onChange={setDay} />
        <TextField
          label={t('storeHours.open')}
          placeholder={t('hours.closed')}
          value={hours}
          error={spanFault}
          onChange={(event) => setHours(event.currentTarget.value)}
        />
        <Button
          look="plain"
          icon="plus"
          whyNot={day === '' ? t('hours.dayNeeded') : spanFault}
          onClick={() => {
            const rest = days.filter((other) => !other.startsWith(day));
            onChange([...rest, span ? `${day} ${saySpan(span)}` : day].toSorted());
            setDay('');
            setHours('');
          }}
        >
          {t('hours.add')}
        </Button>
      </div>
    </div>
  );
}
