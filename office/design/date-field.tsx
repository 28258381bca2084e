import { useRef, useState } from 'react';
import { parseDay, sayDay } from '#domain/office/spans.ts';
import { Icon } from '#storefront/design/icon.tsx';
import { useWords } from '../i18n/words.ts';
import styles from './date-field.module.css';
import { TextField } from './field.tsx';

interface DateFieldProps {
  label: string;
  /** `2026-11-17`, or empty. */
  value: string;
  min?: string;
  /** Empty when what is typed is no day. */
  onChange: (day: string) => void;
}

/**
 * A day, typed as people here write it whatever the language of their browser is, or chosen from the browser's calendar: its
 * own field would show months first to whoever has an English one.
 */
export function DateField({ label, value, min, onChange }: DateFieldProps) {
  const { t } = useWords();
  const calendar = useRef<HTMLInputElement>(null);
  /** Null: nothing is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && typed.trim() !== '' && parseDay(typed) === null;
  return (
    <div className={styles.date}>
      <TextField
        label={label}
        inputMode="numeric"
        placeholder={t('day.shape')}
        autoComplete="off"
        value={typed ?? (value === '' ? '' : sayDay(value))}
        error={isWrong && value === '' ? t('day.wrong') : null}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange(parseDay(event.currentTarget.value) ?? '');
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
      <button
        className={styles.open}
        type="button"
        aria-label={t('day.choose', { field: label })}
        onClick={() => calendar.current?.showPicker()}
      >
        <Icon name="calendar" size={18} />
      </button>
      <input
        ref={calendar}
        className={styles.native}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        min={min}
        value={value}
        onChange={(event) => {
          setTyped(null);
          onChange(event.currentTarget.value);
        }}
      />
    </div>
  );
}
