import type { InputHTMLAttributes, MouseEvent, ReactNode } from 'react';
import styles from './chip.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface RemovableChipProps {
  children: ReactNode;
  /** What a press does, in words: «Убрать фильтр: 8 мм». */
  label: string;
  /** An address without this filter, so that it works without scripts too. */
  href?: string | undefined;
  onRemove?: ((event: MouseEvent) => void) | undefined;
}

/** An applied filter: the whole chip takes it off. */
export function RemovableChip({ children, label, href, onRemove }: RemovableChipProps) {
  const content = (
    <>
      {children}
      <Icon name="close" size={16} />
    </>
  );
  if (href !== undefined) {
    return (
      <a
        className={classNames(styles.chip, styles.removable)}
        href={href}
        rel="nofollow"
        aria-label={label}
        onClick={onRemove}
      >
        {content}
      </a>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.chip, styles.removable)}
      aria-label={label}
      onClick={onRemove}
    >
      {content}
    </button>
  );
}

interface ChoiceChipProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  type?: 'radio' | 'checkbox';
  children: ReactNode;
  /** A second line: how many goods there are. */
  note?: ReactNode;
}

/** One of a few choices side by side. Put several in a ChoiceGroup. */
export function ChoiceChip({ type = 'radio', children, note, className, ...input }: ChoiceChipProps) {
  return (
    <label className={classNames(styles.chip, styles.choice, className)}>
      <input {...input} className={classNames('visually-hidden', styles.input)} type={type} />
      <span className={styles.word}>{children}</span>
      {note === undefined ? null : <span className={styles.note}>{note}</span>}
    </label>
  );
}

/** A short way to another page: a brand, a popular search. */
export function LinkChip({
  href,
  children,
  isCurrent = false,
}: {
  href: string;
  children: ReactNode;
  isCurrent?: boolean;
}) {
  return (
    <a
      className={classNames(styles.chip, styles.link)}
      href={href}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </a>
  );
}
