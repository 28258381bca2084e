import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react';
import styles from './field.module.css';
import { Field, type FieldProps } from './field.tsx';
import { Icon, type IconName } from './icon.tsx';

interface BoxProps extends FieldProps {
  icon?: IconName | undefined;
  /** Words inside the box before and after the value: «от», «м²». */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A control that belongs to the box and reaches its edge: the search button, show password. */
  end?: ReactNode;
  size?: 36 | 44 | 48;
}

export type TextFieldProps = BoxProps & { ref?: Ref<HTMLInputElement> } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    'size' | 'prefix'
  >;

export function TextField({
  label,
  isLabelHidden = false,
  hint,
  error,
  note,
  className,
  id,
  icon,
  prefix,
  suffix,
  end,
  size = 44,
  type = 'text',
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, note, className, id }}>
      {(control) => (
        <span className={styles.box} data-size={size === 44 ? undefined : size}>
          {icon ? (
            <span className={styles.affix}>
              <Icon name={icon} size={20} />
            </span>
          ) : null}
          {prefix === undefined ? null : <span className={styles.affix}>{prefix}</span>}
          <input {...input} {...control} type={type} className={styles.input} />
          {suffix === undefined ? null : <span className={styles.affix}>{suffix}</span>}
          {end === undefined ? null : <span className={styles.end}>{end}</span>}
        </span>
      )}
    </Field>
  );
}

type TextareaFieldProps = FieldProps & {
  ref?: Ref<HTMLTextAreaElement>;
} & TextareaHTMLAttributes<HTMLTextAreaElement>;

export function TextareaField({
  label,
  isLabelHidden = false,
  hint,
  error,
  note,
  className,
  id,
  ...textarea
}: TextareaFieldProps) {
  return (
    <Field {...{ label, isLabelHidden, hint, error, note, className, id }}>
      {(control) => (
        <span className={styles.box}>
          <textarea {...textarea} {...control} className={styles.input} />
        </span>
      )}
    </Field>
  );
}
