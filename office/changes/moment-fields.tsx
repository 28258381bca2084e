/** The day and the hour of something that is to come, by the clock of the shop. */
import { almatyDate } from '#domain/time.ts';
import { DateField } from '../design/date-field.tsx';
import { TextField } from '../design/field.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './moment-fields.module.css';

export const tomorrow = (): string => almatyDate(new Date(Date.now() + 24 * 60 * 60_000));

interface MomentFieldsProps {
  day: string;
  time: string;
  onDay(day: string): void;
  onTime(time: string): void;
}

export function MomentFields({ day, time, onDay, onTime }: MomentFieldsProps) {
  const { t } = useWords();
  return (
    <>
      <DateField label={t('schedule.at')} value={day} min={almatyDate(new Date())} onChange={onDay} />
      <div className={styles.clock}>
        <TextField
          label={t('schedule.time')}
          inputMode="numeric"
          value={time}
          maxLength={5}
          onChange={(event) => onTime(event.currentTarget.value)}
        />
      </div>
    </>
  );
}
