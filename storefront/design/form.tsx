import type { ReactNode } from 'react';
import { useWords } from '../i18n/locale-context.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './form.module.css';
import type { FormValues } from './form-draft.ts';
import { focusField } from './form-values.ts';
import { Notice } from './notice.tsx';
import type { FormState } from './use-form.ts';

interface FormProps<V extends FormValues> {
  form: FormState<V>;
  /** What the button does: «Сохранить адрес». */
  submit: ReactNode;
  /** danger: what it does cannot be undone by the next press. */
  look?: 'primary' | 'danger';
  /** Other ways on, beside the button. */
  actions?: ReactNode;
  /** The button takes the whole width, as in a narrow dialogue. */
  isWide?: boolean;
  label?: string;
  className?: string | undefined;
  /** Where a browser without the script sends it: its fields are named as the call has them. */
  plainAction?: string;
  children: ReactNode;
}

/** The frame of every form: the summary of what is wrong, one column of fields, the button that sends it. */
export function Form<V extends FormValues>({
  form,
  submit,
  look = 'primary',
  actions,
  isWide = false,
  label,
  className,
  plainAction,
  children,
}: FormProps<V>) {
  const { t } = useWords();
  return (
    <form
      ref={form.ref}
      className={classNames(styles.form, className)}
      aria-label={label}
      {...(plainAction === undefined ? {} : { method: 'post', action: plainAction })}
      onSubmit={form.submit}
      onInput={form.onInput}
      onBlur={form.onBlur}
      // The browser's own bubbles speak its language, not the page's.
      noValidate
    >
      <ErrorSummary
        faults={form.faults}
        failure={form.failure}
        refusals={form.refusals}
        onGoTo={(name) => form.ref.current && focusField(form.ref.current, name)}
      />
      {form.isRestored ? (
        <Notice
          look="changed"
          role="status"
          action={
            <Button look="quiet" size={36} onClick={form.startOver}>
              {t('form.startOver')}
            </Button>
          }
        >
          {t('form.restored')}
        </Notice>
      ) : null}
      {children}
      <div className={styles.actions}>
        <Button type="submit" look={look} size={48} isWide={isWide} isLoading={form.isSending}>
          {submit}
        </Button>
        {actions}
      </div>
    </form>
  );
}

interface FieldRowProps {
  children: ReactNode;
  isHidden?: boolean;
  /** With long labels: one beneath the other on a phone. */
  isWide?: boolean;
}

/** Short fields that belong together, side by side where there is room. */
export function FieldRow({ children, isHidden = false, isWide = false }: FieldRowProps) {
  return (
    <div className={styles.row} hidden={isHidden} data-wide={isWide || undefined}>
      {children}
    </div>
  );
}

/** Fields of one question under its name. */
export function FieldGroup({ legend, children }: { legend: ReactNode; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      {children}
    </fieldset>
  );
}
