import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
}

type SelectFieldProps = FieldProps & {
  options: readonly SelectOption[];
  size?: 36 | 44 | 48;
  /** Seen instead of the chosen option's words, where they stand beside it already. */
  face?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
} & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'size'>;

/** The browser's own list: it opens the phone's wheel and knows every key. */
export function SelectField({
  label,
  isLabelHidden = false,
  hint,
  error,
  note,
  className,
  id,
  options,
  size = 44,
  face,
  required = false,
  ...select
}: SelectFieldProps) {
  // Where the first is a choice already, something is always chosen: HTML has nothing to demand.
  const asksFirst = options[0]?.value === '';
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      error={error}
      note={note}
      className={className}
      id={id}
    >
      {(control) => (
        <span
          className={classNames(styles.box, styles.select, face !== undefined && styles.faced)}
          data-size={size === 44 ? undefined : size}
        >
          {face === undefined ? null : (
            <span className={styles.face} aria-hidden="true">
              {face}
            </span>
          )}
          <select {...select} {...control} required={required && asksFirst} className={styles.input}>
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" size={20} className={styles.chevron} />
        </span>
      )}
    </Field>
  );
}
