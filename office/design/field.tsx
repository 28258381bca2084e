import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './field.module.css';

interface FieldFrame {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null | undefined;
  /** A mark beside the label: «изменено вами», «нет перевода». */
  mark?: ReactNode;
}

function describe(id: string, { hint, error }: Pick<FieldFrame, 'hint' | 'error'>) {
  const ids = [error ? `${id}-error` : null, hint === undefined ? null : `${id}-hint`].filter(Boolean);
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': ids.join(' ') || undefined };
}

function Frame({ id, label, hint, error, mark, children }: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <div className={styles.top}>
        <label htmlFor={id}>{label}</label>
        {mark}
      </div>
      {children}
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

type TextFieldProps = FieldFrame & ComponentProps<'input'>;

export function TextField({ label, hint, error, mark, ...input }: TextFieldProps) {
  const ownId = useId();
  const id = input.id ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} mark={mark}>
      <input className={styles.input} {...input} id={id} {...describe(id, { hint, error })} />
    </Frame>
  );
}

type TextAreaProps = FieldFrame & ComponentProps<'textarea'>;

export function TextArea({ label, hint, error, mark, ...area }: TextAreaProps) {
  const ownId = useId();
  const id = area.id ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} mark={mark}>
      <textarea className={styles.area} {...area} id={id} {...describe(id, { hint, error })} />
    </Frame>
  );
}

type SelectFieldProps = FieldFrame & ComponentProps<'select'>;

export function SelectField({ label, hint, error, mark, ...select }: SelectFieldProps) {
  const ownId = useId();
  const id = select.id ?? ownId;
  return (
    <Frame id={id} label={label} hint={hint} error={error} mark={mark}>
      <select className={styles.input} {...select} id={id} {...describe(id, { hint, error })} />
    </Frame>
  );
}

export function Checkbox({
  label,
  hint,
  ...input
}: Pick<FieldFrame, 'label' | 'hint'> & ComponentProps<'input'>) {
  return (
    <label className={styles.check}>
      <input type="checkbox" {...input} />
      <span>
        {label}
        {hint === undefined ? null : <small className={styles.hint}>{hint}</small>}
      </span>
    </label>
  );
}
