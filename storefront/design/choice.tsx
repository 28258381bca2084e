import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field.tsx';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** A box that stands beside what it chooses has none, and an `aria-label` instead. */
  label?: ReactNode;
  /** At the end of the line: a count, a price, a date. */
  note?: ReactNode;
  /** A second line under the label. */
  detail?: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

export function Checkbox(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" look="line" />;
}

export function Radio(props: ChoiceProps) {
  return <Choice {...props} type="radio" look="line" />;
}

/** On or off at once, without a button to confirm. */
export function Switch(props: ChoiceProps) {
  return <Choice {...props} type="checkbox" role="switch" look="switch" />;
}

/** A radio button with a frame around it: a way of delivery, an address. */
export function ChoiceCard(props: ChoiceProps) {
  return <Choice {...props} type="radio" look="card" />;
}

/** The choices of one question under its name. */
export function ChoiceGroup({
  legend,
  children,
  error,
  isLegendHidden = false,
  className,
}: ChoiceGroupProps) {
  const errorId = useId();
  return (
    <fieldset
      className={classNames(styles.group, className)}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className={isLegendHidden ? 'visually-hidden' : styles.legend}>{legend}</legend>
      {children}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </fieldset>
  );
}

interface ChoiceGroupProps {
  legend: ReactNode;
  isLegendHidden?: boolean;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

type Kind = { type: 'checkbox' | 'radio'; look: 'line' | 'switch' | 'card' };

function Choice({ label, note, detail, error, className, look, ...input }: ChoiceProps & Kind) {
  const id = useId();
  const detailId = detail === undefined ? undefined : `${id}-detail`;
  const errorId = error === undefined ? undefined : `${id}-error`;
  const row = (
    <label className={classNames(styles.choice, className)} data-look={look === 'line' ? undefined : look}>
      <input
        {...input}
        aria-describedby={classNames(errorId, detailId) || undefined}
        aria-invalid={error === undefined ? undefined : true}
      />
      {label === undefined ? null : (
        <span>
          {label}
          {detail === undefined ? null : (
            <span className={styles.detail} id={detailId}>
              {detail}
            </span>
          )}
        </span>
      )}
      {note === undefined ? null : <small>{note}</small>}
    </label>
  );
  // The box stays the same element whether there is an error or not: another one would forget that it was ticked.
  return (
    <>
      {row}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </>
  );
}
