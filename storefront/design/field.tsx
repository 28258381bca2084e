import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Icon } from './icon.tsx';

export interface FieldProps {
  label: ReactNode;
  /** The label is only read out, where the place says the same to the eye (a search line, a table cell). */
  isLabelHidden?: boolean;
  hint?: ReactNode;
  /** What to do about it, not what is wrong alone. */
  error?: string | undefined;
  /** Stands after the label: «необязательно». */
  note?: string | undefined;
  className?: string | undefined;
}

interface ControlIds {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The frame of every field: label above, hint and error below, tied to the control by their ids. */
export function Field({
  label,
  isLabelHidden = false,
  hint,
  error,
  note,
  className,
  id: givenId,
  children,
}: FieldProps & { id?: string | undefined; children: (control: ControlIds) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={isLabelHidden ? 'visually-hidden' : styles.label} htmlFor={id}>
        {label}
        {note === undefined ? null : <span className={styles.note}> {note}</span>}
      </label>
      {children({
        id,
        'aria-describedby': classNames(errorId, hintId) || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
      {hint === undefined ? null : (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <Icon name="error" size={18} />
      <span>{children}</span>
    </p>
  );
}
