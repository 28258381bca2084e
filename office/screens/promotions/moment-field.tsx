import { useState } from 'react';
import { almatyDate, almatyTime } from '#domain/time.ts';
import { DateField } from '../../design/date-field.tsx';
import { TextField } from '../../design/field.tsx';
import { useWords } from '../../i18n/words.ts';
import styles from './builder.module.css';
import { toMoment } from './draft-values.ts';

interface MomentFieldProps {
  label: string;
  /** Null: without end. */
  value: string | null;
  /** Of an end: the last second of the minute. */
  isEnd?: boolean;
  onChange: (value: string | null) => void;
}

const CLOCK = /^([01]\d|2[0-3]):[0-5]\d$/;

/** A day and an hour by the one clock of the country. */
export function MomentField({ label, value, isEnd = false, onChange }: MomentFieldProps) {
  const { t } = useWords();
  /** Null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const day = value === null ? '' : almatyDate(value);
  const clock = value === null ? '' : almatyTime(value);
  const put = (nextDay: string, nextClock: string) =>
    onChange(nextDay === '' ? null : toMoment(nextDay, `${nextClock}:${isEnd ? '59' : '00'}`));
  const usual = isEnd ? '23:59' : '00:00';
  return (
    <div className={styles.when}>
      <DateField
        label={label}
        value={day}
        onChange={(next) => {
          // A beginning there must be: what is half typed leaves the one that was.
          if (next !== '' || isEnd) put(next, clock || usual);
        }}
      />
      <TextField
        label={t('schedule.time')}
        inputMode="numeric"
        maxLength={5}
        placeholder={usual}
        value={typed ?? clock}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          if (CLOCK.test(currentTarget.value) && day !== '') put(day, currentTarget.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}
